import Talk

/// A list as it stands: its lines, and whether anything of it is stored yet.
struct StandingList {
  var list: ShoppingList
  var lines: [ListLine]
}

/// The list made, opened or shown by name last: it is meant for the rest of that day where none is named.
struct ListInHand: Remembered {
  static let name = "list-in-hand"

  var list: ID<ShoppingList>
  var day: Day
}

extension World {
  var shoppingLists: [ShoppingList] { kitchen[ShoppingList.self] }
  var staples: [Staple] { kitchen[Staple.self] }
  /// What was bought in the last 180 days, by day, then name.
  var purchases: [PastPurchase] { kitchen[PastPurchase.self] }

  /// The entries of a list, in the order they were put there.
  func entries(of list: ShoppingList) -> [ListEntry] { kitchen[ListEntry.self].filter { $0.list == list.id } }

  /// What became of its lines.
  func marks(of list: ShoppingList) -> [ListMark] { kitchen[ListMark.self].filter { $0.list == list.id } }

  /// A list that nobody stored yet, opened after all others.
  func newList(name: String? = nil, week: Day?, id: ID<ShoppingList>) -> ShoppingList {
    ShoppingList(
      id: id, name: name, week: week, made: today, opened: (shoppingLists.map(\.opened).max() ?? 0) + 1)
  }
}

extension Draft {
  /// The Monday of its first evening.
  var week: Day? { plan.meals.map(\.day).min()?.monday }
}

/// A list with its lines; what the plan of its week needs stands on it.
func standing(_ list: ShoppingList, _ turn: Turn) -> StandingList {
  StandingList(
    list: list,
    lines: listLines(
      plan: PlannedNeeds(of: list, turn).items, entries: turn.world.entries(of: list),
      marks: turn.world.marks(of: list), table: turn.world.table,
      layout: storeLayout(turn)))
}

/// The things on a list by name alone, those taken off too; without amounts, prices or marks.
func uncountedLines(_ list: ShoppingList, _ turn: Turn) -> [ListLine] {
  let planned = PlannedNeeds(of: list, turn).items.map {
    ListLine(
      key: LineKey($0.ingredient, name: $0.name), ingredient: $0.ingredient, name: $0.name,
      section: ListSection($0.section))
  }
  var seen = Set(planned.map(\.key))
  return planned
    + turn.world.entries(of: list).filter { seen.insert($0.key).inserted }.map {
      ListLine(key: $0.key, ingredient: $0.ingredient, name: $0.name, section: $0.section)
    }
}

/// The list of the week that is planned, not stored where nothing was put there yet; without a plan the open list of a
/// week. Nil where there is none, and where the week's shopping is done.
func weekList(_ turn: inout Turn) -> ShoppingList? {
  let lists = turn.world.shoppingLists
  guard let week = turn.state.draft?.week ?? turn.world.shoppingPlan?.plan.starts?.monday else {
    return lists.first { $0.done == nil && $0.week != nil }
  }
  guard let known = lists.first(where: { $0.week == week }) else {
    return turn.world.newList(week: week, id: turn.newID())
  }
  guard let done = known.done else { return known }
  let lines = standing(known, turn).lines
  // All of it is bought, and the week after is planned: its list comes next.
  if !lines.contains(where: { $0.mark == nil && !$0.dishes.isEmpty }), week <= turn.world.today.monday,
    let next = listOfNextWeek(&turn), next.done == nil
  {
    return next
  }
  // Planned anew since the shopping was done: what is not bought yet is to be bought.
  let isOpen = lines.contains { line in
    line.mark == nil && !line.dishes.isEmpty || line.mark == .bought && !cameHome(line, on: done, turn)
  }
  guard isOpen else { return nil }
  // It stays done as of that day: what came home then does not come home again.
  return known
}

/// The list that is meant: the one named; else the one in hand; else the week's; else an open one, one with a name
/// only where there never was another. Nil where there is none. Source: requirements FR-RM-011.
func meantList(_ said: Said?, _ turn: inout Turn) -> ShoppingList? {
  let lists = turn.world.shoppingLists
  if said?.slots.word("week") == "next" { return listOfNextWeek(&turn) }
  if let named = said?.slots.item("list") {
    return named == "week" ? weekList(&turn) : lists.first { $0.id.text == named }
  }
  if let hand = turn.state.memory[ListInHand.self], hand.day == turn.world.today,
    let list = lists.first(where: { $0.id == hand.list && $0.done == nil })
  {
    return list
  }
  if let own = weekList(&turn) ?? lists.first(where: { $0.done == nil && $0.name == nil }) { return own }
  // A list with a name is meant unnamed only where there never was another.
  return lists.contains { $0.name == nil } ? nil : lists.first { $0.done == nil }
}

/// The list of the week after this one; nil where nothing is planned for it and nothing was put on one.
private func listOfNextWeek(_ turn: inout Turn) -> ShoppingList? {
  let monday = turn.world.today.monday + 7
  if let known = turn.world.shoppingLists.first(where: { $0.week == monday }) { return known }
  let isPlanned =
    turn.state.draft?.week == monday
    || turn.world.activePlans.contains { $0.plan.starts?.monday == monday }
  return isPlanned ? turn.world.newList(week: monday, id: turn.newID()) : nil
}

/// The list that a change is for, stored: the one meant, else a new one for the week of the plan or of today.
func listToChange(_ said: Said?, _ turn: inout Turn) -> ShoppingList {
  let list = listForChange(said, &turn)
  turn.put(list)
  return list
}

/// The same, not stored yet.
func listForChange(_ said: Said?, _ turn: inout Turn) -> ShoppingList {
  let week = (turn.world.currentPlan?.plan.starts ?? turn.world.today).monday
  let isTaken = turn.world.shoppingLists.contains { $0.week == week }
  return meantList(said, &turn) ?? turn.world.newList(week: isTaken ? nil : week, id: turn.newID())
}

/// The lists on which one of these things may stand, the one meant first, then the other open ones.
func listsToLookAt(_ said: Said?, _ turn: inout Turn) -> [ShoppingList] {
  let meant = meantList(said, &turn)
  if said?.slots.item("list") != nil { return meant.map { [$0] } ?? [] }
  let week = weekList(&turn)
  var lists = [meant, week].compactMap(\.self) + turn.world.shoppingLists.filter { $0.done == nil }
  var seen: Set<ID<ShoppingList>> = []
  lists.removeAll {
    !seen.insert($0.id).inserted || ($0.id != meant?.id && $0.week != nil && $0.week == meant?.week)
  }
  return lists
}

/// Notes what became of lines, in their order; nil takes the notes away. `isWalked` where that order is the way
/// somebody went.
///
/// With `got`, only so much of each is in the cart: what else the line needs is still to be bought.
func mark(
  _ lines: [ListLine], _ state: ListMark.State?, got: Amount? = nil, on list: ShoppingList,
  isWalked: Bool = false, _ turn: inout Turn
) {
  let known = turn.world.marks(of: list)
  guard let state else {
    let keys = Set(lines.map(\.key))
    for old in known where keys.contains(old.line) { turn.remove(old) }
    return
  }
  let last = known.map(\.place).max() ?? 0
  let (table, today) = (turn.world.table, turn.world.today)
  for (place, line) in lines.enumerated() {
    turn.put(
      ListMark(
        list: list.id, line: line.key, state: state, day: today, had: line.had(table, got: got),
        place: last + 1 + place, isWalked: isWalked))
  }
}
