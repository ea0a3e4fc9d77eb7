/// The draft brought under a limit by store brands, then by cheaper dishes.
///
/// A draft within the limit comes back as it is. The store's own brand of packaged foods, a fifth cheaper, is
/// tried first, of no more foods than are needed. When that is not enough, dishes are exchanged one at a time
/// beside all those brands, each time the one that saves most at the till, the list made anew each time; then
/// the whole week is searched for the least till (`TillSearch`), and from there for the best liked within the limit.
/// Diets, minutes, wishes and rotation hold as they did; kept and wished meals stay, and what was refused is not done.
/// Every exchange stands in `swaps`, every brand in `brands`, with what it saves; several exchanges on one evening count
/// as one.
///
/// Throws `budgetTooLow` with the cheapest week found, tax included; `isProven` only when no week can
/// cost less than a bound above the limit. Source: 004 §3.5; requirements MP-19, Decisions "Budget".
package func optimizeGroceryListForBudget(
  _ draft: Draft, limit: Money, from larder: Larder
) throws(PlanningError) -> Draft {
  var aim = limit
  var made = draft
  // Plates beside the dinners are chosen with them: other dinners may have dearer ones.
  for _ in 0..<4 {
    do throws(PlanningError) {
      made = try cheaperDraft(draft, limit: aim, from: larder)
    } catch {
      guard case .budgetTooLow(_, let cheapest, let isProven) = error else { throw error }
      // What is proved of a lower sum is not proved of this one.
      throw .budgetTooLow(limit: limit, cheapest: cheapest, isProven: isProven && aim == limit)
    }
    if made.cost.total <= limit { return made }
    aim = aim - (made.cost.total - limit)
  }
  throw .budgetTooLow(limit: limit, cheapest: made.cost.total, isProven: false)
}

private func cheaperDraft(_ draft: Draft, limit: Money, from larder: Larder) throws(PlanningError) -> Draft {
  guard draft.cost.total > limit else { return draft }
  var week = try BudgetWeek(draft.holdingQuotas(larder), from: larder)
  guard let start = week.places(in: draft) else {
    throw .budgetTooLow(limit: limit, cheapest: draft.cost.total, isProven: false)
  }
  week.counter.brands = .all(but: draft.request.refusedSwaps)
  let plates = week.platesTill(in: draft)
  let limit = limit - plates
  var chosen = start
  _ = week.exchange(&chosen, until: limit)
  if week.total(chosen) > limit {
    let most = week.till(within: limit)
    var search = week.search(from: chosen)
    search.reachLeast(until: most)
    chosen = week.places(of: search)
    let cheapest = week.total(chosen)
    guard cheapest <= limit else {
      let bound = week.lowerBound()
      throw .budgetTooLow(
        limit: limit + plates, cheapest: cheapest + plates,
        isProven: plates == .zero && bound.map { $0 > limit } ?? false)
    }
    week.restore(start, in: &chosen, within: limit)
    week.settle(start, in: &chosen, within: limit)
    week.restore(start, in: &chosen, within: limit)
    var liked = week.search(from: chosen)
    liked.reachLiking(within: most)
    let better = week.places(of: liked)
    if week.total(better) <= limit { chosen = better }
    week.settle(start, in: &chosen, within: limit)
  }
  let brands = week.brands(for: chosen, within: limit)
  week.counter.brands = .of([])
  let exchanges = week.path(from: start, to: chosen)
  week.counter.brands = .of(Set(brands.map(\.food)))
  return week.draft(draft, chosen: chosen, exchanges: exchanges, brands: brands)
}

extension BudgetWeek {
  /// What the till says for the plates beside the dinners, tax included: the dinners are exchanged within what is left.
  fileprivate mutating func platesTill(in draft: Draft) -> Money {
    let plain = draft.plan.meals.map { meal in
      var meal = meal
      meal.plates = []
      return meal
    }
    guard plain != draft.plan.meals else { return .zero }
    let kept = Set(kept.map(\.day))
    let whole = counter.till(draft.plan.meals)
    let bare = zip(plain, draft.plan.meals).map { kept.contains($0.day) ? $1 : $0 }
    let till = whole - counter.till(bare)
    return till + salesTax(on: till, basisPoints: scene.request.taxBasisPoints)
  }

  /// Brings dishes of the first week back where the limit and the rules allow it: no dish goes without need.
  fileprivate mutating func restore(_ start: [Int], in chosen: inout [Int], within limit: Money) {
    let floor = rulePoints(start)
    for evening in chosen.indices where chosen[evening] != start[evening] {
      var trial = chosen
      trial[evening] = start[evening]
      if rulePoints(trial) >= floor, total(trial) <= limit { chosen = trial }
    }
  }

  /// Lets dishes trade evenings so that more of the first week's stay where they were.
  fileprivate mutating func settle(_ start: [Int], in chosen: inout [Int], within limit: Money) {
    let floor = rulePoints(start)
    func moved(_ week: [Int]) -> Int { zip(week, start).filter { $0 != $1 }.count }
    for a in chosen.indices {
      for b in chosen.indices where a != b && !isLocked[a] && !isLocked[b] {
        guard within[a].contains(chosen[b]), within[b].contains(chosen[a]) else { continue }
        var trial = chosen
        trial.swapAt(a, b)
        guard moved(trial) < moved(chosen), rulePoints(trial) >= floor else { continue }
        if total(trial) <= limit { chosen = trial }
      }
    }
  }

  /// The exchanges that lead from one week to another, the ones that save most first. One may save
  /// nothing by itself, when the rotation needs it for another.
  fileprivate mutating func path(from start: [Int], to chosen: [Int]) -> [Exchange] {
    var now = start
    var exchanges: [Exchange] = []
    var left = chosen.indices.filter { chosen[$0] != start[$0] }
    while !left.isEmpty {
      let before = total(now)
      var best: Exchange?
      for evening in left {
        var trial = now
        trial[evening] = chosen[evening]
        let saves = before - total(trial)
        if let best, best.saves >= saves { continue }
        best = Exchange(evening: evening, from: now[evening], to: chosen[evening], saves: saves)
      }
      guard let best else { break }
      now[best.evening] = best.to
      left.removeAll { $0 == best.evening }
      exchanges.append(best)
    }
    return exchanges
  }

  /// The draft with the dishes exchanged: reasons, list, estimate and swaps made anew.
  fileprivate mutating func draft(
    _ draft: Draft, chosen: [Int], exchanges: [Exchange], brands: [StoreBrandSaving]
  ) -> Draft {
    var draft = draft
    let old = draft.plan
    let swaps = merged(exchanges)
    var made = scene.meals(chosen.map { .single($0) })
    for index in made.indices {
      let saved = swaps.first { $0.evening == index }.map(\.saves)
      let before = old.meal(on: made[index].day).flatMap { $0.recipe == made[index].recipe ? $0 : nil }
      let reasons = saved.map { $0 > .zero ? [.savesMoney($0)] : [] } ?? before?.savings ?? []
      made[index].because += reasons
    }
    let rests = made.indices.compactMap { index in shared(&made[index], for: draft.request) }
    draft.plan.meals = plated(
      (kept + made + rests).sorted { $0.day < $1.day }, for: draft.request, from: scene.larder)
    draft.list = counter.list(draft.plan.meals)
    draft.cost = estimateGroceryCost(
      draft.list, used: draft.plan.meals.used,
      taxBasisPoints: draft.request.taxBasisPoints, on: draft.cost.date)
    draft.swaps += swaps.compactMap { swap in
      let day = scene.evenings[swap.evening].day
      return old.meal(on: day).map {
        BudgetSwap(
          day: day, from: $0, to: made[swap.evening], saves: swap.saves, kind: kind(of: swap, on: day))
      }
    }
    draft.brands = brands
    return draft
  }

  /// A pot for two evenings as it stands in the plan, and what is eaten of it the evening after.
  private func shared(_ meal: inout PlannedMeal, for request: PlanRequest) -> PlannedMeal? {
    guard pots.contains(meal.day) else { return nil }
    meal.eaters = request.eaters(on: meal.day)
    meal.because.append(.cookedAhead(meal.day + 1))
    return meal.leftovers(on: meal.day + 1, eaters: request.eaters(on: meal.day + 1))
  }

  /// Another protein than the first dish's meat or fish, or produce of the season where the first dish had none of it.
  private func kind(of swap: Exchange, on day: Day) -> BudgetSwap.Kind {
    let cards = scene.larder.cards
    let (from, to) = (cards[swap.from], cards[swap.to])
    if from.protein.isFlesh, from.protein != to.protein { return .protein }
    let isSeasonal =
      scene.marks.seasonal(in: to, on: day) != nil && scene.marks.seasonal(in: from, on: day) == nil
    return isSeasonal ? .seasonal : .dish
  }

  /// One exchange an evening, by evening: from the first dish to the last, the savings added up.
  private func merged(_ exchanges: [Exchange]) -> [Exchange] {
    var byEvening: [Int: Exchange] = [:]
    for exchange in exchanges {
      let before = byEvening[exchange.evening]
      byEvening[exchange.evening] = Exchange(
        evening: exchange.evening, from: before?.from ?? exchange.from, to: exchange.to,
        saves: (before?.saves ?? .zero) + exchange.saves)
    }
    return byEvening.values.filter { $0.from != $0.to }.sorted { $0.evening < $1.evening }
  }
}

extension PlannedMeal {
  /// What an earlier exchange said it saved.
  fileprivate var savings: [PickReason] {
    because.filter { reason in if case .savesMoney = reason { true } else { false } }
  }
}
