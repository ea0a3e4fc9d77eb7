/// How far an estimate can be trusted. Source: 004 §6; averages are always low.
package enum CostConfidence: String, Codable, Sendable, Hashable { case high, medium, low }

/// What a grocery list will cost.
package struct CostEstimate: Hashable, Sendable, Codable {
  /// What the till will say, before tax: whole packages, basics left out. The budget compares `total`.
  package var till: Money
  /// The share of the food that the dishes use.
  package var used: Money
  package var tax: Money
  package var confidence: CostConfidence
  /// Lines with a price of their own, of all lines.
  package var priced: Int
  package var of: Int
  /// The day of the estimate.
  package var date: Day

  package init(
    till: Money, used: Money, tax: Money, confidence: CostConfidence, priced: Int, of: Int, date: Day
  ) {
    (self.till, self.used, self.tax, self.confidence) = (till, used, tax, confidence)
    (self.priced, self.of, self.date) = (priced, of, date)
  }

  package var total: Money { till + tax }
}
