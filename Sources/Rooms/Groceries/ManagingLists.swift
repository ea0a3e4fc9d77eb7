import Talk

/// Makes, names, opens, finishes, empties or deletes a list, or shows all of them. Source: requirements GL-02, GL-08.
func manageLists(_ said: Said, _ turn: inout Turn) {
  let name = said.slots.word("what").map { cleaned($0) }
  switch said.slots.word("mode") {
  case "new": makeList(named: name, &turn)
  case "name": renameList(name, &turn)
  case "open": openList(named: name, &turn)
  case "all": showLists(&turn)
  case "done": finishList(&turn)
  case "rest": keepRest(&turn)
  case "clear": ClearListQuestion.ask(of: turn.world.openList(id: turn.newID()), &turn)
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
  turn.say(ListMade(list: list), focus: listFocus)
}

private func renameList(_ name: String?, _ turn: inout Turn) {
  guard let name, !name.isEmpty, name.count <= Wanted.longestName else { return turn.say(NameTooLong()) }
  if turn.world.shoppingLists.contains(where: { $0.done == nil && $0.isCalled(name) }) {
    return turn.say(ListExists(name: name))
  }
  var list = listToChange(&turn)
  list.name = name
  turn.put(list)
  turn.say(ListMade(list: list), focus: listFocus)
}

/// Brings a list to the front, done ones too; the week's list by no name.
private func openList(named name: String?, _ turn: inout Turn) {
  let lists = turn.world.shoppingLists
  let found = name.flatMap { name in lists.first { $0.isCalled(name) } }
  guard var list = found ?? (name == nil ? lists.dropFirst().first : nil) else {
    return turn.say(NoSuchList(name: name ?? "", names: lists.compactMap(\.name)))
  }
  list.done = nil
  list.opened = (lists.map(\.opened).max() ?? 0) + 1
  turn.put(list)
  showList(onlyOpen: false, &turn)
}

/// Puts what was not bought on the next list: of the list done last, else of the open one, which is then done.
/// Source: requirements GL-10.
private func keepRest(_ turn: inout Turn) {
  let last = turn.world.shoppingLists.filter { $0.done != nil }.max {
    ($0.done ?? $0.made, $0.opened) < ($1.done ?? $1.made, $1.opened)
  }
  guard let last else { return turn.say(NoList()) }
  let left = turn.world.standing(last).lines.filter { $0.mark != .bought }
  guard !left.isEmpty else { return turn.say(NothingLeft()) }
  mark(left, .off, on: last, &turn)
  addToList(
    left.flatMap { line in
      (line.need.isEmpty ? [nil] : line.need.map(Optional.some)).map {
        Wanted(ingredient: line.ingredient, name: line.name, section: line.section, amount: $0)
      }
    }, &turn)
}

private func showLists(_ turn: inout Turn) {
  var lists = turn.world.shoppingLists
  if let open = turn.world.openList(id: turn.newID()), !lists.contains(where: { $0.id == open.id }) {
    lists.insert(open, at: 0)
  }
  let rows = lists.map { list in
    turn.world.row(of: list)
  }
  turn.say(ListsShown(rows: rows), focus: listFocus)
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
  var count: Int

  var asked: any Reply { ClearListAsked(count: count) }

  static func ask(of list: ShoppingList?, _ turn: inout Turn) {
    guard let list, turn.world.shoppingLists.contains(where: { $0.id == list.id }) else {
      return turn.say(NoOwnEntries(hasPlan: turn.world.currentPlan != nil))
    }
    let entries = turn.world.entries(of: list).count
    ClearListQuestion(list: list.id, count: entries).ask(&turn)
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
