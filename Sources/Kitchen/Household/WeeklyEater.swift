package import Values

/// Somebody whose place at the table hangs on the weekday, every week: a grandson who comes on Wednesdays, a flatmate who
/// is away at weekends. What is noted of a single evening goes before it.
package struct WeeklyEater: Hashable, Sendable, Codable {
  package enum Habit: String, Hashable, Sendable, Codable, CaseIterable {
    /// Does not live here, and eats along on those days.
    case comes
    /// Lives here, and does not eat here on those days.
    case away
  }

  /// As it was said: "Oliver", "your mum".
  package var name: String
  package var habit: Habit
  /// In the order of the week, each once.
  package var weekdays: [Weekday]
  /// What somebody who comes can't have; it holds on those days alone. Empty for whoever lives here.
  package var avoids: [Avoidance]

  package init(name: String, habit: Habit, weekdays: [Weekday], avoids: [Avoidance] = []) {
    (self.name, self.habit, self.avoids) = (name, habit, avoids)
    self.weekdays = Set(weekdays).sorted()
  }

  /// Whether somebody's words mean this person.
  package func isCalled(_ name: String) -> Bool { Visitor.isSame(self.name, name) }

  /// Adds what this person is told not to have.
  package mutating func add(_ avoidance: Avoidance) { avoids.put(avoidance) }
}

extension EveningNote {
  /// The evening with whoever comes or stays away on its weekday; whoever is noted already counts once.
  package mutating func seat(_ weekly: [WeeklyEater], usually: Int) {
    for eater in weekly where eater.weekdays.contains(day.weekday) {
      switch eater.habit {
      case .comes:
        if !visitors.contains(where: { eater.isCalled($0.name) }) { seat(1, usually: usually) }
        note([Visitor(name: eater.name, avoids: eater.avoids)])
      case .away:
        if !absent.contains(where: { eater.isCalled($0) }) { seat(-1, usually: usually, isOfHouse: true) }
        note(eater.name, isAway: true)
      }
    }
  }
}

extension [EveningNote] {
  /// The evenings noted, and those of the next weeks on which somebody's habit changes the table. By day.
  package func with(_ weekly: [WeeklyEater], usually: Int, from today: Day) -> [EveningNote] {
    let known = knowing(weekly)
    guard !weekly.isEmpty else { return known }
    let noted = Set(map(\.day))
    let habitual = (0..<WeeklyEater.daysAhead).map { today + $0 }.filter { !noted.contains($0) }
      .map { day in
        var note = EveningNote(day: day)
        note.seat(weekly, usually: usually)
        return note
      }
    return (known + habitual.filter { !$0.isPlain }).sorted { $0.day < $1.day }
  }

  /// The evenings with all that is known of whoever is noted by name: what was told of somebody for another evening, or
  /// of their day of the week, holds wherever they sit down. Nothing is shared by guests without a name.
  package func knowing(_ weekly: [WeeklyEater]) -> [EveningNote] {
    var told: [String: [Avoidance]] = [:]
    for visitor in flatMap(\.visitors) where !Visitor.isUnnamed(visitor.name) {
      for avoidance in visitor.avoids { told[Visitor.key(visitor.name), default: []].put(avoidance) }
    }
    for eater in weekly {
      for avoidance in eater.avoids { told[Visitor.key(eater.name), default: []].put(avoidance) }
    }
    guard !told.isEmpty else { return self }
    return map { note in
      var note = note
      note.note(
        note.visitors.compactMap { visitor in
          told[Visitor.key(visitor.name)].map { Visitor(name: visitor.name, avoids: $0) }
        })
      return note
    }
  }
}

extension WeeklyEater {
  /// How far ahead habits are looked at: as far as anybody plans.
  package static let daysAhead = 70
}
