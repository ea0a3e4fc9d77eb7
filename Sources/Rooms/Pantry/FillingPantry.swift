import Talk
import Values

/// A food that comes home, or is there, and where, as far as that was said.
struct Supplied: Hashable, Sendable {
  var named: NamedFood
  var place: PantryPlace?
}

/// The foods of a line with the places said of them.
func supplied(in said: Said, _ turn: inout Turn) -> [Supplied] {
  let places = placesSaid(said.text)
  let bindings = said.slots.bindings.filter { $0.name == "supply" }
  let firstFood = bindings.map(\.range.lowerBound).min() ?? 0
  let named = namedFoods("supply", in: said, &turn)
  // Foods that the table does not have are left out of both in the same order.
  let known = bindings.filter { binding in
    if case .supply(_, _, let id, _) = binding.value {
      return turn.world.catalogue.table[IngredientID(id)] != nil
    }
    if case .item(_, let id, _) = binding.value { return turn.world.catalogue.table[IngredientID(id)] != nil }
    return false
  }
  return named.enumerated().map { index, food in
    let range = known.indices.contains(index) ? known[index].range : 0..<0
    return Supplied(named: food, place: place(of: range, among: places, firstFood: firstFood))
  }
}

/// Puts foods into the pantry; "we have 3 onions" sets what there is. What is bought gets the place and the date such
/// food usually has; of what is only there nobody said since when, so no date is made up. An amount in words is kept as
/// it was said, and where none was said a food counts as it is sold. The day it was bought, where that was said, is what
/// its date is counted from; since `opened` it is open. Source: requirements MP-05, QM-02, BB-01.
func addToPantry(_ supplies: [Supplied], sets: Bool, bought day: Day?, opened: Day? = nil, _ turn: inout Turn)
{
  guard !supplies.isEmpty else { return }
  var change = PantryChanged()
  for supplied in supplies {
    let supply = supplied.named
    let rules = turn.world.datingRules.rules(for: supply.food)
    let place = placeMeant(supplied.place, for: rules)
    if let words = supply.amountWords, supply.amount == nil {
      put(words, of: supply.food, place: place, sets: sets, bought: day, &change, &turn)
      continue
    }
    let lots = lots(of: supply.food, in: place, turn)
    if sets, supply.amount == nil, day == nil, let known = known(among: lots, of: supply.food, turn) {
      change.standing.append(StandingLot(lot: known, unsaid: lots.isEmpty ? place : nil))
      continue
    }
    if sets { use(taking(nil, of: supply.food, from: lots), &turn) }
    let said = supply.amount.map { ownAmount($0, of: supply.food.id, words: turn.world.ownWords) }
    let amount = said ?? usualPurchase(of: supply.food, table: turn.world.catalogue.table)
    let lot =
      sets
      ? dated(standing(amount, of: supply.food, among: lots, place: place, &turn), bought: day, by: rules)
      : buying(
        .measured(amount), of: supply.food, to: turn.world.pantry, id: turn.newID(), place: place,
        on: day ?? turn.world.today, shelfLife: turn.world.datingRules)
    turn.put(lot)
    change.lots.append(lot)
    if supply.amount == nil { change.asSold.append(SoldFood(food: supply.food, amount: amount)) }
  }
  if let opened {
    change.lots = change.lots.map { lot in
      guard let food = lot.ingredient.flatMap({ turn.world.catalogue.table[$0] }), lot.opened == nil else {
        return lot
      }
      let rules = turn.world.datingRules.rules(for: food)
      var open = lot.opened(on: opened, by: rules)
      open.place = open.place ?? rules.placeOnceOpened ?? rules.place
      turn.put(open)
      return open
    }
  }
  change.placed = change.lots.filter {
    $0.bought == day ?? turn.world.today || $0.place != nil && sets || opened != nil
  }.map {
    lot in
    PlacedLot(lot: lot, isCartonsDate: isPackageDated(lot, turn), boughtOn: day)
  }
  turn.say(change, focus: pantryFocus(on: change.lots))
  var taken: [String: String] = [:]
  for supplied in supplies {
    let food = supplied.named.food
    if let word = supplied.named.everyday { taken[word] = food.plural ?? food.name }
  }
  if !taken.isEmpty { turn.say(TakenFor(taken)) }
  turn.tell(FoodsAtHome(supplies.map(\.named.food.id)))
}

/// The lot that stands as it is where no amount was said: one in the place that was said, else any.
private func known(among lots: [PantryItem], of food: Ingredient, _ turn: Turn) -> PantryItem? {
  lots.first ?? turn.world.pantry.first { $0.ingredient == food.id }
}

/// Whether only the date on the package tells how long it keeps unopened.
private func isPackageDated(_ lot: PantryItem, _ turn: Turn) -> Bool {
  guard lot.dating == .usual, let food = lot.ingredient.flatMap({ turn.world.catalogue.table[$0] }) else {
    return false
  }
  let rules = turn.world.datingRules.rules(for: food)
  return rules.figure(in: lot.place ?? rules.place) == .packageDate
}

/// What there is of a food, said anew: a lot that was known keeps its dates, of several the earliest.
private func standing(
  _ amount: Amount, of food: Ingredient, among lots: [PantryItem], place: PantryPlace?, _ turn: inout Turn
) -> PantryItem {
  let first = lots.min {
    ($0.bestBefore?.number ?? .max, $0.id.text) < ($1.bestBefore?.number ?? .max, $1.id.text)
  }
  guard let first else {
    var lot = PantryItem(
      id: turn.newID(), name: food.plural ?? food.name, ingredient: food.id, amount: amount)
    (lot.place, lot.full) = (place, amount.value)
    return lot
  }
  var lot = first.holding(amount)
  if let place, place != lot.place {
    lot =
      lot.place == nil
      ? lot
      : lot.moved(to: place, on: turn.world.today, by: turn.world.datingRules.rules(for: food))
    lot.place = place
  }
  return lot
}

/// Keeps a food with an amount in words. Words of plenty say nothing against an amount that is known already; other
/// words take its place, since a little butter is no longer the pound that was noted.
private func put(
  _ words: String, of food: Ingredient, place: PantryPlace?, sets: Bool, bought day: Day?,
  _ change: inout PantryChanged, _ turn: inout Turn
) {
  let lots = lots(of: food, in: place, turn)
  if sets, saysPlenty(words), let known = lots.first(where: { $0.amount != nil }) {
    change.standing.append(StandingLot(lot: known, words: words))
    return
  }
  if sets {
    change.before += lots.filter { $0.amount != nil }
    use(taking(nil, of: food, from: lots), &turn)
  }
  var lot =
    sets
    ? PantryItem(id: turn.newID(), name: food.plural ?? food.name, ingredient: food.id, held: .words(words))
    : buying(
      .words(words), of: food, to: turn.world.pantry, id: turn.newID(), place: place,
      on: day ?? turn.world.today, shelfLife: turn.world.datingRules)
  if sets {
    lot.place = place
    lot = dated(lot, bought: day, by: turn.world.datingRules.rules(for: food))
  }
  turn.put(lot)
  change.lots.append(lot)
  if !hasExplained(.amountsInWords, in: turn) {
    change.explains = SoldFood(
      food: food, amount: usualPurchase(of: food, table: turn.world.catalogue.table))
    turn.put(Explained(.amountsInWords))
  }
}

/// The lot dated by the day it was bought; as it is where nobody said one. What was opened or thawed since keeps its date
/// where that is earlier.
func dated(_ lot: PantryItem, bought day: Day?, by rules: KeepingRules) -> PantryItem {
  guard let day else { return lot }
  var new = lot.stored(in: lot.place ?? rules.place, bought: day, by: rules)
  if lot.opened != nil || lot.thawed != nil, let old = lot.bestBefore,
    new.bestBefore.map({ old < $0 }) ?? true
  {
    (new.bestBefore, new.dating) = (old, lot.dating)
  }
  return new
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
