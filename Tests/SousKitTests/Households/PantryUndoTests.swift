import Language
import Store
import Testing
import Values

@testable import SousKit

/// Whatever is told of food at home, "undo" gives the pantry back to the byte. Source: issue "The pantry", random walks.
@Suite(.serialized) struct PantryUndoTests {
  private static let events = [
    "I bought 2 lbs of chicken thighs and a gallon of milk", "I opened the milk",
    "I opened the milk yesterday",
    "the milk isn't opened after all", "put the chicken thighs in the freezer",
    "took the chicken thighs out of the freezer",
    "we used half of the milk", "we drank 2 cups of milk", "the milk is all gone",
    "the eggs expire on March 20",
    "we have 6 eggs", "there are now 4 eggs", "move the tomatoes to the fridge",
    "threw out the spinach, it was slimy",
    "we used the whole 2 lb of chicken thighs", "froze half the chicken thighs", "I bought spinach for $3",
    "the eggs were bought on February 25", "change the milk in the fridge to 1/2 gallon",
    "we have leftover chili, 3 portions",
    "we ate the leftover chili", "opened milk keeps 4 days with us", "clear out what is past its date",
    "no more eggs",
  ]

  @Test("undo restores the pantry, over drawn events one after the other", arguments: UInt64(1)...10)
  func undo(seed: UInt64) throws {
    let rng = SplitMix64(seed: seed &* 211)
    let kitchen = try SharedKitchen()
    let talk = try kitchen.talk(as: "me")
    defer { talk.close() }
    for line in [
      "we are 4", "we have a gallon of milk, a dozen eggs, 3 tomatoes and a bag of spinach at home",
    ] {
      _ = talk.say(line)
    }
    var walk = UndoWalk(kitchen: kitchen, talk: talk, look: "what's in the pantry", rng: rng)
    #expect(
      try walk.run(Self.events, count: 16) > 4, "so few of the events changed anything that nothing was tried"
    )
  }
}
