import Language
import Testing
import Values

/// A yes is a plain yes, and a no to one food bans none. Source: issue 13, law 8.
@Suite struct YesIsAYesTests {
  private func read(_ line: String, _ state: String = "awaitingApproval") -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday, state: state))
  }

  @Test(
    "a line about a food approves nothing",
    arguments: [
      "chicken thighs are fine for us", "mushrooms are fine for us you know", "salmon is good on friday",
    ])
  func aboutFood(_ line: String) {
    #expect(!read(line).contains { ["approve", "affirm"].contains($0.intent) && $0.band == .act })
  }

  @Test("a plain yes does", arguments: ["looks good", "yes please", "sounds good"])
  func plain(_ line: String) {
    #expect(read(line).contains { ["approve", "affirm"].contains($0.intent) && $0.band == .act })
  }

  @Test(
    "one certain food is no avoidance of the house", arguments: ["no the chicken thighs", "no, the lentils"])
  func certain(_ line: String) {
    #expect(read(line, "idle").allSatisfy { $0.details.isEmpty })
  }
}
