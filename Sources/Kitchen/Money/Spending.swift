/// What a shopping trip came to at the till. Source: 004 story 4; requirements MP-S4.
package struct Spending: Hashable, Sendable, Codable {
  package var id: ID<Spending>
  package var day: Day
  package var amount: Money
  /// The shop, as it was said.
  package var store: String?
  /// The plan whose list was bought; nil when none was.
  package var plan: ID<MealPlan>?
  /// What that list was estimated at, tax included; nil without a plan.
  package var estimate: Money?
  /// The price level the estimate was made with, in percent; 100 for plain averages.
  package var levelPercent: Int

  package init(
    id: ID<Spending>, day: Day, amount: Money, store: String? = nil, plan: ID<MealPlan>? = nil,
    estimate: Money? = nil, levelPercent: Int = 100
  ) {
    (self.id, self.day, self.amount, self.store) = (id, day, amount, store)
    (self.plan, self.estimate, self.levelPercent) = (plan, estimate, levelPercent)
  }
}
