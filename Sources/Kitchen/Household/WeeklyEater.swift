package import Values

/// Somebody whose place at the table hangs on the weekday, every week: a grandson who comes on Wednesdays, a flatmate who
/// is away at weekends. What is noted of a single evening goes before it.
package struct WeeklyEater: Hashable, Sendable, Codable {
  package enum Habit: String, Hashable, Sendable, Codable, CaseIterable {
    /// Does not live here, and eats along on those days.
    case comes
    /// Lives here, and does not eat here on those days; on none of them where only `late` days are told.
    case away
  }

  /// As it was said: "Oliver", "your mum".
  package var name: String
  package var habit: Habit
  /// In the order of the week, each once.
  package var weekdays: [Weekday]
  /// What somebody who comes can't have; it holds on those days alone. Empty for whoever lives here.
  package var avoids: [Avoidance]
  /// The days on which they eat later than the others: a seat is theirs all the same. In the order of the week.
  package var late: [Weekday]

  package init(
    name: String, habit: Habit, weekdays: [Weekday], avoids: [Avoidance] = [], late: [Weekday] = []
  ) {
    (self.name, self.habit, self.avoids) = (name, habit, avoids)
    (self.weekdays, self.late) = (Set(weekdays).sorted(), Set(late).sorted())
  }

  /// Days of eating later are missing in what was written before they were noted.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    habit = try values.decode(Habit.self, forKey: .habit)
    weekdays = try values.decode([Weekday].self, forKey: .weekdays)
    avoids = try values.decode([Avoidance].self, forKey: .avoids)
    late = try values.decodeIfPresent([Weekday].self, forKey: .late) ?? []
  }

  /// The same on other days; nil where nothing is left that tells them from anybody else.
  package func on(_ days: [Weekday]) -> WeeklyEater? {
    let late = habit == .away ? late.filter { !days.contains($0) } : late.filter(days.contains)
    guard !days.isEmpty || habit == .away && !late.isEmpty else { return nil }
    return WeeklyEater(name: name, habit: habit, weekdays: days, avoids: avoids, late: late)
  }

  /// The same without those days; nil where none is left.
  package func without(_ days: [Weekday]) -> WeeklyEater? { on(weekdays.filter { !days.contains($0) }) }

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
  /// The evenings noted, and those of the next weeks on which a habit changes the table: somebody's, or how many there
  /// are on that weekday. By day.
  package func with(
    _ weekly: [WeeklyEater], counts: [WeekdayCount] = [], usually: Int, from today: Day
  ) -> [EveningNote] {
    let known = knowing(weekly)
    guard !weekly.isEmpty || !counts.isEmpty else { return known }
    let noted = Set(map(\.day))
    let habitual = (0..<WeeklyEater.daysAhead).map { today + $0 }.filter { !noted.contains($0) }
      .map { day in
        var note = EveningNote(day: day)
        note.seat(weekly, usually: usually)
        if let count = counts.first(where: { $0.weekday == day.weekday }) {
          note.seat(count, usually: usually)
        }
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
