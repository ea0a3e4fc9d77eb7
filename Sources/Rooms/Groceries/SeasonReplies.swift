import Talk

/// A month's produce in one paragraph. Source: Seasonal Food Guide.
struct ProduceInSeason: Reply, Hashable {
  var foods: [Ingredient]
  /// 1 to 12.
  var month: Int

  init(_ foods: [Ingredient], in month: Int) {
    self.foods = foods
    self.month = month
  }

  func blocks(_ words: Wording) -> [Block] {
    guard !foods.isEmpty else { return .say("I have no produce noted for \(monthName(month)).") }
    let names = foods.map { unbroken(plural($0)) }.sorted()
    return .say("In season in \(monthName(month)), in half the states or more:")
      + [.paragraph([Span(names.joined(separator: ", "))], indent: 2, hanging: 2)]
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var data: (any Encodable)? { Data(month: month, foods: foods.map(\.id)) }

  private struct Data: Encodable {
    let kind = "season"
    let month: Int
    let foods: [IngredientID]
  }
}

/// When one food is in season, and whether it is.
struct SeasonOfFood: Reply, Hashable {
  var food: Ingredient
  /// The month asked about, 1 to 12.
  var month: Int

  init(_ food: Ingredient, asOf month: Int) {
    self.food = food
    self.month = month
  }

  func blocks(_ words: Wording) -> [Block] {
    let name = capitalized(plural(food))
    guard !food.months.isEmpty else { return .say("\(name): I have no season noted.") }
    let months = joined(food.months.sorted().map(monthName))
    let now = food.months.contains(month) ? "in season now" : "not in season now"
    return .say("\(name): \(now); the months are \(months).")
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var data: (any Encodable)? { Data(month: month, foods: [food.id], months: food.months) }

  private struct Data: Encodable {
    let kind = "season"
    let month: Int
    let foods: [IngredientID]
    let months: [Int]
  }
}

/// Empty outside of 1 to 12.
private func monthName(_ month: Int) -> String {
  let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  return names.indices.contains(month - 1) ? names[month - 1] : ""
}
