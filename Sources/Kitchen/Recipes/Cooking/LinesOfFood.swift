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
}
