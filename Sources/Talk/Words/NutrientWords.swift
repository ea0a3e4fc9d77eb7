extension Nutrient {
  /// What a label calls it.
  package var name: String {
    switch self {
    case .energy: "calories"
    case .protein: "protein"
    case .carbohydrate: "carbohydrates"
    case .fat: "fat"
    case .fiber: "fiber"
    case .sugar: "sugar"
    case .sodium: "sodium"
    case .cholesterol: "cholesterol"
    case .saturatedFat: "saturated fat"
    case .vitaminA: "vitamin A"
    case .vitaminC: "vitamin C"
    case .calcium: "calcium"
    case .iron: "iron"
    }
  }

  package var unitText: String {
    switch self {
    case .energy: "kcal"
    case .protein, .carbohydrate, .fat, .fiber, .sugar, .saturatedFat: "g"
    case .sodium, .cholesterol, .vitaminC, .calcium, .iron: "mg"
    case .vitaminA: "µg"
    }
  }

  /// The name where room is short.
  package var shortName: String { self == .carbohydrate ? "carbs" : name }
}

/// "1,005 mg", "9.2 g", "505 kcal".
package func figureText(_ value: Rational, _ nutrient: Nutrient) -> String {
  let unit = nutrient.unitText
  if value < Rational(10), !value.isZero, unit != "kcal" {
    let tenths = (value * 10).rounded
    return "\(tenths / 10).\(tenths % 10)\u{A0}\(unit)"
  }
  return "\(thousands(value.rounded))\u{A0}\(unit)"
}

/// "2.3", "2.0".
package func tenths(_ number: Rational) -> String {
  let tenths = (number * 10).rounded
  return "\(tenths / 10).\(tenths % 10)"
}

/// "2.3 servings".
package func servingsText(_ number: Rational) -> String { "\(tenths(number)) servings" }

/// A week in one line, for under a plan: averages of a plate. Source: requirements MP-38.
package func nutritionLine(_ week: WeeklyNutrition) -> String {
  let figures = [Nutrient.energy, .protein, .carbohydrate, .fat, .sodium].compactMap { nutrient in
    week.average(nutrient).map { amount in
      let name = nutrient == .energy ? "" : "\u{A0}\(nutrient.shortName)"
      return figureText(amount, nutrient) + name
    }
  }
  guard !figures.isEmpty else { return "" }
  return "A dinner on average: \(figures.joined(separator: ", ")); "
    + "\(unbroken(servingsText(week.vegetables))) of vegetables, "
    + "\(counted(week.proteins.count, "kind")) of protein in all."
}
