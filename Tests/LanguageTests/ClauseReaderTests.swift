import Testing

@testable import Language

@Suite("Lines read by their clauses")
struct ClauseReaderTests {
  private func intents(_ line: String) -> [String] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday)).map {
      $0.isLeftOut ? "-" : $0.intent ?? "?"
    }
  }

  private func clauses(_ line: String) -> [String] {
    let scan = recognizer.scan(line, RecognitionContext(now: monday))
    return ClauseCuts(scan: scan).clauses.map { scan.utterance.text(tokens: $0) }
  }

  @Test("a line is cut where a clause begins, and nowhere inside of one")
  func cuts() {
    #expect(
      clauses("threw out the feta it was fuzzy so put a new one on the list") == [
        "threw out the feta", "it was fuzzy", "put a new one on the list",
      ])
    #expect(clauses("we have eggs, milk and bread").count == 1)
    #expect(clauses("can you tell me what I can make").count == 1)
    // What guests cannot have stays with their coming, a condition with what hangs on it.
    #expect(clauses("my sister comes on Saturday and she can't have milk").count == 1)
    #expect(clauses("if there is any, put it on the list").count == 1)
  }

  @Test("a clause says in full what an earlier one named")
  func carried() {
    let line = "the chicken thighs were cheap, put em in the freezer and give it to her"
    let scan = recognizer.scan(line, RecognitionContext(now: monday))
    let said = ClauseCuts(scan: scan).clauses.compactMap { CarriedOver(scan: scan).said($0) }
    #expect(said.first == "put the chicken thighs in the freezer")
  }

  @Test("every clause that can be read is read")
  func all() {
    #expect(
      intents("we have run out of eggs and there are only two bags of flour") == [
        "pantry_remove", "pantry_add",
      ])
    #expect(intents("threw out the feta it was fuzzy so put a new one on the list").last == "list_add")
  }

  @Test(
    "what was not done, lacks or is only counted for an evening writes nothing",
    arguments: [
      "I forgot to thaw the chicken", "we haven't run out of milk", "we don't have enough milk",
      "should I throw the rice away",
    ])
  func unwritten(line: String) {
    let found = recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
    #expect(
      !found.contains {
        ["pantry_update", "pantry_remove", "household_tell"].contains($0.intent) && $0.band == .act
      })
  }

  @Test("of two people named together nobody is chosen unasked, and dishes asked for are no avoidances")
  func careful() {
    let told = recognizer.recognizeAll(
      "Sami and Leo, he is allergic to nuts", expecting: nil, context: RecognitionContext(now: monday))
    #expect(!told.contains { $0.intent == "household_tell" && $0.band == .act })
    #expect(
      !intents(
        "Please find me a vegetarian recipe with potatoes and cheddar, and tell me whether anything is missing for it"
      ).contains("household_tell"))
  }
}
