import Language
import Testing
import Values

/// What some evenings need of the list, asked in many words.
@Suite struct EveningShoppingTests {
  private func read(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  @Test(
    "the shopping of some evenings is looked at",
    arguments: [
      ("what do I need to buy for tonight", ["2026-03-02"]),
      ("what do I need to buy for the night", ["2026-03-02"]),
      ("shopping list just for tonight", ["2026-03-02"]), ("shopping list for tomorrow", ["2026-03-03"]),
      ("what do we need to buy for thursday's dinner", ["2026-03-05"]),
      ("just get what I need for tonight", ["2026-03-02"]),
      ("list for monday to wednesday only", ["2026-03-02", "2026-03-03", "2026-03-04"]),
      ("what must we purchase for Wednesday's supper", ["2026-03-04"]),
      ("what I must buy for the dinner of thursday", ["2026-03-05"]),
      ("kindly give me the list for tomorrow's dinner only", ["2026-03-03"]),
      ("what do I need to buy today for tomorrow's dinner", ["2026-03-03"]),
      ("narrow the list down to tonight and tomorrow", ["2026-03-02", "2026-03-03"]),
      ("tonights shopping pls", ["2026-03-02"]), ("whats on the list for thurs", ["2026-03-05"]),
      ("list for tonight, not the whole week", ["2026-03-02"]),
      ("what's left to buy for tonight", ["2026-03-02"]),
    ])
  func evenings(_ line: String, _ days: [String]) {
    let found = read(line)
    #expect(found.map(\.intent) == ["show_list"])
    #expect(found.first?.value("days") == .days(days.compactMap { Day(iso: $0) }))
  }

  @Test(
    "other lines with an evening or a list are not",
    arguments: [
      "what do I need to buy for this week", "what do I have to buy tomorrow", "get me something for tonight",
      "put friday's dinner on the list", "what should we get for dinner tonight",
      "what do I need for tonight",
      "what's for dinner tonight", "add milk to the list for tonight", "shopping list for next week",
      "list the dinners for thursday", "what can I make tonight from the store",
      "what else do I need to buy for tonight", "I bought everything for friday",
      "we already bought the stuff for friday", "what do I need to buy for saturday if we are 8",
    ])
  func others(_ line: String) {
    #expect(read(line).allSatisfy { $0.intent != "show_list" || $0.value("days") == nil })
  }
}
