import Talk

/// "I bought the bread", with bread put on the list by hand: it is bought, and goes off it.
func takeOffBought(_ foods: [IngredientID], _ turn: inout Turn) {
  guard let list = meantList(nil, &turn), list.done == nil else { return }
  let bought = standing(list, turn).lines.filter { line in
    line.mark == nil && !line.entries.isEmpty && line.dishes.isEmpty
      && line.ingredient.map(foods.contains) ?? false
  }
  guard !bought.isEmpty else { return }
  for entry in bought.flatMap(\.entries) { turn.remove(entry) }
  tellTakenOff(bought, list, &turn)
}

/// Says what went off the list; what was talked about is still the pantry.
private func tellTakenOff(_ lines: [ListLine], _ list: ShoppingList, _ turn: inout Turn) {
  turn.put(list)
  var change = ListChanged(list: list)
  change.removed = lines.map(\.name)
  change.lines = standing(list, turn).lines
  turn.say(change)
}

/// "I have rice and eggs at home already", said of a list that stands: what the pantry now serves whole comes off it, and
/// that is told. Nothing is taken off that somebody put there by hand, or of which more is needed.
func takeOffFoundAtHome(_ foods: [IngredientID], _ turn: inout Turn) {
  guard turn.state.asked == nil, let list = meantList(nil, &turn), list.done == nil, list.week != nil else {
    return
  }
  let lines = standing(list, turn).lines.filter { line in
    line.mark == nil && line.entries.isEmpty && !line.dishes.isEmpty
      && line.ingredient.map(foods.contains) ?? false
  }
  guard !lines.isEmpty else { return }
  let needed = PlannedNeeds(of: list, anew: true, turn).items
  let served = lines.filter { line in !needed.contains { $0.ingredient == line.ingredient } }
  if !served.isEmpty {
    mark(served, .off, on: list, &turn)
    tellTakenOff(served, list, &turn)
  }
  buyLess(needed.filter { item in lines.contains { $0.ingredient == item.ingredient } }, on: list, &turn)
}

/// "We have 8 eggs", of which the week needs 20: 12 stand on its list from here on. Nothing changes once shopping has begun,
/// since what is in the cart is at home as well.
private func buyLess(_ needed: [GroceryItem], on list: ShoppingList, _ turn: inout Turn) {
  let saved = turn.world.activePlans.filter { $0.plan.starts?.monday == list.week }
  guard turn.state.draft == nil, saved.count == 1, var plan = saved.first,
    !turn.world.marks(of: list).contains(where: { $0.state == .bought })
  else { return }
  var changed: [LineKey] = []
  for item in needed {
    guard let at = plan.list.items.firstIndex(where: { $0.ingredient == item.ingredient }),
      plan.list.items[at].need != item.need, plan.list.items[at].fromPantry != item.fromPantry
    else { continue }
    plan.list.items[at] = item
    changed.append(LineKey(item.ingredient, name: item.name))
  }
  guard !changed.isEmpty else { return }
  turn.put(plan)
  var change = ListChanged(list: list)
  change.changed = changed
  change.lines = standing(list, turn).lines
  turn.say(change)
}
