import Talk

/// Takes one of the dishes on offer: what to buy for it and how to cook it, or its place in the plan. A dish
/// named outright is shown although it was not offered. `count`: for how many that evening, where it was said.
func choose(_ reference: ChoiceReference, for count: Int? = nil, _ turn: inout Turn) {
  guard let offer = turn.state.offer else { return show(reference, else: .nothingToChoose, &turn) }
  guard var meal = offer.meal(reference) else {
    return show(reference, else: .noSuchChoice(of: offer.meals.count), &turn)
  }
  // With a plan on the table, tonight's choice is that plan's: a yes to it later must not undo it.
  let place = offer.replaces ?? (turn.state.draft?.plan.meal(on: meal.day).map { _ in meal.day })
  if let day = place, let draft = openDraft(turn, on: [day]), draft.plan.meal(on: day) != nil {
    turn.state.offer = nil
    swap([DayWish(day: day, recipe: meal.recipe, maxMinutes: meal.minutes)], in: draft, &turn)
    if let count { setEaters(EatersWords(days: [day], count: count), &turn) }
    return
  }
  if let count { meal = seated(meal, for: count, &turn) }
  guard let recipe = turn.world.catalogue.recipe(meal.recipe) else {
    turn.say(NoSuchRecipe(meal.title))
    return
  }
  // A plan nobody will save.
  let plan = MealPlan(id: turn.newID(), status: .draft, meals: [meal])
  var buy = generateGroceryList(plan, from: turn.world.larder(replacing: [meal.day]))
  buy.items = turn.world.inStoreOrder(buy.items)
  noteForTonight(meal, &turn)
  turn.say(
    DinnerChosen(
      meal: meal, recipe: recipe,
      buy: measured(buy, in: turn.world.shownMeasures, table: turn.world.catalogue.table),
      measures: turn.world.shownMeasures, table: turn.world.catalogue.table),
    focus: dishFocus(meal.recipe, title: meal.title, servings: meal.servings, turn))
}

/// The dish for another number at the table, which is noted of the evening.
private func seated(_ meal: PlannedMeal, for count: Int, _ turn: inout Turn) -> PlannedMeal {
  guard noteEaters(EatersWords(days: [meal.day], count: count), &turn) else { return meal }
  var meal = meal
  meal.used = meal.used * Rational(count, max(1, meal.servings))
  (meal.eaters, meal.servings) = (count, count)
  return meal
}

private func show(_ reference: ChoiceReference, else reason: NotNow, _ turn: inout Turn) {
  switch reference {
  case .recipe(let id):
    turn.perform(.showRecipe, [.recipe(id, turn.world.catalogue.card(id)?.title ?? id.rawValue)])
  case .words(let words): turn.perform(.showRecipe, [SlotBinding(name: "recipe", value: .text(words))])
  case .number, .last: turn.say(reason)
  }
}

/// A dish as what "it" means; said again, its recipe is shown.
func dishFocus(_ id: RecipeID, title: String, servings: Int, _ turn: Turn) -> Focus {
  var focus = Focus.recipe(id, servings: servings)
  focus.again = turn.choice(.showRecipe, [.recipe(id, title)])
  return focus
}

/// "4 tonight", "for 4 tonight": how many eat, where no dinner is on offer that the number could mean.
func headsTonight(_ said: Said, _ turn: Turn) -> Choice? {
  let words = Utterance(said.text).tokens.filter { $0.kind != .end }.map(\.text).filter { $0 != "for" }
  guard case .number(let count)? = said.slots.choice, (2...20).contains(count), words.count == 2,
    words.last == "tonight"
  else { return nil }
  return Choice(
    eatersIntent.name,
    slots: [
      SlotBinding(name: "count", value: .number(Rational(count))),
      SlotBinding(name: "days", value: .days([turn.world.today])),
    ])
}
