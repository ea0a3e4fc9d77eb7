import Talk

/// A list as it stands: its lines, and whether anything of it is stored yet.
struct StandingList {
  var list: ShoppingList
  var lines: [ListLine]

  /// Those still to be bought, in the order of the list.
  var open: [ListLine] { lines.filter { $0.mark == nil } }
}

extension World {
  var shoppingLists: [ShoppingList] { kitchen[ShoppingList.self] }
  var staples: [Staple] { kitchen[Staple.self] }

  /// The entries of a list, in the order they were put there.
  func entries(of list: ShoppingList) -> [ListEntry] { kitchen[ListEntry.self].filter { $0.list == list.id } }

  /// What became of its lines.
  func marks(of list: ShoppingList) -> [ListMark] { kitchen[ListMark.self].filter { $0.list == list.id } }

  /// A list with its lines; what the plan of its week needs stands on it.
  func standing(_ list: ShoppingList) -> StandingList {
    let plan = currentPlan.flatMap { $0.plan.starts?.monday == list.week ? $0.list.items : nil } ?? []
    return StandingList(
      list: list,
      lines: listLines(plan: plan, entries: entries(of: list), marks: marks(of: list), table: table))
  }

  /// The list that is meant where none is named: that of the current plan's week where nothing is stored of it yet,
  /// else the open one opened last. Nil where there is none. Source: requirements FR-RM-011.
  func openList(id: @autoclosure () -> ID<ShoppingList>) -> ShoppingList? {
    if let week = currentPlan?.plan.starts?.monday, !shoppingLists.contains(where: { $0.week == week }) {
      return newList(week: week, id: id())
    }
    return shoppingLists.first { $0.done == nil }
  }

  /// How long a list is and how much of it was ticked, without what its lines come to.
  func row(of list: ShoppingList) -> ListRow {
    let plan = currentPlan.flatMap { $0.plan.starts?.monday == list.week ? $0.list.items : nil } ?? []
    var keys = Set(plan.map { LineKey($0.ingredient, name: $0.name) })
    keys.formUnion(entries(of: list).map(\.key))
    let marks = marks(of: list).filter { keys.contains($0.line) }
    let off = marks.count { $0.state == .off }
    return ListRow(list: list, count: keys.count - off, done: marks.count { $0.state == .bought })
  }

  /// A list that nobody stored yet, opened after all others.
  func newList(name: String? = nil, week: Day?, id: ID<ShoppingList>) -> ShoppingList {
    ShoppingList(
      id: id, name: name, week: week, made: today, opened: (shoppingLists.map(\.opened).max() ?? 0) + 1)
  }
}

/// The list that a change is for, stored: the one meant, else a new one for the week of the plan or of today.
func listToChange(_ turn: inout Turn) -> ShoppingList {
  let id: ID<ShoppingList> = turn.newID()
  let world = turn.world
  let week = (world.currentPlan?.plan.starts ?? world.today).monday
  let isTaken = world.shoppingLists.contains { $0.week == week }
  let list = world.openList(id: id) ?? world.newList(week: isTaken ? nil : week, id: id)
  turn.put(list)
  return list
}

/// Notes what became of lines, in their order; nil takes the notes away.
func mark(_ lines: [ListLine], _ state: ListMark.State?, on list: ShoppingList, _ turn: inout Turn) {
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
        list: list.id, line: line.key, state: state, day: today, had: line.had(table),
        place: last + 1 + place))
  }
}
