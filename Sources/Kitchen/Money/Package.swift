/// How good a price is; the data's own word. Source: design §6.
package enum PriceQuality: String, Codable, Sendable, Hashable {
  /// Paid by this household.
  case own
  /// A published average.
  case average
  /// A stated estimate.
  case estimate
  /// No price known: its section's median stands in.
  case median
}

/// One way an ingredient is sold: a 15 oz can for $1.27.
package struct Package: Hashable, Sendable, Codable {
  package var ingredient: IngredientID
  package var amount: Amount
  /// "can", "bunch", "bag"; "each" when loose.
  package var container: String
  package var price: Money
  package var source: String
  /// "2026-08".
  package var period: String
  package var quality: PriceQuality

  package init(
    ingredient: IngredientID, amount: Amount, container: String, price: Money, source: String,
    period: String, quality: PriceQuality
  ) {
    (self.ingredient, self.amount, self.container, self.price) = (ingredient, amount, container, price)
    (self.source, self.period, self.quality) = (source, period, quality)
  }

  /// The source of a price reckoned from an average: the store's own brand.
  package static let storeBrandSource = "store brand, a fifth below the average"

  package var isStoreBrand: Bool { source == Self.storeBrandSource }
}
