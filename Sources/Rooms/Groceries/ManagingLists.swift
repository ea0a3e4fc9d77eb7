import Talk

/// Makes, names, opens, finishes, empties or deletes a list, or shows all of them. Source: requirements GL-02, GL-08.
func manageLists(_ said: Said, _ turn: inout Turn) {
  let name = said.slots.word("what").map { cleaned($0) }
  switch said.slots.word("mode") {
  case "new": makeList(named: name, &turn)
  case "name": renameList(name, said, &turn)
  case "open": openList(named: name, said, &turn)
  case "all": showLists(&turn)
  case "done": finishList(said, &turn)
  case "rest": keepRest(&turn)
  case "clear": ClearListQuestion.ask(of: meantList(said, &turn), &turn)
  case "plan": takePlan(said, &turn)
  case "merge": mergeLists(said, &turn)
  default: sayPlainly(said, &turn)
  }
}

/// "Party", "the party list", "my party" are the same list.
private func cleaned(_ words: String) -> String {
  var words = words.split(separator: " ").map(String.init)
  while let first = words.first?.lowercased(), ["the", "my", "our", "a"].contains(first) {
    words.removeFirst()
  }
  if words.count > 1, words.last?.lowercased() == "list" { words.removeLast() }
  return words.joined(separator: " ")
}

private func makeList(named name: String?, _ turn: inout Turn) {
  if let name, turn.world.shoppingLists.contains(where: { $0.done == nil && $0.isCalled(name) }) {
    return turn.say(ListExists(name: name))
  }
  let list = turn.world.newList(name: name, week: nil, id: turn.newID())
  turn.put(list)
  takeInHand(list, &turn)
  turn.say(ListMade(list: list), focus: listFocus)
}

/// The list is meant from now on, for the rest of the day.
func takeInHand(_ list: ShoppingList, _ turn: inout Turn) {
  turn.state.memory[ListInHand.self] = ListInHand(list: list.id, day: turn.world.today)
}

private func renameList(_ name: String?, _ said: Said, _ turn: inout Turn) {
  guard let name, !name.isEmpty, name.count <= Wanted.longestName else { return turn.say(NameTooLong()) }
  if turn.world.shoppingLists.contains(where: { $0.done == nil && $0.isCalled(name) }) {
    return turn.say(ListExists(name: name))
  }
  var list = listToChange(said, &turn)
  list.name = name
  turn.put(list)
  turn.say(ListMade(list: list), focus: listFocus)
}

/// Takes a list in hand, done ones too; the week's list by no name.
private func openList(named name: String?, _ said: Said, _ turn: inout Turn) {
  let lists = turn.world.shoppingLists
  let named = said.slots.has("list") ? meantList(said, &turn) : nil
  let found = named ?? name.flatMap { name in lists.first { $0.isCalled(name) } }
  guard var list = found ?? (name == nil ? weekList(&turn) ?? lists.dropFirst().first : nil) else {
    return turn.say(NoSuchList(name: name ?? "", names: lists.compactMap(\.name)))
  }
  if list.done != nil {
    list.done = nil
    turn.put(list)
  }
  takeInHand(list, &turn)
  show(list, onlyOpen: false, &turn)
}

/// What the plan needs stands on that list from now on, and no longer on the week's own, whose entries come along.
private func takePlan(_ said: Said, _ turn: inout Turn) {
  guard let week = turn.world.currentPlan?.plan.starts?.monday else { return turn.say(NoPlan(.list)) }
  guard var list = meantList(said, &turn) else { return turn.say(NoList()) }
  if let own = turn.world.shoppingLists.first(where: { $0.week == week && $0.id != list.id }) {
    move(own, to: list, &turn)
  }
  list.week = week
  turn.put(list)
  takeInHand(list, &turn)
  show(list, onlyOpen: false, &turn)
}

/// All of one list goes to another.
private func mergeLists(_ said: Said, _ turn: inout Turn) {
  let lists = turn.world.shoppingLists
  let from = said.slots.item("from").flatMap { id in
    id == "week" ? weekList(&turn) : lists.first { $0.id.text == id }
  }
  guard let from, let into = meantList(said, &turn), from.id != into.id else { return turn.say(NoList()) }
  turn.put(into)
  move(from, to: into, &turn)
  takeInHand(into, &turn)
  show(into, onlyOpen: false, &turn)
}

/// Entries and marks of a list to another; the list itself goes.
private func move(_ from: ShoppingList, to list: ShoppingList, _ turn: inout Turn) {
  var place = turn.world.entries(of: list).map(\.place).max() ?? 0
  let marked = Set(turn.world.marks(of: list).map(\.line))
  for var entry in turn.world.entries(of: from) {
    place += 1
    entry.list = list.id
    entry.place = place
    turn.put(entry)
  }
  for var mark in turn.world.marks(of: from) {
    turn.remove(mark)
    mark.list = list.id
    if !marked.contains(mark.line) { turn.put(mark) }
  }
  turn.remove(from)
}

/// Puts what was not bought on the next list: of the list done last, else of the open one, which is then done.
/// Source: requirements GL-10.
private func keepRest(_ turn: inout Turn) {
  let last = turn.world.shoppingLists.filter { $0.done != nil }.max {
    ($0.done ?? $0.made, $0.opened) < ($1.done ?? $1.made, $1.opened)
  }
  guard let last else { return turn.say(NoList()) }
  let left = standing(last, turn).lines.filter { $0.mark != .bought }
  guard !left.isEmpty else { return turn.say(NothingLeft()) }
  mark(left, .off, on: last, &turn)
  addToList(
    left.flatMap { line in
      (line.need.isEmpty ? [nil] : line.need.map(Optional.some)).map {
        Wanted(ingredient: line.ingredient, name: line.name, section: line.section, amount: $0)
      }
    }, nil, &turn)
}

private func showLists(_ turn: inout Turn) {
  var lists = turn.world.shoppingLists
  if let open = weekList(&turn), !lists.contains(where: { $0.id == open.id }) { lists.insert(open, at: 0) }
  let rows = lists.map { row(of: $0, turn) }
  turn.say(ListsShown(rows: rows), focus: listFocus)
}

/// How long a list is and how much of it was ticked, without what its lines come to.
private func row(of list: ShoppingList, _ turn: Turn) -> ListRow {
  var keys = Set(PlannedNeeds(of: list, turn).items.map { LineKey($0.ingredient, name: $0.name) })
  keys.formUnion(turn.world.entries(of: list).map(\.key))
  let marks = turn.world.marks(of: list).filter { keys.contains($0.line) }
  let off = marks.count { $0.state == .off }
  return ListRow(list: list, count: keys.count - off, done: marks.count { $0.state == .bought })
}

extension ShoppingList {
  /// "Party" in any case; the week's list by "week" or "weekly".
  func isCalled(_ words: String) -> Bool {
    guard let name else {
      return ["week", "weekly", "week's", "shopping", "main"].contains(words.lowercased())
    }
    return name.lowercased() == words.lowercased()
  }
}

/// Whether to throw a list away with all that is on it.
struct ClearListQuestion: YesNoQuestion {
  static let name = "clear-list"
  var list: ID<ShoppingList>
  /// What it is called.
  var title: String
  var count: Int

  var asked: any Reply { ClearListAsked(list: title, count: count) }

  static func ask(of list: ShoppingList?, _ turn: inout Turn) {
    guard let list, turn.world.shoppingLists.contains(where: { $0.id == list.id }) else {
      return turn.say(NoOwnEntries(hasPlan: turn.world.currentPlan != nil))
    }
    let entries = turn.world.entries(of: list).count
    ClearListQuestion(list: list.id, title: list.nameInText, count: entries).ask(&turn)
  }

  func carryOut(_ turn: inout Turn) {
    guard let known = turn.world.shoppingLists.first(where: { $0.id == list }) else {
      return turn.say(NoList())
    }
    for entry in turn.world.entries(of: known) { turn.remove(entry) }
    for mark in turn.world.marks(of: known) { turn.remove(mark) }
    turn.remove(known)
    turn.say(ListCleared(count: count))
  }
}
