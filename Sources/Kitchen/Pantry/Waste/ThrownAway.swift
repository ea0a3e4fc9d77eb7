/// Food that was thrown away, for the household's own figures. Source: 003 "Waste Reduction Metrics"; requirements BB-12.
package struct ThrownAway: Hashable, Sendable, Encodable {
  package var id: ID<ThrownAway>
  package var day: Day
  package var name: String
  package var ingredient: IngredientID?
  /// Nil where nobody said how much.
  package var amount: Amount?
  /// Why, in a word: "moldy"; nil where nobody said.
  package var reason: String?
  /// What it cost, by the prices known then; nil where none is.
  package var cost: Money?
  /// Where it was kept; nil where nobody said.
  package var place: PantryPlace?

  /// What is known of it; nil for all that nobody said.
  package init(
    id: ID<ThrownAway>, day: Day, name: String, ingredient: IngredientID? = nil, amount: Amount? = nil,
    reason: String? = nil, cost: Money? = nil, place: PantryPlace? = nil
  ) {
    (self.id, self.day, self.name, self.ingredient) = (id, day, name, ingredient)
    (self.amount, self.reason, self.cost, self.place) = (amount, reason, cost, place)
  }
}

/// Food that was eaten or cooked with, as far as it was told: what "saved" and the share eaten are counted from. Source:
/// 003 "Items saved from expiration", "ROI on food purchases"; requirements BB-24.
package struct EatenFood: Hashable, Sendable, Encodable {
  package var id: ID<EatenFood>
  package var day: Day
  package var name: String
  package var ingredient: IngredientID
  /// Nil where nobody noted how much there was.
  package var amount: Amount?
  /// What it cost, by the prices known then; nil where none is.
  package var cost: Money?
  /// The date it had; nil where it had none.
  package var bestBefore: Day?

  /// What is known of it; nil for all that nobody said.
  package init(
    id: ID<EatenFood>, day: Day, name: String, ingredient: IngredientID, amount: Amount? = nil,
    cost: Money? = nil, bestBefore: Day? = nil
  ) {
    (self.id, self.day, self.name, self.ingredient) = (id, day, name, ingredient)
    (self.amount, self.cost, self.bestBefore) = (amount, cost, bestBefore)
  }

  /// Whether it was eaten in time, and none too early: on its date or up to `savedDays` before it.
  package var isSaved: Bool { bestBefore.map { (0...savedDays).contains($0 - day) } ?? false }
}

/// The last days before its date in which food that is eaten counts as saved from the bin.
package let savedDays = 3

/// What of those lots is gone, a piece for each that holds less than before or is there no more. A lot whose amount is
/// words, or is now in another unit, is a piece without an amount once it is gone, and none before that.
package func eatenPieces(of before: [PantryItem], leaving after: [PantryItem]) -> [(
  lot: PantryItem, amount: Amount?
)] {
  before.compactMap { lot in
    guard lot.ingredient != nil else { return nil }
    guard let left = after.first(where: { $0.id == lot.id }) else { return (lot, lot.amount) }
    guard let had = lot.amount, let has = left.amount, had.unit == has.unit, has.value < had.value else {
      return nil
    }
    return (lot, Amount(had.value - has.value, had.unit))
  }
}
