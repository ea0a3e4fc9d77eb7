import Values

/// The days a question about spending names: "last week", "last month", "in February". Source: requirements MP-S4.
package struct SpendingSpan: Hashable, Sendable {
  /// The first day and the last.
  package let days: ClosedRange<Day>
  /// As it stands in a sentence: "last week", "in February".
  package let name: String

  /// Nil where the text names no span, or this week or month, which the budget's own page shows. A month is the latest
  /// of that name that has begun.
  package init?(_ text: String, today: Day) {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let pairs = Set(zip(words, words.dropFirst()).map { "\($0) \($1)" })
    let (year, month, _) = today.civil
    func first(_ month: Int, _ year: Int) -> Day? { Day(year: year, month: month, day: 1) }
    func whole(_ month: Int, _ year: Int) -> ClosedRange<Day>? {
      guard let start = first(month, year) else { return nil }
      return start...start + (Day.length(ofMonth: month, year: year) - 1)
    }
    if pairs.contains("last week") {
      (days, name) = (today.monday - 7...today.monday - 1, "last week")
    } else if pairs.contains("last month"),
      let all = month == 1 ? whole(12, year - 1) : whole(month - 1, year)
    {
      (days, name) = (all, "last month")
    } else if pairs.contains("last year"), let start = first(1, year - 1), let end = first(1, year) {
      (days, name) = (start...end - 1, "last year")
    } else if let at = words.indices.dropFirst().first(where: {
      ["in", "for", "during"].contains(words[$0 - 1]) && Self.months.contains(words[$0])
    }), let named = Self.months.firstIndex(of: words[at]).map({ $0 + 1 }),
      let all = whole(named, named > month ? year - 1 : year)
    {
      (days, name) = (
        all,
        "in \(words[at].prefix(1).uppercased() + words[at].dropFirst())"
      )
    } else {
      return nil
    }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]
}
