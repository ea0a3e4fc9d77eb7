import Dialogue
import Kitchen
import Values

/// A search's page; `total` counts all that was found.
func searchObject(_ page: SearchPage) -> JSONValue {
  [
    "kind": "recipes", "recipes": .array(page.cards.map(cardObject)), "total": .integer(page.total),
    "skipped": .integer(page.skipped),
  ]
}

/// What was looked up, by kind: recipe, food, check, substitutes, conversion, nutrition, sections,
/// recipes.
func lookupObject(_ lookup: Lookup) -> JSONValue {
  switch lookup {
  case .time(let recipe):
    [
      "kind": "time", "recipe": .string(recipe.id.rawValue), "minutes": .integer(recipe.totalMinutes),
      "prep_minutes": .integer(recipe.prepMinutes), "cook_minutes": .integer(recipe.cookMinutes),
    ]
  case .ingredients(let recipe, let servings, let card):
    [
      "kind": "recipe", "recipe": recipeObject(recipe, servings: servings, SafetyFacts(card)),
      "list": .null,
    ]
  case .food(let food): ["kind": "food", "food": foodObject(food)]
  case .checked(let checked): checkObject(checked)
  case .substitutes(let answer): substitutesObject(answer)
  case .converted(let amount, let food, let result, _):
    [
      "kind": "conversion", "from": amountObject(amount), "to": amountObject(result),
      "ingredient": .optional(food?.id.rawValue),
    ]
  case .notConvertible(let amount, let food, let unit):
    [
      "kind": "conversion", "from": amountObject(amount), "to": .null, "unit": .string(unit.symbol),
      "ingredient": .optional(food?.id.rawValue), "error": "incompatibleUnits",
    ]
  case .degrees(let degrees, let isFahrenheit, let result):
    [
      "kind": "temperature", "scale": .string(isFahrenheit ? "fahrenheit" : "celsius"),
      "degrees": .hundredths((degrees * 100).rounded), "other": .hundredths((result * 100).rounded),
    ]
  case .nutrition(let answer): nutritionObject(answer)
  case .week(let week, _): ["kind": "week_nutrition", "nutrition": weekNutritionObject(week)]
  case .noFigures(let food, _): ["kind": "nutrition", "name": .string(food.name), "nutrients": [:]]
  case .sections(let foods):
    ["kind": "sections", "foods": .array(foods.map(foodObject))]
  case .temperature(let food, let safe):
    [
      "kind": "temperature", "food": foodObject(food), "fahrenheit": .optional(safe?.fahrenheit),
      "rest_minutes": .optional(safe?.restMinutes),
    ]
  case .season(let month, let foods):
    ["kind": "season", "month": .integer(month), "foods": .strings(foods.map(\.id.rawValue))]
  case .seasonOf(let food, let month):
    [
      "kind": "season", "month": .integer(month), "foods": .strings([food.id.rawValue]),
      "months": .array(food.months.map { .integer($0) }),
    ]
  case .whichDish(let cards, let asked):
    [
      "kind": "recipes", "recipes": .array(cards.map(cardObject)), "total": .integer(cards.count),
      "skipped": 0, "asked": .string(asked),
    ]
  case .unknownFood(let name): ["kind": "food", "food": .null, "asked": .string(name)]
  }
}

private func foodObject(_ food: Ingredient) -> JSONValue {
  [
    "ingredient": .string(food.id.rawValue), "name": .string(food.name),
    "section": .string(food.section.rawValue), "checked": .bool(food.isChecked),
    "contains": .strings(food.contains.tags.map(\.rawValue)),
    "may_contain": .strings(food.mayContain.tags.map(\.rawValue)),
    "parts": .strings(food.parts.map(\.rawValue)),
  ]
}

private func checkObject(_ checked: CheckedFood) -> JSONValue {
  [
    "kind": "check", "name": .string(checked.name), "person": .optional(checked.person),
    "verdict": .optional(checked.verdict?.rawValue),
    "findings": .array(
      checked.findings.map { finding in
        [
          "avoid": avoidanceObject(finding.avoidance), "verdict": .string(finding.verdict.rawValue),
          "because": .strings(finding.because),
        ]
      }),
  ]
}

private func substitutesObject(_ answer: Substitutes) -> JSONValue {
  [
    "kind": "substitutes", "ingredient": .string(answer.food.id.rawValue),
    "left_out": .integer(answer.leftOut),
    "choices": .array(
      answer.choices.map { choice in
        [
          "instead_of": amountObject(choice.substitution.amount),
          "use": .array(
            choice.substitution.use.map { part in
              ["ingredient": .string(part.ingredient.rawValue), "amount": amountObject(part.amount)]
            }),
          "good_for": .string(choice.substitution.goodFor), "note": .string(choice.substitution.note),
        ]
      }),
  ]
}

private func nutritionObject(_ answer: NutritionAnswer) -> JSONValue {
  var nutrients: [String: JSONValue] = [:]
  for (nutrient, figure) in answer.facts.figures {
    nutrients[nutrient.rawValue] = [
      "amount": .hundredths((figure.amount * 100).rounded), "coverage": .integer(figure.coverage),
    ]
  }
  return [
    "kind": "nutrition", "name": .string(answer.name), "amount": answer.amount.map(amountObject) ?? .null,
    "grams": .hundredths((answer.facts.grams * 100).rounded), "nutrients": .object(nutrients),
    "asked": .optional(answer.nutrient?.rawValue), "measured": .integer(answer.measured),
    "foods": .integer(answer.foods), "unweighed": .strings(answer.facts.unweighed),
  ]
}
