import Talk

/// Puts foods into the pantry; "we have 3 onions" sets what there is. An amount in words is kept as it was said, and
/// where none was said a food counts as it is sold. Source: requirements MP-05, QM-02.
func addToPantry(_ supplies: [NamedFood], sets: Bool, _ turn: inout Turn) {
  guard !supplies.isEmpty else { return }
  var change = PantryChanged()
  for supply in supplies {
    if let words = supply.amountWords, supply.amount == nil {
      put(words, of: supply.food, sets: sets, &change, &turn)
      continue
    }
    let lots = turn.world.pantry.filter { $0.ingredient == supply.food.id }
    if sets, supply.amount == nil, let known = lots.first {
      change.standing.append(StandingLot(lot: known))
      continue
    }
    if sets { use(taking(nil, of: supply.food, from: turn.world.pantry), &turn) }
    let said = supply.amount.map { ownAmount($0, of: supply.food.id, words: turn.world.ownWords) }
    let amount = said ?? usualPurchase(of: supply.food, table: turn.world.catalogue.table)
    let lot = adding(amount, of: supply.food, to: turn.world.pantry, id: turn.newID())
    turn.put(lot)
    change.lots.append(lot)
    if supply.amount == nil { change.asSold.append(SoldFood(food: supply.food, amount: amount)) }
  }
  turn.say(change, focus: pantryFocus)
}

/// Keeps a food with an amount in words. Words of plenty say nothing against an amount that is known already; other
/// words take its place, since a little butter is no longer the pound that was noted.
private func put(
  _ words: String, of food: Ingredient, sets: Bool, _ change: inout PantryChanged, _ turn: inout Turn
) {
  let lots = turn.world.pantry.filter { $0.ingredient == food.id }
  if sets, saysPlenty(words), let known = lots.first(where: { $0.amount != nil }) {
    change.standing.append(StandingLot(lot: known, words: words))
    return
  }
  if sets {
    change.before += lots.filter { $0.amount != nil }
    use(taking(nil, of: food, from: turn.world.pantry), &turn)
  }
  let lot = PantryItem(
    id: turn.newID(), name: food.plural ?? food.name, ingredient: food.id, held: .words(words))
  turn.put(lot)
  change.lots.append(lot)
  if !hasExplained(.amountsInWords, in: turn) {
    change.explains = SoldFood(
      food: food, amount: usualPurchase(of: food, table: turn.world.catalogue.table))
    turn.put(Explained(.amountsInWords))
  }
}

private func saysPlenty(_ words: String) -> Bool {
  words.lowercased().split(separator: " ").contains {
    ["plenty", "lots", "lot", "enough", "some", "several"].contains($0)
  }
}

/// Whether the household was told of that before.
func hasExplained(_ topic: Explained.Topic, in turn: Turn) -> Bool {
  turn.world.kitchen[Explained.self].contains { $0.topic == topic }
}
