import Talk

/// "Swap Tuesday and Friday", "move Wednesday's dinner to Sunday".
func exchangeDinners(_ said: Said, _ turn: inout Turn) {
  if let shift = said.slots.number("shift")?.rounded {
    return shiftDinner(said.slots.dish, by: shift, &turn)
  }
  guard let from = said.slots.days("from").first, let to = said.slots.days("to").first else {
    let missing = [said.slots.value("from"), said.slots.value("to")].compactMap { value -> FactProblem? in
      guard case .text(let words)? = value else { return nil }
      return .noSuchDay(words)
    }
    if missing.isEmpty { sayPlainly(said, &turn) } else { turn.say(FactsRefused(missing)) }
    return
  }
  guard let draft = openDraft(turn, on: [from, to]) else {
    turn.say(PlanNotNow.nothingToChange)
    return
  }
  exchangeDinners(from, to, in: draft, &turn)
}

/// "Could we have the fried rice a day earlier": from the evening it is planned for.
private func shiftDinner(_ meant: DishReference, by days: Int, _ turn: inout Turn) {
  guard let dish = dish(meant, &turn) else { return }
  guard let draft = openDraft(turn, on: []) else {
    turn.say(PlanNotNow.nothingToChange)
    return
  }
  let planned = draft.plan.meals.first { $0.recipe == dish.recipe.id && $0.day >= turn.world.today }
  guard let meal = planned else { return turn.say(PlanNotNow.notOnPlan) }
  let to = meal.day + days
  guard to >= turn.world.today else { return turn.say(PlanNotNow.dayGone) }
  exchangeDinners(meal.day, to, in: draft, &turn)
}

/// Both evenings' dinners, or the one dinner there is, where a plan is on the table.
func exchangeDinners(_ from: Day, _ to: Day, in draft: Draft, _ turn: inout Turn) {
  // "Move Tuesday to Friday" also stands for the other way round when only Friday has a dinner.
  let (from, to) = draft.plan.meal(on: from) == nil ? (to, from) : (from, to)
  guard draft.plan.meal(on: from) != nil, from != to else {
    turn.say(NothingOn(from, planned: draft.plan.meals.map(\.day)))
    return
  }
  guard to >= turn.world.today, from >= turn.world.today else {
    turn.say(PlanNotNow.dayGone)
    return
  }
  let isExchange = draft.plan.meal(on: to) != nil
  for (meal, day) in [(draft.plan.meal(on: from), to), (draft.plan.meal(on: to), from)] {
    guard var meal else { continue }
    meal.day = day
    // Who comes on one evening may avoid what suits the other.
    guard isSafe(meal, turn) else { return turn.say(PlanNotNow.notForEvening(meal.title, day)) }
  }
  replacePlan(
    draft, with: exchanging(from, to, in: draft),
    showing: .moved(from, to, isExchange: isExchange, changed: []), &turn)
  if let moved = turn.state.draft { warnOfMovedPast([from, to], in: moved, &turn) }
}

/// "Keep Monday, redo the rest", "keep the lentil soup, redo the rest": the evening of a dish is looked up in the plan.
func keepDays(_ said: Said, _ turn: inout Turn) {
  let days = said.slots.days("days")
  guard said.slots.has("recipe") else { return keepDays(days, &turn) }
  guard let dish = dish(said.slots.dish, &turn) else { return }
  guard let draft = openDraft(turn, on: days) else {
    turn.say(PlanNotNow.nothingToChange)
    return
  }
  let own = draft.plan.meals.filter { $0.recipe == dish.recipe.id }.map(\.day)
  guard !own.isEmpty else { return turn.say(PlanNotNow.notOnPlan) }
  keepDays(days.filter { draft.plan.meal(on: $0) != nil } + own, &turn)
}

/// "Keep Monday, redo the rest".
func keepDays(_ days: [Day], _ turn: inout Turn) {
  guard let draft = openDraft(turn, on: days) else {
    turn.say(PlanNotNow.nothingToChange)
    return
  }
  let planned = days.filter { draft.plan.meal(on: $0) != nil }
  guard let first = planned.first, let meal = draft.plan.meal(on: first) else {
    turn.say(NothingOn(days.first ?? turn.world.today, planned: draft.plan.meals.map(\.day)))
    return
  }
  guard planned.count < draft.plan.meals.count else {
    turn.say(DayShown(meal: meal, isDraft: true))
    return
  }
  let past = draft.plan.meals.map(\.day).filter { $0 < turn.world.today }
  replacePlan(draft, with: keeping(Set(planned + past), of: draft), showing: .kept(planned), &turn)
}

/// "Monday to Friday only", "5 dinners are enough".
func cutDown(to days: [Day], count: Int?, _ turn: inout Turn) {
  guard let draft = turn.state.draft else {
    turn.say(PlanNotNow.nothingToChange)
    return
  }
  let all = draft.plan.meals.map(\.day)
  let wanted = days.isEmpty ? Array(all.prefix(max(1, count ?? all.count))) : days
  let out = all.filter { !wanted.contains($0) }
  guard !out.isEmpty, out.count < all.count else {
    if let other = wanted.first(where: { !all.contains($0) }) {
      turn.say(NothingOn(other, planned: all))
    } else {
      showPlan(&turn)
    }
    return
  }
  turn.isUndoable = true
  replacePlan(
    draft, with: leavingOut(Set(out), of: draft), showing: .withoutDays(out, changed: []), &turn)
}

/// "Nothing with mushrooms this week": of this week only. Source: requirements MP-37.
func leaveOutFoods(_ avoided: [Avoided], on days: [Day], _ turn: inout Turn) {
  let days = days.filter { $0 >= turn.world.today }
  let avoids = avoided.map { Avoidance($0) }
  guard !days.isEmpty, !avoids.isEmpty else {
    turn.say(PlanNotNow.dayGone)
    return
  }
  if let draft = openDraft(turn, on: days), days.contains(where: { draft.plan.meal(on: $0) != nil }) {
    let broken = draft.plan.meals.filter { meal in
      days.contains(meal.day) && !isFree(meal.recipe, of: avoided, turn.world)
    }.map(\.day)
    let request = planWithout(avoids, on: Set(days), changing: Set(broken), in: draft)
    replacePlan(draft, with: request, showing: .without(avoided, on: days, changed: broken), &turn)
    return
  }
  if let question = OnboardingQuestion(in: turn.state) {
    // Said while the first questions wait: a limit of the plan to come, of its own evening by that name.
    var reply = LimitsToCome(avoided: avoided)
    for day in days {
      let own =
        question.order.days.contains(day) ? day : question.order.days.first { $0.weekday == day.weekday }
      if let own { reply.days.append(own) } else { reply.outside.append(day) }
      if own != day, turn.world.plannedMeal(on: day) != nil { reply.planned.append(day) }
    }
    turn.state.planning = .onboarding(
      asking: question.asking, question.order.leavingOut(avoids, on: reply.days))
    return turn.say(reply)
  }
  let open = days.filter { turn.world.plannedMeal(on: $0) == nil && !turn.world.isOut($0) }
  let wishes = open.map { DayWish(day: $0, avoids: avoids) }
  turn.state.offer = nil
  plan(
    .planRequested(PlanOrder(days: open, wishes: wishes)), showing: .without(avoided, on: open, changed: []),
    &turn)
}

extension PlanOrder {
  /// The same plan, those of its evenings without that.
  fileprivate func leavingOut(_ avoids: [Avoidance], on more: [Day]) -> PlanOrder {
    var order = self
    for day in more {
      let own = order.wishes.firstIndex { $0.day == day }
      if let own {
        order.wishes[own].avoids += avoids.filter { !order.wishes[own].avoids.contains($0) }
      } else {
        order.wishes.append(DayWish(day: day, avoids: avoids))
      }
    }
    return order
  }
}

/// Whether the dish certainly holds none of that.
func isFree(_ recipe: RecipeID, of avoided: [Avoided], _ world: World) -> Bool {
  guard let card = world.catalogue.card(recipe) else { return false }
  return avoided.allSatisfy { verdict(of: card, for: $0) == .free }
}
