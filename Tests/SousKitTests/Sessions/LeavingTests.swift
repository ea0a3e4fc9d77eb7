import Testing

@testable import SousKit

/// What Ctrl-C leaves.
@Suite struct LeavingTests {
  @Test("one of the four questions is left, a plan on the table is not")
  func leaving() throws {
    let kitchen = try SharedKitchen()
    let talk = try kitchen.talk(as: "Ana")
    #expect(talk.leaveQuestion()?.lines == nil)
    _ = talk.say("plan dinners for this week")
    let answer = try #require(talk.leaveQuestion())
    #expect(answer.exit == 0)
    #expect(answer.lines.first?.hasPrefix("All right") == true, "\(answer.lines)")
    #expect(talk.leaveQuestion()?.lines == nil)
    for line in ["plan dinners for this week", "4", "nobody", "no limit", "anything"] { _ = talk.say(line) }
    #expect(talk.leaveQuestion()?.lines == nil)
    #expect(talk.say("looks good").exit == 0)
  }
}
