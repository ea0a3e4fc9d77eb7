import Kitchen
import Values

/// A plan's nutrition: figures of one plate, in hundredths of the nutrient's unit.
func weekNutritionObject(_ week: WeeklyNutrition) -> JSONValue {
  [
    "average": figures { week.average($0) },
    "coverage": .integer(week.coverage),
    "dinners": .array(
      week.dinners.map { dinner in
        [
          "day": .string(dinner.meal.day.iso), "recipe": .string(dinner.meal.recipe.rawValue),
          "nutrients": figures { dinner.facts[$0]?.amount }, "vegetables": hundredths(dinner.vegetables),
          "whole_grains": .bool(dinner.hasWholeGrains),
        ]
      }),
    "guidelines": guidelinesObject(week.guidelines),
    "proteins": .strings(week.proteins.map(\.rawValue)),
    "unknown": .strings(week.unknown.map(\.iso)),
    "unweighed": .strings(week.unweighed),
    "vegetables": hundredths(week.vegetables),
    "warnings": .array(week.warnings.map(warningObject)),
    "whole_grains": .integer(week.wholeGrainEvenings),
  ]
}

func guidelinesObject(_ guidelines: NutritionGuidelines) -> JSONValue {
  var fields: [String: JSONValue] = [:]
  for guideline in Guideline.allCases {
    let name = guideline.rawValue.split(separator: "-").joined(separator: "_")
    fields[name] = .integer(guidelines[keyPath: guideline.path])
  }
  return .object(fields)
}

private func warningObject(_ warning: NutritionWarning) -> JSONValue {
  func object(_ kind: String, _ days: [Day] = [], figure: Int? = nil, limit: Int) -> JSONValue {
    [
      "kind": .string(kind), "change": .optional(warning.change?.iso), "days": .strings(days.map(\.iso)),
      "figure": .optional(figure), "limit": .integer(limit),
    ]
  }
  return switch warning.concern {
  case .lowProteinVariety(let count, let least):
    object("lowProteinVariety", figure: count, limit: least)
  case .insufficientVegetables(let days, let least): object("insufficientVegetables", days, limit: least)
  case .fewWholeGrains(let count, let least): object("fewWholeGrains", figure: count, limit: least)
  case .highSodium(let average, let limit): object("highSodium", figure: average, limit: limit)
  case .excessiveCalories(let days, let limit): object("excessiveCalories", days, limit: limit)
  case .lowFiber(let days, let least): object("lowFiber", days, limit: least)
  }
}

private func figures(_ amount: (Nutrient) -> Rational?) -> JSONValue {
  var fields: [String: JSONValue] = [:]
  for nutrient in Nutrient.allCases {
    if let value = amount(nutrient) { fields[nutrient.rawValue] = hundredths(value) }
  }
  return .object(fields)
}

private func hundredths(_ value: Rational) -> JSONValue { .hundredths((value * 100).rounded) }
