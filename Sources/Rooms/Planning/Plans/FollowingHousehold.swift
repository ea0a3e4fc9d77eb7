import Talk

/// What planning does about news from other rooms.
func followPlanNews(_ turn: inout Turn, _ news: any News) {
  switch news {
  case is TurnBegins: settleDown(&turn)
  case let opens as ChatOpens:
    openChat(mayAsk: opens.mayAsk, &turn)
    turn.tell(ChatGreeted())
  case let resumes as TalkResumes: _ = resumePlanning(afterBreak: resumes.afterBreak, &turn)
  case let told as HouseholdTold where told.setsMinutes && hasOtherMinutes(turn):
    // "Up to 30 minutes is fine" of a plan that was wished to be quick.
    if let draft = openDraft(turn) { relaxMinutes(of: draft, to: nil, &turn) }
  case let told as HouseholdTold where told.hasChanged: follow(told.hearing, &turn)
  case let told as GuestsTold: seatGuests(told.evenings, leaving: told.leaving, &turn)
  case is HouseholdForgotten, is ToldElsewhere: if let draft = turn.state.draft { replan(draft, &turn) }
  case let told as LimitTold where told.days.isEmpty: offerWithout(told.avoided, &turn)
  case let told as LimitTold: leaveOutFoods(told.avoided, on: told.days, &turn)
  case let renamed as MemberRenamed: rename(renamed, &turn)
  case is PriceNoted: reckonAnew(&turn)
  case let cooked as DishCooked: note(cooked, &turn)
  case let passed as TablePassed: turn.say(PlanTableOver(days: passed.days, isNews: true))
  default: break
  }
}

/// Whether a limit of time was wished for the plan on the table beside the household's own.
private func hasOtherMinutes(_ turn: Turn) -> Bool {
  openDraft(turn)?.request.asks.contains { $0.feature == .minutes } ?? false
}

/// Whether a planned dish holds nothing that its table strictly avoids, as far as is known; a mere dislike is no
/// hindrance.
func isSafe(_ meal: PlannedMeal, _ turn: Turn) -> Bool {
  guard let card = turn.world.catalogue.card(meal.recipe) else { return false }
  return turn.world.avoids(on: meal.day, of: turn.household, beside: meal).allSatisfy {
    $0.strength != .strict || $0.allows(card)
  }
}

/// Whether everybody at the table that evening may eat the dish.
func isAllowed(_ meal: PlannedMeal, _ turn: Turn) -> Bool {
  guard let card = turn.world.catalogue.card(meal.recipe) else { return false }
  return turn.world.avoids(on: meal.day, of: turn.household, beside: meal).allSatisfy { $0.allows(card) }
}

/// Something about the household is new: the plan on the table is made to fit, a saved one is mended, or a
/// plan that could not be made is tried again.
private func follow(_ hearing: HouseholdHearing, _ turn: inout Turn) {
  if hearing.answered.contains(.avoids) { turn.state.offer = nil }
  if let draft = turn.state.draft {
    _ = tellAtTheStove(&turn)
    replan(draft, &turn)
  } else if tellAtTheStove(&turn), mending(turn) == nil {
    // Nothing else changes.
  } else if let order = mending(turn) {
    // The saved plan is no longer safe for everybody: it comes back on the table, mended.
    plan(.planRequested(order), showing: .regenerated(.missingDietaryFilter), &turn)
  } else if let order = turn.state.unfilled, hearing.problems.isEmpty {
    // What stood in the way may just have been taken away.
    plan(.planRequested(order), showing: .new, &turn)
  }
  tellOfBudget(hearing, &turn)
  tellOfDisliked(&turn)
}

/// Dinners of the saved plan with what somebody at their table was just said not to like: they stay, and are named.
private func tellOfDisliked(_ turn: inout Turn) {
  let isTold = HouseholdFact.facts(in: turn.said).contains { fact in
    if case .avoids(_, let avoidance) = fact { avoidance.strength == .dislike } else { false }
  }
  guard isTold, turn.state.draft == nil, let saved = turn.world.currentPlan else { return }
  let disliked = saved.plan.meals.filter { meal in
    meal.day >= turn.world.today && meal.kind == .cook && isSafe(meal, turn) && !isAllowed(meal, turn)
  }
  if !disliked.isEmpty { turn.say(DislikedPlanned(meals: disliked)) }
}

/// Whether it is tonight's dish, being cooked right now or eaten already.
private func isUnderWay(_ meal: PlannedMeal, _ turn: Turn) -> Bool {
  guard meal.day == turn.world.today else { return false }
  return turn.state.memory[Cooking.self]?.recipe == meal.recipe
    || turn.world.history.contains { $0.day == meal.day && $0.recipe == meal.recipe && $0.outcome == .cooked }
}

/// The dish being cooked is not for somebody, as was just told: said, and the dish goes on.
private func tellAtTheStove(_ turn: inout Turn) -> Bool {
  guard let recipe = turn.state.memory[Cooking.self]?.recipe, let card = turn.world.catalogue.card(recipe)
  else { return false }
  let unfit = peopleAgainst(turn, within: 0) { !Avoidance($0).allows(card) }
  guard !unfit.isEmpty else { return false }
  turn.say(StoveDishNotFor(title: card.title, names: unfit))
  return true
}

/// A budget that the saved plan is over: said, never silently passed by.
private func tellOfBudget(_ hearing: HouseholdHearing, _ turn: inout Turn) {
  guard hearing.answered.contains(.budget), turn.state.draft == nil, let saved = turn.world.currentPlan,
    let budget = budget(of: turn.household, for: saved.plan.meals.count), saved.cost.total > budget
  else { return }
  turn.say(SavedOverBudget(days: saved.plan.meals.map(\.day), cost: saved.cost.total, budget: budget))
}

/// The saved plan's days with the dishes that may stay, when one to come breaks a strict avoidance; nil when all
/// may stay. A week that was agreed to is not drawn anew for what somebody only dislikes.
func mending(_ turn: Turn) -> PlanOrder? {
  guard let saved = turn.world.currentPlan else { return nil }
  let ahead = saved.plan.meals.filter { $0.day >= turn.world.today }
  // What stands on the stove, or was eaten, stays; who may not eat it is told at the stove.
  let kept = ahead.filter { isSafe($0, turn) || isUnderWay($0, turn) }
  guard kept.count < ahead.count else { return nil }
  return PlanOrder(days: ahead.map(\.day), kept: kept)
}

/// The plan on the table follows what the household now says; dishes that still fit stay.
private func replan(_ draft: Draft, _ turn: inout Turn) {
  let old = draft.request
  let today = turn.world.today
  let current = updatedRequest(
    old, for: turn.household, evenings: turn.world.evenings, today: old.days.first ?? today)
  guard current != old else { return }
  var request = updatedRequest(old, for: turn.household, evenings: turn.world.evenings, today: today)
  // More money, or a sum the plan keeps to, changes no dish.
  let missesBudget = request.budget != old.budget && request.budget.map { draft.cost.total > $0 } ?? false
  let isAboutDishes =
    missesBudget || request.cuisines != old.cuisines
    || request.leftovers != old.leftovers && request.leftovers != .never
  if !isAboutDishes {
    // For as many as there are now.
    let ahead = draft.plan.meals.filter { request.days.contains($0.day) }
    let broken = ahead.filter { meal in
      let isUnwanted = meal.kind == .leftovers && request.leftovers == .never
      if isUnderWay(meal, turn) { return false }
      return isUnwanted || !isAllowed(meal, turn)
        || meal.kind == .cook && meal.minutes > request.minutes(on: meal.day)
    }.map(\.day)
    request.kept = keptMeals(ahead, opening: Set(broken), for: request)
  }
  let event: PlanningEvent =
    request.avoids == old.avoids ? .changed(request) : .rejected(.missingDietaryFilter, request)
  plan(event, showing: .regenerated(.missingDietaryFilter), &turn)
}

/// The plan on the table with the prices as they are now; its dishes stay. Where the budget is then missed,
/// the plan stays as it was.
private func reckonAnew(_ turn: inout Turn) {
  guard case .awaitingApproval(let draft) = turn.state.planning else { return }
  let before = turn.state.planning
  var request = draft.request
  request.kept = draft.plan.meals
  _ = plan(.changed(request), &turn)
  guard case .awaitingApproval = turn.state.planning else {
    turn.state.planning = before
    return
  }
}
