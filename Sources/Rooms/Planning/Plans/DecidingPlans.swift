import Talk

/// Saves the plan on the table. A dish that somebody must not have by now is exchanged first, and the plan waits for another
/// yes; what somebody only dislikes was seen and agreed to.
func approvePlan(_ turn: inout Turn) {
  guard case .awaitingApproval(let draft) = turn.state.planning else {
    return turn.say(PlanNotNow.nothingToApprove)
  }
  let days = draft.plan.meals.map(\.day)
  if days.allSatisfy({ $0 < turn.world.today }), plan(.cancelled, &turn) != nil {
    return turn.say(PlanTableOver(days: days))
  }
  let broken = draft.plan.meals.filter { $0.day >= turn.world.today && !isSafe($0, turn) }
  guard broken.isEmpty else { return swap(broken.map { DayWish(day: $0.day) }, in: draft, &turn) }
  plan(.approved, showing: .new, &turn)
}

/// A plan sent back with a reason is made anew with it; dishes on offer give way to others. Source: MP-32.
func reject(_ reason: RegenerationReason, _ turn: inout Turn) {
  if case .awaitingApproval(let draft) = turn.state.planning {
    plan(.rejected(reason, regenerated(draft, because: reason)), showing: .regenerated(reason), &turn)
  } else if turn.state.offer != nil {
    offerMore(&turn)
  } else if turn.state.asked == nil, let saved = turn.world.currentPlan {
    if reason == .budgetExceeded, let left = leftToBuyWhenShopped(turn) {
      return turn.say(PlanIsBought(left: left))
    }
    RedoQuestion(
      plan: saved.plan.id, days: saved.plan.meals.map(\.day).filter { $0 >= turn.world.today }, reason: reason
    )
    .ask(&turn)
  } else {
    turn.say(PlanNotNow.nothingToReject)
  }
}

/// What the rest of the saved plan still costs at the till, where most of what its dinners use is at home by now; nil where
/// it is not.
private func leftToBuyWhenShopped(_ turn: Turn) -> Money? {
  guard let plan = reopenedPlan(turn)?.plan else { return nil }
  let list = generateGroceryList(plan, from: turn.world.larder(replacing: plan.meals.map(\.day)))
  let left = Money(cents: list.items.reduce(0) { $0 + $1.cost.cents })
  return left.cents * 2 < plan.meals.reduce(0) { $0 + $1.used.cents } ? left : nil
}

/// The machine's word for the reason somebody gave; no reason is a plain no.
func regenerationReason(_ word: String?) -> RegenerationReason {
  switch word {
  case "variety": .lackOfVariety
  case "budget": .budgetExceeded
  case "diet": .missingDietaryFilter
  default: .userRejected
  }
}

/// "Never mind", said to the four questions or to a plan on the table. What the household said is kept.
func putPlanAway(_ turn: inout Turn) {
  let isDraft = ApprovalQuestion(in: turn.state) != nil
  _ = plan(isDraft ? .declined : .cancelled, &turn)
  turn.state.offer = nil
  turn.state.unfilled = nil
  turn.isUndoable = isDraft
  turn.say(isDraft ? PlanLeft.draft : .questions)
}

/// Plans a changed request: the plan on the table anew, or the saved one put back on it. Nil, and said so,
/// where there is nothing to change.
func proposePlan(_ request: PlanRequest, _ turn: inout Turn) -> PlanningRun? {
  // A change of the saved plan is none of the plan that questions are asked for.
  if turn.state.draft == nil, turn.state.asked != nil { _ = plan(.cancelled, &turn) }
  let event: PlanningEvent =
    turn.state.draft == nil ? .planRequested(planOrder(of: request)) : .changed(request)
  let run = plan(event, &turn)
  if run == nil { turn.say(PlanNotNow.nothingToChange) }
  return run
}

/// The plan on the table, or the saved one put back on it; while the four questions are asked only one that has a dinner on a
/// day that was named.
func openDraft(_ turn: Turn, on days: [Day] = []) -> Draft? {
  let isNamed = days.contains { $0 >= turn.world.today && turn.world.plan(on: $0) != nil }
  return turn.state.asked == nil || isNamed ? turn.state.draft ?? reopenedPlan(turn, on: days) : nil
}

/// The saved plan that holds one of those days, else the one to talk about, put back on the table, from today on; nil when none is in force.
func reopenedPlan(_ turn: Turn, on days: [Day] = []) -> Draft? {
  let named = days.filter { $0 >= turn.world.today }.compactMap { turn.world.plan(on: $0) }.first
  guard let saved = named ?? turn.world.currentPlan else { return nil }
  var plan = saved.plan
  plan.meals.removeAll { $0.day < turn.world.today }
  let order = PlanOrder(days: plan.meals.map(\.day))
  var request = planRequest(order, for: turn.household, evenings: turn.world.evenings)
  if let wishes = turn.state.memory[SavedWishes.self], wishes.plan == saved.plan.id {
    request.asks += wishes.asks.filter { !request.asks.contains($0) }
  }
  return Draft(request: request, plan: plan, list: saved.list, cost: saved.cost)
}

/// Puts a changed request in the place of a plan and says what is different. A dinner that somebody at its table has
/// come to avoid strictly does not stay, whatever else was asked for.
func replacePlan(_ draft: Draft, with request: PlanRequest, showing change: DraftChange, _ turn: inout Turn) {
  turn.state.offer = nil
  var request = request
  // What was eaten stays as it was, whoever is at the table now.
  request.kept = request.kept.filter { $0.day < turn.world.today || isSafe($0, turn) }
  guard let run = proposePlan(request, &turn) else { return }
  showPlanning(run, change.with(changed: otherDinners(than: draft, turn)), &turn)
}

/// Evenings of the plan on the table whose dinner is none the old plan had.
func otherDinners(than old: Draft, _ turn: Turn) -> [Day] {
  let known = Set(old.plan.meals.map(\.recipe))
  return (turn.state.draft?.plan.meals ?? []).filter { meal in
    let before = old.plan.meal(on: meal.day)
    return !known.contains(meal.recipe)
      || meal.kind == .cook && before?.kind == .leftovers && before?.recipe == meal.recipe
  }.map(\.day)
}
