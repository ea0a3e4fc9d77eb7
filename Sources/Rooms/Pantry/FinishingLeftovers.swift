import Talk

/// "We ate the last of the masala", "two portions of it are gone", "I threw out the cooked soup": so much of the cooked
/// food is taken out, what stands in the fridge first; all of it where nobody said how much.
func finishLeftovers(_ said: Said, _ turn: inout Turn) {
  // "The leftover rice" is no other leftover, whatever dish has rice in its name.
  let named = said.slots.value("recipe")?.name
  let part = said.slots.value("portions")
  var lots = leftovers(named: named, turn)
  guard !lots.isEmpty else { return turn.say(NoLeftovers()) }
  // "We had leftovers" says not which, and "the soup" none of two.
  let words = Set(wordsSaid(said.text).map(\.word))
  let names = Set(lots.map(\.name))
  let isOneOfAll = named == nil && words.isDisjoint(with: ["the", "all", "our", "everything"])
  if names.count > 1, isOneOfAll || named != nil || part != nil {
    return turn.say(WhichLeftovers(names: names.sorted()))
  }
  let asked: PantryPlace? = placesSaid(said.text).first?.place
  let isFrozen = asked == .freezer
  let there = lots.filter { ($0.place == .freezer) == isFrozen }
  let others = lots.filter { ($0.place == .freezer) != isFrozen }
  if !there.isEmpty { lots = there }
  var change = PantryChanged()
  for lot in lots.sorted(by: { $0.dateOrder < $1.dateOrder }) {
    guard let part else {
      turn.remove(lot)
      change.taken.append(lot.name)
      continue
    }
    guard let had = lot.portions, let less = taken(part, of: had) else {
      change.uncounted.append(lot)
      continue
    }
    change.taken.append(lot.name)
    if less < had {
      let rest = lot.holding(Amount(had - less, .portion))
      turn.put(rest)
      change.lots.append(rest)
    } else {
      turn.remove(lot)
    }
    break
  }
  if !there.isEmpty, part == nil || change.lots.isEmpty { change.lots += others }
  if let thrown = ThrownWords(said.text), let name = change.taken.first {
    let amount = lots.first?.amount.flatMap { had in
      part.map { taken($0, of: had.value).map { Amount($0, had.unit) } } ?? had
    }
    let entry = ThrownAway(
      id: turn.newID(), day: turn.world.today, name: name, ingredient: nil, amount: amount,
      reason: thrown.reason,
      cost: nil)
    turn.put(entry)
    change.thrown.append(entry)
  }
  turn.isUndoable = !change.taken.isEmpty
  turn.say(change, focus: pantryFocus)
}

/// How many of the portions a count or a share comes to; nil for other words.
private func taken(_ part: SlotValue, of had: Rational) -> Rational? {
  switch part {
  case .number(let count): min(count, had)
  case .text("half"): had / Rational(2)
  default: nil
  }
}

extension PantryItem {
  /// How many portions it is; nil where it is told in another measure, or not at all.
  var portions: Rational? { amount.flatMap { $0.unit == .portion ? $0.value : nil } }
}
