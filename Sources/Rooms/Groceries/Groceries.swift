package import Talk

/// The shopping list, and where and when the store has things.
package let groceries = Room(
  "groceries",
  intents: [
    Intent("show_list") { turn, said in showList(onlyOpen: said.slots.has("left"), &turn) },
    Intent("list_add") { turn, said in
      let things = wanted(in: said, &turn)
      if things.isEmpty, turn.replies.isEmpty { sayPlainly(said, &turn) }
      addToList(things, &turn)
    },
    Intent("list_remove") { turn, said in
      let things = wanted(in: said, &turn)
      if things.isEmpty { sayPlainly(said, &turn) } else { removeFromList(things, &turn) }
    },
    Intent("list_recipe") { turn, said in listDish(said, &turn) },
    Intent("list_why") { turn, said in explainLine(said, &turn) },
    Intent("list_check") { turn, said in tick(said, &turn) },
    Intent("list_manage") { turn, said in manageLists(said, &turn) },
    Intent("staples") { turn, said in changeStaples(said, &turn) },
    Intent("in_season") { turn, said in tellSeason(said, &turn) },
    Intent("find_section") { turn, said in tellSections(said, &turn) },
  ],
  tables: [ShoppingList.table, ListEntry.table, ListMark.table, Staple.table],
  remembers: [BoughtAllQuestion.self, PutAwayQuestion.self, ClearListQuestion.self, NewListQuestion.self])

let listFocus = Focus(.list, again: Choice("show_list"))

/// The list of the plan on the table, else the one that is meant; without any, what the dish just talked about
/// needs. Source: MP-29.
func showList(onlyOpen: Bool, _ turn: inout Turn) {
  let world = turn.world
  if let draft = turn.state.draft {
    let week = draft.plan.meals.map(\.day).min().map { $0.monday }
    let list = measured(draft.list, in: world.shownMeasures, table: world.catalogue.table)
    let lines = listLines(plan: list.items, entries: [], marks: [], table: world.table)
    var shown = ListShown(
      title: world.newList(week: week, id: turn.newID()).title, lines: lines, cost: draft.cost)
    (shown.assumed, shown.covered, shown.isDraft) = (draft.list.assumed, draft.list.covered, true)
    return turn.say(shown, focus: listFocus)
  }
  guard let list = world.openList(id: turn.newID()) else {
    if turn.state.focus.topic == .recipe { return turn.perform(.checkPantry) }
    if turn.state.asked == nil { turn.say(EmptyList()) } else { turn.say(NoPlan(.list)) }
    return
  }
  let standing = world.standing(list)
  let saved = world.currentPlan.flatMap { $0.plan.starts?.monday == list.week ? $0 : nil }
  var shown = ListShown(
    title: list.title, lines: standing.shown(world), isOpenOnly: onlyOpen, cost: saved?.cost)
  (shown.assumed, shown.covered) = (saved?.list.assumed ?? [], saved?.list.covered ?? [])
  shown.taxBasisPoints = turn.household.taxBasisPoints
  shown.others = world.shoppingLists.filter { $0.done == nil && $0.id != list.id }.map(\.title)
  turn.say(shown, focus: listFocus)
  if let saved { turn.warnOfUnfit(saved.plan.meals) }
}

extension StandingList {
  /// Its lines as this household measures.
  fileprivate func shown(_ world: World) -> [ListLine] {
    guard let system = world.shownMeasures.system else { return lines }
    return lines.map { line in
      var line = line
      let food = line.ingredient.flatMap { world.catalogue.table[$0] }
      line.need = line.need.map { measured($0, of: food, in: system) }
      return line
    }
  }
}

/// Ticks lines, or takes ticks off: by name, by number, a section, all. Source: requirements GL-04.
private func tick(_ said: Said, _ turn: inout Turn) {
  let state: ListMark.State? =
    switch said.slots.word("mode") {
    case "untick": nil
    case "out": .out
    default: .bought
    }
  if let section = said.slots.word("section") {
    return markAll(state, in: ListSection(rawValue: section), &turn)
  }
  if said.slots.word("all") != nil { return markAll(state, in: nil, &turn) }
  if let number = said.slots.number("item") {
    let lines = turn.world.openList(id: turn.newID()).map { turn.world.standing($0).lines } ?? []
    let place = number.rounded - 1
    guard lines.indices.contains(place) else { return turn.say(NoList()) }
    let line = lines[place]
    let thing = Wanted(ingredient: line.ingredient, name: line.name, section: line.section, amount: nil)
    return markLines([thing], state, &turn)
  }
  let things = wanted(in: said, &turn)
  if things.isEmpty { return sayPlainly(said, &turn) }
  // "Got the milk", which stands on no list: it is at home now.
  let lines = turn.world.openList(id: turn.newID()).map { turn.world.standing($0).lines } ?? []
  let isOnList = things.contains { !groceryLines(for: $0, in: lines).isEmpty }
  let isFood = things.allSatisfy { $0.ingredient != nil }
  if state == .bought, !isOnList, isFood { return turn.perform(.addToPantry, said.recognition.slots) }
  markLines(things, state, &turn)
}

/// What is in season today or on the day named, or when one food is.
private func tellSeason(_ said: Said, _ turn: inout Turn) {
  let month = (said.slots.days("day").first ?? turn.world.today).month
  guard said.slots.has("food") else {
    let foods = turn.world.catalogue.table.ingredients.filter { $0.months.contains(month) }
    return turn.say(ProduceInSeason(foods: foods, month: month))
  }
  if let food = namedFoods(in: said, &turn).first?.food { turn.say(SeasonOfFood(food: food, month: month)) }
}

private func tellSections(_ said: Said, _ turn: inout Turn) {
  let foods = namedFoods(in: said, &turn).map(\.food)
  if !foods.isEmpty { turn.say(SectionsFound(foods: foods)) }
}
