import Talk

/// "We ate the last of the masala", "two portions of it are gone", "I threw out the cooked soup": so much of the cooked
/// food is taken out, what stands in the fridge first; all of it where nobody said how much.
func finishLeftovers(_ said: Said, _ turn: inout Turn) {
  // "The leftover rice" is no other leftover, whatever dish has rice in its name.
  let named = said.slots.value("recipe")?.name
  let isHalf = said.slots.word("gone") == "half"
  let part = isHalf ? .text("half") : said.slots.value("portions")
  var lots = leftovers(named: named, turn)
  if lots.isEmpty, isHalf, keepsOtherHalf(said, &turn) { return }
  if named == nil, Set(wordsSaid(said.text).map(\.word)).contains("nothing"), let eaten = lastEaten(turn) {
    // "There's nothing left" is said of what was eaten last.
    lots = lots.filter { $0.name == "cooked \(eaten.lowercased())" }
  }
  guard !lots.isEmpty else { return turn.say(NoLeftovers()) }
  // "We had leftovers" says not which, and "the soup" none of two.
  let words = Set(wordsSaid(said.text).map(\.word))
  let isFrozen = placesSaid(said.text).first?.place == .freezer || words.contains("frozen")
  // "The ones in the fridge" are those that stand there.
  let isThere = isFrozen || placesSaid(said.text).first?.place == .refrigerator
  let placed = lots.filter { ($0.place == .freezer) == isFrozen }
  if isThere, !placed.isEmpty { lots = placed }
  let names = Set(lots.map(\.name))
  let isOneOfAll = named == nil && words.isDisjoint(with: ["the", "all", "our", "everything"])
  if names.count > 1, isOneOfAll || named != nil || part != nil {
    return turn.say(WhichLeftovers(names: names.sorted()))
  }
  let there = lots.filter { ($0.place == .freezer) == isFrozen }
  guard !there.isEmpty || !isFrozen else { return turn.say(NoLeftovers()) }
  lots = there.isEmpty ? lots : there
  lots.sort { $0.dateOrder < $1.dateOrder }
  let thrown = ThrownWords(said.text)
  var change = PantryChanged()
  // How many are still to be taken; nil for all there is.
  var open: Rational?
  switch part {
  case .number(let count)?: open = count
  case .text("half")?:
    let portions = lots.compactMap(\.portions)
    guard portions.count == lots.count else { return turn.say(PantryChanged(uncounted: lots)) }
    open = portions.reduce(.zero, +) / Rational(2)
  case nil: open = thrown == nil ? eatenByOne(words, of: lots) : nil
  default: return unreadable(&turn)
  }
  for lot in lots where open != .zero {
    var gone = lot.amount
    if let wanted = open {
      guard let had = lot.portions else {
        change.uncounted.append(lot)
        continue
      }
      let less = min(wanted, had)
      gone = Amount(less, .portion)
      open = wanted - less
      if less < had {
        let rest = lot.holding(Amount(had - less, .portion))
        turn.put(rest)
        change.lots.append(rest)
      } else {
        turn.remove(lot)
      }
    } else {
      turn.remove(lot)
    }
    if !change.taken.contains(lot.name) { change.taken.append(lot.name) }
    if let gone, gone.unit == .portion { change.takenPortions[lot.name, default: .zero] += gone.value }
    guard let thrown else { continue }
    let entry = ThrownAway(
      id: turn.newID(), day: turn.world.today, name: lot.name, ingredient: nil, amount: gone,
      reason: thrown.reason, place: lot.place)
    turn.put(entry)
    change.thrown.append(entry)
  }
  let others = turn.world.pantry.filter { item in
    item.name == lots[0].name && item.ingredient == nil && !lots.contains { $0.id == item.id }
  }
  change.lots += others
  if let open, open > .zero, change.uncounted.isEmpty { change.more = open }
  turn.isUndoable = !change.taken.isEmpty
  turn.say(change, focus: pantryFocus(on: change.lots))
}

/// "Had the leftover dal for lunch", "Tom ate the leftover curry": one person eats one portion, and the others stay. Nil
/// where more is said to be gone, where several ate, and where no number tells how many there are.
private func eatenByOne(_ words: Set<String>, of lots: [PantryItem]) -> Rational? {
  let portions = lots.compactMap(\.portions)
  let several: Set<String> = [
    "we", "us", "they", "kids", "children", "everyone", "everybody", "both", "all", "rest", "last",
    "finished",
    "everything", "up", "gone", "nothing", "whole", "leftovers", "polished", "and", "what", "is", "are",
    "none",
  ]
  guard portions.count == lots.count, portions.reduce(.zero, +) > Rational(1),
    words.isDisjoint(with: several),
    !words.isDisjoint(with: ["ate", "had", "eaten", "took"])
  else { return nil }
  return Rational(1)
}

/// The dish of today or yesterday that was cooked last.
private func lastEaten(_ turn: Turn) -> String? {
  turn.world.history.filter { $0.outcome == .cooked && (0...1).contains(turn.world.today - $0.day) }
    .max { $0.day < $1.day }?.title
}

extension PantryItem {
  /// How many portions it is; nil where it is told in another measure, or not at all.
  var portions: Rational? { amount.flatMap { $0.unit == .portion ? $0.value : nil } }
}
