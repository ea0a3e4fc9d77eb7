import Language
import SousKit
import Testing
import Values

@testable import SousKit

/// What a sentence binds is looked at: no slot is lost on the way into a room.
@Suite("Slots are read") struct ReadSlotTests {
  @Test("every example's slots are read by its handler")
  func examples() throws {
    var options = SessionOptions()
    options.kitchen = ":memory:"
    options.seed = 7
    options.now = .init(iso: "2026-03-02T17:00")
    options.person = "me"
    let session = try Session(options)
    var lost: [String] = []
    for intent in session.knowledge.grammar.intents where intent.planned == nil {
      for example in intent.examples where example.expecting == nil {
        // A kitchen with a plan on the table, so that handlers get past their first question.
        let kitchen = try Self.prepared(like: session)
        _ = kitchen.say(example.say)
        let unread = kitchen.lastTurn.unread
        if !unread.isEmpty { lost.append("\(intent.name): \(example.say): \(unread)") }
      }
    }
    #expect(lost == [])
  }

  private static func prepared(like other: Session) throws -> Session {
    try Session(other.options, knowingLike: other)
  }
}
