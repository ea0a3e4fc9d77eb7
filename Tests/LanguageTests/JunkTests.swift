import Language
import Testing
import Values

@Suite("Junk")
struct JunkTests {
  @Test(
    "what means nothing here is refused",
    arguments: [
      "asdf qwer", "", "   ", "\u{0}\u{7}\u{1B}", "🍕🍔🍟", "Was gibt es heute Abend zu essen?", "今晚吃什么",
      "что на ужин",
      "!!!???", "lorem ipsum dolor sit amet", "SELECT * FROM users", String(repeating: "x", count: 3_999),
      "the quick brown fox jumps over the lazy dog",
    ])
  func refused(_ line: String) {
    let found = understood(line)
    #expect(found.intent == nil && found.band == .refuse, "\(account(found))")
    #expect(found.said == line)
  }

  @Test(
    "very long lines end",
    arguments: ["a ", "plan ", "no pork, ", "tuesday and ", "1 ", "yes, ", "(((", "emma is vegan and "])
  func long(_ piece: String) {
    let line = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let context = RecognitionContext(now: monday)
    for question in [nil, Question(intent: "plan_week", slot: "avoid", entity: "avoid")] {
      #expect(recognizer.recognizeAll(line, expecting: question, context: context).count >= 1)
    }
  }

  @Test("20,000 drawn lines never crash and keep their promises")
  func fuzz() {
    var random = SplitMix64(seed: 20_260_302)
    let words = intentFiles.flatMap { $0.text.split(whereSeparator: { " \n\"[](){}|<>:,".contains($0) }) }
      .map(String.init)
    let odd = [
      "99999999999999999999", "-$1", "$", "%", "''", "'s", "½", "\u{301}", "🍕", "février", "30", "2026-99-99",
      "1/0", "+99999d",
      "-", "…", "a", "hundred", "trillion", "trillion", "and", ",", ".", "Emma", "0", "no", "march 99",
      "99th", "in 999999999 weeks",
    ]
    let entities = [
      "size", "avoid", "budget", "cuisine", "day", "days", "duration", "choice", "recipe", "person",
      "nonsense",
    ]
    for turn in 0..<20_000 {
      let count = random.within(1...9)
      let line = (0..<count).map { _ in random.pick(from: random.below(4) == 0 ? odd : words) ?? "" }.joined(
        separator: " ")
      let question =
        turn % 3 == 0
        ? random.pick(from: entities).map { Question(intent: "plan_week", slot: "x", entity: $0) } : nil
      let found = understood(line, state: turn % 2 == 0 ? "idle" : "awaitingApproval", expecting: question)
      let size = Utterance(line).raw.utf8.count
      let isSound =
        (0...100).contains(found.confidence) && (found.intent == nil || found.confidence >= Confidence.ask)
        && (found.slots + found.details.flatMap(\.slots)).allSatisfy {
          $0.range.lowerBound >= 0 && $0.range.upperBound <= size
        }
      if !isSound { #expect(Bool(false), "“\(line)” \(account(found))") }
    }
  }

  @Test("the same line is always read the same way")
  func repeatable() {
    let again = Recognizer(grammar: grammar, lists: runtimeLists, model: model)
    for intent in grammar.intents {
      for example in intent.examples {
        let context = RecognitionContext(now: monday)
        #expect(
          again.recognize(example.say, expecting: nil, context: context)
            == recognizer.recognize(example.say, expecting: nil, context: context))
      }
    }
  }
}
