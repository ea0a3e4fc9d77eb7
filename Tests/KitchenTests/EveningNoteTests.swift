import Foundation
import Kitchen
import Testing
import Values

@Suite struct EveningNoteTests {
  private static let thursday = Day(year: 2026, month: 3, day: 5) ?? Day(number: 0)

  @Test(
    "guests and empty chairs add up, and never leave fewer than one at the table",
    arguments: [
      ([1], 5), ([-1], 3), ([2, -3], 3), ([-1, 1], 4), ([-9], 1), ([20], 20),
    ] as [([Int], Int)])
  func seats(_ changes: [Int], _ eaters: Int) {
    var note = EveningNote(day: Self.thursday)
    for change in changes { note.seat(change, usually: 4) }
    #expect(note.guests >= 0)
    #expect([note].eaters(on: note.day, usually: 4) == eaters)
    #expect(note.isPlain == (eaters == 4))
  }

  @Test("a number said for the evening counts before who comes and goes")
  func saidNumber() {
    var note = EveningNote(day: Self.thursday, eaters: 6)
    note.seat(-1, usually: 4)
    #expect(note.eaters == 5)
  }

  @Test(
    "what a visitor avoids adds up under one name, strictly where it is once so; nobody left, nothing avoided"
  )
  func visitors() {
    let (eggs, milk) = (Avoided.allergen(.egg), Avoided.allergen(.milk))
    var note = EveningNote(day: Self.thursday, guests: 2)
    note.note([Visitor(name: "Bridie", avoids: [Avoidance(eggs, .dislike)]), Visitor(name: "Tom")])
    note.note([Visitor(name: "bridie", avoids: [Avoidance(milk), Avoidance(eggs)])])
    #expect(note.visitors.map(\.name) == ["Bridie", "Tom"])
    #expect(note.avoids == [Avoidance(eggs), Avoidance(milk)])
    note.seat(-1, usually: 4)
    #expect(!note.avoids.isEmpty)
    note.seat(-1, usually: 4)
    #expect(note.isPlain)
  }

  @Test("a note written before there were visitors is read") func olderNote() throws {
    let old = #"{"day":"2026-03-05","guests":1,"isOut":false}"#
    #expect(
      try JSONDecoder().decode(EveningNote.self, from: Data(old.utf8))
        == EveningNote(day: Self.thursday, guests: 1))
    let note = EveningNote(
      day: Self.thursday, visitors: [Visitor(name: "Bo", avoids: [Avoidance(.diet(.vegan))])])
    #expect(try JSONDecoder().decode(EveningNote.self, from: JSONEncoder().encode(note)) == note)
  }

  @Test("whoever lives here is no visitor; an unknown food is kept and told") func told() {
    let home = Household(size: 4, members: [Member(name: "Emma")])
    let hearing = updateFamilyPreferences(
      home,
      with: [
        .guestsOn(Self.thursday, 1, names: ["Bo"]),
        .visitorAvoids(Self.thursday, name: "emma", Avoidance(.diet(.vegan)), isKnown: true),
        .visitorAvoids(Self.thursday, name: "Bo", Avoidance(.food("zorp")), isKnown: false),
      ])
    #expect(hearing.household.members == [Member(name: "Emma", avoids: [Avoidance(.diet(.vegan))])])
    let visitor = Visitor(name: "Bo", avoids: [Avoidance(.food("zorp"))])
    #expect(hearing.evenings == [EveningNote(day: Self.thursday, guests: 1, visitors: [visitor])])
    #expect(hearing.problems == [.unknownFood("zorp")])
  }

  @Test(
    "what is known of somebody holds on every evening they are named, and nothing is shared by the nameless")
  func known() {
    let nuts = Avoidance(.allergen(.treeNut))
    let eggs = Avoidance(.allergen(.egg))
    let days = (0..<3).map { Self.thursday + $0 }
    let notes = [
      EveningNote(day: days[0], guests: 1, visitors: [Visitor(name: "Wes")]),
      EveningNote(day: days[1], guests: 2, visitors: [Visitor(name: "your grandson Wes", avoids: [eggs])]),
      EveningNote(day: days[2], guests: 1, visitors: [Visitor(name: Visitor.unnamed, avoids: [eggs])]),
    ]
    let weekly = WeeklyEater(name: "Wes", habit: .comes, weekdays: [.saturday], avoids: [nuts])
    let told = notes.knowing([weekly])
    #expect(Set(told[0].avoids) == [nuts, eggs])
    #expect(Set(told[1].avoids) == [nuts, eggs])
    #expect(told[2] == notes[2])
  }
}
