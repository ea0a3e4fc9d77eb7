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
  let needed = Set(PlannedNeeds(of: list, anew: true, turn).items.map(\.ingredient))
  let served = lines.filter { line in line.ingredient.map { !needed.contains($0) } ?? false }
  guard !served.isEmpty else { return }
  mark(served, .off, on: list, &turn)
  tellTakenOff(served, list, &turn)
}
