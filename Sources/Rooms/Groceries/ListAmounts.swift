import Talk

/// "No wait, three", "the carrots should be 750 g": another amount for what stands on the list. What the plan's dishes
/// need is not made less: that is said. Source: requirements FR-RM-013.
func changeAmounts(_ said: Said, _ turn: inout Turn) {
  var things = wanted(in: said, &turn)
  let count = said.slots.number("count").map { Amount($0, .each) }
  let amount = said.slots.amountSaid ?? count
  // "Change the carrots to 200 g", of what stands on no list and is at home.
  let atHome = Set(turn.world.pantry.compactMap(\.ingredient))
  let isOnlyAtHome =
    !things.isEmpty && !Set(wordsSaid(said.text).map(\.word)).contains("list")
    && things.allSatisfy { thing in
      thing.ingredient.map(atHome.contains) == true
        && !listsToLookAt(said, &turn).contains { list in
          !groceryLines(for: thing, in: standing(list, turn).lines.filter { $0.mark != .off }).isEmpty
        }
    }
  if isOnlyAtHome, amount != nil { return turn.perform(.correctPantry, said.recognition.slots) }
  guard let list = meantList(said, &turn) else { return turn.say(NoList()) }
  if let amount {
    if things.isEmpty, let last = lastEntry(of: list, like: amount, turn) { things = [last] }
    for at in things.indices { things[at].amount = amount }
  }
  guard !things.isEmpty, things.allSatisfy({ $0.amount != nil }) else { return sayPlainly(said, &turn) }
  var change = ListChanged(list: list)
  var planned: [ListLine] = []
  for thing in things {
    let found = groceryLines(for: thing, in: standing(list, turn).lines)
    guard let line = found.first, found.count == 1 else {
      change.missing.append(thing.name)
      continue
    }
    guard line.dishes.isEmpty else {
      planned.append(line)
      continue
    }
    let place = line.entries.first?.place ?? 0
    var entry = line.entries.first
    for old in line.entries { turn.remove(old) }
    entry?.amount = thing.amount
    entry?.id = turn.newID()
    entry?.place = place
    if let entry { turn.put(entry) }
    change.changed.append(line.key)
  }
  if !planned.isEmpty { turn.say(AmountOfPlan(lines: planned), focus: listFocus) }
  sayChanged(change, &turn)
}

/// What was put on the list last, as something to buy: the last told in that unit, else the last of all.
private func lastEntry(of list: ShoppingList, like amount: Amount, _ turn: Turn) -> Wanted? {
  let entries = turn.world.entries(of: list).sorted { $0.place < $1.place }
  let meant = entries.last { $0.amount?.unit == amount.unit } ?? entries.last
  return meant.map { Wanted(ingredient: $0.ingredient, name: $0.name, section: $0.section, amount: nil) }
}
