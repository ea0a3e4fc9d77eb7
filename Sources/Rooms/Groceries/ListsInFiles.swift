package import Talk

/// The list of that name, done ones too, else the one the chat shows for "shopping list", as a file has it: the same
/// lines in the same measures. Nil where there is none. Source: requirements GL-04.
package func writtenList(named name: String?, _ turn: inout Turn) -> WrittenList? {
  guard let list = name == nil ? meantList(nil, &turn) : knownList(called: name ?? "", &turn) else {
    return nil
  }
  let lines = standing(list, turn).lines
  return WrittenList(
    title: list.title, name: list.name, week: list.week, made: list.made, done: list.done,
    lines: lines.map { written($0, turn.world) })
}

/// The list of that name, in any case, with "list" behind it or not; "week" is the week's. Open ones first.
func knownList(called name: String, _ turn: inout Turn) -> ShoppingList? {
  let names = [name, name.lowercased().hasSuffix(" list") ? String(name.dropLast(5)) : name]
  let lists = turn.world.shoppingLists
  for list in lists.filter({ $0.done == nil }) + lists.filter({ $0.done != nil })
  where list.name != nil && names.contains(where: { list.isCalled($0) }) {
    return list
  }
  let unnamed = ShoppingList(id: turn.newID(), made: turn.world.today, opened: 0)
  return names.contains { unnamed.isCalled($0) } ? weekList(&turn) : nil
}

/// A line as a file has it, in the measures of this household.
private func written(_ line: ListLine, _ world: World) -> WrittenLine {
  let notes = line.entries.compactMap(\.note)
  var written = WrittenLine(
    name: line.name, amounts: shownNeed(of: line, world),
    note: notes.isEmpty ? nil : notes.joined(separator: "; "), section: line.section, mark: line.mark)
  (written.ingredient, written.buy, written.cost) = (line.ingredient, line.buy?.text, line.cost)
  return written
}

/// What is needed: as it is kept, or turned into the measures this household is shown, rounded as a kitchen measures.
func shownNeed(of line: ListLine, _ world: World) -> [Amount] {
  guard let system = world.shownMeasures.system else { return line.need }
  let food = line.ingredient.flatMap { world.catalogue.table[$0] }
  return line.need.flatMap { amount -> [Amount] in
    let turned = measured(amount, of: food, in: system)
    if turned == amount { return [amount] }
    let parts = kitchenAmounts(turned)
    return parts.isEmpty ? [amount] : parts
  }
}
