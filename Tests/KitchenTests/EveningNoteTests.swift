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
}
