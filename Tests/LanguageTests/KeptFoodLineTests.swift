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
      ("ate a bowl of the masala at lunch", "portions"),
    ])
  func part(_ line: String, _ slot: String) throws {
    let found = try #require(read(line))
    #expect(found.intent == "leftovers_tell" && found.slots.contains { $0.name == slot })
  }

  @Test(
    "asked of it",
    arguments: [
      "is there still masala in the fridge", "is the masala gone?", "can we eat the masala on friday",
      "how much lemon rice is left", "the masala from yesterday is still good for wednesday?",
      "Stan asks if the masala is still good",
    ])
  func asked(_ line: String) { #expect(read(line)?.intent == "leftovers_show") }

  @Test("what was eaten, and whether the rest is good, in one line")
  func both() {
    let context = RecognitionContext(now: monday, kept: Self.kept)
    let found = recognizer.recognizeAll(
      "had a bowl of the masala for lunch, is the rest still good", expecting: nil, context: context)
    #expect(found.map(\.intent) == ["leftovers_tell", "leftovers_show"])
    #expect(found.last?.slots.first { $0.name == "recipe" }?.value == .text("kidney bean masala"))
  }

  @Test(
    "without a name it is of what was spoken of last",
    arguments: ["ate a bowl of it", "is the rest still good"])
  func inFocus(_ line: String) {
    let named = RecognitionContext(now: monday, kept: Self.kept, keptInFocus: "chicken")
    let unnamed = RecognitionContext(now: monday, kept: Self.kept)
    func dish(_ context: RecognitionContext) -> SlotValue? {
      recognizer.recognizeAll(line, expecting: nil, context: context).first?.slots.first {
        $0.name == "recipe"
      }?.value
    }
    #expect(dish(named) == .text("chicken") && dish(unnamed) != .text("chicken"))
  }

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
