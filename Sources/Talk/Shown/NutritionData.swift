extension Facts {
  /// A plan's nutrition: figures of one plate, in hundredths of the nutrient's unit.
  package init(_ week: WeeklyNutrition) {
    let dinners = week.dinners.map { dinner in
      [
        "day": dinner.meal.day, "recipe": dinner.meal.recipe,
        "nutrients": figures { dinner.facts[$0]?.amount }, "vegetables": hundredths(dinner.vegetables),
        "whole_grains": dinner.hasWholeGrains,
      ] as Facts
    }
    self = [
      "average": figures { week.average($0) }, "coverage": week.coverage, "dinners": dinners,
      "guidelines": Facts(week.guidelines), "proteins": Array(week.proteins), "unknown": week.unknown,
      "unweighed": week.unweighed, "vegetables": hundredths(week.vegetables),
      "warnings": week.warnings.map { Facts($0) }, "whole_grains": week.wholeGrainEvenings,
    ]
  }

  private init(_ warning: NutritionWarning) {
    func data(_ kind: String, _ days: [Day] = [], figure: Int? = nil, limit: Int) -> Facts {
      ["kind": kind, "change": warning.change, "days": days, "figure": figure, "limit": limit]
    }
    self =
      switch warning.concern {
      case .lowProteinVariety(let count, let least): data("lowProteinVariety", figure: count, limit: least)
      case .insufficientVegetables(let days, let least): data("insufficientVegetables", days, limit: least)
      case .fewWholeGrains(let count, let least): data("fewWholeGrains", figure: count, limit: least)
      case .highSodium(let average, let limit): data("highSodium", figure: average, limit: limit)
      case .excessiveCalories(let days, let limit): data("excessiveCalories", days, limit: limit)
      case .lowFiber(let days, let least): data("lowFiber", days, limit: least)
      }
  }

  /// The figures a household is measured against, by name.
  package init(_ guidelines: NutritionGuidelines) {
    self.init(
      Dictionary(
        uniqueKeysWithValues: Guideline.allCases.map { guideline in
          (
            guideline.rawValue.split(separator: "-").joined(separator: "_"),
            .integer(guidelines[keyPath: guideline.path])
          )
        }))
  }
}

private func figures(_ amount: (Nutrient) -> Rational?) -> JSONValue {
  var fields: [String: JSONValue] = [:]
  for nutrient in Nutrient.allCases { fields[nutrient.rawValue] = amount(nutrient).map(hundredths) }
  return .object(fields)
}

/// A figure with two decimal places.
package func hundredths(_ value: Rational) -> JSONValue { .hundredths((value * 100).rounded) }
