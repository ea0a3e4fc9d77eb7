import Values

/// "Plan next week, we are 4, Wednesday we're 7, on Thursday we eat out": what is told of one evening beside the plan is of that evening,
/// and of the week that is planned.
struct PlanWithDays {
  let recognizer: Recognizer
  let scan: Scan

  /// What is told of single evenings, each by itself and with its date, and the plan with all the rest behind them; nil for every
  /// other line.
  func parts() -> [String]? {
    parts(of: clauses { _ in false }) ?? parts(of: clauses(partedBefore: standsBehindWeek))
  }

  private func parts(of clauses: [Range<Int>]) -> [String]? {
    guard clauses.count > 1, let plan = clauses.first(where: asksToPlan), let span = span(in: plan) else {
      return nil
    }
    var told: [String] = []
    var changes: [(tokens: Range<Int>, with: String)] = []
    let isOfNextWeek = span.first.map { $0 > scan.context.now.day.monday + 6 } ?? false
    var dated: Range<Int>?
    for clause in clauses where clause != plan {
      guard let at = weekday(in: clause), let day = day(at, of: span) else {
        // "Something German on Wednesday and a roast on Sunday": each of the week that is planned.
        if isOfNextWeek {
          changes += severalWeekdays(in: clause).compactMap { at in
            self.day(at, of: span).map { (at..<at + 1, $0.iso) }
          }
        }
        continue
      }
      if let evening = evening(clause, at, day) {
        told.append(evening)
        changes.append((clause.lowerBound > 0 ? clause.lowerBound - 1..<clause.upperBound : clause, ""))
      } else if let diet = diet(clause, at) {
        changes.append((clause, " \(diet) on \(day.iso)"))
      } else if isOfNextWeek,
        // "Pasta on Monday and Wednesday": the second day is of the same week.
        saysMore(clause, at)
          || dated?.upperBound == clause.lowerBound - 1 && scan.word(clause.lowerBound - 1) == "and"
      {
        changes.append((at..<at + 1, day.iso))
        dated = clause
      }
    }
    let home = clauses.first { $0.lowerBound > plan.lowerBound && tellsOfHome($0) }.map {
      max(0, $0.lowerBound - 1)..<scan.count
    }
    let isLast = home.map { home in !changes.contains { $0.tokens.lowerBound >= home.lowerBound } } ?? false
    guard !changes.isEmpty else { return nil }
    var behind: [String] = []
    if isLast, let home {
      behind = [scan.utterance.text(tokens: home).withoutOuterMarks]
      changes.append((home, ""))
    }
    let rest = scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
    return told + [rest.withoutOuterMarks] + behind
  }

  /// "And I already have 2 lbs of ground beef": what is at home is no part of what is asked for.
  private func tellsOfHome(_ clause: Range<Int>) -> Bool {
    var at = clause.lowerBound
    skip(["and", "also", "oh", "plus"], in: scan, at: &at)
    guard ["i", "we"].contains(scan.word(at)) else { return false }
    at += 1
    let isSure = ["already", "still"].contains(scan.word(at))
    skip(["already", "still", "also"], in: scan, at: &at)
    guard ["have", "'ve", "got"].contains(scan.word(at)) else { return false }
    return isSure
      || clause.contains { ["home", "fridge", "freezer", "pantry", "cupboard"].contains(scan.word($0)) }
  }

  /// The clauses between marks, those that "and", "but", "with" or "except" begins before a weekday, and those that begin where it is
  /// told.
  private func clauses(partedBefore begins: (Int) -> Bool) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = 0
    for at in scan.tokens.indices {
      let isJoint = Self.joints.contains(scan.word(at)) && beginsEvening(at + 1)
      let isMark = scan.tokens[at].isSeparator || isJoint
      guard isMark || at > start && begins(at) else { continue }
      if at > start { clauses.append(start..<at) }
      start = isMark ? at + 1 : at
    }
    if start < scan.count { clauses.append(start..<scan.count) }
    return clauses
  }

  /// "Plan next week wednesday we are six": a weekday behind the week, with more behind it.
  private func standsBehindWeek(_ at: Int) -> Bool {
    DayWords.weekdays[scan.word(at)] != nil && scan.word(at - 1) == "week" && at + 2 < scan.count
  }

  /// Whether a clause tells anything of its evening: "Monday" alone, behind "next week", is a part of the span.
  private func saysMore(_ clause: Range<Int>, _ at: Int) -> Bool {
    clause.contains {
      $0 != at && !["on", "for", "from", "the", "just", "only", "please"].contains(scan.word($0))
    }
  }

  /// "Meatless on Monday", "vegan on Friday": a dinner of that day, and no diet of the whole plan.
  private func diet(_ clause: Range<Int>, _ at: Int) -> String? {
    let words = clause.filter { $0 != at }.map(scan.word).filter {
      !["on", "for", "something", "the", "a", "dinner", "only", "and", "but", "with", "it", "should", "be"]
        .contains($0)
    }
    guard words.count == 1, let word = words.first else { return nil }
    return Self.diets[word]
  }

  static let diets = [
    "meatless": "a vegetarian dinner", "vegetarian": "a vegetarian dinner", "veggie": "a vegetarian dinner",
    "veg": "a vegetarian dinner", "meat-free": "a vegetarian dinner", "vegan": "a vegan dinner",
  ]

  private func beginsEvening(_ at: Int) -> Bool {
    // "… but we are out on Wednesday".
    if ["we", "i", "nobody", "he", "she"].contains(scan.word(at)) {
      let end =
        (at..<scan.count).first { scan.tokens[$0].isSeparator || Self.joints.contains(scan.word($0)) }
        ?? scan.count
      if (at..<end).contains(where: { DayWords.weekdays[scan.word($0)] != nil }) { return true }
    }
    let day = ["on", "for"].contains(scan.word(at)) ? at + 1 : at
    if DayWords.weekdays[scan.word(day)] != nil { return true }
    guard let number = NumberParser(scan: scan).wholeNumber(at: at) else { return false }
    return scan.word(number.end) == "on" && DayWords.weekdays[scan.word(number.end + 1)] != nil
  }

  /// "Plan next week", and "dinners for next week" with nothing else in it.
  private func asksToPlan(_ clause: Range<Int>) -> Bool {
    let words = clause.map(scan.word)
    // "Next week please, tacos on Friday".
    let isPlainWish =
      words.contains("week") && words.contains("please") && words.allSatisfy(Self.asking.contains)
    return isPlainWish || !Set(words).isDisjoint(with: ["plan", "planning"])
      || !Set(words).isDisjoint(with: ["dinners", "suppers", "meals", "menu", "food"])
        && words.allSatisfy(Self.asking.contains)
  }

  /// The days that are to be planned, where they are several.
  private func span(in clause: Range<Int>) -> [Day]? {
    // The clause by itself, so that a weekday behind the comma is none of the span.
    let own = recognizer.scan(scan.utterance.text(tokens: clause), scan.context)
    let found = own.tokens.indices.compactMap { at -> [Day]? in
      guard case .days(let days)? = DaysParser(scan: own).days(at: at).first?.value else { return nil }
      return days
    }
    // "The week from the 9th": the later of "the week" and what it is from.
    return found.filter { $0.count > 1 }.max {
      ($0.first ?? own.context.now.day) < ($1.first ?? own.context.now.day)
    }
  }

  /// The place of the one weekday of a clause; nil of none, of several, and of one that says which week it means.
  private func weekday(in clause: Range<Int>) -> Int? {
    let places = clause.filter { DayWords.weekdays[scan.word($0)] != nil }
    guard places.count == 1, !DayWords.isPlural(scan.word(places[0])),
      !["this", "next", "last", "every", "each", "all", "to", "until"].contains(scan.word(places[0] - 1)),
      !["to", "of", "until", "through"].contains(scan.word(places[0] + 1))
    else { return nil }
    return places[0]
  }

  /// The places of several weekdays, none of them the end of a span; empty of one alone.
  private func severalWeekdays(in clause: Range<Int>) -> [Int] {
    let places = clause.filter { DayWords.weekdays[scan.word($0)] != nil }
    let ends: Set<String> = [
      "to", "until", "through", "till", "of", "this", "next", "last", "every", "each", "all", "-",
    ]
    let isSpan = places.contains {
      ends.contains(scan.word($0 - 1)) || ends.contains(scan.word($0 + 1)) || DayWords.isPlural(scan.word($0))
    }
    return (2...4).contains(places.count) && !isSpan ? places : []
  }

  private func day(_ at: Int, of span: [Day]) -> Day? {
    DayWords.weekdays[scan.word(at)].flatMap { weekday in span.first { $0.weekday == weekday } }
  }

  /// The clause as a sentence about that evening: how many are there, that nobody is, or who comes; nil for all else.
  private func evening(_ clause: Range<Int>, _ at: Int, _ day: Day) -> String? {
    if let tally = tally(clause), let before = eveningTold(clause.lowerBound..<tally.start, at, day) {
      return "\(before). we are \(tally.count) people on \(day.iso)"
    }
    return eveningTold(clause, at, day)
  }

  /// "… so that's six people", "… so only three": where such a tally begins, and how many it comes to.
  private func tally(_ clause: Range<Int>) -> (start: Int, count: Int)? {
    guard let start = clause.first(where: { scan.word($0) == "so" }), start > clause.lowerBound + 1 else {
      return nil
    }
    var at = start + 1
    skip(
      [
        "that", "'s", "thats", "is", "makes", "we", "are", "'re", "only", "just", "it", "its", "then", "will",
        "be",
      ], in: scan, at: &at)
    guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...20).contains(number.value) else {
      return nil
    }
    var end = number.end
    skip(["people", "persons", "of", "us", "then", "in", "total", "all"], in: scan, at: &end)
    return end == clause.upperBound ? (start, number.value) : nil
  }

  private func eveningTold(_ clause: Range<Int>, _ at: Int, _ day: Day) -> String? {
    let others = clause.filter { $0 != at }
    let words = Set(others.map(scan.word))
    if !words.isDisjoint(with: Self.coming) {
      return [clause.lowerBound..<at, at + 1..<clause.upperBound].map { scan.utterance.text(tokens: $0) }
        .joined(separator: " \(day.iso) ")
    }
    let isOut =
      !words.isDisjoint(with: ["out", "nobody", "noone", "away", "skip", "restaurant"])
      || words.contains("we") && words.contains("at") && words.contains("'s")
        && words.isDisjoint(with: ["come", "comes"])
      || words.contains("no") && !words.isDisjoint(with: ["cooking", "dinner", "meal", "one"])
    if isOut, words.isSubset(of: Self.fillers.union(Self.away)) { return "nobody eats at home on \(day.iso)" }
    // "Tom is away on Thursday": who it is, is read with the evening.
    let isOfNextWeek = day > scan.context.now.day.monday + 6
    if isOfNextWeek, !words.isDisjoint(with: ["away", "out", "late", "working", "works", "here", "isnt"]) {
      return [clause.lowerBound..<at, at + 1..<clause.upperBound].map { scan.utterance.text(tokens: $0) }
        .joined(separator: " \(day.iso) ")
    }
    let numbers = others.compactMap { place in
      NumberParser(scan: scan).wholeNumber(at: place).map { (place: place, value: $0.value, end: $0.end) }
    }
    guard numbers.count == 1, (1...20).contains(numbers[0].value),
      others.allSatisfy({
        Self.fillers.contains(scan.word($0)) || (numbers[0].place..<numbers[0].end).contains($0)
      })
    else { return nil }
    return "we are \(numbers[0].value) people on \(day.iso)"
  }

  private static let joints: Set<String> = ["and", "n", "but", "with", "except", "only"]
  private static let asking: Set<String> = [
    "dinners", "suppers", "meals", "menu", "all", "the", "for", "of", "next", "this", "week", "we", "i",
    "need", "want", "make",
    "give", "do", "me", "us", "can", "could", "you", "please", "hi", "hello", "ok", "now", "so", "hey", "our",
    "some", "just", "would", "like", "are", "going", "to", "have", "get", "cook", "food", "and", "then",
    "good", "morning", "evening", "weeks", "week's", "'s", "u", "pls", "plz", "draw", "up", "out", "prepare",
    "sort", "organise",
    "organize", "arrange", "coming", "whole", "kind", "be", "so", "as", "dear", "sous", "help", "with",
    "cheers",
    "set", "write", "create", "suggest", "think", "figure", "menus", "dinner", "wonder", "whether", "might",
  ]
  private static let coming: Set<String> = [
    "come", "comes", "coming", "guests", "guest", "visits", "visit", "visiting", "joins",
  ]
  private static let fillers: Set<String> = [
    "on", "for", "this", "the", "we", "are", "'re", "re", "were", "we're", "will", "be", "'ll", "there", "of",
    "us", "people",
    "persons", "ppl", "at", "table", "have", "only", "just", "it", "is", "its", "'s", "eaters", "dinner",
    "supper", "tea", "need",
    "to", "cook", "feed", "make", "that", "then", "but", "and", "except", "with", "because", "as", "though",
    "please", "in", "all",
  ]
  private static let away: Set<String> = [
    "eat", "eating", "out", "nobody", "noone", "no", "one", "home", "not", "isn't", "isnt", "cooking", "away",
    "skip", "a",
    "at", "my", "'s", "our", "sister", "mum", "mom", "mother", "brother", "parents", "friend", "friends",
    "place", "for",
    "so", "that", "day", "night", "evening", "then", "dad", "father", "gran", "grandma", "family", "cousin",
    "aunt", "uncle", "restaurant", "don't", "dont", "anything", "go", "going", "leave", "meal", "i", "am",
    "'m", "everyone",
    "everybody",
  ]
}
