import Talk

/// What is noted of evenings that no plan holds yet.
struct EveningsNoted: Reply, Hashable {
  var notes: [EveningNote]
  /// How many eat on an evening like any other.
  var usually: Int
  /// Who comes every week.
  var weekly: [WeeklyEater] = []

  func blocks(_ words: Wording) -> [Block] {
    .say(
      notes.map { eveningSentence($0, usually: usually, words.names, weekly: weekly) }.joined(separator: " "))
  }

  func next(_ words: Wording) -> Closing {
    notes.contains(where: \.isOut)
      ? .say("plan the week", "undo") : .say("plan the week", "show the plan", "undo")
  }

  var matter: Facts? {
    let evenings = notes.map { note in
      [
        "day": note.day, "out": note.isOut, "eaters": eaters(note),
        "visitors": note.visitors.map { visitor in
          [
            "name": visitor.name,
            "avoid": visitor.avoids.map { ["kind": $0.what.kind, "what": $0.what.word] as Facts },
          ] as Facts
        },
      ] as Facts
    }
    return ["kind": "evenings", "evenings": evenings]
  }

  private func eaters(_ note: EveningNote) -> Int { [note].eaters(on: note.day, usually: usually) }
}

/// Who and how many eat on evenings that were asked about.
struct WhoEats: Reply, Hashable {
  var notes: [EveningNote]
  var usually: Int
  /// Those who live here and are known by name.
  var members: [String]
  /// Who comes every week.
  var weekly: [WeeklyEater] = []

  func blocks(_ words: Wording) -> [Block] {
    let special = notes.filter { !$0.isPlain }
    let plain = notes.count - special.count
    let usual = plain == 0 ? "" : usualSentence(plain, words.names)
    return .say(
      sentences(
        special.map { eveningSentence($0, usually: usually, words.names, weekly: weekly) }.joined(
          separator: " "),
        usual, late(words.names)))
  }

  /// "Tom eats later on Tuesday."
  private func late(_ names: DayNames) -> String {
    weekly.compactMap { eater in
      let days = notes.filter { eater.late.contains($0.day.weekday) && !$0.isOut }.map { $0.day.weekday.name }
      return days.isEmpty
        ? nil
        : "\(capitalized(eater.name)) \(eater.name == Member.unnamedSpeaker ? "eat" : "eats") later on \(joined(days))."
    }.joined(separator: " ")
  }

  private func usualSentence(_ count: Int, _ names: DayNames) -> String {
    let whom = members.isEmpty ? "" : ", \(joined(members)) among them"
    if notes.count > 1, count < notes.count { return "The other evenings are for \(usually), as usual." }
    if count > 1 { return "Every one of those evenings is for \(usually), as usual." }
    let day = notes.first { $0.isPlain }.map { names.heading($0.day) } ?? ""
    return "\(day) is for \(usually), as usual\(members.count < usually ? "" : whom)."
  }

  func next(_ words: Wording) -> Closing { .say("show the plan", "plan the week") }

  var matter: Facts? { EveningsNoted(notes: notes, usually: usually).matter }
}

/// When somebody comes who was asked for by name.
struct WhenTheyCome: Reply, Hashable {
  var name: String
  /// Their days of every week; nil where none are told.
  var weekly: WeeklyEater?
  /// The next evening they are noted for; nil where none is.
  var next: Day?
  var livesHere: Bool

  func blocks(_ words: Wording) -> [Block] {
    var sentences: [String] = []
    if let weekly { sentences.append("\(capitalized(name)): \(weeklyText(weekly)).") }
    if let next { sentences.append("Next: \(words.names.heading(next)).") }
    if sentences.isEmpty {
      sentences.append(
        livesHere
          ? "\(capitalized(name)) lives here and is counted in, unless told otherwise."
          : "I have no evening noted for \(name).")
    }
    return .say(sentences.joined(separator: " "))
  }

  func next(_ words: Wording) -> Closing { .say("show the plan", "plan the week") }

  var matter: Facts? { ["name": name, "next": next] as Facts }
}

/// Whose habits changed, and how many then eat.
struct WeeklyNoted: Reply, Hashable {
  var eaters: [WeeklyEater]
  /// Those who no longer come, by name.
  var gone: [String]
  /// Those of the house who are here every day again.
  var daily: [String] = []
  /// The next evening of each day told of.
  var evenings: [EveningNote]
  var usually: Int

  func blocks(_ words: Wording) -> [Block] {
    var sentences = eaters.map { "\(capitalized($0.name)): \(weeklyText($0))." }
    if !gone.isEmpty { sentences.append("No longer every week: \(joined(gone)).") }
    if !daily.isEmpty { sentences.append("Here every day: \(joined(daily)).") }
    let counts = evenings.map { note in
      (days: [note.day.weekday], eaters: [note].eaters(on: note.day, usually: usually))
    }
    // Whoever is told of by the few days they are here: the rest are the other days.
    let seats = Set(counts.map(\.eaters))
    let areMostlyAway = eaters.allSatisfy { $0.habit == .away && $0.weekdays.count > 3 }
    if areMostlyAway, seats.count == 1, let most = seats.first {
      sentences.append("The other days are for \(most).")
    } else if !counts.isEmpty {
      sentences.append("\(capitalized(seatsByWeekday(counts))).")
    }
    return .say(sentences.joined(separator: " "))
  }

  func next(_ words: Wording) -> Closing { .say("plan the week", "what do you know about us", "undo") }

  /// How many eat is said once, by what tells more of the evening.
  func before(_ later: any Reply) -> (any Reply)? {
    // The rest of a line may say the same in other words.
    if let same = later as? WeeklyNoted, eaters.allSatisfy(same.eaters.contains), gone.isEmpty, daily.isEmpty
    {
      return nil
    }
    let told = Set(
      (later as? VisitorsNoted)?.notes.map(\.day) ?? (later as? EveningsNoted)?.notes.map(\.day) ?? [])
    var shorter = self
    shorter.evenings.removeAll { told.contains($0.day) }
    return shorter
  }

  var matter: Facts? {
    [
      "kind": "weekly_eaters", "gone": gone,
      "eaters": eaters.map { eater in
        [
          "name": eater.name, "habit": eater.habit.rawValue, "weekdays": eater.weekdays.map(\.rawValue),
          "avoid": eater.avoids.map { ["kind": $0.what.kind, "what": $0.what.word] as Facts },
        ] as Facts
      },
    ]
  }
}

/// How many there are on weekdays of every week.
struct WeekdaysCounted: Reply, Hashable {
  var counts: [WeekdayCount]
  /// How many the house is; nil where nobody said.
  var usually: Int?
  /// Whether nobody's own days change the table beside.
  var isWhole = true

  func blocks(_ words: Wording) -> [Block] {
    let days = seatsByWeekday(counts.map { (days: [$0.weekday], eaters: $0.eaters) })
    let house =
      usually.map { "The other days are for \($0)." } ?? "How many are you on the other days?"
    return .say(
      "\(counts.isEmpty ? "" : "\(capitalized(days)), every week. ")\(counts.count == 7 || !isWhole ? "" : house)"
    )
  }

  /// The later one of a line tells all that is noted.
  func before(_ later: any Reply) -> (any Reply)? { later is WeekdaysCounted ? nil : self }

  func next(_ words: Wording) -> Closing {
    usually == nil
      ? .say("we are 4", "plan the week", "undo") : .say("plan the week", "who eats this week", "undo")
  }

  var matter: Facts? {
    [
      "kind": "weekday_counts",
      "counts": counts.map { ["weekday": $0.weekday.rawValue, "eaters": $0.eaters] as Facts },
    ]
  }
}

/// Days of the week with how many are at the table: "Mondays and Fridays are for 1, Saturdays for 4".
private func seatsByWeekday(_ days: [(days: [Weekday], eaters: Int)]) -> String {
  var groups: [(days: [Weekday], eaters: Int)] = []
  for day in days {
    if let same = groups.firstIndex(where: { $0.eaters == day.eaters }) {
      groups[same].days += day.days
    } else {
      groups.append(day)
    }
  }
  let parts = groups.enumerated().map { place, group in
    let days = weekdaysText(group.days.sorted())
    return "\(days) \(place == 0 ? "are " : "")for \(group.eaters)"
  }
  return joined(parts)
}

/// A word for several people of whom nobody knows who or how many they are.
struct NobodyCalled: Reply, Hashable {
  var words: String

  func blocks(_ words: Wording) -> [Block] {
    .say(
      """
      I don't know who or how many "\(self.words)" are, so nothing is noted of them. How many are you with them, or \
      what are their names?
      """)
  }

  func next(_ words: Wording) -> Closing { .say("we are 3") }
  var status: ReplyStatus { .refused }
}

/// Who eats here on a weekday of every week can be kept of people by name, and of numbers.
struct NotEveryWeek: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "I can keep who comes or stays away on the same day of every week, by name or number; nothing is noted."
    )
  }

  func next(_ words: Wording) -> Closing { .say("Oliver eats with us every Wednesday") }
  var status: ReplyStatus { .refused }
}

/// Somebody was told to stay away who was not counted.
struct NotSeated: Reply {
  var name: String
  func blocks(_ words: Wording) -> [Block] {
    .say("\(capitalized(name)) is not noted for that evening, so nothing is changed.")
  }
  func next(_ words: Wording) -> Closing { .say("who eats this week") }
  var status: ReplyStatus { .refused }
}

/// A day is told to be left out every week: what follows is about the single one.
struct SingleDaysOnly: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say("I can't leave out the same day of every week yet, only single ones.")
  }
}

/// How many come to lunch was told.
struct LunchNotCounted: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "I plan one dinner a day and count heads for dinners only, so I noted nothing of that lunch. If it is the main meal "
        + "of the day, tell me the number without the word lunch, and I plan that day's dinner for it.")
  }
  func next(_ words: Wording) -> Closing { .say("show the plan") }
  var status: ReplyStatus { .refused }
}

/// Somebody of the house was told to eat along on weekdays.
struct LivesHere: Reply, Hashable {
  var names: [String]

  func blocks(_ words: Wording) -> [Block] {
    let are = names.count == 1 ? "lives here and is" : "live here and are"
    return .say(
      "\(capitalized(joined(names))) \(are) counted every day; nothing changes. If there are days away, please name them."
    )
  }

  func next(_ words: Wording) -> Closing {
    .say("what do you know about us")
  }
}
