import Talk

/// The plan on the table, else the saved one that holds today or comes next.
func showPlan(of week: String? = nil, _ turn: inout Turn) {
  if let week, let other = plan(of: week, turn) {
    if let draft = turn.state.draft, draft.plan.meals.contains(where: { other.days.contains($0.day) }) {
      turn.say(draftShown(draft, .again, turn), focus: focusOnPlan(turn))
    } else if let saved = other.saved {
      let nutrition = turn.world.nutrition(of: saved.plan, for: turn.household)
      turn.say(PlanShown(saved: saved, nutrition: nutrition), focus: focusOnPlan(turn))
      turn.warnOfUnfit(saved.plan.meals)
    } else {
      turn.say(NothingPlannedFor(week: week))
    }
    return
  }
  if let draft = turn.state.draft {
    turn.say(draftShown(draft, .again, turn), focus: focusOnPlan(turn))
  } else if let saved = turn.world.currentPlan {
    let nutrition = turn.world.nutrition(of: saved.plan, for: turn.household)
    turn.say(PlanShown(saved: saved, nutrition: nutrition), focus: focusOnPlan(turn))
    turn.warnOfUnfit(saved.plan.meals)
  } else if let question = OnboardingQuestion(in: turn.state) {
    question.planUnanswered(&turn)
  } else {
    turn.say(NoPlan(.plan))
  }
}

/// The week a line names, in its slot or in its words.
func weekNamed(_ said: Said) -> String? {
  let text = said.text.lowercased()
  if let word = said.slots.word("week") { return word }
  return text.contains("next week") ? "next" : text.contains("last week") ? "last" : nil
}

/// The plan of a named week, and that week's days; nil for a word that names none. A plan of this week that is there
/// is the one in force.
func plan(of week: String, _ turn: Turn) -> (saved: SavedPlan?, days: [Day])? {
  guard let shift = ["last": -7, "next": 7][week] else { return nil }
  let days = (0..<7).map { turn.world.today.monday + shift + $0 }
  let all = week == "last" ? turn.world.plans.filter { $0.plan.status != .draft } : turn.world.activePlans
  let found = all.map { saved in (saved, saved.plan.meals.count { days.contains($0.day) }) }.filter {
    $0.1 > 0
  }
  return (found.max { $0.1 < $1.1 }?.0, days)
}

/// Whether more of that week's list is bought than open.
private func isShopped(_ monday: Day, _ world: World) -> Bool {
  guard let list = world.kitchen[ShoppingList.self].first(where: { $0.week == monday }) else { return false }
  let marks = world.kitchen[ListMark.self].filter { $0.list == list.id }
  return list.done != nil || marks.count { $0.state == .bought } > 5
}

/// A plan on the table, with what has to be said before a yes.
func draftShown(_ draft: Draft, _ change: DraftChange, _ turn: Turn) -> DraftShown {
  let monday = turn.world.today.monday
  let isThisWeek = draft.plan.meals.first?.day.monday == monday
  let spent = turn.world.spendings.filter { trip in
    // A receipt for this plan's own list counts beside it once what it bought is at home.
    isThisWeek && trip.day.monday == monday && (trip.plan == nil || isShopped(monday, turn.world))
  }.map(\.amount)
  return DraftShown(
    draft: draft, change: change, leftOut: turn.world.leftOut(for: turn.household),
    nutrition: turn.world.nutrition(of: draft.plan, for: turn.household),
    wishes: draft.request.asks.isEmpty ? nil : WishReport(draft, turn.world),
    spent: Money(cents: spent.reduce(0) { $0 + $1.cents }), missing: missingPlates(draft, turn.world))
}

/// One evening: as it is planned, as it went, or that nobody is home; for tonight dishes where none is
/// planned.
func showDay(_ words: DayWords, _ turn: inout Turn) {
  guard case .day(let day) = words else {
    if case .noSuchDay(let said) = words { turn.say(FactsRefused([.noSuchDay(said)])) }
    return
  }
  let world = turn.world
  let focus = focusOnDay(day, turn)
  if let meal = turn.state.draft?.plan.meal(on: day) {
    turn.say(DayShown(meal: meal, isDraft: true), focus: focus)
    tellLeftoversNoted(for: meal, &turn)
  } else if day < world.today, case let told = toldDinners(of: day, world), !told.isEmpty {
    turn.say(DinnersShown(dinners: told, from: day, to: day), focus: focus)
  } else if let meal = world.plannedMeal(on: day), day < world.today || !world.isOut(day) {
    turn.say(DayShown(meal: meal, isDraft: false), focus: focus)
    tellLeftoversNoted(for: meal, &turn)
    turn.warnOfUnfit([meal])
  } else if world.isOut(day) {
    turn.say(
      EveningsNoted(
        notes: [world.evenings.note(on: day)], usually: turn.household.eaters, weekly: world.weeklyEaters),
      focus: focus)
  } else if day == world.today {
    offerTonight(.plain, &turn)
  } else {
    let planned = turn.state.draft?.plan.meals ?? world.currentPlan?.plan.meals ?? []
    turn.say(NothingOn(day, planned: planned.map(\.day)), focus: focus)
  }
}

/// Whether the plan on the table, or the one in force, is of those evenings and no others.
func isWholePlan(_ days: [Day], _ turn: Turn) -> Bool {
  let meals = turn.state.draft?.plan.meals ?? turn.world.currentPlan?.plan.meals ?? []
  return !meals.isEmpty && meals.allSatisfy { days.contains($0.day) }
}

/// Some evenings of the plan on the table, else of what is saved: "what are we eating this weekend".
func showEvenings(_ days: [Day], _ turn: inout Turn) {
  let meals = days.compactMap { plannedMeal(on: $0, turn) }
  guard !meals.isEmpty else { return turn.say(NoneOfThose(days: days), focus: focusOnPlan(turn)) }
  let isDraft =
    turn.state.draft.map { draft in meals.contains { draft.plan.meal(on: $0.day) != nil } } ?? false
  turn.say(
    EveningsShown(
      meals: meals, without: days.filter { day in !meals.contains { $0.day == day } }, isDraft: isDraft),
    focus: focusOnPlan(turn))
  if !isDraft { turn.warnOfUnfit(meals) }
}

/// "Why Friday?", "why this one?", or why the open question is asked.
func explainPick(_ words: DayWords?, _ dish: ChoiceReference?, _ turn: inout Turn) {
  switch words {
  case .noSuchDay(let said)?: turn.say(FactsRefused([.noSuchDay(said)]))
  case .day(let day)?:
    if let meal = plannedMeal(on: day, turn) {
      turn.say(WhyPicked(meal: meal), focus: focusOnDay(day, turn))
    } else if turn.world.isOut(day) {
      sayNoted([day], &turn)
    } else {
      turn.say(NothingOn(day, planned: shownMeals(turn).map(\.day)))
    }
  case nil:
    if let dish, let meal = shownMeal(dish, turn) {
      turn.say(WhyPicked(meal: meal), focus: turn.state.offer == nil ? focusOnDay(meal.day, turn) : nil)
    } else if isNamed(dish), !shownMeals(turn).isEmpty {
      // Of a dish that stands nowhere there is nothing to explain, least of all another one.
      turn.say(PlanNotNow.notOnPlan)
    } else if let question = OnboardingQuestion(in: turn.state) {
      question.askAgain(.why, &turn)
    } else if let meal = mealInFocus(turn) {
      turn.say(WhyPicked(meal: meal))
    } else {
      turn.say(NotNow.nothingToExplain)
    }
  }
}

private func isNamed(_ dish: ChoiceReference?) -> Bool {
  switch dish {
  case .recipe, .words: true
  case .number, .last, nil: false
  }
}

private func plannedMeal(on day: Day, _ turn: Turn) -> PlannedMeal? {
  turn.state.draft?.plan.meal(on: day) ?? turn.world.plannedMeal(on: day)
}

/// The dinners of the plan on the table, else of the saved one.
private func shownMeals(_ turn: Turn) -> [PlannedMeal] {
  turn.state.draft?.plan.meals ?? turn.world.currentPlan?.plan.meals ?? []
}

/// The dish offered, on the table or planned that is pointed at.
private func shownMeal(_ dish: ChoiceReference, _ turn: Turn) -> PlannedMeal? {
  if let meal = turn.state.offer?.meal(dish) { return meal }
  return switch dish {
  case .recipe(let id): shownMeals(turn).first { $0.recipe == id }
  case .words(let words): shownMeals(turn).first { $0.title.mentions(words) }
  case .number, .last: nil
  }
}

/// The dish last talked about, as it was offered or planned; of a whole plan the first.
private func mealInFocus(_ turn: Turn) -> PlannedMeal? {
  let focus = turn.state.focus
  switch focus.topic {
  case .day: return focus.day.flatMap { plannedMeal(on: $0, turn) }
  case .offer, .recipe:
    let offered = turn.state.offer?.meals ?? []
    return offered.first { $0.recipe == focus.recipe } ?? offered.first
  case .plan, .list: return shownMeals(turn).first
  default: return nil
  }
}

/// Says the open question, or the plan on the table, when a talk is picked up again; false when there is
/// none.
func resumePlanning(afterBreak: Bool, _ turn: inout Turn) -> Bool {
  // After a break it is the whole plan that waits, no longer the day of a swap.
  if afterBreak { turn.state.questions.close { $0 is SwapDayQuestion } }
  if let question = OnboardingQuestion(in: turn.state) {
    if turn.household.settled.contains(question.asking) {
      // Somebody else answered it meanwhile.
      question.moveOn(.next, &turn)
    } else {
      turn.say(householdAsked(question.asking, afterBreak ? .resumed : .again, turn))
    }
  } else if case .awaitingApproval(let draft) = turn.state.planning {
    turn.say(draftShown(draft, afterBreak ? .resumed : .again, turn))
  } else {
    return false
  }
  return true
}
