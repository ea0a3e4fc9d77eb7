import Values

/// What one clause tells of who is at the table on which days of the week.
struct PresenceClause {
  enum Told: Equatable {
    /// Is here on those days; whoever lives here is not on the others.
    case comes
    /// On those days and no others.
    case only
    case away
    /// Eats later than the others.
    case late
    /// On every day again, but for those.
    case daily
    /// So many are at the table, whoever they are beside those named.
    case count(Int)
    /// What they do then, which says nothing of dinner by itself: "has football on Wednesdays".
    case busy
  }

  var told: Told
  /// As they were said: "Tom", "my mother in law", "the kids", "she", "I".
  var who: [String]
  var days: PresenceDays?
  /// "Otherwise", "the rest of the week": on all days not told of.
  var isRest = false
  /// "Usually", "always", "from now on".
  var isAlways = false
}

/// Reads one clause from its first word to its last; each word has its place in it.
struct PresenceClauseReader {
  let scan: Scan
  /// Of whom the clause before told.
  let before: [String]

  /// The clause that begins there and where it ends; nil where a word has no place.
  func clause(at start: Int) -> (clause: PresenceClause, end: Int)? {
    counted(start) ?? asked(start) ?? people(start)
  }

  /// "Leave Ella out on Wednesdays", "count Oliver in on Saturdays", "don't count me on Mondays".
  private func asked(_ start: Int) -> (clause: PresenceClause, end: Int)? {
    var clause = PresenceClause(told: .comes, who: [])
    var at = start
    leading(&clause, &at)
    let isNegated = ["dont", "no", "without", "minus", "never", "stop"].contains(scan.word(at))
    let isBare = ["no", "without", "minus"].contains(scan.word(at))
    if isNegated { at += 1 }
    if !isBare {
      guard
        ["count", "leave", "take", "add", "include", "skip", "counting", "including"].contains(scan.word(at))
      else { return nil }
      at += 1
    }
    let verb = scan.word(at - 1)
    if ["me", "myself"].contains(scan.word(at)) {
      (clause.who, at) = (["me"], at + 1)
    } else if ["him", "her", "them"].contains(scan.word(at)) {
      (clause.who, at) = (before.isEmpty ? [scan.word(at)] : before, at + 1)
    } else if let found = person(at) {
      // "Skip kombucha on Mondays": a word nobody knows is somebody only beside "in" or "out".
      let isKnown = found.names[0].hasPrefix("my ") || isKnownPerson(at)
      guard isKnown || ["in", "out", "off"].contains(scan.word(found.end)) else { return nil }
      (clause.who, at) = (found.names, found.end)
    } else {
      return nil
    }
    let said = at
    guard
      trailing(&clause, &at, ["in", "out", "off", "too", "please", "then", "for", "dinner", "from", "now"])
    else {
      return nil
    }
    let isOut = (said..<at).contains { ["out", "off"].contains(scan.word($0)) } || verb == "skip"
    guard isOut || isNegated || ["count", "add", "include"].contains(verb) else { return nil }
    clause.told = isOut || isNegated ? .away : .comes
    return (clause, at)
  }

  // MARK: How many

  /// "It's just me during the week", "four of us at weekends", "otherwise we are three", "just me and Tom on Fridays".
  private func counted(_ start: Int) -> (clause: PresenceClause, end: Int)? {
    var clause = PresenceClause(told: .count(0), who: [])
    var at = start
    leading(&clause, &at)
    skip(Self.beforeCounts, in: scan, at: &at)
    while Self.always.contains(scan.word(at)) || Self.beforeCounts.contains(scan.word(at)) {
      clause.isAlways = clause.isAlways || Self.always.contains(scan.word(at))
      at += 1
    }
    if Self.rest.contains(scan.word(at - 1)) { clause.isRest = true }
    guard let count = number(&at, &clause) else { return nil }
    clause.told = .count(count)
    guard trailing(&clause, &at, Self.behindCounts) else { return nil }
    return (clause, at)
  }

  private func number(_ at: inout Int, _ clause: inout PresenceClause) -> Int? {
    if ["me", "myself", "i", "im"].contains(scan.word(at)) {
      // "I'm home on Saturdays" says nothing of the others.
      let isAlone = scan.tokens.contains {
        ["alone", "only", "just", "myself", "own", "else"].contains($0.text)
      }
      let isStatement = scan.word(at).hasPrefix("i") && !isAlone
      at += 1
      skip(["'m", "am", "eat", "cook"], in: scan, at: &at)
      if ["eat", "cook"].contains(scan.word(at - 1)), !["alone", "by", "on"].contains(scan.word(at)) {
        return nil
      }
      skip(["alone", "on", "my", "own", "by", "myself"], in: scan, at: &at)
      var count = 1
      while ["and", "&", "n", "plus", "with", "+"].contains(scan.word(at)), let more = person(at + 1) {
        clause.who += more.names
        (count, at) = (count + more.heads, more.end)
      }
      // "Me and the kids": nobody knows how many they are.
      if count == 1, isStatement { return nil }
      return clause.who.isEmpty || count > 1 ? count : nil
    }
    if scan.word(at) == "us", let number = NumberParser(scan: scan).wholeNumber(at: at + 1), number.value == 2
    {
      at = number.end
      return 2
    }
    skip(["the"], in: scan, at: &at)
    guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...20).contains(number.value) else {
      return nil
    }
    at = number.end
    return Int(number.value)
  }

  // MARK: Who

  private func people(_ start: Int) -> (clause: PresenceClause, end: Int)? {
    var clause = PresenceClause(told: .comes, who: [])
    var at = start
    leading(&clause, &at)
    var isNegated = false
    if let pronoun = Self.pronouns[scan.word(at)] {
      clause.who = before.isEmpty ? [pronoun] : before
      at += 1
    } else if ["i", "im"].contains(scan.word(at)) {
      clause.who = ["me"]
      at += 1
    } else if let found = person(at) {
      (clause.who, at) = (found.names, found.end)
      var unjoined = 0
      while true {
        var next = at
        skip([",", "and", "n", "&", "plus", "+"], in: scan, at: &next)
        // "Greg Tanya Poppy": two words in a row may be one name, three in a row are people.
        let isJoined = next > at
        guard isJoined || scan.tokens.indices.contains(at) && scan.tokens[at].isCapitalised,
          let more = person(next)
        else { break }
        if !isJoined { unjoined += 1 }
        let areKids = clause.who[0].hasPrefix("my kid ")
        let names = more.names.map { areKids && !$0.hasPrefix("my ") ? "my kid \($0)" : $0 }
        (clause.who, at) = (clause.who + names, more.end)
      }
      if unjoined == 1 { return nil }
    } else if !before.isEmpty, Self.begins(scan.word(at)) {
      clause.who = before
    } else {
      return nil
    }
    // "The kids Wednesday to Saturday".
    if clause.days == nil, let days = PresenceDays(scan: scan, at: at), days.isLong,
      days.end >= scan.count || ends(days.end)
    {
      clause.days = days
      return (clause, days.end)
    }
    guard at < scan.count, Self.begins(scan.word(at)) || clause.days != nil else { return nil }
    let first = at
    var said: [String] = []
    while at < scan.count, !ends(at) {
      if let days = PresenceDays(scan: scan, at: at), clause.days == nil {
        // "Only on Fridays", "except Thursday".
        let lead = (at..<days.end).map(scan.word)
        if lead.contains(where: { ["only", "just"].contains($0) }) { said.append("only") }
        clause.days = days
        at = days.end
        continue
      }
      if everyWeek(at) {
        clause.isAlways = true
        at += 2
        continue
      }
      let word = scan.word(at)
      if Self.unsure.contains(word) || isLimit(at) { return nil }
      // "After school": when on that day.
      if word == "after", at + 1 < scan.count, !ends(at + 1) {
        if isLimit(at + 1) { return nil }
        at += 2
        continue
      }
      if Self.negations.contains(word) { isNegated = true }
      clause.isAlways = clause.isAlways || Self.always.contains(word)
      said.append(word)
      at += 1
    }
    guard at > first, let told = PresencePredicate(said: said, isNegated: isNegated).told else { return nil }
    clause.told = told
    return (clause, at)
  }

  // MARK: Parts

  /// Days, "otherwise" and talk before what is told.
  private func leading(_ clause: inout PresenceClause, _ at: inout Int) {
    skip(Self.openers, in: scan, at: &at)
    if scan.word(at) == "from", scan.word(at + 1) == "now", scan.word(at + 2) == "on" {
      clause.isAlways = true
      at += 3
      skip([","], in: scan, at: &at)
    }
    if everyWeek(at) {
      clause.isAlways = true
      at += 2
      skip([",", "from"], in: scan, at: &at)
    }
    if Self.rest.contains(scan.word(at)) {
      clause.isRest = true
      at += 1
    } else if let end = end(of: Self.restOfWeek, in: scan, at: at) {
      clause.isRest = true
      at = end
    } else if ["on", "all"].contains(scan.word(at)),
      scan.word(at + 1) == "other" || scan.word(at + 2) == "other"
    {
      clause.isRest = true
      while scan.word(at) != "other" { at += 1 }
      at += 2
    } else if let days = PresenceDays(scan: scan, at: at) {
      clause.days = days
      at = days.end
    }
    skip([","], in: scan, at: &at)
    skip(["then", "there", "only", "just"], in: scan, at: &at)
  }

  /// Words and days behind what is told, up to where the clause ends.
  private func trailing(_ clause: inout PresenceClause, _ at: inout Int, _ fillers: Set<String>) -> Bool {
    while at < scan.count, !ends(at) {
      if clause.days == nil, let days = PresenceDays(scan: scan, at: at) {
        clause.days = days
        at = days.end
      } else if everyWeek(at) {
        clause.isAlways = true
        at += 2
      } else if fillers.contains(scan.word(at)) || Self.always.contains(scan.word(at)) {
        clause.isAlways = clause.isAlways || Self.always.contains(scan.word(at))
        at += 1
      } else {
        return false
      }
    }
    return true
  }

  private func isKnownPerson(_ at: Int) -> Bool {
    scan.lexicon.parserLists.person.map { !scan.list($0, at: at).isEmpty } ?? false
  }

  /// Whether the word is one of food, of a diet or of harm: what somebody may not have has no place in such a line.
  private func isLimit(_ at: Int) -> Bool {
    let word = scan.word(at)
    guard !PresencePredicate.hasPlace(word) else { return false }
    return !scan.union(scan.lexicon.parserLists.avoid, at: at).isEmpty
      || scan.lexicon.harm.contains(scan.ids[at])
      || scan.lexicon.illness.contains(scan.ids[at]) || ["without", "free"].contains(word)
  }

  private func everyWeek(_ at: Int) -> Bool {
    ["every", "each"].contains(scan.word(at)) && ["week", "wk"].contains(scan.word(at + 1))
  }

  private func ends(_ at: Int) -> Bool {
    scan.tokens[at].isSeparator || scan.tokens[at].kind == .end || Self.joints.contains(scan.word(at))
  }

  /// One person, or several by one word: "Tom", "my wife Sara", "the kids", "my two boys".
  private func person(_ start: Int) -> (names: [String], heads: Int, end: Int)? {
    var at = start
    let hasThe = scan.word(at) == "the"
    if hasThe { at += 1 }
    guard let found = RollItemParser(scan: scan).item(at), !found.item.holdsSpeaker,
      !(at..<found.end).contains(where: isLimit)
    else { return nil }
    let people = found.item.people
    guard people.allSatisfy({ $0.age == nil }), found.item.loose == nil else { return nil }
    if people.count > 1 || people[0].name != nil {
      // "My kids Ann and Ben": what they are to who speaks is known of each.
      let areKids = (at..<found.end).contains { ["kids", "children"].contains(scan.word($0)) }
      let names = people.compactMap { one in
        one.name.map { name in
          (one.kin ?? (areKids ? "kid" : nil)).map { "my \($0) \(name)" }
            ?? (hasThe ? "the \(name.lowercased())" : name)
        }
      }
      return names.count == people.count ? (names, max(found.item.count, names.count), found.end) : nil
    }
    if let kin = people[0].kin, found.item.count == 1 { return (["my \(kin)"], 1, found.end) }
    // A role of nobody's family, and a group nobody is named of, are kept in their own words.
    if found.item.count == 1 { return (["my \(scan.word(found.end - 1))"], 1, found.end) }
    return ([scan.utterance.text(tokens: at..<found.end)], found.item.count, found.end)
  }

  private static func begins(_ word: String) -> Bool {
    verbs.contains(word) || negations.contains(word) || always.contains(word) || comingWords.contains(word)
      || busyVerbs.contains(word) || ["both", "all", "who", "that", "whos", "only", "just"].contains(word)
  }
}
