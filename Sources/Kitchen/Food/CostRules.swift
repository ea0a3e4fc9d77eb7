/// How many of the package the amount comes to, exactly: 1/2 cup of a 15 oz can. A bare "1 can" is
/// one package sold as a can. Nil when the units never meet.
package func packages(for amount: Amount, in package: Package, of ingredient: Ingredient) -> Rational? {
  if amount.unit.dimension == .shape, amount.unit.symbol == package.container { return amount.value }
  let wanted = try? convertUnit(amount, to: package.amount.unit, density: ingredient.density)
  guard let wanted, !package.amount.value.isZero else { return nil }
  return wanted.value / package.amount.value
}

/// The exact share, in cents, that the amount takes of the cheapest package per amount. When the
/// units never meet, the cheapest whole package. Nil when unpriced. Basics are priced like the
/// rest: callers leave them out. Source: design §6, Money ("used").
package func usedShare(of ingredient: Ingredient, amount: Amount, table: FoodTable) -> Rational? {
  let sold = table.packages(of: ingredient.id)
  let shares = sold.compactMap { package in
    packages(for: amount, in: package, of: ingredient).map { $0 * package.price.cents }
  }
  return shares.min() ?? sold.map { Rational($0.price.cents) }.min()
}

/// `usedShare` rounded to a cent. Source: design §6, Money.
package func usedCost(of ingredient: Ingredient, amount: Amount, table: FoodTable) -> Money? {
  usedShare(of: ingredient, amount: amount, table: table).map { Money(cents: $0.rounded) }
}

/// What the food used for the whole recipe costs at its own servings, exactly, in cents: basics,
/// optional ingredients, words and unpriced foods left out. With `onlyFixed` what does not scale alone.
package func usedCents(of recipe: Recipe, table: FoodTable, onlyFixed: Bool = false) -> Rational {
  var total = Rational.zero
  for line in recipe.ingredients where !line.isOptional && (line.isFixed || !onlyFixed) {
    guard let id = line.ingredient, let ingredient = table[id], !ingredient.isBasic,
      let amount = line.quantity.total
    else { continue }
    total += usedShare(of: ingredient, amount: amount, table: table) ?? .zero
  }
  return total
}
