import Language
import Testing

@Suite("Coverage of intents")
struct IntentCoverageTests {
  private let grammar = loadGrammar(files: [
    (
      "intents/shop/rent.yaml",
      "intent: rent\nsummary: Rent\nact: change\nslots: {count: {entity: number}, day: {entity: day}}\n"
        + "sentences: [\"rent {count} tents\", \"rent a tent [on {day}]\", \"a tent\"]\n"
    ),
    ("intents/shop/buy.yaml", "intent: buy\nsummary: Buy\nact: change\nsentences: [\"buy a tent\"]\n"),
  ]).0

  private func heard(_ lines: [String]) -> IntentCoverage {
    let recognizer = Recognizer(grammar: grammar, lists: [], model: nil)
    var coverage = IntentCoverage(grammar)
    for line in lines {
      coverage.hear(recognizer.recognize(line, expecting: nil, context: RecognitionContext(now: monday)))
    }
    return coverage
  }

  @Test("each template and slot counts once, each request counts")
  func counts() {
    let coverage = heard(["rent 3 tents", "rent 4 tents", "rent a tent", "what"])
    let rent = coverage.rows.first { $0.intent == "rent" }
    #expect(rent?.times == 3)
    #expect(rent?.templates == IntentCoverage.Share(hit: 2, of: 3))
    #expect(rent?.slots == IntentCoverage.Share(hit: 1, of: 2))
    #expect(coverage.unheard == ["buy"])
    #expect(coverage.total.times == 3 && coverage.total.templates == IntentCoverage.Share(hit: 2, of: 4))
  }

  @Test("nothing heard leaves every intent unheard")
  func nothing() {
    #expect(heard([]).unheard == ["buy", "rent"])
    #expect(heard(["xyzzy"]).total.times == 0)
  }

  @Test("a recognition names the sentence that matched, and only then")
  func template() {
    let recognizer = Recognizer(grammar: grammar, lists: [], model: nil)
    let context = RecognitionContext(now: monday)
    #expect(
      recognizer.recognize("rent a tent on friday", expecting: nil, context: context).template
        == "rent a tent [on {day}]")
    #expect(recognizer.recognize("xyzzy", expecting: nil, context: context).template == nil)
  }
}
