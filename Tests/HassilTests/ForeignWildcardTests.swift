import Hassil
import Language
import Testing

@Suite("Foreign grammars: wildcards and skipped words")
struct ForeignWildcardTests {
  private let music = foreignGrammar(
    "play {album} by {artist}[ please] now", "start {album} by {artist}", "begin {album} by artist {artist}",
    "hear {album}[by {artist}]",
    extra: "lists: {album: {wildcard: true}, artist: {wildcard: true}}\n")

  @Test("they take the words up to the next literal, at least one, as they were written")
  func words() {
    expect(
      music,
      [
        ("play The White Album by The Beatles please now", "Test album=The White Album artist=The Beatles"),
        ("start the white album by the beatles.", "Test album=the white album artist=the beatles"),
        ("play Moby by Moby now", "Test album=Moby artist=Moby"), ("play by please now", "none"),
        ("start by queen", "none"), ("start jazz by", "none"), ("start", "none"),
        ("begin day by day by artist taken by trees", "Test album=day by day artist=taken by trees"),
        ("hear jazz", "Test album=jazz"), ("hear jazz by miles", "Test album=jazz artist=miles"),
        ("hear baby love", "Test album=baby love"),
        ("play by by by by by now", "Test album=by artist=by by by"),
      ])
  }

  @Test("commas inside survive, punctuation at the edges doesn't")
  func punctuation() {
    let grammar = foreignGrammar(
      "add {item}[ to the list]", "is {a} in {b}",
      extra: "lists: {item: {wildcard: true}, a: {wildcard: true}, b: {wildcard: true}}\n")
    expect(
      grammar,
      [
        ("add milk, eggs, and bread", "Test item=milk, eggs, and bread"),
        ("add Crème fraîche!", "Test item=Crème fraîche"),
        ("add milk, eggs to the list", "Test item=milk, eggs"),
        ("is Alice in New York!?", "Test a=Alice b=New York"),
        ("add 2.5 kg of flour", "Test item=2.5 kg of flour"), ("add", "none"), ("add!", "none"),
      ])
  }

  @Test("the reading with the most literal text wins, one without a wildcard beats one with it")
  func ranking() {
    let grammar = foreign(
      """
      intents:
        Any: {data: [{sentences: ["{anything} lamp", "turn {rest}"]}]}
        Name: {data: [{sentences: ["turn on {name}", "turn on {area} lamp"]}]}
        Play: {data: [{sentences: ["play {a}", "play {a} by {b}", "play {a} by {b} in {c}", "play [the] {a} {kind}"]}]}
        Two: {data: [{sentences: ["twice"]}]}
        Twice: {data: [{sentences: ["twice"]}]}
      lists:
        anything: {wildcard: true}
        rest: {wildcard: true}
        a: {wildcard: true}
        b: {wildcard: true}
        c: {wildcard: true}
        name: {values: [bedroom lamp]}
        area: {values: [bedroom]}
        kind: {values: [movie, album]}
      """)
    expect(
      grammar,
      [
        ("turn on bedroom lamp", "Name area=bedroom"), ("turn on hall lamp now", "Any rest=on hall lamp now"),
        ("big lamp", "Any anything=big"),
        ("play x", "Play a=x"), ("play x by y", "Play a=x b=y"), ("play x by y in z", "Play a=x b=y c=z"),
        ("play the Inception movie", "Play a=Inception kind=movie"), ("twice", "Two"),
      ])
    #expect(grammar.recognize("twice").others.map(\.intent) == ["Twice"])
    #expect(grammar.recognize("play x").others.isEmpty)
  }

  @Test("wildcards stand inside of words only where letters touch them")
  func insideWords() {
    let grammar = foreignGrammar(
      "ab{x}cd", "ef{x} gh", "{x}'s birthday", extra: "lists: {x: {wildcard: true}}\n")
    expect(
      grammar,
      [
        ("ab123cd", "Test x=123"), ("abcd", "none"), ("ef123 gh", "Test x=123"), ("ef123gh", "none"),
        ("Uncle Bob's birthday", "Test x=Uncle Bob"), ("James birthday", "none"),
      ])
  }

  @Test("numbers, lists and rules may follow a wildcard")
  func followers() {
    let grammar = foreignGrammar(
      "timer {name} <time>", "timer {name} {state} [now]", "song {name} {n}",
      extra: """
        lists:
          name: {wildcard: true}
          minutes: {range: {from: 1, to: 59}}
          n: {range: {from: 1, to: 500}}
          state: {values: ["on", "off"]}
        expansion_rules: {time: "{minutes} minute[s]"}

        """)
    expect(
      grammar,
      [
        ("timer pizza five minutes", "Test minutes=#5 name=pizza"),
        ("timer a long name on now", "Test name=a long name state=on"),
        ("song x 137", "Test n=#137 name=x"), ("song one two three", "Test n=#3 name=one two"),
        ("timer 5 minutes", "none"),
      ])
  }

  @Test("words to skip may be left out in any subset, and said where a sentence writes them")
  func skipping() {
    let grammar = foreignGrammar(
      "run [the] {test}", "I want to watch TV", "set {n} please now",
      extra:
        "lists: {test: {values: [big test]}, n: {range: {from: 1, to: 9}}}\nskip_words: [please, could, could you, I want, the, just]\n"
    )
    expect(
      grammar,
      [
        ("please run the big test", "Test test=big test"),
        ("could you just run big test, please", "Test test=big test"),
        ("could run the just big please test", "Test test=big test"), ("i want to watch tv", "Test"),
        ("please i want to just watch tv", "Test"), ("to watch tv", "none"),
        ("set 3 please now", "Test n=#3"),
        ("please set please 3 please now", "Test n=#3"), ("set 3 now", "none"), ("please", "none"),
        ("run the bigplease test", "none"), ("you run big test", "none"),
      ])
  }

  @Test("words to skip at the edges of a wildcard are not captured, those inside are")
  func skippingAround() {
    let grammar = foreignGrammar(
      "add {item}", "{message} broadcast", "tell {who} about {what}",
      extra:
        "lists: {item: {wildcard: true}, message: {wildcard: true}, who: {wildcard: true}, what: {wildcard: true}}\nskip_words: [please, thank you]\n"
    )
    expect(
      grammar,
      [
        ("add milk please", "Test item=milk"), ("please add milk, please, thank you!", "Test item=milk"),
        ("add please milk", "Test item=milk"),
        ("add bread and please milk", "Test item=bread and please milk"),
        ("please come upstairs broadcast please", "Test message=come upstairs"),
        ("tell Tom please about it thank you", "Test what=it who=Tom"), ("add please", "none"),
        ("add thank", "Test item=thank"),
      ])
  }

  @Test("of two phrases to skip that end alike the longer one goes")
  func longestSkipped() {
    let grammar = foreignGrammar(
      "add {item}", extra: "lists: {item: {wildcard: true}}\nskip_words: [now, right now]\n")
    expect(
      grammar,
      [
        ("add milk right now", "Test item=milk"), ("add milk now", "Test item=milk"),
        ("add milk right", "Test item=milk right"),
      ])
    let inside = foreignGrammar(
      "add {item} to list", extra: "lists: {item: {wildcard: true}}\nskip_words: [now, right now]\n")
    expect(inside, [("add milk right now to list", "Test item=milk")])
  }
}
