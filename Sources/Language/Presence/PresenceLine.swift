import Values

/// "Lou is only here on Thursdays and Fridays", "Tom comes home late on Tuesdays", "it's just me during the week and four of us at
/// weekends": who is at the table on which days of every week. Source: requirements MP-36.
///
/// Read only where every word of the line has its place in a clause; single evenings are told by other lines, but for
/// how many there are on several.
struct PresenceLine {
  let recognizer: Recognizer
  let scan: Scan
  /// Of whom was told before it.
  var spokenOf: [String] = []

  /// What its clauses tell, in their order; nil for every other line, and for one that asks.
  func readings() -> [Recognition]? {
    guard (3...Self.mostTokens).contains(scan.count), !scan.isQuestion, scan.tokens.last?.text != "?",
      let intent = recognizer.grammar.intent(Self.intent), let clauses = clauses(), !clauses.isEmpty
    else { return nil }
    var found: [Recognition] = []
    var told: Set<Weekday> = []
    let tellsWeekly = clauses.contains { $0.isAlways || $0.isRest || $0.days?.isWeekly == true }
    // "I'm home on Saturdays" seats nobody beside the house.
    if clauses.count == 1, clauses[0].told == .comes,
      ["i", "me"].contains(clauses[0].who.first?.lowercased())
    {
      return nil
    }
    for (place, clause) in clauses.enumerated() {
      guard let days = clause.days?.weekdays ?? rest(of: told, clause) else {
        guard place == 0, let size = size(clause, isAlone: clauses.count == 1) else { return nil }
        found.append(size)
        continue
      }
      told.formUnion(days)
      let isCount = if case .count = clause.told { true } else { false }
      // "My parents stay from Friday to Sunday": who comes on a run of days comes once.
      let isOften = !isCount && clause.told != .comes && clause.days?.isLong == true
      let isWeekly =
        tellsWeekly || clause.told == .only || isOften
        || clause.told == .late && days.count > 1
      if !isWeekly {
        guard isCount, let single = singleEvenings(clause, days) else { return nil }
        found.append(single)
        continue
      }
      found.append(weekly(clause, on: days, intent))
    }
    return found.contains { $0.intent != Self.sizeIntent } || clauses[0].isAlways ? found : nil
  }

  /// All clauses of the line; nil where a word has no place.
  private func clauses() -> [PresenceClause]? {
    var clauses: [PresenceClause] = []
    var at = 0
    var last = spokenOf
    while at < scan.count {
      if scan.tokens[at].isSeparator || scan.tokens[at].kind == .end || scan.tokens[at].kind == .sign {
        at += 1
        continue
      }
      if let end = consequence(at) {
        // "So he doesn't eat with us": said of those and the days before.
        guard let busy = clauses.indices.last, [.busy, .late, .away].contains(clauses[busy].told) else {
          return nil
        }
        clauses[busy].told = .away
        at = end
        continue
      }
      if let end = reason(at) {
        at = end
        continue
      }
      let reader = PresenceClauseReader(scan: scan, before: last)
      guard let read = reader.clause(at: at), read.end > at else { return nil }
      var clause = read.clause
      if !clause.who.isEmpty { last = clause.who }
      // "Works late on Tuesdays, he eats later": of the same days.
      if clause.days == nil, !clause.isRest, let before = clauses.last,
        before.told == .busy || [before.told, clause.told] == [.late, .late]
      {
        clause.days = before.days
        clause.isAlways = clause.isAlways || before.isAlways
        clauses.removeLast()
      }
      clauses.append(clause)
      at = read.end
    }
    return clauses.contains { $0.told == .busy } ? nil : clauses
  }

  /// "So he doesn't eat with us", "so leave her out", "so don't count him": the end of it.
  private func consequence(_ start: Int) -> Int? {
    guard ["so", "and"].contains(scan.word(start)) else { return nil }
    let end = (start + 1..<scan.count).first { scan.tokens[$0].isSeparator } ?? scan.count
    let words = Set((start + 1..<end).map(scan.word))
    let isOut = !words.isDisjoint(with: [
      "out", "off", "not", "dont", "doesnt", "wont", "isnt", "without", "skips",
    ])
    return isOut && words.isSubset(of: Self.consequences) ? end : nil
  }

  /// "Because she has choir": a reason, where nothing in it could be a limit or a day.
  private func reason(_ start: Int) -> Int? {
    guard ["because", "since", "cause", "cos", "cuz"].contains(scan.word(start)) else { return nil }
    let end = (start + 1..<scan.count).first { scan.tokens[$0].isSeparator } ?? scan.count
    let isPlain = (start + 1..<end).allSatisfy {
      scan.union(scan.lexicon.parserLists.avoid, at: $0).isEmpty && DayWords.weekdays[scan.word($0)] == nil
        && NumberParser(scan: scan).wholeNumber(at: $0) == nil && !scan.lexicon.harm.contains(scan.ids[$0])
    }
    return isPlain ? end : nil
  }

  /// The days nobody told of, for "otherwise".
  private func rest(of told: Set<Weekday>, _ clause: PresenceClause) -> [Weekday]? {
    clause.isRest && !told.isEmpty && told.count < 7 ? Weekday.allCases.filter { !told.contains($0) } : nil
  }

  /// "We're three, but my daughter is at college during the week", "no, we are always four": how many live here.
  private func size(_ clause: PresenceClause, isAlone: Bool) -> Recognition? {
    guard case .count(let count) = clause.told, clause.who.isEmpty, !clause.isRest,
      clause.isAlways || !isAlone
    else { return nil }
    let found = recognizer.readAll(
      "we are \(count) \(count == 1 ? "person" : "people")", expecting: nil, context: scan.context)
    return found.count == 1 && found[0].band == .act && found[0].intent == Self.sizeIntent ? found[0] : nil
  }

  /// "Just me on Friday, Saturday and Sunday", "six in all on Saturday".
  private func singleEvenings(_ clause: PresenceClause, _ weekdays: [Weekday]) -> Recognition? {
    guard case .count(let count) = clause.told, clause.who.isEmpty,
      let seats = recognizer.grammar.intent("day_eaters")
    else { return nil }
    let isWhole = scan.tokens.contains { ["all", "total", "altogether"].contains($0.text) }
    guard weekdays.count > 1 || isWhole else { return nil }
    return recognition(seats, [SlotBinding(name: "count", value: .number(Rational(count))), days(weekdays)])
  }

  private func weekly(_ clause: PresenceClause, on weekdays: [Weekday], _ intent: IntentDeclaration)
    -> Recognition
  {
    var slots = clause.who.map { SlotBinding(name: "who", value: .text($0)) }
    slots.append(days(weekdays))
    let habit: String
    switch clause.told {
    case .comes: habit = weekdays.count == 7 ? "daily" : "comes"
    case .only: habit = "only"
    case .away, .busy: habit = "away"
    case .late: habit = "late"
    case .daily: habit = "daily"
    case .count(let count):
      habit = "count"
      slots.append(SlotBinding(name: "count", value: .number(Rational(count))))
    }
    return recognition(intent, slots + [SlotBinding(name: "habit", value: .text(habit))])
  }

  private func recognition(_ intent: IntentDeclaration, _ slots: [SlotBinding]) -> Recognition {
    Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act, slots: slots,
      confidence: Confidence.framed,
      layer: .template)
  }

  /// The next of each of the days, from today on.
  private func days(_ weekdays: [Weekday]) -> SlotBinding {
    let today = scan.context.now.day
    let days = weekdays.map { today + (($0.index - today.weekday.index + 7) % 7) }
    return SlotBinding(name: "days", value: .days(days.sorted()))
  }

  private static let mostTokens = 40
  private static let intent = "eats_weekly"
  private static let sizeIntent = "household_tell"
  private static let consequences: Set<String> = [
    "he", "she", "they", "i", "im", "'m", "'s", "is", "are", "'re", "hes", "shes", "leave", "count", "take",
    "him", "her",
    "them", "me", "out", "off", "not", "dont", "doesnt", "wont", "isnt", "be", "eat", "eats", "eating",
    "with", "us",
    "here", "at", "home", "dinner", "for", "supper", "then", "please", "there", "do", "does", "will", "plan",
    "cook",
    "without", "skips", "in", "on", "those", "days", "that", "tea", "have", "having", "my", "his",
  ]
}
