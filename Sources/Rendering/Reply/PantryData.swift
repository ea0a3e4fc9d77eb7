import Kitchen
import Planning
import Values

/// Lots at home, amounts exact.
func pantryObject(_ items: [PantryItem]) -> JSONValue {
  [
    "kind": "pantry",
    "items": .array(
      items.map { item in
        [
          "id": .string(item.id.text), "name": .string(item.name),
          "ingredient": .optional(item.ingredient?.rawValue), "amount": amountObject(item.amount),
          "best_before": .optional(item.bestBefore?.iso), "opened": .optional(item.opened?.iso),
        ]
      }),
  ]
}

/// What the pantry holds of one recipe. Source: 004 §6, `PantryCheckResult`.
func checkObject(_ recipe: Recipe, servings: Int, _ check: PantryCheck) -> JSONValue {
  func short(_ shorts: [PantryCheck.Short]) -> JSONValue {
    .array(
      shorts.map { short in
        [
          "name": .string(short.name), "have": amountObject(short.have), "need": amountObject(short.need),
        ]
      })
  }
  return [
    "kind": "pantry", "recipe": .string(recipe.id.rawValue), "servings": .integer(servings),
    "available": .strings(check.available), "missing": .strings(check.missing),
    "insufficient": short(check.insufficient), "unmeasured": short(check.unmeasured),
    "assumed": .strings(check.assumed), "match_percent": .integer(check.matchPercent),
  ]
}
