/// Who gets a plate of their own on weekdays of every week, wherever the others' dinner is nothing for them.
package struct PlateHabit: Hashable, Sendable, Codable {
  /// Who gets it, by name; one habit for each.
  package var person: String
  /// In the order of the week, one at least; all seven for every evening.
  package var weekdays: [Weekday]
  /// As in `OwnPlate`.
  package var wants: [String]
  package var avoids: [Avoidance]

  package init(person: String, weekdays: [Weekday], wants: [String] = [], avoids: [Avoidance] = []) {
    (self.person, self.weekdays, self.wants, self.avoids) = (person, weekdays, wants, avoids)
  }

  /// Whether it is theirs, by whatever word they are called.
  package func isOf(_ name: String) -> Bool { Visitor.isSame(person, name) }

  /// As it stands on one evening.
  package var plate: OwnPlate {
    OwnPlate(person: person, wants: wants, avoids: avoids, isOnlyIfNeeded: wants.isEmpty)
  }
}

extension [EveningNote] {
  /// The evenings with the plates that stand by habit, beside whatever else changes the table. An evening that was noted by
  /// itself is told of in its note; of somebody who is not at the table there is no plate. By day.
  package func with(
    _ habits: [PlateHabit], noted: Set<Day>, of household: Household, from today: Day
  ) -> [EveningNote] {
    func serves(_ plate: OwnPlate, _ note: EveningNote) -> Bool {
      household.member(called: plate.person) != nil
        || note.visitors.contains { Visitor.isSame($0.name, plate.person) }
    }
    var made = map { note in
      guard !note.plates.isEmpty else { return note }
      var served = note
      served.plates.removeAll { !serves($0, note) }
      return served
    }
    guard !habits.isEmpty else { return made }
    for day in (0..<WeeklyEater.daysAhead).map({ today + $0 }) where !noted.contains(day) {
      let due = habits.filter { $0.weekdays.contains(day.weekday) }
      guard !due.isEmpty else { continue }
      let index = made.firstIndex { $0.day == day }
      var note = index.map { made[$0] } ?? EveningNote(day: day)
      for habit in due where serves(habit.plate, note) && !note.hasPlate(for: habit.person) {
        note.note(habit.plate)
      }
      if note.isPlain { continue }
      if let index { made[index] = note } else { made.append(note) }
    }
    return made.sorted { $0.day < $1.day }
  }
}
