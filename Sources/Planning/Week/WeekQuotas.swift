// "Fish twice", "at most one beef": a wish for so many evenings of a plan becomes a wish for some of them.
extension Wish {
  /// The same wish for each of those evenings, without its number.
  func on(_ days: [Day], isWanted: Bool = true) -> Wish {
    var wish = self
    wish.quota = nil
    wish.days = days
    wish.strength = .must
    if !isWanted { wish.aim = aim == .without ? .with : .without }
    return wish
  }

  /// Whether it counts evenings that can be held to it; leftovers follow their pot.
  var isCounted: Bool { quota != nil && isOfDishes && !isOrder }
}

extension MealPlan {
  /// The evenings whose dinner is as wished.
  package func evenings(_ wish: Wish, among days: [Day]? = nil, _ larder: Larder) -> [Day] {
    let holds = wish.test(larder.tastes)
    let wanted = Set(meals.map(\.recipe))
    let cards = Dictionary(
      larder.cards.filter { wanted.contains($0.id) }.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    return meals.filter { meal in
      (days ?? wish.days).isEmpty || (days ?? wish.days).contains(meal.day)
    }.filter { meal in cards[meal.recipe].map(holds) ?? false }.map(\.day)
  }
}

/// Holds the plan's evenings to its quotas, as far as there are dishes: the plan without them first, then with
/// some evenings held to each. A quota that can't be kept is given up; the plan's evenings show it.
func planWithQuotas(
  _ request: PlanRequest, from larder: Larder, make: (PlanRequest) throws(PlanningError) -> MealPlan
) throws(PlanningError) -> MealPlan {
  var plan = try make(request)
  let quotas = request.asks.filter(\.isCounted)
  guard !quotas.isEmpty else { return plan }
  var trial = request
  trial.asks.removeAll(where: \.isCounted)
  for wish in quotas {
    var next = trial
    next.asks += held(wish, in: plan, next, larder)
    if next.asks.count == trial.asks.count { continue }
    do throws(PlanningError) {
      plan = try make(next)
      trial = next
    } catch { continue }
  }
  return plan
}

/// The wishes for single evenings a quota comes to beside that plan; none where nothing is to be held.
private func held(_ wish: Wish, in plan: MealPlan, _ request: PlanRequest, _ larder: Larder) -> [Wish] {
  guard let quota = wish.quota else { return [] }
  let kept = Set(request.kept.map(\.day))
  let scope = request.days.filter(wish.concerns)
  let open = scope.filter { !kept.contains($0) }
  let there = plan.evenings(wish, among: scope, larder)
  let cooked = Set(plan.meals.filter { $0.kind == .cook }.map(\.day))
  var asks: [Wish] = []
  if let least = quota.least {
    var chosen = there.filter(cooked.contains)
    let extra = open.filter { !there.contains($0) && canHold(wish, on: $0, request, larder) }
    var left = extra
    while chosen.count < least, let best = left.max(by: { isNearer($0, than: $1, to: chosen, wish) }) {
      chosen.append(best)
      left.removeAll { $0 == best }
    }
    if let most = quota.most { chosen = Array(chosen.prefix(max(most, least))) }
    let own = chosen.filter { !kept.contains($0) }.sorted()
    if !own.isEmpty { asks.append(wish.on(own)) }
    if let most = quota.most {
      let others = open.filter { !chosen.contains($0) }
      if !others.isEmpty, there.count > most || chosen.count >= most {
        asks.append(wish.on(others, isWanted: false))
      }
    }
  } else if let most = quota.most {
    let allowed = Array((there.filter(kept.contains) + there.filter { !kept.contains($0) }).prefix(most))
    let others = open.filter { !allowed.contains($0) }
    if !others.isEmpty { asks.append(wish.on(others, isWanted: false)) }
  }
  return asks
}

private func canHold(_ wish: Wish, on day: Day, _ request: PlanRequest, _ larder: Larder) -> Bool {
  let limits = DayLimits(request, day: day, tastes: larder.tastes)
  let holds = wish.test(larder.tastes)
  return larder.cards.contains { holds($0) && limits.holds($0) }
}

/// Evenings far from the others come first; fish and meatless rather on a Friday and a Monday; then the earlier one.
private func isNearer(_ a: Day, than b: Day, to chosen: [Day], _ wish: Wish) -> Bool {
  func gap(_ day: Day) -> Int { min(3, chosen.map { abs($0 - day) }.min() ?? 3) }
  func isUsual(_ day: Day) -> Bool {
    switch wish.feature {
    case .having("fish"), .having("shellfish"): day.weekday == .friday
    case .avoiding(.diet(.vegetarian)), .avoiding(.diet(.vegan)): day.weekday == .monday
    default: false
    }
  }
  if gap(a) != gap(b) { return gap(a) < gap(b) }
  if isUsual(a) != isUsual(b) { return isUsual(b) }
  return a > b
}

extension Draft {
  /// The draft's request with its quotas as wishes for the evenings that now keep them: what saves money keeps them too.
  func holdingQuotas(_ larder: Larder) -> Draft {
    var draft = self
    let quotas = request.asks.filter(\.isCounted)
    draft.request.asks.removeAll(where: \.isCounted)
    for wish in quotas {
      let days = request.days.filter(wish.concerns)
      let there = plan.evenings(wish, among: days, larder)
      let cooked = there.filter { day in plan.meal(on: day)?.kind == .cook }
      if wish.quota?.least != nil, !cooked.isEmpty { draft.request.asks.append(wish.on(cooked)) }
      let others = days.filter { !there.contains($0) }
      if wish.quota?.most != nil, !others.isEmpty {
        draft.request.asks.append(wish.on(others, isWanted: false))
      }
    }
    return draft
  }
}
