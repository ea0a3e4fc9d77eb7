import Kitchen
import Store
import Testing
import Values

@testable import SousKit

/// What the one who speaks tells of themselves, where their name was given.
@Suite struct SpeakerTests {
  private func members(_ lines: [String], as person: String) throws -> Household {
    let kitchen = try SharedKitchen()
    let talk = try kitchen.talk(as: person)
    for line in lines { _ = talk.say(line) }
    return try #require(try kitchen.look()[Household.self].first)
  }

  @Test(
    "what I avoid is mine, and nobody else's",
    arguments: ["No pork for me", "I'm vegetarian", "I can't have sesame", "no eggs for me please"])
  func own(_ line: String) throws {
    let house = try members([line], as: "Adjoa")
    #expect(house.members.map(\.name) == ["Adjoa"])
    #expect(house.avoids.isEmpty)
  }

  @Test("what we avoid is everybody's", arguments: ["no pork for us", "we are vegetarian"])
  func everybodys(_ line: String) throws {
    let house = try members([line], as: "Adjoa")
    #expect(house.members.isEmpty)
    #expect(house.avoids.count == 1)
  }

  @Test("nobody's name keeps it for the whole table")
  func nameless() throws {
    let house = try members(["No pork for me"], as: "me")
    #expect(house.members.isEmpty)
    #expect(house.avoids.count == 1)
  }

  @Test("what I may have again is lifted of me alone")
  func lifted() throws {
    let lines = ["Noah can't have pork", "no pork for me", "I can have pork again", "yes"]
    let house = try members(lines, as: "Adjoa")
    let avoids = house.members.map { "\($0.name) \($0.avoids.count)" }
    #expect(avoids == ["Noah 1", "Adjoa 0"])
  }
}
