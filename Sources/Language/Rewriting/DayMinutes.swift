import Values

/// "Tuesday max 15 minutes please, I work late", "Tue, Wed and Fri: at most 15 min": how long the dinners of those days may take.
struct DayMinutes {
  let scan: Scan

  /// A sentence for each day; nil for every other line.
  func sentences() -> String? {
    // "40 minutes on weekdays" is the household's.
    let isUsual = scan.tokens.contains {
      ["weekday", "weekdays", "weekend", "weekends", "weeknight", "weeknights", "every", "always"].contains(
        $0.text)
    }
    guard scan.count < 26, !scan.isQuestion, !isUsual else { return nil }
    var at = 0
    skip(["ok", "so", "and", "on", "please", "for"], in: scan, at: &at)
    if let days = days(&at) {
      skip(
        [
          ",", ":", "must", "has", "have", "to", "be", "should", "is", "are", "only", "dinner", "a", "i",
          "have", "can", "take",
        ], in: scan, at: &at)
      guard let limit = limit(&at), isReason(at) else { return nil }
      return said(days, limit)
    }
    guard let limit = limit(&at) else { return nil }
    skip(["on", "for", ","], in: scan, at: &at)
    guard let days = days(&at), isReason(at) else { return nil }
    return said(days, limit)
  }

  private func said(_ days: [Day], _ limit: String) -> String {
    days.map { "make \($0.iso) under \(limit)" }.joined(separator: ". ")
  }

  private func days(_ at: inout Int) -> [Day]? {
    // "Tuesdays max 20 minutes" is of every week.
    guard HabitDaysParser(scan: scan).days(at: at).isEmpty, let first = daysNamed(at: at, in: scan) else {
      return nil
    }
    var (days, end) = (first.days, first.end)
    while [",", "and", "&"].contains(scan.word(end)) {
      let next = [",", "and"].contains(scan.word(end + 1)) ? end + 2 : end + 1
      guard next < scan.count, let more = daysNamed(at: next, in: scan) else { break }
      days += more.days
      end = more.end
    }
    at = end
    return days.count < 7 && days.allSatisfy { $0 >= scan.context.now.day } ? days : nil
  }

  /// "Max 15 minutes", "at most 20 min", "15 minutes max".
  private func limit(_ start: inout Int) -> String? {
    var at = start
    var isTold = false
    for words in Self.limits where words.indices.allSatisfy({ scan.word(start + $0) == words[$0] }) {
      at = start + words.count
      isTold = true
      break
    }
    guard let number = NumberParser(scan: scan).wholeNumber(at: at),
      ["minutes", "minute", "min", "mins"].contains(scan.word(number.end))
    else { return nil }
    var end = number.end + 1
    if ["max", "maximum", "tops"].contains(scan.word(end)) {
      isTold = true
      end += 1
    }
    guard isTold else { return nil }
    defer { start = end }
    return scan.utterance.text(tokens: at..<number.end) + " minutes"
  }

  /// Nothing more, or why: "I work late", "late shift".
  private func isReason(_ start: Int) -> Bool {
    (start..<max(start, scan.count)).allSatisfy {
      scan.tokens[$0].isSeparator || Self.reasons.contains(scan.word($0))
    }
  }

  private static let limits = [
    ["at", "most"], ["no", "more", "than"], ["not", "more", "than"], ["less", "than"], ["up", "to"], ["max"],
    ["maximum"],
    ["under"], ["within"], ["only"], ["max", "."],
  ]
  private static let reasons: Set<String> = [
    "please", "i", "we", "work", "works", "late", "because", "am", "'m", "im", "home", "shift", "my", "come",
    "get", "back",
    "at", "then", "that", "day", "those", "days", "as", "since", "busy", "night", "evening", "a", "on", "the",
    "have", "working",
  ]
}
