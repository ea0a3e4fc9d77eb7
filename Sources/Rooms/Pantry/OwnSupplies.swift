import Talk
import Values

/// Foods that no list has, kept by the name they were given: nothing more is known of them.
/// What comes home is added to what is there; `sets` says anew how much there is.
func keepUnknown(_ foods: [OwnSupply], sets: Bool, bought day: Day?, _ turn: inout Turn) {
  let place = placesSaid(turn.said.said).first?.place
  for food in foods where !food.isCooked {
    let old = turn.world.pantry.first { $0.ingredient == nil && $0.name == food.name }
    var lot = old ?? PantryItem(id: turn.newID(), name: food.name, ingredient: nil, held: food.held)
    lot.held = food.held
    if !sets, let had = old?.amount, let more = food.held.amount, had.unit == more.unit {
      lot.held = .measured(Amount(had.value + more.value, more.unit))
    }
    (lot.place, lot.bought) = (place ?? lot.place, day ?? turn.world.today)
    turn.put(lot)
    turn.isUndoable = true
    turn.say(
      PantryChanged(lots: [lot], placed: place == nil ? [] : [PlacedLot(lot: lot, isCartonsDate: false)]),
      focus: pantryFocus(on: [lot]))
    turn.say(KeptByNameOnly(name: food.name))
  }
}

/// Something at home by a name of its own: cooked food, or what no list has.
struct OwnSupply: Hashable {
  var name: String
  var held: HeldAmount
  var isCooked: Bool
}

/// Cooked food and unknown food among what a line names, and the line without it.
func withoutOwn(_ said: Said) -> (own: [OwnSupply], rest: Said) {
  let own = said.slots.bindings.filter {
    $0.name == "supply" && ($0.value.isCooked || $0.value.isUnknownSupply)
  }
  guard !own.isEmpty else { return ([], said) }
  said.slots.readAll()
  var rest = said.recognition
  rest.slots.removeAll { own.contains($0) }
  let foods = own.compactMap { binding in
    binding.value.name.map { name in
      OwnSupply(
        name: name, held: binding.value.amountSaid.map { .measured($0) } ?? .untold,
        isCooked: binding.value.isCooked)
    }
  }
  return (foods, Said(rest))
}

/// Takes out so much of the lots by that name, all of it where no amount of the same measure was said; false where none
/// goes by it.
func takeOwn(_ food: OwnSupply, _ turn: inout Turn) -> Bool {
  let lots = turn.world.pantry.filter { $0.ingredient == nil && $0.name.mentions(food.name) }
  guard let first = lots.first else { return false }
  if lots.count == 1, let less = food.held.amount, let had = first.amount, had.unit == less.unit,
    less.value < had.value
  {
    let rest = first.holding(Amount(had.value - less.value, had.unit))
    turn.put(rest)
    turn.say(PantryChanged(lots: [rest], taken: [first.name]), focus: pantryFocus)
  } else {
    for lot in lots { turn.remove(lot) }
    turn.say(PantryChanged(taken: lots.map(\.name)), focus: pantryFocus)
  }
  turn.isUndoable = true
  return true
}
