/// Something the household's own figures say about what it throws away. Source: requirements BB-26.
package enum WasteTip: Hashable, Sendable {
  /// A category has at least two fifths of it: how many things of how many.
  case category(String, things: Int, of: Int, cost: Money)
  /// A food was thrown away more than once; with what was eaten of it meanwhile, in grams, where both are weighed.
  case again(String, times: Int, thrown: Rational?, eaten: Rational?)
  /// Most of what has a reason has this one.
  case reason(String, things: Int, of: Int)
  /// Most of what has a place was kept there.
  case place(PantryPlace, things: Int, of: Int)
  /// How the food that is thrown away most is kept, in the words of a published table.
  case keeping(String, tip: String)
}

/// What can be told from what was thrown away and eaten, by figures alone; empty with nothing thrown away.
package func wasteTips(thrown: [FoodLoss], eaten: [FoodLoss], table: FoodTable) -> [WasteTip] {
  guard !thrown.isEmpty else { return [] }
  var tips: [WasteTip] = []
  let categories = groups(of: thrown, by: .category, in: .things)
  if let most = categories.first, categories.count > 1, most.level == .high {
    let cost = Money(cents: LossSum(.money, most.losses).total.rounded)
    tips.append(.category(most.name, things: most.losses.count, of: thrown.count, cost: cost))
  }
  let foods = groups(of: thrown, by: .food, in: .things)
  for food in foods.prefix(2) where food.losses.count > 1 {
    let weight = LossSum(.weight, food.losses)
    let used = LossSum(.weight, eaten.filter { $0.name == food.name })
    let isWeighed = weight.without.isEmpty && used.without.isEmpty
    tips.append(
      .again(
        food.name, times: food.losses.count, thrown: isWeighed ? weight.total : nil,
        eaten: isWeighed ? used.total : nil))
  }
  let told = thrown.filter { $0.reason != nil }
  if let most = groups(of: told, by: .reason, in: .things).first, most.losses.count * 2 > told.count {
    tips.append(.reason(most.name, things: most.losses.count, of: told.count))
  }
  let placed = thrown.filter { $0.place != nil }
  if placed.count > 1, let most = groups(of: placed, by: .place, in: .things).first,
    most.losses.count * 2 > placed.count, let place = PantryPlace(rawValue: most.name)
  {
    tips.append(.place(place, things: most.losses.count, of: placed.count))
  }
  let kept = foods.lazy.compactMap { group -> WasteTip? in
    guard let id = group.losses.first?.ingredient, let food = table[id],
      let tip = table.shelfLife.keeping(of: food)?.tip, !tip.isEmpty
    else { return nil }
    return .keeping(group.name, tip: tip)
  }
  if let first = kept.first { tips.append(first) }
  return tips
}
