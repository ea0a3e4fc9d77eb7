extension Recipe {
  /// The places of the ingredients that are that food: by its whole name, else by words of it.
  package func lines(of food: String) -> [Int] {
    let wanted = FoodName.key(food)
    let exact = ingredients.indices.filter { FoodName.key(ingredients[$0].name) == wanted }
    if !exact.isEmpty { return exact }
    let parts = wanted.split(separator: "-").map(String.init)
    guard !parts.isEmpty else { return [] }
    return ingredients.indices.filter { at in
      let own = FoodName.key(ingredients[at].name).split(separator: "-").map(String.init)
      return parts.allSatisfy(own.contains)
    }
  }

  /// The places of the steps that food goes into; where some of them name a time, only those.
  package func steps(with food: String) -> [Int] {
    let lines = lines(of: food)
    let all = steps.indices.filter { step in steps[step].uses.contains(where: lines.contains) }
    let timed = all.filter { steps[$0].minutes != nil }
    return timed.isEmpty ? all : timed
  }
}

/// Whether two names are one food's by their words, plural or not.
package func isSameFood(_ a: String, _ b: String) -> Bool { FoodName.key(a) == FoodName.key(b) }
