import Hassil
import Language
import Testing

@Suite("Foreign grammars: sentences")
struct ForeignTemplateTests {
  @Test("alternatives, optionals and empty branches")
  func groups() {
    let grammar = foreignGrammar("(turn|switch) on [all] [the] (lamp|light)", "go [home|away] (now|)")
    expect(
      grammar,
      [
        ("turn on the lamp", "Test"), ("switch on all the light", "Test"), ("turn on light", "Test"),
        ("go", "Test"), ("go home", "Test"), ("go away now", "Test"), ("go now", "Test"),
        ("turn the lamp", "none"), ("turn on on lamp", "none"), ("go home away", "none"),
        ("turn on the lamp today", "none"), ("please turn on the lamp", "none"), ("", "none"),
      ])
  }

  @Test("the parts of a permutation stand in any order, each once")
  func permutations() {
    let grammar = foreignGrammar("(set;the oven;[to] high)", "cook [fast;slow]")
    expect(
      grammar,
      [
        ("set the oven high", "Test"), ("the oven set to high", "Test"), ("to high set the oven", "Test"),
        ("high the oven set", "Test"), ("set the oven", "none"), ("set set the oven high", "none"),
        ("set the oven high high", "none"), ("setthe oven high", "none"), ("cook", "Test"),
        ("cook fast slow", "Test"), ("cook slow fast", "Test"), ("cook fast", "none"),
        ("cook slow slow", "none"),
      ])
  }

  @Test("permutations hold slots, rules and other permutations, and more parts than four")
  func deepPermutations() {
    let grammar = foreignGrammar(
      "(a;b;c;d;e;f)", "x ((one;two);{1..9:n})",
      extra: "expansion_rules:\n  unused: \"(a;b)\"\n")
    expect(
      grammar,
      [
        ("f e d c b a", "Test"), ("c a b f e d", "Test"), ("a b c d e", "none"), ("x two one 4", "Test n=#4"),
        ("x 4 one two", "Test n=#4"), ("x one 4 two", "none"),
      ])
  }

  @Test("groups glued to parts of words")
  func gluedGroups() {
    let grammar = foreignGrammar(
      "turn on the light[s]", "(un|)lock", "dim(m|)er", "{name} uit[ ]schakelen", "calc[ulate]",
      "[re](heat|cook)[ed|s]",
      extra: "lists:\n  name:\n    values: [lamp]\n")
    expect(
      grammar,
      [
        ("turn on the light", "Test"), ("turn on the lights", "Test"), ("turn on the light s", "none"),
        ("lock", "Test"), ("unlock", "Test"), ("un lock", "none"), ("dimmer", "Test"), ("dimer", "Test"),
        ("dim er", "none"), ("dimmmer", "none"), ("lamp uitschakelen", "Test name=lamp"),
        ("lamp uit schakelen", "Test name=lamp"), ("calc", "Test"), ("calculate", "Test"),
        ("calc ulate", "none"), ("reheated", "Test"), ("cooks", "Test"), ("re heat", "none"),
      ])
  }

  @Test("text glued to slots")
  func gluedSlots() {
    let grammar = foreignGrammar(
      "set it to {level}[%| percent]", "make it {temp}°", "{name}'s room", "the {n}(st|nd|rd|th) one",
      "part {whole}.{part}",
      extra: """
        lists:
          level: {range: {from: 0, to: 100}}
          temp: {range: {from: -20, to: 40}}
          n: {range: {from: 1, to: 9}}
          whole: {range: {from: 0, to: 9}}
          part: {range: {from: 0, to: 9}}
          name: {values: [Bob, Emma]}

        """)
    expect(
      grammar,
      [
        ("set it to 50%", "Test level=#50"), ("set it to 50 %", "Test level=#50"),
        ("set it to 50 percent", "Test level=#50"), ("set it to fifty percent", "Test level=#50"),
        ("set it to 50", "Test level=#50"), ("set it to 500%", "none"), ("set it to 5x", "none"),
        ("make it 20°", "Test temp=#20"), ("make it -5°", "Test temp=#-5"), ("make it 20", "none"),
        ("Emma's room", "Test name=Emma"), ("bob’s room", "Test name=Bob"), ("bob room", "none"),
        ("the 3rd one", "Test n=#3"), ("part 1.2", "Test part=#2 whole=#1"), ("part 1 2", "none"),
      ])
  }

  @Test("rules stand for their templates, also in each other and in words")
  func rules() {
    let grammar = foreignGrammar(
      "<do> <what>", "<what>ish", "open <or>",
      extra: """
        expansion_rules:
          do: "(turn|switch) on"
          what: "[the] <thing>[s]"
          thing: "(lamp|{n} light)"
          or: "door|window"
        lists:
          n: {range: {from: 2, to: 5}}

        """)
    expect(
      grammar,
      [
        ("turn on the lamp", "Test"), ("switch on 3 lights", "Test n=#3"), ("lampish", "Test"),
        ("turn on lamps", "Test"), ("turn on 9 lights", "none"), ("open window", "Test"),
        ("open door window", "none"),
      ])
  }

  @Test("inline ranges, with steps in either spelling")
  func inlineRanges() {
    let grammar = foreignGrammar(
      "for {1..20:people}", "wait {10..100,10:s}", "dim {0..100/5:x}", "at {-5..5:t}")
    expect(
      grammar,
      [
        ("for 1", "Test people=#1"), ("for twenty", "Test people=#20"), ("for 21", "none"), ("for 0", "none"),
        ("wait 10", "Test s=#10"), ("wait 15", "none"), ("wait 100", "Test s=#100"), ("dim 95", "Test x=#95"),
        ("dim 96", "none"), ("at -3", "Test t=#-3"), ("at minus three", "Test t=#-3"), ("for 1.5", "none"),
      ])
  }

  @Test("a backslash takes a sign's meaning away")
  func escapes() {
    let grammar = foreignGrammar("a \\(b\\)", "1 \\< 2", "x\\|y")
    expect(
      grammar,
      [
        ("a b", "Test"), ("a (b)", "Test"), ("a", "none"), ("1 < 2", "Test"), ("1 2", "none"),
        ("x|y", "Test"), ("x", "none"),
      ])
  }

  @Test("case, accents, punctuation and spaces fold on both sides")
  func folding() {
    let grammar = foreignGrammar(
      "What's the café, crème brûlée?", "living room", "Straße", "AIR-CON", "打開[大]燈")
    expect(
      grammar,
      [
        ("whats the cafe creme brulee", "Test"), ("WHAT’S THE CAFÉ   crème   brulee!!", "Test"),
        ("what, is the cafe creme brulee", "none"), ("living-room", "Test"), ("Living_Room.", "Test"),
        ("livingroom", "none"), ("strasse", "Test"), ("air con", "Test"), ("aircon", "Test"), ("打開燈", "Test"),
        ("打開大燈", "Test"), ("打 開 燈", "none"),
      ])
  }

  @Test("spaces count for nothing where the settings say so")
  func ignoredSpaces() {
    let grammar = foreignGrammar(
      "打開[大]燈", "播放{q}", "ad",
      extra: "settings: {ignore_whitespace: true}\nskip_words: [bc]\nlists: {q: {wildcard: true}}\n")
    expect(
      grammar,
      [
        ("打 開 大 燈", "Test"), ("打開燈", "Test"), ("abcd", "Test"), ("播放 五 月 天", "Test q=五月天"),
        ("播放 Taylor Swift", "Test q=Taylor Swift"),
      ])
  }

  @Test("captures are for the response alone")
  func captures() {
    let grammar = foreignGrammar(
      "open windows {where:@where} the {area}", "close windows {@where} the {area}",
      extra: "lists: {where: {values: ['in', 'on']}, area: {values: [deck]}}\n")
    expect(
      grammar,
      [("open windows on the deck", "Test area=deck"), ("close windows in the deck", "Test area=deck")])
  }
}
