import Values

/// "Thursday 3/5", "best before 3/6", "3/2 - 3/8": dates in figures, which are no fractions of anything.
struct DateFigures {
  let scan: Scan
  /// Behind these "3/5" is three of five.
  private static let rating: Set<String> = [
    "rating", "rate", "rated", "score", "stars", "gave", "give", "gives",
  ]

  /// The line with each such date written as year, month and day; nil where there is none. A weekday beside a date
  /// that falls on it is said by the date. Without a year it is the date nearest to today.
  func written() -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
    for at in scan.tokens.indices {
      guard let figures = figures(at) else { continue }
      if let (tokens, day) = besideWeekday(at, figures) {
        changes.append((tokens, day.iso))
      } else if let day = day(figures), isDate(at) {
        changes.append((at..<at + 1, day.iso))
      }
    }
    return changes.isEmpty ? nil : scan.utterance.replacing(changes)
  }

  /// "Exp. date 05.03.2026" as "best before 2026-03-05": with points the day comes first. Said so before the line is cut anywhere,
  /// since such points end no sentence. Any other line as it is.
  static func withoutPoints(_ line: String) -> String {
    let line = withoutComma(line)
    let parts = line.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      let figures = word.prefix { $0.isNumber || $0 == "." }
      let numbers = figures.split(separator: ".").map { Int($0) }
      guard numbers.count == 3, let day = numbers[0], let month = numbers[1], let year = numbers[2],
        year > 1999, let date = Day(year: year, month: month, day: day)
      else { return String(word) }
      return date.iso + word.dropFirst(figures.count)
    }
    let dated = parts.joined(separator: " ")
    guard dated != line else { return line }
    return ["exp. date", "Exp. date", "exp date", "Exp date", "exp.", "Exp."].reduce(dated) {
      $0.replacing($1, with: "best before")
    }
  }

  /// "December 31, 2026." as "December 31 2026": neither mark ends anything there.
  private static func withoutComma(_ line: String) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for at in words.indices.dropFirst(2) {
      let year = words[at].hasSuffix(".") ? String(words[at].dropLast()) : words[at]
      guard year.count == 4, let number = Int(year), (2000...2100).contains(number),
        words[at - 1].hasSuffix(","),
        let day = Int(words[at - 1].prefix { $0.isNumber }), (1...31).contains(day),
        DayWords.months[words[at - 2].lowercased().replacing(".", with: "")] != nil
      else { continue }
      words[at - 1].removeLast()
      words[at] = year
    }
    return words.joined(separator: " ")
  }

  /// Both numbers of "3/5", and the year where "3/5/2026" has one.
  private func figures(_ at: Int) -> (first: Int, second: Int, year: Int?)? {
    guard scan.tokens[at].kind == .number, at == 0 || !Self.rating.contains(scan.word(at - 1)) else {
      return nil
    }
    let parts = scan.word(at).split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2 || parts.count == 3, let first = parts[0], let second = parts[1],
      (1...31).contains(first), (1...31).contains(second)
    else { return nil }
    let year = parts.count == 3 ? parts[2].map { $0 < 100 ? 2000 + $0 : $0 } : nil
    return (first, second, year)
  }

  /// Month and day, the date nearest to today.
  private func day(_ figures: (first: Int, second: Int, year: Int?)) -> Day? {
    nearest(month: figures.first, day: figures.second, figures.year)
  }

  private func nearest(month: Int, day: Int, _ year: Int?) -> Day? {
    let today = scan.context.now.day
    let years = year.map { [$0] } ?? [-1, 0, 1].map { today.civil.year + $0 }
    return years.compactMap { Day(year: $0, month: month, day: day) }
      .min { abs($0 - today) < abs($1 - today) }
  }

  /// A weekday before or behind the figures, where they mean such a day: month first, else day first.
  private func besideWeekday(_ at: Int, _ figures: (first: Int, second: Int, year: Int?)) -> (
    Range<Int>, Day
  )? {
    let before = at > 0 && [",", "."].contains(scan.word(at - 1)) ? at - 2 : at - 1
    let places: [(place: Int, range: Range<Int>)] = [
      (before, before..<at + 1), (at + 1, at..<at + 2),
    ]
    for (place, range) in places where place >= 0 && place < scan.count {
      guard let weekday = DayWords.weekdays[scan.word(place)] else { continue }
      let dates = [
        nearest(month: figures.first, day: figures.second, figures.year),
        nearest(month: figures.second, day: figures.first, figures.year),
      ]
      if let day = dates.compactMap(\.self).first(where: { $0.weekday == weekday }) { return (range, day) }
    }
    return nil
  }

  /// Whether the words around figures say that they are a date: behind what dates stand behind, before a colon at the
  /// beginning, or with another date in a span.
  private func isDate(_ at: Int) -> Bool {
    var before = at - 1
    while before >= 0, [":", "-", "–", "the", "."].contains(scan.word(before)) { before -= 1 }
    if before >= 0, Self.openers.contains(scan.word(before)) { return true }
    if before < 0, scan.word(at + 1) == ":" { return true }
    let isSpan = { (place: Int) in Self.spans.contains(scan.word(place)) }
    if isSpan(at + 1), at + 2 < scan.count, figures(at + 2) != nil { return true }
    if isSpan(at - 1), at >= 2, figures(at - 2) != nil { return true }
    // "Not 3/12" behind a date that was one.
    return scan.word(at - 1) == "not"
      && scan.tokens.indices.contains { $0 < at && figures($0) != nil && isDate($0) }
  }

  private static let openers: Set<String> = [
    "before", "until", "till", "bb", "expires", "expire", "expiry", "exp", "on", "receipt", "dated", "date",
    "since",
  ]
  private static let spans: Set<String> = ["-", "–", "to", "until", "till", "through"]
}
