/// One lot of something at home.
package struct PantryItem: Hashable, Sendable, Codable {
  package var id: ID<PantryItem>
  package var name: String
  package var ingredient: IngredientID?
  package var amount: Amount
  package var bestBefore, opened: Day?

  package init(
    id: ID<PantryItem>, name: String, ingredient: IngredientID?, amount: Amount,
    bestBefore: Day? = nil, opened: Day? = nil
  ) {
    (self.id, self.name, self.ingredient, self.amount) = (id, name, ingredient, amount)
    (self.bestBefore, self.opened) = (bestBefore, opened)
  }

  /// Good through its date. Source: requirements, Decisions "Expiry".
  package func isExpired(on day: Day) -> Bool { bestBefore.map { $0 < day } ?? false }

  /// Opened lots first, then the earliest best-before, then name and id; unique.
  package var dateOrder: (Int, Int, String, String) {
    (opened == nil ? 1 : 0, bestBefore?.number ?? Int.max, name, id.text)
  }
}

/// The lot that so much more of a food makes: the lot of the same food that has no dates and a unit that meets,
/// with more in it, else a new one. Source: 004 §3.2; requirements MP-05.
package func adding(
  _ amount: Amount, of food: Ingredient, to pantry: [PantryItem], id: ID<PantryItem>
) -> PantryItem {
  for item in pantry where item.ingredient == food.id && item.bestBefore == nil && item.opened == nil {
    guard let more = try? convertUnit(amount, to: item.amount.unit, density: food.density) else { continue }
    var sum = item
    sum.amount.value += more.value
    return sum
  }
  return PantryItem(id: id, name: food.plural ?? food.name, ingredient: food.id, amount: amount)
}

/// What becomes of a lot that is taken from.
package enum LotTaking: Hashable, Sendable {
  case usedUp(PantryItem)
  /// The lot with what is left of it.
  case left(PantryItem)
}

/// The lots that so much of a food is taken from, in the order they are used; without an amount all of it.
/// Never below zero: what is not there is not taken. Empty when none is at home.
package func taking(_ amount: Amount?, of food: Ingredient, from pantry: [PantryItem]) -> [LotTaking] {
  var left = amount
  var changes: [LotTaking] = []
  for item in pantry.filter({ $0.ingredient == food.id }).sorted(by: { $0.dateOrder < $1.dateOrder }) {
    guard let wanted = left else {
      changes.append(.usedUp(item))
      continue
    }
    guard wanted.value > .zero,
      let need = try? convertUnit(wanted, to: item.amount.unit, density: food.density)
    else { continue }
    if need.value < item.amount.value {
      var rest = item
      rest.amount.value = item.amount.value - need.value
      changes.append(.left(rest))
      left = Amount(.zero, wanted.unit)
    } else {
      changes.append(.usedUp(item))
      let taken = item.amount.value / need.value
      left = Amount(wanted.value * (.one - taken), wanted.unit)
    }
  }
  return changes
}

/// The food's lots with that share of each left (a half: 1/2). Empty when none is at home. Source: requirements
/// MP-05.
package func keeping(_ share: Rational, of food: Ingredient, in pantry: [PantryItem]) -> [LotTaking] {
  pantry.filter { $0.ingredient == food.id }.map { lot in
    var rest = lot
    rest.amount.value = lot.amount.value * share
    return .left(rest)
  }
}

/// How much of a food is meant when no amount is said: one package of the smallest it is sold in,
/// else one piece.
package func usualPurchase(of food: Ingredient, table: FoodTable) -> Amount {
  table.packages(of: food.id).first?.amount ?? Amount(.one, .each)
}
