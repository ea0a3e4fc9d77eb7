import Talk

/// The time a question about waste is about, as far as it names one.
struct WastePeriod: Hashable {
  var days: ClosedRange<Day>
  /// "in February", "in the last 6 months", "this week".
  var name: String
  /// How many months it covers, for bars; this one counts.
  var months: Int

  /// What the words name; nil where they name no time. Dates still to come hold nothing.
  init?(_ line: String, today: Day) {
    let words = wordsSaid(line).map(\.word)
    let set = Set(words)
    let this = today.firstOfMonth
    let (year, month, _) = today.civil
    func previous(_ name: String) -> Bool {
      zip(words, words.dropFirst()).contains { ["last", "past", "previous"].contains($0) && $1 == name }
    }
    if let (count, unit) = Self.stretch(words) {
      let first =
        switch unit {
        case "month": this.adding(months: 1 - count)
        case "week": today - (7 * count - 1)
        default: today - (count - 1)
        }
      self.init(first...today, "in the last \(counted(count, unit))", today)
      if unit == "month" { months = count }
    } else if let (named, year) = Self.month(words, today) {
      let first = Day(year: year, month: named, day: 1) ?? this
      let isSince = set.contains("since") || set.contains("from")
      let last = isSince ? today : first.adding(months: 1) - 1
      self.init(min(first, last)...last, "\(isSince ? "since" : "in") \(first.monthName)", today)
      if year != today.civil.year { name += " \(year)" }
    } else if let named = words.lazy.compactMap({ $0.count == 4 ? Int($0) : nil }).first(
      where: (2000...2200).contains),
      let first = Day(year: named, month: 1, day: 1)
    {
      self.init(first...first.adding(months: 12) - 1, "in \(named)", today)
    } else if set.contains("today") {
      self.init(today...today, "today", today)
    } else if set.contains("yesterday") {
      self.init(today - 1...today - 1, "yesterday", today)
    } else if previous("week") {
      self.init(today.monday - 7...today.monday - 1, "last week", today)
    } else if set.contains("week") {
      self.init(today.monday...today.monday + 6, "this week", today)
    } else if previous("year") {
      let first = Day(year: year - 1, month: 1, day: 1) ?? today
      self.init(first...first.adding(months: 12) - 1, "in \(year - 1)", today)
    } else if set.contains("year") || set.contains("yearly") || set.contains("ytd") {
      let first = Day(year: year, month: 1, day: 1) ?? this
      self.init(first...first.adding(months: 12) - 1, "in \(year)", today)
      months = month
    } else if previous("month") {
      self.init(this.adding(months: -1)...this - 1, "in \(this.adding(months: -1).monthName)", today)
    } else if zip(words, words.dropFirst()).contains(where: { $0 == "this" && $1 == "month" }) {
      self.init(this...this.adding(months: 1) - 1, "in \(this.monthName)", today)
    } else {
      return nil
    }
  }

  /// The months up to today's, this one counted.
  init(last count: Int, today: Day) {
    self.init(
      today.firstOfMonth.adding(months: 1 - count)...today, "in the last \(counted(count, "month"))", today)
    months = count
  }

  /// The month of today, which is what is meant where nothing is said.
  init(monthOf today: Day) {
    let first = today.firstOfMonth
    self.init(first...first.adding(months: 1) - 1, "in \(first.monthName)", today)
  }

  private init(_ days: ClosedRange<Day>, _ name: String, _ today: Day) {
    let first = days.lowerBound.civil
    let last = today.civil
    (self.days, self.name) = (days, name)
    months = min(120, max(1, (last.year - first.year) * 12 + last.month - first.month + 1))
  }

  /// "Last 6 months", "past two weeks", "half a year": how many of what, 1 to 120.
  private static func stretch(_ words: [String]) -> (Int, String)? {
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      if word == "half", words[index...].contains("year") { return (6, "month") }
      if word == "quarter" { return (3, "month") }
      guard let count = Int(word) ?? numbers[word], (1...120).contains(count),
        index > 0, ["last", "past", "previous", "these", "the", "for", "over"].contains(words[index - 1])
      else { continue }
      switch next {
      case "month", "months": return (count, "month")
      case "week", "weeks": return (count, "week")
      case "day", "days": return (count, "day")
      case "years" where count <= 10: return (count * 12, "month")
      default: continue
      }
    }
    return nil
  }

  private static let numbers = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "nine": 9, "ten": 10, "twelve": 12,
  ]

  /// A month by its name, the last time it was, or in the year that is named. "May" counts behind a word of time.
  private static func month(_ words: [String], _ today: Day) -> (Int, Int)? {
    let year = words.compactMap { $0.count == 4 ? Int($0) : nil }.first { (2000...2200).contains($0) }
    for (index, word) in words.enumerated() {
      guard let found = names.firstIndex(where: { $0.hasPrefix(word) && word.count >= 3 }) else { continue }
      let isMonth = ["in", "since", "from", "during", "for", "of", "last", "and", "than", "vs", "waste"]
      if word == "may" || word == "mar", index == 0 || !isMonth.contains(words[index - 1]) { continue }
      return (found + 1, year ?? (found + 1 > today.month ? today.civil.year - 1 : today.civil.year))
    }
    return nil
  }

  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december",
  ]
}
