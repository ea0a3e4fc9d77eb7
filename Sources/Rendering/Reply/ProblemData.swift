import Kitchen
import Planning
import Values

/// Why no plan came out, as facts: the error's name and what belongs to it.
func problemObject(_ error: PlanningError) -> JSONValue {
  switch error {
  case .insufficientRecipes(let day, let fighting):
    problem(
      "insufficientRecipes", ["day": .string(day.iso), "fighting": .array(fighting.map(limitObject))])
  case .budgetTooLow(let limit, let cheapest, let isProven):
    problem(
      "budgetTooLow",
      ["limit": moneyObject(limit), "cheapest": moneyObject(cheapest), "proven": .bool(isProven)])
  case .recipeNotFound(let name): problem("recipeNotFound", ["recipe": .string(name)])
  case .invalidServingSize(let servings): problem("invalidServingSize", ["servings": .integer(servings)])
  case .saveFailed(let failure): problem("saveFailed", ["reason": .string(failure.rawValue)])
  case .unavailable(let supply): problem("unavailable", ["supply": .string(supply.rawValue)])
  case .noProgress: problem("noProgress", [:])
  }
}

/// What went wrong with the kitchen's file.
func problemObject(_ error: StoreError) -> JSONValue {
  switch error {
  case .cannotOpen(let path, let reason):
    problem("cannotOpen", ["path": .string(path), "reason": .string(reason)])
  case .notAKitchen(let path): problem("notAKitchen", ["path": .string(path)])
  case .tooNew(let path, let version):
    problem("tooNew", ["path": .string(path), "version": .integer(version)])
  case .damaged(let path, let setAside, let restored):
    problem(
      "damaged",
      ["path": .string(path), "set_aside": .optional(setAside), "restored": .optional(restored)])
  case .busy: problem("busy", [:])
  case .full: problem("full", [:])
  case .failed(let reason): problem("failed", ["reason": .string(reason)])
  }
}

private func problem(_ name: String, _ facts: [String: JSONValue]) -> JSONValue {
  .object(facts.merging(["kind": "problem", "name": .string(name)]) { $1 })
}

private func limitObject(_ limit: PlanLimit) -> JSONValue {
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
