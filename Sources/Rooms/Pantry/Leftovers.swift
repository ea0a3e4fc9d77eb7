import Talk

/// "Two portions of the dal are left in the fridge": kept as a lot of its own, which is no raw food and keeps for days.
/// Without a dish it is the one cooked last. Source: FoodSafety.gov, leftovers 3 to 4 days.
func tellLeftovers(_ said: Said, _ turn: inout Turn) {
  // "What does one portion of the chili cost" asks, and tells of nothing that is left.
  if let first = wordsSaid(said.text).first?.word, ["what", "how", "which", "why", "who"].contains(first) {
    said.slots.readAll()
    return unreadable(&turn)
  }
  switch said.slots.word("gone") {
  case "freezer"?: return freezeLeftovers(&turn)
  case .some: return finishLeftovers(said, &turn)
  case nil: break
  }
  guard let dish = dishLeft(said, turn) else { return turn.say(LeftoversOfWhat()) }
  let today = turn.world.today
  let place: PantryPlace = said.text.lowercased().contains("freezer") ? .freezer : .refrigerator
  let cooked = said.slots.days("day").first { $0 <= today } ?? dish.cooked ?? today
  let held: HeldAmount =
    said.slots.number("portions").map { .measured(Amount($0, .portion)) } ?? .untold
  keepLeftover(named: dish.name, held: held, days: dish.days, place: place, since: cooked, &turn)
}

/// Cooked food said beside other foods: "we have salmon and leftover rice".
func keepCooked(_ names: [String], _ turn: inout Turn) {
  for name in names {
    keepLeftover(named: name, held: .untold, days: nil, place: .refrigerator, since: turn.world.today, &turn)
  }
}

/// Cooked food among what a line names, and the line without it.
func withoutCooked(_ said: Said) -> (names: [String], rest: Said) {
  let cooked = said.slots.bindings.filter { $0.name == "supply" && $0.value.isCooked }
  guard !cooked.isEmpty else { return ([], said) }
  said.slots.readAll()
  var rest = said.recognition
  rest.slots.removeAll { cooked.contains($0) }
  return (cooked.compactMap(\.value.name), Said(rest))
}

/// Takes out the lots of cooked food of that name; false where none goes by it.
func takeCooked(_ name: String, _ turn: inout Turn) -> Bool {
  let lots = turn.world.pantry.filter { $0.ingredient == nil && $0.name.mentions(name) }
  guard !lots.isEmpty else { return false }
  for lot in lots { turn.remove(lot) }
  turn.say(PantryChanged(taken: lots.map(\.name)), focus: pantryFocus)
  return true
}

private func keepLeftover(
  named name: String, held: HeldAmount, days: Int?, place: PantryPlace, since: Day, _ turn: inout Turn
) {
  let shelfLife = turn.world.catalogue.table.shelfLife
  for old in turn.world.pantry where old.ingredient == nil && old.name == name { turn.remove(old) }
  var lot = PantryItem(id: turn.newID(), name: name, ingredient: nil, held: held)
  if let keeping = shelfLife.keeping(namedIn: ["leftovers"])?.keeping {
    lot = lot.stored(in: place, bought: since, by: shelfLife.rules(for: keeping))
  }
  if place == .refrigerator {
    let end = since + min(days ?? 3, 4)
    lot.bestBefore = min(lot.bestBefore ?? end, end)
    lot.dating = .usual
  }
  turn.put(lot)
  turn.isUndoable = true
  turn.say(
    PantryChanged(lots: [lot], placed: [PlacedLot(lot: lot, isCartonsDate: false)]),
    focus: pantryFocus(on: [lot]))
}

/// The dish that is left: named, or cooked last; with the days it keeps and the evening it was cooked.
private func dishLeft(_ said: Said, _ turn: Turn) -> (name: String, days: Int?, cooked: Day?)? {
  let today = turn.world.today
  let eaten = turn.world.history.filter { $0.outcome == .cooked && $0.day <= today && today - $0.day <= 4 }
  switch said.slots.value("recipe") {
  case .item(_, let id, let name)?:
    let recipe = RecipeID(id)
    return (
      "cooked \(name.lowercased())", turn.world.catalogue.recipe(recipe)?.leftoverDays,
      eaten.last { $0.recipe == recipe }?.day
    )
  case .text(let words)?: return ("cooked \(words.lowercased())", nil, nil)
  default:
    // What stands on the stove is what is left of.
    if let cooking = turn.state.memory[Cooking.self], let recipe = turn.world.catalogue.recipe(cooking.recipe)
    {
      return ("cooked \(recipe.title.lowercased())", recipe.leftoverDays, cooking.day)
    }
    guard let last = eaten.max(by: { $0.day < $1.day }) else { return nil }
    return (
      "cooked \(last.title.lowercased())", turn.world.catalogue.recipe(last.recipe)?.leftoverDays, last.day
    )
  }
}

/// Moves all that is left to the freezer, where cooked food keeps for months.
private func freezeLeftovers(_ turn: inout Turn) {
  let lots = turn.world.pantry.filter { $0.ingredient == nil && $0.place == .refrigerator && isLeftover($0) }
  guard !lots.isEmpty else { return turn.say(NoLeftovers()) }
  let shelfLife = turn.world.catalogue.table.shelfLife
  let moved = lots.map { lot in
    guard let keeping = shelfLife.keeping(namedIn: ["leftovers"])?.keeping else { return lot }
    return lot.stored(in: .freezer, bought: turn.world.today, by: shelfLife.rules(for: keeping))
  }
  for lot in moved { turn.put(lot) }
  turn.isUndoable = true
  turn.say(
    PantryChanged(lots: moved, placed: moved.map { PlacedLot(lot: $0, isCartonsDate: false) }),
    focus: pantryFocus)
}

private func isLeftover(_ lot: PantryItem) -> Bool {
  lot.name.hasPrefix("cooked ") || lot.name.hasPrefix("leftover ")
}

private func finishLeftovers(_ said: Said, _ turn: inout Turn) {
  let all = turn.world.pantry.filter { $0.ingredient == nil && isLeftover($0) }
  // "The leftover rice" is no other leftover, whatever dish has rice in its name.
  let named: String? =
    switch said.slots.value("recipe") {
    case .item(_, _, let name)?: name
    case .text(let words)?: words
    default: nil
    }
  let lots = named.map { name in all.filter { $0.name.mentions(name) } } ?? all
  guard !lots.isEmpty else { return turn.say(NoLeftovers()) }
  for lot in lots { turn.remove(lot) }
  turn.isUndoable = true
  turn.say(PantryChanged(taken: lots.map(\.name)), focus: pantryFocus)
}
