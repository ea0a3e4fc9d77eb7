/// The recipe with every amount in the measures wanted, and the temperatures of its steps on the scale of those, or on
/// the one wanted.
///
/// Exact: only texts are rounded, to what a kitchen measures. What is in the system already stays to the letter, as
/// do words, pieces, cans (of which the size is turned) and all that nothing tells how to turn. The system `any`
/// changes nothing. Source: requirements QM-16; food-data §5.
package func measured(_ recipe: Recipe, in measures: ShownMeasures, table: FoodTable) -> Recipe {
  var recipe = recipe
  if let system = measures.system {
    for index in recipe.ingredients.indices {
      let line = recipe.ingredients[index]
      let food = line.ingredient.flatMap { table[$0] }
      recipe.ingredients[index].quantity = measured(line.quantity, of: food, in: system)
    }
  }
  guard let scale = measures.scale else { return recipe }
  for index in recipe.steps.indices {
    recipe.steps[index].text = withTemperatures(recipe.steps[index].text, in: scale)
  }
  recipe.notes = recipe.notes.map { withTemperatures($0, in: scale) }
  return recipe
}

extension ShownMeasures {
  /// The scale of temperatures; nil where they stay as they are written.
  fileprivate var scale: TemperatureScale? {
    switch system {
    case .metric: degrees ?? .celsius
    case .us: degrees ?? .fahrenheit
    case .imperial, .any, nil: degrees
    }
  }
}

/// The same quantity in the system's measures; itself where it is in them, or cannot be turned.
package func measured(_ quantity: Quantity, of food: Ingredient?, in system: UnitSystem) -> Quantity {
  guard system == .metric || system == .us else { return quantity }
  switch quantity.measure {
  case .words: return quantity
  case .amount(let amount):
    guard let unit = measure(for: amount, of: food, in: system),
      let turned = try? convertUnit(amount, to: unit, density: food?.density ?? .unknown)
    else { return quantity }
    return Quantity(.amount(turned), text: measuredText(turned))
  case .range(let low, let high):
    let top = Amount(high, low.unit)
    let density = food?.density ?? .unknown
    guard let unit = measure(for: top, of: food, in: system),
      let from = try? convertUnit(low, to: unit, density: density),
      let to = try? convertUnit(top, to: unit, density: density)
    else { return quantity }
    let measure = Quantity.Measure.range(from, to.value)
    let isLarge = to.unit.system == .metric && to.value >= Rational(1000)
    let ends = [from, to].map(measuredText)
    let isOne = ends[0] == ends[1]
    let text =
      isOne ? ends[1] : isLarge ? ends.joined(separator: " to ") : kitchenText(Quantity(measure, text: ""))
    return Quantity(measure, text: text)
  case .packages(let count, let unit, let size):
    guard let measure = packageMeasure(of: size, in: system), let turned = try? convertUnit(size, to: measure)
    else { return quantity }
    let shown = kitchenAmounts(turned).first ?? turned
    let text = kitchenText(Quantity(.packages(count: count, unit: unit, size: shown), text: ""))
    return Quantity(.packages(count: count, unit: unit, size: turned), text: text)
  }
}

/// What a kitchen measures, metric fractions as decimals: "1 1/2 cups", "250 g", "1.35 kg", "2.5 cm".
private func measuredText(_ amount: Amount) -> String {
  switch amount.unit {
  case .gram where amount.value >= Rational(1000): decimal(Amount(amount.value / Rational(1000), .kilogram))
  case .milliliter where amount.value >= Rational(1000):
    decimal(Amount(amount.value / Rational(1000), .liter))
  case .centimeter: decimal(amount, step: Rational(1, 2))
  default: kitchenText(amount)
  }
}

private func decimal(_ amount: Amount, step: Rational = Rational(1, 20)) -> String {
  let rounded = max(step, step * Rational((amount.value / step).rounded))
  return "\(rounded.decimalText(places: 2)) \(amount.unit.label(for: rounded))"
}

/// What an amount is measured in where the system is at home; nil where it stays.
private func measure(for amount: Amount, of food: Ingredient?, in system: UnitSystem) -> Unit? {
  let unit = amount.unit
  // A stick of butter is American, and weighs what the table says.
  if unit == .stick, system == .metric, food?.pieceUnit == .stick { return .gram }
  guard unit.system != system, unit.system != .any else { return nil }
  switch (unit.dimension, system) {
  case (.weight, .metric): return .gram
  case (.volume, .metric):
    let isSpoon = [Unit.teaspoon, .tablespoon, .dessertspoon].contains(unit)
    if isSpoon, amount.value * unit.ratio < Unit.tablespoon.ratio { return nil }
    guard let food, food.gramsPerMilliliter != nil, !food.isPoured else { return .milliliter }
    return .gram
  case (.length, .metric): return .centimeter
  case (.weight, _):
    guard let food, food.gramsPerMilliliter != nil, food.isMeasuredByCup else { return .ounce }
    return .cup
  case (.volume, _): return .cup
  case (.length, _): return .inch
  case (.count, _), (.shape, _): return nil
  }
}

/// What a can's size is told in; nil where it stays.
private func packageMeasure(of size: Amount, in system: UnitSystem) -> Unit? {
  guard size.unit.system != system, size.unit.system != .any else { return nil }
  switch size.unit.dimension {
  case .weight: return system == .metric ? .gram : .ounce
  case .volume: return system == .metric ? .milliliter : .fluidOunce
  case .count, .shape, .length: return nil
  }
}

extension Ingredient {
  /// Told in millilitres and not in grams: it pours like water or oil. Source: the table's kinds of food.
  fileprivate var isPoured: Bool {
    if ["Oils", "Vinegars", "Milk", "Juice", "Wine", "Beer", "Spirits", "Water"].contains(subcategory) {
      return true
    }
    let words = id.rawValue.split(separator: "-")
    if words.last == "cream" { return words.first == "heavy" || words.first == "light" && words.count == 2 }
    return words.last.map {
      ["broth", "stock", "juice", "milk", "tea", "coffee", "cola", "water"].contains($0)
    }
      ?? false
      || ["half-and-half", "kefir", "soy-sauce", "low-sodium-soy-sauce", "tamari"].contains(id.rawValue)
  }

  /// Measured by cups and spoons in an American kitchen: flour, sugar, butter, rice; meat and vegetables are weighed.
  fileprivate var isMeasuredByCup: Bool {
    isPoured
      || [
        "Baking Supplies", "Sweeteners", "Rice", "Cereal", "Dry Goods", "Butter", "Cream", "Yogurt", "Sauces",
        "Dressings", "Spreads", "Nuts", "Seeds", "Spices",
      ].contains(subcategory)
  }
}
