import Language
import Testing

@Suite("Explaining")
struct ExplanationTests {
  private let grammar = loadGrammar(files: [
    (
      "intents/shop/rent.yaml",
      "intent: rent\nsummary: Rent\nact: change\nslots: {day: {entity: day}}\nexamples: [\"rent a tent\"]\n"
        + "sentences: [\"rent a tent [on {day}]\"]\n"
        + "phrasings: |\n  lend me shelter\n  could I borrow shelter\n  shelter for hire\n"
    ),
    (
      "intents/shop/buy.yaml",
      "intent: buy\nsummary: Buy\nact: change\nexamples: [\"buy a tent\"]\nsentences: [\"buy a tent\"]\n"
        + "phrasings: |\n  I want to purchase one\n  sell me one\n  purchase one for keeps\n"
    ),
  ]).0

  private func explained(_ line: String) -> [Explanation] {
    var pace = TrainingPace()
    pace.leastLines = 1
    pace.epochs = 30
    let model = PhraseModel(learnedFrom: grammar, lists: [], pace: pace)
    return Recognizer(grammar: grammar, lists: [], model: model).explain(
      line, expecting: nil, context: RecognitionContext(now: monday))
  }

  @Test("a sentence is named with the stretch each slot took and what was repaired")
  func sentence() {
    let found = explained("rent a tent on fridya")
    #expect(found.count == 1)
    #expect(found.first?.repairs.map(\.written) == ["fridya"])
    #expect(found.first?.repairs.map(\.read) == ["friday"])
    let slot = found.first?.recognition.slots.first
    #expect(slot?.name == "day")
    #expect(slot.flatMap { found.first?.stretch(of: $0) } == "fridya")
  }

  @Test("words are weighed only where they decided, the strongest first")
  func words() {
    let found = explained("shelter to borrow")
    #expect(found.first?.recognition.layer == .model && found.first?.recognition.intent == "rent")
    let weights = found.first?.weights ?? []
    #expect(weights.map(\.word).contains("shelter"))
    #expect(weights.map { abs($0.weight) } == weights.map { abs($0.weight) }.sorted(by: >))
    #expect(weights.allSatisfy { $0.weight != 0 })
  }

  @Test("at most three other readings, none of them the one taken")
  func alternatives() {
    for line in ["rent a tent", "shelter", "buy a tent for rent", ""] {
      for explanation in explained(line) {
        #expect(explanation.alternatives.count <= 3)
        #expect(!explanation.alternatives.contains { $0.intent == explanation.recognition.intent })
      }
    }
  }

  @Test("three other readings are told, the nearest first, and no more")
  func threeAlternatives() {
    let files = ["rent", "buy", "sell", "lend", "burn"].map { name in
      (
        "intents/shop/\(name).yaml",
        "intent: \(name)\nsummary: \(name)\nact: show\nexamples: [\"\(name) a tent\"]\n"
          + "sentences: [\"\(name) a tent [today]\", \"a tent to \(name)\", \"tent\"]\n"
      )
    }
    let found = Recognizer(grammar: loadGrammar(files: files).0, lists: [], model: nil).explain(
      "rent a tent", expecting: nil, context: RecognitionContext(now: monday))
    #expect(found.first?.recognition.intent == "rent")
    #expect(found.first?.alternatives.count == 3)
  }
}
