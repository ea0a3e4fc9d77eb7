import Kitchen
import Store
import Testing
import Values

@testable import SousKit

/// Guests who are told of when their evening is over.
@Suite struct PastEveningTests {
  @Test(
    "guests told of beside other news are noted for today and for evenings to come, never for one gone by",
    arguments: [("yesterday", nil), ("today", 0), ("tomorrow", 1), ("on Friday", 4)] as [(String, Int?)])
  func besideNews(_ day: String, _ daysAhead: Int?) throws {
    let kitchen = try SharedKitchen()
    let talk = try kitchen.talk(as: "ann")
    let reply = talk.say("there are 5 of us and we have 2 guests \(day)")
    let found = try kitchen.look()
    #expect(found[Household.self].first?.size == 5, "\(reply.lines)")
    let days = daysAhead.map { [SharedKitchen.now.day + $0] } ?? []
    #expect(found[EveningNote.self].map(\.day) == days, "\(reply.lines)")
    #expect(found[EveningNote.self].allSatisfy { $0.guests == 2 })
  }
}
