import Talk

/// One evening of the plan, as its shopping is shown.
struct ShoppedEvening: Hashable, Sendable {
  var day: Day
  var recipe: RecipeID
  var title: String
  var servings: Int
  /// Cooked on another evening: nothing is bought for it.
  var isLeftovers: Bool
}

/// The dinner of an evening ahead, of the plan on the table, else of the saved ones.
private func dinnerAhead(on day: Day, _ turn: Turn) -> PlannedMeal? {
  guard day >= turn.world.today else { return nil }
  if let meal = turn.state.draft?.plan.meal(on: day) { return meal }
  return turn.world.isOut(day) ? nil : turn.world.plannedMeal(on: day)
}

/// What of the open list is needed for the dinners of some evenings, each thing with as much as they need; looking changes
/// nothing.
func showList(for days: [Day], onlyOpen: Bool = false, _ turn: inout Turn) {
  let seen = turn
  let meals = days.sorted().compactMap { dinnerAhead(on: $0, seen) }
  guard !meals.isEmpty else { return sayNoDinner(on: days, &turn) }
  let weeks = Set(meals.map(\.day.monday)).sorted()
  for week in weeks {
    let list =
      turn.world.shoppingLists.first { $0.week == week } ?? turn.world.newList(week: week, id: turn.newID())
    show(list, for: meals.filter { $0.day.monday == week }, onlyOpen: onlyOpen, &turn)
  }
  let others = days.filter { day in !meals.contains { $0.day == day } }
  if !others.isEmpty { turn.say(NoDinnerToShopFor(days: others, notes: ownDinners(on: others, turn))) }
  turn.warnOfUnfit(meals)
}

private func show(_ list: ShoppingList, for meals: [PlannedMeal], onlyOpen: Bool, _ turn: inout Turn) {
  let (world, table) = (turn.world, turn.world.table)
  let days = Set(meals.map(\.day))
  let needs = PlannedNeeds(of: list, turn)
  let all = standing(list, turn).lines
  let last = meals.map(\.day).max() ?? world.today
  let parts = all.compactMap { line in
    part(of: line, for: days, table: table, home: amountsAtHome(of: line, until: last, world))
  }
  let open = parts.filter { !isAtHome($0) }
  let foods = foodNames(of: meals, turn)
  var shown = EveningListShown(
    evenings: meals.map { meal in
      ShoppedEvening(
        day: meal.day, recipe: meal.recipe, title: meal.title, servings: meal.servings,
        isLeftovers: meal.kind == .leftovers)
    }, lines: open.map { measuredLine($0, world) })
  let wholes = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  shown.shared = open.filter { part in
    guard part.mark == nil, let whole = wholes[part.key] else { return false }
    return whole.dishes.count != part.dishes.count || !whole.entries.isEmpty
  }.map(\.name)
  shown.isOpenOnly = onlyOpen
  shown.others = all.count - open.count
  shown.atHome = needs.covered.filter(foods.contains)
  shown.served = parts.filter { !$0.fromPantry.isEmpty }
  shown.assumed = needs.assumed.filter(foods.contains)
  shown.isDraft = needs.isDraft && meals.contains { turn.state.draft?.plan.meal(on: $0.day) != nil }
  shown.layout = storeLayout(turn)
  shown.taxBasisPoints = turn.household.taxBasisPoints
  let asked = SlotBinding(name: "days", value: .days(meals.map(\.day)))
  turn.say(shown, focus: partFocus([asked]))
}

/// What the pantry has of a line's food that is good until that day, in amounts. Where the list counted nothing off, all of
/// it came home since.
private func amountsAtHome(of line: ListLine, until day: Day, _ world: World) -> [Amount] {
  guard let food = line.ingredient, line.fromPantry.isEmpty else { return [] }
  return world.pantry.filter { item in
    (item.ingredient ?? world.table.ingredient(named: item.name)?.id) == food
      && item.bestBefore.map { $0 >= day } != false && item.held.isSome
  }.compactMap { $0.amount.map { packageContents(of: $0, as: food, table: world.table) } }
}

/// Needed, and nothing of it to be bought: what the pantry has is enough.
private func isAtHome(_ part: ListLine) -> Bool {
  part.need.isEmpty && part.buy == nil && part.mark != .bought && !part.fromPantry.isEmpty
}

/// The names that lists give to what those dishes take.
private func foodNames(of meals: [PlannedMeal], _ turn: Turn) -> Set<String> {
  let table = turn.world.table
  let lines = meals.filter { $0.kind == .cook }.compactMap { turn.world.catalogue.recipe($0.recipe) }
    .flatMap(\.ingredients)
  return Set(lines.filter { !$0.isOptional }.map { $0.ingredient.flatMap { table[$0]?.name } ?? $0.name })
}

/// No dinner is planned on any of them: the dishes just talked about are what can be shopped for, else nothing is.
private func sayNoDinner(on days: [Day], _ turn: inout Turn) {
  let notes = ownDinners(on: days, turn)
  let isOffered = turn.state.offer.map { days == [$0.request.day] } ?? false
  if notes.isEmpty, isOffered || days == [turn.world.today] && turn.state.focus.topic == .recipe {
    return turn.perform(.checkPantry)
  }
  let count = meantList(nil, &turn).map { standing($0, turn).lines.count } ?? 0
  turn.say(NoDinnerToShopFor(days: days, notes: notes, listed: count))
}

/// What they see to themselves on those evenings, in their words.
private func ownDinners(on days: [Day], _ turn: Turn) -> [Day: String] {
  let notes = turn.world.evenings.filter { days.contains($0.day) }
  return Dictionary(
    notes.compactMap { note in note.own.map { (note.day, $0) } }, uniquingKeysWith: { $1 })
}
