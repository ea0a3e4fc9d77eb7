import Language
import Store
import Testing
import Values

@testable import SousKit

/// Whatever is done to a list, "undo" gives it back to the byte.
@Suite(.serialized) struct ListUndoTests {
  private static let changes = [
    "add milk to the list", "add 3 cans of tomatoes and dog food to the list", "got the onions",
    "got everything",
    "they're out of garlic", "take the onions off the list", "add our staples to the list",
    "we always need milk, eggs and coffee", "always keep at least 6 eggs in the house",
    "delete all our staples", "dog food goes under pets", "put dairy before frozen", "put garlic on the list",
    "we buy coffee at Costco", "make a list for the party", "rename the list party", "check off the milk",
    "uncheck the milk", "got everything except the milk", "I only got 1 onion", "keep the rest for next time",
    "add everything for the beef chili to the list", "change the milk on the list to 2 gallons",
    "we need coffee every two weeks", "clear the list", "we're done shopping", "add a section called Bulk",
    "remove milk from our staples", "add 1/2 cup of unicorn dust to the list", "switch to the weekly list",
    "add what we're about to run out of", "make next week's list", "we have 2 onions at home", "swap Tuesday",
  ]

  @Test("undo restores the list, over drawn changes one after the other", arguments: UInt64(1)...12)
  func undo(seed: UInt64) throws {
    let rng = SplitMix64(seed: seed &* 101)
    let kitchen = try SharedKitchen()
    let talk = try kitchen.talk(as: "me")
    defer { talk.close() }
    if seed.isMultiple(of: 2) {
      for line in ["we are 4, no allergies, budget $150, we like everything", "plan the week", "looks good"] {
        _ = talk.say(line)
      }
    }
    _ = talk.say("add onions, garlic and milk to the list")
    var walk = UndoWalk(kitchen: kitchen, talk: talk, look: "shopping list", rng: rng)
    #expect(
      try walk.run(Self.changes, count: 14) > 2,
      "so few of the changes changed anything that nothing was tried")
  }
}
