import Kitchen
import Store
import Talk
import Testing
import Values

@testable import SousKit

/// Somebody else saves while a line is being answered.
@Suite struct StaleTurnTests {
  /// A line that changes the kitchen and that no sentence explains whole, so that the word model is asked.
  private let line = "I picked up 3 lemons while I was out"

  @Test("a turn that came too late is decided again: what it says it saved is in the file")
  func decidedAgain() throws {
    let kitchen = try SharedKitchen()
    let (ann, bob) = (try kitchen.talk(as: "ann"), try kitchen.talk(as: "bob"))
    var replies: [Answer] = []
    let between = Interruption([{ replies.append(bob.say("add 6 eggs to the pantry")) }])
    try between.hinder(ann)
    replies.append(ann.say(line))
    #expect(between.count == 1)
    #expect(replies.map(\.exit) == [0, 0], "\(replies.map(\.lines))")
    #expect(try kitchen.atHome() == ["egg": Rational(6), "lemon": Rational(3)])
    #expect(try kitchen.open().journal(limit: 9).map(\.person) == ["ann", "bob"])
  }

  @Test("a turn that came too late adds to what was saved meanwhile, and writes nothing over")
  func addsUp() throws {
    let kitchen = try SharedKitchen()
    let (ann, bob) = (try kitchen.talk(as: "ann"), try kitchen.talk(as: "bob"))
    #expect(bob.say("add 2 lemons to the pantry").exit == 0)
    let between = Interruption([
      { _ = bob.say("add 5 lemons to the pantry") }, { _ = bob.say("add 6 eggs to the pantry") },
    ])
    try between.hinder(ann)
    #expect(ann.say(line).exit == 0)
    #expect(between.count == 2)
    #expect(try kitchen.atHome() == ["egg": Rational(6), "lemon": Rational(10)])
  }

  @Test("when others are quicker every time, it says so and saves nothing; the line said again is saved")
  func givesUp() throws {
    let kitchen = try SharedKitchen()
    let (ann, bob) = (try kitchen.talk(as: "ann"), try kitchen.talk(as: "bob"))
    let between = Interruption(Array(repeating: { _ = bob.say("add 1 egg to the pantry") }, count: 30))
    try between.hinder(ann)
    #expect(ann.say(line).exit == 1)
    between.end()
    #expect(between.count >= 3)
    #expect(try kitchen.atHome() == ["egg": Rational(between.count)])
    #expect(ann.say(line).exit == 0)
    #expect(try kitchen.atHome() == ["egg": Rational(between.count), "lemon": Rational(3)])
  }
}
