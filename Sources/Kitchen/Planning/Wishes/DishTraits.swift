/// What wishes ask of a dish beside its foods: derived once with its card.
package struct DishTraits: Hashable, Sendable, Codable {
  /// What it can't be cooked without, what its recipe is written for, what it can be cooked in.
  package var needs, written, suits: GearSet
  /// 0 mild, 1 a touch of chile, 2 and more spicy.
  package var heat: UInt8
  /// Servings of vegetables on a plate, in tenths.
  package var vegetables: UInt8
  package var hasWholeGrains: Bool
  /// Tenths of each nutrient's unit on a plate, in the order of the cases; below zero where nobody measured.
  package var figures: SIMD16<Int16>
  /// The nutrients whose figure counts all of the dish, as bits.
  package var complete: UInt16

  package init(
    needs: GearSet = [], written: GearSet = [], suits: GearSet = [], heat: UInt8 = 0, vegetables: UInt8 = 0,
    hasWholeGrains: Bool = false, figures: SIMD16<Int16> = SIMD16(repeating: -1), complete: UInt16 = 0
  ) {
    (self.needs, self.written, self.suits, self.heat) = (needs, written, suits, heat)
    (self.vegetables, self.hasWholeGrains) = (vegetables, hasWholeGrains)
    (self.figures, self.complete) = (figures, complete)
  }

  /// A plate's figure; nil where nobody measured any of it.
  package func amount(_ nutrient: Nutrient) -> Rational? { tenths(nutrient).map { Rational($0, 10) } }

  /// The same in tenths of its unit.
  package func tenths(_ nutrient: Nutrient) -> Int? {
    let tenths = figures[nutrient.place]
    return tenths < 0 ? nil : Int(tenths)
  }

  /// Whether the figure counts all of the dish.
  package func isComplete(_ nutrient: Nutrient) -> Bool { complete & (1 << UInt16(nutrient.place)) != 0 }
}

extension Nutrient {
  /// Its place among the cases.
  var place: Int {
    switch self {
    case .energy: 0
    case .protein: 1
    case .carbohydrate: 2
    case .fat: 3
    case .fiber: 4
    case .sugar: 5
    case .sodium: 6
    case .cholesterol: 7
    case .saturatedFat: 8
    case .vitaminA: 9
    case .vitaminC: 10
    case .calcium: 11
    case .iron: 12
    }
  }
}

/// The traits of a dish, from its recipe and what one plate of it holds.
func dishTraits(_ recipe: Recipe, _ facts: NutritionFacts, table: FoodTable) -> DishTraits {
  let gear = GearReader(recipe)
  var figures = SIMD16<Int16>(repeating: -1)
  var complete: UInt16 = 0
  for nutrient in Nutrient.allCases {
    guard let figure = facts[nutrient] else { continue }
    figures[nutrient.place] = Int16(clamping: (figure.amount * 10).rounded)
    if facts.complete(nutrient) != nil { complete |= 1 << UInt16(nutrient.place) }
  }
  let vegetables = vegetableServings(recipe, servings: recipe.servings, table: table) * 10
  return DishTraits(
    needs: gear.needs, written: gear.written, suits: gear.suits, heat: heat(of: recipe, table: table),
    vegetables: UInt8(clamping: vegetables.rounded),
    hasWholeGrains: hasWholeGrains(recipe, servings: recipe.servings, table: table), figures: figures,
    complete: complete)
}

/// How hot a dish is, by its chiles; what is only offered beside it does not count.
private func heat(of recipe: Recipe, table: FoodTable) -> UInt8 {
  let chiles = recipe.ingredients.count { line in
    !line.isOptional && (line.ingredient.flatMap { table[$0] }?.parts.contains(.spicyFood) ?? false)
  }
  return recipe.tags.contains("spicy") ? max(2, UInt8(clamping: chiles)) : min(1, UInt8(clamping: chiles))
}

extension IngredientID {
  /// The kind of what makes a dish hot to the tongue. Source: Scoville ranges of the American Spice Trade Association,
  /// above 1,000; beside them wasabi and horseradish.
  package static let spicyFood = IngredientID("spicy-food")
}
