import Language
import Testing
import Values

/// Leftovers as a dinner of their own, and told with where they go. Source: MP-05.
@Suite struct LeftoverDinnerTests {
  private func read(_ line: String) -> Recognition? {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday)).first
  }

  private func text(_ name: String, _ found: Recognition?) -> String? {
    found?.slots.first { $0.name == name }?.value.shortTexts.first
  }

  @Test(
    "what is left is eaten on an evening",
    arguments: [
      ("we are having the leftover beef stew tonight instead", "leftover beef stew", "2026-03-02"),
      ("we'll eat the leftover chili on wednesday", "leftover chili", "2026-03-04"),
      ("nah just heat the leftovers", "leftovers", "2026-03-02"),
    ])
  func dinner(line: String, dish: String, day: String) {
    let found = read(line)
    #expect(found?.intent == "own_dinner")
    #expect(text("dish", found) == dish && text("days", found) == day)
  }

  @Test(
    "what is there, what was cooked and what is asked is no such dinner",
    arguments: [
      "we have leftover chili from monday", "we have two portions of chili left over",
      "how do I heat the leftovers",
      "can we eat the leftover shakshuka on friday", "we had the leftover chili tonight",
    ])
  func others(line: String) { #expect(read(line)?.intent != "own_dinner") }

  @Test("so many portions go to the freezer, under the whole name of the dish")
  func frozen() {
    let found = read("some roast pork left over, put two portions in the freezer and the rest in the fridge")
    #expect(found?.intent == "leftovers_tell")
    #expect(text("recipe", found) == "roast pork" && text("frozen", found) == "2")
    let told = read("I froze two portions of beef stew last Sunday")
    #expect(
      told?.intent == "leftovers_tell" && text("frozen", told) == "2" && text("day", told) == "2026-03-01")
  }
}
