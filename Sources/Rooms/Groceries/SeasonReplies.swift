import Talk

/// A month's produce in one paragraph. Source: Seasonal Food Guide.
struct ProduceInSeason: Reply, Hashable {
  var foods: [Ingredient]
  /// 1 to 12.
  var month: Int

  func blocks(_ words: Wording) -> [Block] {
    guard !foods.isEmpty else { return .say("I have no produce noted for \(monthName(month)).") }
    let names = foods.map { unbroken(plural($0)) }.sorted()
    return .say("In season in \(monthName(month)), in half the states or more:")
      + [.paragraph([Span(names.joined(separator: ", "))], indent: 2, hanging: 2)]
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "season", "month": month, "foods": foods.map(\.id)] }
}

/// When one food is in season, and whether it is.
struct SeasonOfFood: Reply, Hashable {
  var food: Ingredient
  /// The month asked about, 1 to 12.
  var month: Int

  func blocks(_ words: Wording) -> [Block] {
    let name = capitalized(plural(food))
    guard !food.months.isEmpty else { return .say("\(name): I have no season noted.") }
    let months = joined(food.months.sorted().map(monthName))
    let now = food.months.contains(month) ? "in season now" : "not in season now"
    return .say("\(name): \(now); the months are \(months).")
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "season", "month": month, "foods": [food.id], "months": food.months] }
}

/// Empty outside of 1 to 12.
private func monthName(_ month: Int) -> String {
  let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  return names.indices.contains(month - 1) ? names[month - 1] : ""
}

/// In which part of the store foods are. Source: requirements MP-17.
struct SectionsFound: Reply, Hashable {
  var foods: [Ingredient]
  var layout = SectionLayout.usual

  func blocks(_ words: Wording) -> [Block] {
    foods.flatMap { food in
      let line = LineKey(food.id, name: food.name)
      let section = layout.section(of: line, usually: ListSection(food.section))
      return [Block].say("\(capitalized(plural(food))): \(layout.title(section)).")
    }
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "sections", "foods": foods.map { Facts($0) }] }
}
