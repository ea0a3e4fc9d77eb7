import Talk

/// What was wished for all evenings of a plan ("nothing spicy", "no longer than 25 minutes"), kept as long as that plan is the
/// one last saved: an evening changed later keeps to it too. Quotas are met or not when the week is made, and are not kept.
struct SavedWishes: Remembered {
  static let name = "saved wishes"

  var plan: ID<MealPlan>
  var asks: [Wish]

  init(_ plan: ID<MealPlan>, of draft: Draft?) {
    self.plan = plan
    asks = draft?.request.asks.filter { $0.quota == nil } ?? []
  }
}
