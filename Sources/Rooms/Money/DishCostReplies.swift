import Talk

/// What a dish costs to cook.
struct DishCostTold: Reply, Hashable {
  var title: String
  var servings: Int
  var cost: Money
  /// Ingredients without a price here: the sum is without them.
  var unpriced: [String]

  func blocks(_ words: Wording) -> [Block] {
    let each = Money(cents: (Rational(cost.cents) / Rational(max(1, servings))).rounded)
    return .say("\(title) for \(servings): about \(cost.text), \(each.text) a serving.")
      + (unpriced.isEmpty ? [] : .say("Without \(joined(unpriced)): I have no price for that.", .warn))
      + .say(
        "The food it uses, by your prices and US averages; basics such as salt and oil are left out.", .dim)
  }
  func next(_ words: Wording) -> Closing { .say("show the recipe", "how are we doing on budget") }
  var matter: Facts? {
    ["kind": "dish_cost", "title": title, "servings": servings, "cost": cost, "unpriced": unpriced]
  }
}
