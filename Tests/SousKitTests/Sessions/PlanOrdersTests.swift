import Kitchen
import Planning
import Store
import Testing
import Values

@testable import SousKit

/// Orders to a plan that name a dish and not its day.
@Suite struct PlanOrdersTests {
  private func talk() throws -> (SharedKitchen, Session) {
    let kitchen = try SharedKitchen()
    let talk = try kitchen.talk(as: "ann")
    _ = talk.say("there are 4 of us, no allergies, 150 dollars a week")
    _ = talk.say("plan this week")
    _ = talk.say("anything")
    _ = talk.say("looks good")
    _ = talk.say("put red lentil dal on Wednesday")
    _ = talk.say("put shakshuka on Thursday")
    return (kitchen, talk)
  }

  @Test("a dish moves a day, from where it stands")
  func shifted() throws {
    let (kitchen, talk) = try talk()
    let lines = talk.say("could we have the shakshuka a day earlier?").lines
    let shown = lines.joined(separator: " ")
    #expect(shown.contains("Wednesday"), "\(lines)")
    #expect(!shown.contains("fine for everybody"), "\(lines)")
    _ = try kitchen.look()
  }
}
