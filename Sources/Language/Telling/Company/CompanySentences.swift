import Values

/// What a line tells of those who come and go, as plain sentences.
struct CompanySentences {
  let reader: CompanyReader

  /// Sentences that are read in one, said in several ways of which the first that is read counts; sentences of their own; and what
  /// cannot be kept.
  struct Told {
    var together: [[String]] = []
    var alone: [String] = []
    var left: [String] = []
  }

  /// Nil where somebody is told of and nobody knows whether they live here, come, or stay away.
  func sentences() -> Told? {
    var told = Told()
    let people = reader.people
    let days = people.compactMap { person -> String? in
      if case .coming(let day?) = person.presence { return day }
      return nil
    }
    let day = days.first ?? reader.dayBefore ?? reader.tally?.day
    var evenings: [(day: String, people: [Int])] = []
    for (place, person) in people.enumerated() where person.heads > 0 {
      if person.isKnown {
        guard known(place, &told) else { return nil }
        continue
      }
      switch person.presence {
      case .coming(let own):
        guard let when = own ?? day, !when.lowercased().hasPrefix("every"),
          !when.lowercased().hasPrefix("next")
        else { return nil }
        if let same = evenings.firstIndex(where: { $0.day.lowercased() == when.lowercased() }) {
          evenings[same].people.append(place)
        } else {
          evenings.append((when, [place]))
        }
      case .weekly(let days):
        guard person.heads == 1 else { return nil }
        let lines = ["\(person.full) eats with us on \(days)"] + facts(of: place)
        told.together.append([lines.joined(separator: ". ")])
        if let age = smallAge(person) { told.left.append(age) }
      case .livesHere:
        guard person.heads == 1 else { return nil }
        var lines = [person.name.map { "\($0) moves in with us" } ?? "\(person.subject) lives with us too"]
        if let age = person.age { lines.append("\(person.subject) is \(age) old") }
        told.together.append([(lines + facts(of: place)).joined(separator: ". ")])
      case nil where !days.isEmpty || reader.tally != nil && day != nil:
        // Told of beside those who come: one of them.
        if let same = evenings.firstIndex(where: { $0.day == day }) {
          evenings[same].people.append(place)
        } else {
          evenings.append((day ?? "", [place]))
        }
      case .away, .awayWeekly, nil:
        return nil
      }
    }
    for evening in evenings { told.together.append(ways(evening.day, evening.people, &told)) }
    if let tally = reader.tally {
      guard var day = tally.day ?? day else { return nil }
      if day == "tonight" { day = "on \(reader.scan.context.now.day.iso)" }
      told.alone.append("we are \(tally.count) people \(onDay(day))")
    }
    return told
  }

  /// What is told of somebody who lives here; false where they are told to come.
  private func known(_ place: Int, _ told: inout Told) -> Bool {
    let person = reader.people[place]
    switch person.presence {
    case .coming, .weekly: return false
    case .livesHere, nil: break
    case .away(let day):
      guard let when = until(day) else { return false }
      told.alone.append("\(person.subject) \(person.isSpeaker ? "am" : "is") not here \(onDay(when))")
    case .awayWeekly(let days):
      told.alone.append("\(person.subject) \(person.isSpeaker ? "am" : "is") not here on \(days)")
    }
    if let age = person.age {
      if person.isSpeaker {
        told.left.append("I am \(age) old")
      } else {
        told.alone.append("\(person.subject) is \(age) old")
      }
    }
    told.alone += facts(of: place)
    return true
  }

  /// "Mia and Max come on Saturday. Mia can't have pork", or so many guests, of whom one goes without something.
  private func ways(_ day: String, _ people: [Int], _ told: inout Told) -> [String] {
    let guests = people.map { reader.people[$0] }
    let names = guests.map(\.full)
    let list =
      names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1] : names[0]
    let isOne = guests.count == 1 && guests[0].heads == 1
    let among = reader.people.indices.filter { reader.people[$0].heads == 0 }
    let own = (people + among).flatMap { facts(of: $0) }
    let named = (["\(list) \(isOne ? "comes" : "come") \(onDay(day))"] + own).joined(separator: ". ")
    let heads = guests.reduce(0) { $0 + $1.heads }
    let counted =
      (["\(heads) guests come \(onDay(day))"]
      + (people + among).flatMap { place in
        reader.facts.filter { $0.person == place }.compactMap { fact("one of them", $0.text) }
      }).joined(separator: ". ")
    told.left += guests.compactMap(smallAge)
    return heads > 1 ? [named, counted] : [named]
  }

  /// The age of a guest is not kept; it is told where it decides what they may eat.
  private func smallAge(_ guest: CompanyPerson) -> String? {
    guard let age = guest.age, let number = age.split(separator: " ").first.flatMap({ Int($0) }) else {
      return nil
    }
    return number < 5 || age.hasSuffix("months") ? "\(guest.subject) is \(age) old" : nil
  }

  /// "Until Friday" is from today to Thursday; nil where that is none.
  private func until(_ day: String) -> String? {
    let words = day.lowercased().split(separator: " ").map(String.init)
    guard let first = words.first, ["until", "till", "til"].contains(first) else { return day }
    let today = reader.scan.context.now.day
    guard words.count == 2, let end = DayWords.weekdays[words[1]],
      let last = (1...6).map({ today + $0 }).first(where: { $0.weekday == end })
    else { return nil }
    return last - 1 == today ? "tonight" : "from \(today.iso) to \((last - 1).iso)"
  }

  private func onDay(_ day: String) -> String {
    let first = day.split(separator: " ").first?.lowercased() ?? ""
    return DayWords.weekdays[first] != nil ? "on \(day)" : day.prefix(1).lowercased() + day.dropFirst()
  }

  private func facts(of place: Int) -> [String] {
    let person = reader.people[place]
    return reader.facts.filter { $0.person == place }.compactMap {
      fact(person.subject, $0.text, isSpeaker: person.isSpeaker)
    }
  }

  private func fact(_ subject: String, _ text: String, isSpeaker: Bool = false) -> String? {
    var person = ToldPerson(name: subject)
    person.isSpeaker = isSpeaker
    return reader.words.told(text, of: person)
  }
}
