import Language
import Testing
import Values

@Suite("Several answers in the order of the questions")
struct AnswersTests {
  private let questions = ["size", "avoid", "budget", "cuisine"].map {
    Question(intent: "household_tell", slot: $0, entity: $0)
  }

  private func read(_ line: String, after asked: Int = 0) -> Recognition? {
    recognizer.recognize(
      line, answering: Array(questions.dropFirst(asked)), context: RecognitionContext(now: monday))
  }

  @Test(
    "each part answers the first question left that it can",
    arguments: [
      (
        "4, nobody, $90, anything",
        ["size": ["4"], "avoid": ["none"], "budget": ["$90"], "cuisine": ["any"]]
      ),
      ("just me. nope. 50", ["size": ["1"], "avoid": ["none"], "budget": ["$50"]]),
      ("2 and no nuts", ["size": ["2"], "avoid": ["nut-free"]]),
      ("6, none, skip, thai", nil), ("4, whatever grandma says, 90", nil), ("nobody, 4", nil), ("4", nil),
      ("", nil), (", , ,", nil), ("1, 2, 3, 4, 5, 6, 7", nil),
    ] as [(String, [String: [String]]?)])
  func order(_ line: String, _ slots: [String: [String]]?) {
    let found = read(line)
    #expect(found.map { slotTexts($0, names: ["size", "avoid", "budget", "cuisine"]) } == slots, "\(line)")
    #expect(found.map { $0.intent == "household_tell" && $0.said == line } ?? true)
  }

  @Test("the questions begin with the one that is open")
  func later() {
    let found = read("90, italian", after: 2)
    #expect(found.map { slotTexts($0) } == ["budget": ["$90"], "cuisine": ["italian"]])
    #expect(read("italian, 90", after: 2) == nil)
  }
}
