import Talk

/// Why no plan came out, as facts: the error's name and what belongs to it.
func problemData(_ error: PlanningError) -> ProblemData {
  switch error {
  case .insufficientRecipes(let day, let fighting):
    ProblemData(
      "insufficientRecipes", facts: ["day": day.json, "fighting": .array(fighting.map(limitData))])
  case .budgetTooLow(let limit, let cheapest, let isProven):
    ProblemData(
      "budgetTooLow",
      facts: ["limit": limit.json, "cheapest": cheapest.json, "proven": .bool(isProven)])
  case .recipeNotFound(let name): ProblemData("recipeNotFound", ["recipe": name])
  case .invalidServingSize(let servings): ProblemData("invalidServingSize", numbers: ["servings": servings])
  case .saveFailed(let failure): ProblemData("saveFailed", ["reason": failure.rawValue])
  case .unavailable(let supply): ProblemData("unavailable", ["supply": supply.rawValue])
  case .noProgress: ProblemData("noProgress")
  }
}

private func limitData(_ limit: PlanLimit) -> JSONValue {
  switch limit {
  case .avoids(let what): ["limit": "avoids", "kind": .string(what.kind), "what": .string(what.word)]
  case .minutes(let minutes, let weekend):
    ["limit": "minutes", "minutes": .integer(minutes), "weekend": .bool(weekend)]
  case .noRepeatedProtein: ["limit": "noRepeatedProtein"]
  case .noRepeatedCuisine: ["limit": "noRepeatedCuisine"]
  case .noRepeatedDish: ["limit": "noRepeatedDish"]
  case .wish(let wish): ["limit": "wish", "wish": .string(wish)]
  case .wishMinutes(let minutes): ["limit": "wishMinutes", "minutes": .integer(minutes)]
  case .excludedDishes(let count): ["limit": "excludedDishes", "count": .integer(count)]
  case .lowRatings(let count): ["limit": "lowRatings", "count": .integer(count)]
  }
}
