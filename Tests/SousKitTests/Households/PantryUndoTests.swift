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
    var rng = SplitMix64(seed: seed &* 211)
    let kitchen = try SharedKitchen()
    let talk = try kitchen.talk(as: "me")
    defer { talk.close() }
    for line in [
      "we are 4", "we have a gallon of milk, a dozen eggs, 3 tomatoes and a bag of spinach at home",
    ] {
      _ = talk.say(line)
    }
    var changes = 0
    for _ in 0..<16 {
      guard let line = rng.pick(from: Self.events) else { break }
      let before = page(talk)
      let turn = try kitchen.look().turn
      act(line, rng.below(3) == 0 ? "no" : "yes", talk)
      let steps = try kitchen.look().turn - turn
      guard steps > 0, before != page(talk) else { continue }
      changes += 1
      for _ in 0..<steps where page(talk) != before { _ = talk.say("undo") }
      #expect(page(talk) == before, "undo of: \(line)")
      // And it goes on from there.
      if rng.below(2) == 0 { act(line, "yes", talk) }
    }
    #expect(changes > 4, "so few of the events changed anything that nothing was tried")
  }

  /// Says it, and answers what is asked back, twice at most.
  private func act(_ line: String, _ answer: String, _ talk: Session) {
    var reply = talk.say(line).lines.joined(separator: " ")
    for _ in 0..<2 where reply.contains("yes or no") || reply.contains("Say yes") {
      reply = talk.say(answer).lines.joined(separator: " ")
    }
  }

  private func page(_ talk: Session) -> String {
    talk.say("what's in the pantry").lines.joined(separator: "\n")
  }
}
