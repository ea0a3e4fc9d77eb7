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
package func groups(of losses: [FoodLoss], by grouping: LossGrouping, in measure: LossMeasure) -> [LossGroup] {
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
  /// From the first month anything was noted in, at most the number asked for; the last one is still on.
  package var months: [LossGroup]
  /// Of this month up to today, and of the month before up to the same day; nil where that month was not noted.
  package var soFar: LossSum
  package var before: LossSum?

  /// Months up to the one of `today`, at least one; those before `since`, the first day anything was noted, are unknown
  /// and left out.
  package init(_ losses: [FoodLoss], measure: LossMeasure, count: Int, since: Day?, today: Day) {
    let this = today.firstOfMonth
    let known = since.map { min($0.firstOfMonth, this) } ?? this
    var starts: [Day] = []
    for back in (0..<max(1, min(count, 120))).reversed() where this.adding(months: -back) >= known {
      starts.append(this.adding(months: -back))
    }
    self.measure = measure
    months = starts.map { start in
      let found = losses.filter { $0.day.firstOfMonth == start }
      return LossGroup(
        name: String(start.iso.prefix(7)), losses: found, sum: LossSum(measure, found), month: start)
    }
    let whole = months.filter { $0.month != this }
    if whole.count > 1 {
      let mean = whole.reduce(Rational.zero) { $0 + $1.sum.total } / Rational(whole.count)
      for index in months.indices where months[index].month != this {
        months[index].level = .of(months[index].sum.total, mean: mean)
      }
    }
    soFar = LossSum(measure, losses.filter { $0.day.firstOfMonth == this && $0.day <= today })
    let last = this.adding(months: -1)
    let sameDay = min(last + (today - this), this - 1)
    before = last >= known ? LossSum(measure, losses.filter { $0.day >= last && $0.day <= sameDay }) : nil
  }

  /// The months that are over.
  package var whole: [LossGroup] { Array(months.dropLast()) }

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
  /// something has no figure is known only in part, and left out.
  package var best: LossGroup? {
    let known = whole.filter { $0.sum.without.isEmpty }
    return known.count < 2 ? nil : known.reversed().min { $0.sum.total < $1.sum.total }
  }
}

extension Day {
  /// The first day of its month.
  package var firstOfMonth: Day { self - (civil.day - 1) }
}
