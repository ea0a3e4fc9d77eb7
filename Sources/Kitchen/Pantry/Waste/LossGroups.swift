/// What waste is told apart by.
package enum LossGrouping: String, Hashable, Sendable, Codable { case category, food, month, reason, place }

/// How much of the whole one part is, marked in words. Source: 003 "Color-coded indicators".
package enum LossLevel: String, Hashable, Sendable, Codable {
  case high, moderate, low

  /// Of a part of a whole: high from two fifths of it, low under 15 %.
  package static func of(_ part: Rational, whole: Rational) -> LossLevel? {
    guard whole > .zero else { return nil }
    return part * 100 >= whole * 40 ? .high : part * 100 >= whole * 15 ? .moderate : .low
  }

  /// Of one month beside the mean of all: high from a quarter more, low from a quarter less.
  package static func of(_ month: Rational, mean: Rational) -> LossLevel? {
    guard mean > .zero else { return nil }
    return month * 4 >= mean * 5 ? .high : month * 4 <= mean * 3 ? .low : .moderate
  }
}

/// One bar: what was lost under one heading.
package struct LossGroup: Hashable, Sendable {
  package var name: String
  package var losses: [FoodLoss]
  package var sum: LossSum
  /// Nil where there is nothing to compare with.
  package var level: LossLevel?
  /// The first day of its month; nil for other groups.
  package var month: Day?
}

/// By category, food, reason or place: the most first, then by name. What nobody gave a reason or a place for stands
/// under an empty name, last. Months are `monthsOfLoss`.
package func groups(of losses: [FoodLoss], by grouping: LossGrouping, in measure: LossMeasure) -> [LossGroup]
{
  func name(_ loss: FoodLoss) -> String {
    switch grouping {
    case .category: loss.category
    case .food: loss.name
    case .reason: loss.reason ?? ""
    case .place: loss.place?.rawValue ?? ""
    case .month: String(loss.day.iso.prefix(7))
    }
  }
  let whole = LossSum(measure, losses).total
  return Dictionary(grouping: losses, by: name).map { name, losses in
    let sum = LossSum(measure, losses)
    return LossGroup(name: name, losses: losses, sum: sum, level: .of(sum.total, whole: whole))
  }
  .sorted { a, b in
    if a.name.isEmpty != b.name.isEmpty { return b.name.isEmpty }
    return (b.sum.total, a.name) < (a.sum.total, b.name)
  }
}

/// How waste goes over the months. Source: 003 "Waste reduction over time".
package enum LossTrend: String, Hashable, Sendable, Codable { case less, more, same }

/// The waste of one month after the other, the oldest first, and what they tell.
package struct LossMonths: Hashable, Sendable {
  package var measure: LossMeasure
  /// The first day anything was noted; nil where nothing was.
  package var since: Day?
  /// From the first month anything was noted in, at most the number asked for; the last one is still on.
  package var months: [LossGroup]
  /// The months that are over and have a note, of waste or of eating; of a silent month nothing is known.
  package var whole: [LossGroup]
  /// Of this month up to today, and of the month before up to the same day; nil where that month has no note.
  package var soFar: LossSum
  package var before: LossSum?

  /// Months up to the one of `today`, at least one. `noted` are the days of all that was noted; months before the first
  /// of them are left out.
  package init(_ losses: [FoodLoss], measure: LossMeasure, count: Int, noted: [Day], today: Day) {
    let this = today.firstOfMonth
    let told = Set(noted.map(\.firstOfMonth))
    let known = min(told.min() ?? this, this)
    let starts = (0..<max(1, min(count, 120))).reversed().map { this.adding(months: -$0) }
      .filter { $0 >= known }
    (self.measure, since) = (measure, noted.min())
    var months = starts.map { start in
      let found = losses.filter { $0.day.firstOfMonth == start }
      return LossGroup(
        name: String(start.iso.prefix(7)), losses: found, sum: LossSum(measure, found), month: start)
    }
    func isWhole(_ group: LossGroup) -> Bool { group.month.map { $0 != this && told.contains($0) } ?? false }
    let over = months.filter(isWhole)
    if over.count > 1 {
      let mean = over.reduce(Rational.zero) { $0 + $1.sum.total } / Rational(over.count)
      for index in months.indices where isWhole(months[index]) {
        months[index].level = .of(months[index].sum.total, mean: mean)
      }
    }
    (self.months, whole) = (months, months.filter(isWhole))
    soFar = LossSum(measure, losses.filter { $0.day >= this && $0.day <= today })
    let last = this.adding(months: -1)
    let sameDay = min(last + (today - this), this - 1)
    before =
      told.contains(last) ? LossSum(measure, losses.filter { (last...sameDay).contains($0.day) }) : nil
  }

  /// Whether nothing at all was noted in that month.
  package func isSilent(_ group: LossGroup) -> Bool {
    group.month != months.last?.month && !whole.contains { $0.month == group.month }
  }

  /// The newer half of the whole months beside the older half, a month in the middle left out; a tenth either way is the
  /// same. Nil with fewer than two of them.
  package var trend: LossTrend? {
    let half = whole.count / 2
    guard half > 0 else { return nil }
    let old = whole.prefix(half).reduce(Rational.zero) { $0 + $1.sum.total }
    let new = whole.suffix(half).reduce(Rational.zero) { $0 + $1.sum.total }
    if new * 10 < old * 9 { return .less }
    return new * 10 > old * 11 ? .more : .same
  }

  /// The whole month with the least; the newest of equals. Nil with fewer than two to choose from. A month in which
  /// something has no figure, or in which the notes began behind its first day, is known only in part, and left out.
  package var best: LossGroup? {
    let known = whole.filter { month in
      month.sum.without.isEmpty && since.map { month.month ?? $0 >= $0 } ?? false
    }
    return known.count < 2 ? nil : known.reversed().min { $0.sum.total < $1.sum.total }
  }
}

extension Day {
  /// The first day of its month.
  package var firstOfMonth: Day { self - (civil.day - 1) }
}
