package import Values

/// The changes that put so much more of a food into the pantry: onto the lot of the same food that
/// has no dates and a unit that meets, else a new lot. Source: 004 §3.2; requirements MP-05.
package func adding(
  _ amount: Amount, of food: Ingredient, to pantry: [PantryItem], id: ID<PantryItem>
) -> KitchenChange {
  for item in pantry where item.ingredient == food.id && item.bestBefore == nil && item.opened == nil {
    guard let more = try? convertUnit(amount, to: item.amount.unit, density: food.density) else { continue }
    var sum = item
    sum.amount.value += more.value
    return .putPantryItem(sum)
  }
  return .putPantryItem(
    PantryItem(id: id, name: food.plural ?? food.name, ingredient: food.id, amount: amount))
}

/// The changes that take so much of a food out, the lots in the order they are used; without an
/// amount all of it. Never below zero: what is not there is not taken. Empty when none is at home.
package func taking(_ amount: Amount?, of food: Ingredient, from pantry: [PantryItem]) -> [KitchenChange] {
  var left = amount
  var changes: [KitchenChange] = []
  for item in pantry.filter({ $0.ingredient == food.id }).sorted(by: { $0.dateOrder < $1.dateOrder }) {
    guard let wanted = left else {
      changes.append(.removePantryItem(item.id))
      continue
    }
    guard wanted.value > .zero,
      let need = try? convertUnit(wanted, to: item.amount.unit, density: food.density)
    else { continue }
    if need.value < item.amount.value {
      var rest = item
      rest.amount.value = item.amount.value - need.value
      changes.append(.putPantryItem(rest))
      left = Amount(.zero, wanted.unit)
    } else {
      changes.append(.removePantryItem(item.id))
      let taken = item.amount.value / need.value
      left = Amount(wanted.value * (.one - taken), wanted.unit)
    }
  }
  return changes
}

/// How much of a food is meant when no amount is said: one package of the smallest it is sold in,
/// else one piece.
package func usualPurchase(of food: Ingredient, table: FoodTable) -> Amount {
  table.packages(of: food.id).first?.amount ?? Amount(.one, .each)
}
