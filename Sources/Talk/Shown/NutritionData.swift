/// A plan's nutrition as `--json` tells it: figures of one plate, in hundredths of the nutrient's unit.
package struct WeekNutritionData: Encodable {
  let average: JSONValue
  let coverage: Int
  let dinners: [Dinner]
  let guidelines: GuidelinesData
  let proteins: [ProteinSource]
  let unknown: [Day]
  let unweighed: [String]
  let vegetables: JSONValue
  let warnings: [Warning]
  let wholeGrains: Int

  struct Dinner: Encodable {
    let day: Day
    let recipe: RecipeID
    let nutrients: JSONValue
    let vegetables: JSONValue
    let wholeGrains: Bool
  }

  struct Warning: Encodable {
    let kind: String
    let change: Day?
    let days: [Day]
    let figure: Int?
    let limit: Int
  }

  package init(_ week: WeeklyNutrition) {
    average = figures { week.average($0) }
    coverage = week.coverage
    dinners = week.dinners.map { dinner in
      Dinner(
        day: dinner.meal.day, recipe: dinner.meal.recipe, nutrients: figures { dinner.facts[$0]?.amount },
        vegetables: hundredths(dinner.vegetables), wholeGrains: dinner.hasWholeGrains)
    }
    guidelines = GuidelinesData(week.guidelines)
    proteins = Array(week.proteins)
    unknown = week.unknown
    unweighed = week.unweighed
    vegetables = hundredths(week.vegetables)
    warnings = week.warnings.map(Self.warning)
    wholeGrains = week.wholeGrainEvenings
  }

  private static func warning(_ warning: NutritionWarning) -> Warning {
    func data(_ kind: String, _ days: [Day] = [], figure: Int? = nil, limit: Int) -> Warning {
      Warning(kind: kind, change: warning.change, days: days, figure: figure, limit: limit)
    }
    return switch warning.concern {
    case .lowProteinVariety(let count, let least):
      data("lowProteinVariety", figure: count, limit: least)
    case .insufficientVegetables(let days, let least): data("insufficientVegetables", days, limit: least)
    case .fewWholeGrains(let count, let least): data("fewWholeGrains", figure: count, limit: least)
    case .highSodium(let average, let limit): data("highSodium", figure: average, limit: limit)
    case .excessiveCalories(let days, let limit): data("excessiveCalories", days, limit: limit)
    case .lowFiber(let days, let least): data("lowFiber", days, limit: least)
    }
  }
}

/// The figures a household is measured against, by name.
package struct GuidelinesData: Encodable {
  let figures: [String: Int]

  package init(_ guidelines: NutritionGuidelines) {
    figures = Dictionary(
      uniqueKeysWithValues: Guideline.allCases.map { guideline in
        (guideline.rawValue.split(separator: "-").joined(separator: "_"), guidelines[keyPath: guideline.path])
      })
  }

  package func encode(to encoder: any Encoder) throws { try figures.encode(to: encoder) }
}

private func figures(_ amount: (Nutrient) -> Rational?) -> JSONValue {
  var fields: [String: JSONValue] = [:]
  for nutrient in Nutrient.allCases {
    if let value = amount(nutrient) { fields[nutrient.rawValue] = hundredths(value) }
  }
  return .object(fields)
}

private func hundredths(_ value: Rational) -> JSONValue { .hundredths((value * 100).rounded) }
