import Testing
import Values

import Language

/// Cooked food by the name it is kept under. Source: MP-05.
@Suite struct KeptFoodLineTests {
  private static let kept = ["kidney bean masala", "lemon rice with peanuts", "chicken"]

  private func read(_ line: String) -> Recognition? {
    let context = RecognitionContext(now: monday, kept: Self.kept)
    let found = recognizer.recognizeAll(line, expecting: nil, context: context)
    return found.count == 1 ? found.first : nil
  }

  @Test(
    "all of it is gone",
    arguments: [
      "we ate the last of the masala", "the masala is gone", "take the cooked masala out of the pantry",
      "no more masala left, we're out of it", "used up the cooked masala", "the lemon rice is all gone",
      "nothing left of the masala", "i threw out the cooked chicken", "we finished the masala",
    ])
  func gone(_ line: String) throws {
    let found = try #require(read(line))
    #expect(found.intent == "leftovers_tell")
    #expect(found.slots.contains { $0.name == "gone" } && !found.slots.contains { $0.name == "portions" })
  }

  @Test(
    "so much of it",
    arguments: [
      ("i ate 2 portions of the masala for lunch", "portions"), ("half the masala is gone", "portions"),
      ("put one masala in the freezer", "frozen"), ("we ate half a portion of the masala", "portions"),
      ("one bowl of masala in the fridge and one in the freezer", "frozen"),
    ])
  func part(_ line: String, _ slot: String) throws {
    let found = try #require(read(line))
    #expect(found.intent == "leftovers_tell" && found.slots.contains { $0.name == slot })
  }

  @Test(
    "asked of it",
    arguments: [
      "is there still masala in the fridge", "is the masala gone?", "can we eat the masala on friday",
      "how much lemon rice is left",
    ])
  func asked(_ line: String) { #expect(read(line)?.intent == "leftovers_show") }

  @Test(
    "other lines are left to others",
    arguments: [
      "the masala is not gone", "put the masala on friday", "how long do i heat the masala",
      "the eggs are gone",
      "the masala made Leo sick", "we had masala for lunch", "is the masala vegan",
      "plan a masala without kidney beans",
    ])
  func others(_ line: String) {
    let context = RecognitionContext(now: monday, kept: Self.kept)
    let found = recognizer.recognizeAll(line, expecting: nil, context: context)
    #expect(
      !found.contains { told in
        told.intent == "leftovers_tell" && told.slots.contains { ["gone", "frozen"].contains($0.name) }
      })
  }
}
