import Kitchen
import Planning
import Values

extension Turn {
  mutating func take(_ request: MoneyRequest) {
    switch request {
    case .spent(let amount, let day, let store, let corrects):
      noteSpending(amount, on: day ?? world.today, store: store, corrects: corrects)
    case .showBudget: say(.money(.budget(report(with: world.kitchen.spendings))), focus: .money)
    case .tellPrice(let supply, let price, let store): notePrice(price, of: supply, store: store)
    case .askPrice(let foods): tellPrices(foods)
    case .forgetPrice(let foods): forgetPrices(foods)
    case .refuseSaving(let words): refuse(words)
    }
  }

  /// The most one trip or one price may be before it is taken for a slip: $10,000.
  static let largestAmount = HouseholdHearing.largestBudget

  /// Records what a trip came to and sets it against the list's estimate. A second amount right after
  /// takes the first one's place. Source: requirements MP-S4.
  private mutating func noteSpending(_ amount: Money, on day: Day, store: String?, corrects: Bool) {
    guard amount > .zero, amount <= Self.largestAmount else {
      say(.money(.notTaken(.spending(amount))))
      return
    }
    guard day <= world.today else {
      say(.money(.notTaken(.dayAhead(day))))
      return
    }
    let old = corrects ? lastSpending : nil
    let others = world.kitchen.spendings.filter { $0.id != old?.id }
    var source = identities
    var id: ID<Spending> = source.next()
    while world.kitchen.spendings.contains(where: { $0.id == id }) { id = source.next() }
    let list = old == nil ? openList(besides: others) : openList(besides: others, of: old?.plan)
    // A few things bought in passing say nothing about a whole list's price.
    let isWhole = list.map { amount * 2 >= $0.cost.total } ?? false
    let spending = Spending(
      id: id, day: old?.day ?? day, amount: amount, store: store ?? old?.store,
      plan: isWhole ? list?.plan.id : nil, estimate: isWhole ? list?.cost.total : nil,
      levelPercent: old?.levelPercent ?? world.priceLevel)
    if let old { changes.append(.removeSpending(old.id)) }
    changes.append(.addSpending(spending))
    let all = (others + [spending]).sorted { ($0.day, $0.id) < ($1.day, $1.id) }
    let level = priceLevelPercent(all)
    let told = SpendingTold(
      spending: spending, corrects: old?.amount, report: report(with: all),
      level: spending.estimate == nil || all.count(where: { $0.estimate != nil }) < 2 ? nil : level,
      isNewLevel: level != world.priceLevel)
    say(.money(.spent(told)), focus: .spending(id))
  }

  /// The trip just told, else the only one of today.
  private var lastSpending: Spending? {
    if case .spending(let id) = state.focus {
      return world.kitchen.spendings.first { $0.id == id }
    }
    let today = world.kitchen.spendings.filter { $0.day == world.today }
    return today.count == 1 ? today.first : nil
  }

  /// The plan whose list was not yet bought; a corrected trip keeps its own.
  private func openList(besides trips: [Spending], of plan: ID<MealPlan>? = nil) -> SavedPlan? {
    let saved = plan.map { id in world.activePlans.first { $0.plan.id == id } } ?? world.currentPlan
    guard let saved, saved.cost.total > .zero else { return nil }
    return trips.contains { $0.plan == saved.plan.id } ? nil : saved
  }

  private func report(with spendings: [Spending]) -> BudgetReport {
    budgetReport(
      spendings, budget: household.budget,
      ahead: state.draft?.cost.total ?? openList(besides: spendings)?.cost.total, on: world.today)
  }

  /// Says what a week of a day's or a month's budget is.
  mutating func sayConverted(_ facts: [HouseholdFact]) {
    for case .budgetPer(let amount, let period) in facts where amount > .zero {
      responses.append(.money(.converted(amount, period, weekly: period.weekly(amount))))
    }
  }
}
