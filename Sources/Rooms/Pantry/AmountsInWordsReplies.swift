import Talk

/// A food with so much of it as it is sold, for a sentence that corrects or gives an amount.
struct SoldFood: Hashable, Sendable {
  var food: Ingredient
  var amount: Amount

  /// "we have 1 lb of flour at home": about half of it, said plainly, as one says what is there.
  var correction: String {
    let isCount = amount.unit == .each
    let half = amount.value * Rational(1, 2)
    let said = Amount(isCount ? Rational(max(2, half.ceiling)) : half, amount.unit)
    return "we have \(said.text)\(isCount ? "" : " of") \(plural(food)) at home"
  }
}

/// A lot that stays as it is, and the words that tell no other amount; nil where none was said.
struct StandingLot: Hashable, Sendable {
  var lot: PantryItem
  var words: String?
  /// Where it was said to be, and nothing of it is noted.
  var unsaid: PantryPlace?
}

/// "Flour stays at 5 lb: "some" tells no other amount."
func standingText(_ known: StandingLot) -> String {
  let name = capitalized(known.lot.name)
  let held = known.lot.amount == nil ? "\"\(heldText(known.lot.held))\"" : unbroken(heldText(known.lot.held))
  if let place = known.unsaid, let noted = known.lot.place {
    return
      "\(name): \(held) \(placePhrase(noted)) stays noted; how much is \(placePhrase(place)) was not said. \(typeable("we have 1 lb of \(known.lot.name) in the \(placeText(place))")) tells it."
  }
  return known.words.map { "\(name) stays at \(held): \"\($0)\" tells no other amount." }
    ?? "\(name) stays at \(held): no other amount was said."
}

/// How much it is, as a cook reads it: the measure of a kitchen, the words as they were written, or that nobody told.
func heldText(_ held: HeldAmount) -> String {
  switch held {
  case .measured(let amount, _): kitchenText(amount)
  case .words(let words): words
  case .untold: "amount not told"
  }
}

/// "flour 2 lb", "spinach (a handful)".
func lotText(_ lot: PantryItem) -> String {
  lot.amount == nil
    ? "\(lot.name) (\(heldText(lot.held)))" : "\(lot.name) \(unbroken(heldText(lot.held)))"
}

/// Lots by name and amount; lots of one name that lie in two places are told once, with both.
func lotsText(_ lots: [PantryItem]) -> [String] {
  var told: Set<String> = []
  return lots.compactMap { lot in
    let same = lots.filter { $0.name == lot.name }
    guard Set(same.map(\.place)).count == same.count, same.count > 1, same.allSatisfy({ $0.place != nil })
    else {
      return lotText(lot)
    }
    guard told.insert(lot.name).inserted else { return nil }
    let parts = same.map { lot in
      let place = lot.place.map { " in the \(placeText($0))" } ?? ""
      return lot.amount == nil
        ? "some\(place) (\(heldText(lot.held)))" : "\(unbroken(heldText(lot.held)))\(place)"
    }
    return "\(lot.name) \(parts.joined(separator: " and "))"
  }
}

/// What becomes of an amount in words, and how to give one that counts. Source: 001 FR-1; requirements QM-02.
func wordsExplained(_ food: SoldFood?) -> [Block] {
  let say = food.map(\.correction) ?? "we have 2 lb of flour at home"
  return .say("Amounts in words are not counted. \(typeable(say)) gives one that is.")
}
