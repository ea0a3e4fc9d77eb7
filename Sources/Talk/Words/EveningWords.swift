/// "Saturday is for 6 with Wayne; Bridie dairy-free, that evening only"; of those who come every week (`weekly`): "…, every
/// week".
package func eveningSentence(
  _ note: EveningNote, usually: Int, _ names: DayNames, weekly: [WeeklyEater] = []
) -> String {
  let day = names.heading(note.day)
  if let own = note.own { return "\(day): \(own), your own." }
  if note.isOut { return "\(day) is left out of the plans." }
  let eaters = [note].eaters(on: note.day, usually: usually)
  let extra = note.extra == 0 ? "" : ", and \(extraPortions(note.extra)) cooked for later"
  let plated = note.servedPlates.map(\.person)
  let plates =
    plated.isEmpty
    ? "" : ", with \(plated.count == 1 ? "a plate" : "plates") of their own for \(joined(plated))"
  let isUsual = eaters == usually && note.visitors.isEmpty && note.absent.isEmpty
  let away = note.absent.isEmpty ? "" : ", without \(joined(note.absent))"
  let named = visitorsByName(note.visitors)
  let with = named.isEmpty ? "" : " with \(joined(named))"
  let count =
    (isUsual ? "\(day) is as usual, for \(usually)" : "\(day) is for \(eaters)\(with)\(away)") + plates
    + extra
  let diets = visitorDiets(note.visitors)
  guard !diets.isEmpty else { return "\(count)." }
  let comes = Set(weekly.filter { $0.weekdays.contains(note.day.weekday) }.map { Visitor.key($0.name) })
  let isEveryWeek = note.visitors.allSatisfy { $0.avoids.isEmpty || comes.contains(Visitor.key($0.name)) }
  return "\(count); \(joined(diets)), \(isEveryWeek ? "every week" : "that evening only")."
}

/// "on Fridays", "every evening".
package func plateHabitText(_ habit: PlateHabit) -> String {
  habit.weekdays.count == 7 ? "every evening" : "on \(weekdaysText(habit.weekdays))"
}

/// "4 portions more are", "one portion more is".
package func extraPortions(_ count: Int) -> String {
  count == 1 ? "one portion more is" : "\(count) portions more are"
}

/// The visitors of whom nothing is told but that they come: "Wayne", "your sister", "their kid".
package func visitorsByName(_ visitors: [Visitor]) -> [String] {
  visitors.filter { $0.avoids.isEmpty && !Visitor.isUnnamed($0.name) }.map { visitor in
    let isOfThem = ["Their ", "His ", "Her "].contains { visitor.name.hasPrefix($0) }
    return isOfThem ? visitor.name.lowercased() : visitor.name
  }
}

/// What each visitor who avoids something avoids: "Bridie dairy-free and without eggs".
package func visitorDiets(_ visitors: [Visitor]) -> [String] {
  visitors.filter { !$0.avoids.isEmpty }.map {
    "\($0.name) \(joined($0.avoids.map(\.phraseAfterName)))"
  }
}
