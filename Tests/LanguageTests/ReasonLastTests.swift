import Language
import Testing
import Values

/// Why something is asked for is no part of it. Source: issue 13, law 5.
@Suite struct ReasonLastTests {
  private func foods(_ line: String) -> [String] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
      .flatMap { $0.slots + $0.details.flatMap(\.slots) }.flatMap(\.value.shortTexts).map { $0.lowercased() }
  }

  @Test("foods of a reason are left alone")
  func reasons() {
    let said = foods("take the ground beef off the list, because the taco shells from the pantry will do")
    #expect(said.contains { $0.contains("beef") })
    #expect(!said.contains { $0.contains("taco") })
  }

  @Test("a reason that tells who, when or how much is kept, and so is one of harm")
  func kept() {
    for line in [
      "no nuts on friday because Emma is allergic to nuts",
      "leave out thursday because we have 4 guests with milk",
    ] {
      let found = recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
      #expect(
        found.map(\.said).joined(separator: " ").contains("because") || found.count > 1,
        "\(found.map(\.said))")
    }
  }
}
