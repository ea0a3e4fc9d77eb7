/// What was thrown away and what was eaten, weighed and priced. Source: requirements BB-12, BB-24.
package struct FoodLedger: Hashable, Sendable {
  package var thrown: [FoodLoss]
  /// All that was told to be eaten, and of it what was eaten in the last days before its date.
  package var eaten, saved: [FoodLoss]
  /// The days of all that was noted.
  package var noted: [Day]

  /// From the rows of a kitchen.
  package init(thrown: [ThrownAway], eaten: [EatenFood], table: FoodTable) {
    self.thrown = thrown.map { FoodLoss($0, table: table) }
    self.eaten = eaten.map { FoodLoss($0, table: table) }
    saved = eaten.filter(\.isSaved).map { FoodLoss($0, table: table) }
    noted = thrown.map(\.day) + eaten.map(\.day)
  }

  /// Only what `isKept` keeps; the days of notes stay.
  package func only(_ isKept: (FoodLoss) -> Bool) -> FoodLedger {
    var part = self
    part.thrown = thrown.filter(isKept)
    part.eaten = eaten.filter(isKept)
    part.saved = saved.filter(isKept)
    return part
  }

  /// The share of what was eaten or thrown away that was eaten, by cost, in percent; nil where nothing of it has a price, or
  /// nothing was told to be eaten, which is no sign that nothing was.
  /// Between none and all it is never rounded to either.
  package var eatenPercent: Int? {
    let (kept, lost) = (LossSum(.money, eaten).total, LossSum(.money, thrown).total)
    guard !eaten.isEmpty, kept + lost > .zero else { return nil }
    let percent = (kept * 100 / (kept + lost)).rounded
    return kept.isZero || lost.isZero ? percent : min(99, max(1, percent))
  }
}
