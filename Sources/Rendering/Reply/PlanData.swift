import Kitchen
import Planning
import Values

/// One evening. Source: formats, the example.
func mealObject(_ meal: PlannedMeal) -> JSONValue {
  [
    "because": .strings(meal.because.map { plainSpaces(reasonWords($0)) }),
    "contains": .strings(meal.contains.map(\.rawValue)),
    "cuisine": .string(meal.cuisine),
    "day": .string(meal.day.iso),
    "eaters": .integer(meal.eaters),
    "kind": .string(meal.kind.rawValue),
    "may_contain": .strings(meal.mayContain.map(\.rawValue)),
    "minutes": .integer(meal.minutes),
    "protein": .string(meal.protein.rawValue),
    "recipe": .string(meal.recipe.rawValue),
    "servings": .integer(meal.servings),
    "title": .string(meal.title),
    "unknown": .strings(meal.unknown),
    "used": moneyObject(meal.used),
  ]
}

func planObject(
  _ plan: MealPlan, swaps: [BudgetSwap] = [], _ nutrition: WeeklyNutrition? = nil
) -> JSONValue {
  [
    "days": .array(plan.meals.map(mealObject)),
    "id": .string(plan.id.text),
    "nutrition": nutrition.map(weekNutritionObject) ?? .null,
    "starts": .optional(plan.starts?.iso),
    "status": .string(plan.status.rawValue),
    "swaps": .array(
      swaps.map { swap in
        [
          "day": .string(swap.day.iso), "from": .string(swap.from.recipe.rawValue),
          "to": .string(swap.to.recipe.rawValue), "kind": .string(swap.kind.rawValue),
          "saves": moneyObject(swap.saves),
        ]
      }),
  ]
}

/// The estimate; `budget` is the limit it was held to, null for none.
func costObject(_ cost: CostEstimate, budget: Money? = nil) -> JSONValue {
  [
    "budget": budget.map(moneyObject) ?? .null,
    "confidence": .string(cost.confidence.rawValue),
    "of": .integer(cost.of),
    "priced": .integer(cost.priced),
    "tax": moneyObject(cost.tax),
    "till": moneyObject(cost.till),
    "used": moneyObject(cost.used),
  ]
}

/// The list by section, as the store is walked.
func listObject(_ list: GroceryList) -> JSONValue {
  let sections = StoreSection.allCases.sorted { $0.order < $1.order }
  return [
    "assumed": .strings(list.assumed),
    "covered": .strings(list.covered),
    "sections": .array(
      sections.compactMap { section in
        let items = list.items.filter { $0.section == section }
        guard !items.isEmpty else { return nil }
        return ["section": .string(section.rawValue), "items": .array(items.map(itemObject))]
      }),
  ]
}

private func itemObject(_ item: GroceryItem) -> JSONValue {
  [
    "buy": item.buy.map { ["packages": .integer($0.packages), "text": .string($0.text)] } ?? .null,
    "checked": .bool(item.isChecked),
    "cost": moneyObject(item.cost),
    "from_pantry": .array(item.fromPantry.map(amountObject)),
    "ingredient": .optional(item.ingredient?.rawValue),
    "name": .string(item.name),
    "need": .array(item.need.map(amountObject)),
    "quality": .string(item.quality.rawValue),
    "sources": .array(
      item.sources.map { source in
        [
          "amount": source.amount.map(amountObject) ?? .null, "day": .string(source.day.iso),
          "recipe": .string(source.recipe.rawValue),
        ]
      }),
  ]
}
