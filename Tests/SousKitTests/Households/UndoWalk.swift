import Store
import Testing
import Values

@testable import SousKit

/// Drawn changes one after the other, each taken back before the next: whatever page is looked at comes back to the byte.
struct UndoWalk {
  let kitchen: SharedKitchen
  let talk: Session
  /// What is said to see the page.
  let look: String
  var rng: SplitMix64

  /// How many of so many drawn changes changed the page; each of them was taken back and compared.
  mutating func run(_ changes: [String], count: Int) throws -> Int {
    var changed = 0
    for _ in 0..<count {
      guard let line = rng.pick(from: changes) else { break }
      let before = page
      let turn = try kitchen.look().turn
      act(line, rng.below(3) == 0 ? "no" : "yes")
      let steps = try kitchen.look().turn - turn
      guard steps > 0, before != page else { continue }
      changed += 1
      for _ in 0..<steps where page != before { _ = talk.say("undo") }
      #expect(page == before, "undo of: \(line)")
      // And it goes on from there: half of what was taken back is done again.
      if rng.below(2) == 0 { act(line, "yes") }
    }
    return changed
  }

  /// Says it, and answers what is asked back, twice at most.
  private func act(_ line: String, _ answer: String) {
    var reply = talk.say(line).lines.joined(separator: " ")
    for _ in 0..<2 where reply.contains("yes or no") || reply.contains("Say yes") {
      reply = talk.say(answer).lines.joined(separator: " ")
    }
  }

  private var page: String { talk.say(look).lines.joined(separator: "\n") }
}
