import Talk

/// What a dish costs to cook.
struct DishCostTold: Reply, Hashable {
  var title: String
  var servings: Int
  var cost: Money
  /// Ingredients without a price here, or without an amount: the sum is without them.
  var missing: [String]

  func blocks(_ words: Wording) -> [Block] {
    let each = Money(cents: (Rational(cost.cents) / Rational(max(1, servings))).rounded)
    return .say("\(title) for \(servings): about \(cost.text), \(each.text) a serving.")
      + (missing.isEmpty
        ? [] : .say("Without \(joined(missing)): no price, or no amount, is known of that.", .warn))
      + .say(
        "The food it uses, by your prices and US averages; basics such as salt and oil are left out.", .dim)
  }
  func next(_ words: Wording) -> Closing { .say("show the recipe", "how are we doing on budget") }
  var matter: Facts? {
    ["kind": "dish_cost", "title": title, "servings": servings, "cost": cost, "missing": missing]
  }
}

/// Nothing of a dish has a price.
struct NoDishCost: Reply, Hashable {
  var title: String
  func blocks(_ words: Wording) -> [Block] {
    .say("I can't tell what \(title) costs: of nothing in it both the amount and the price are known.")
  }
  func next(_ words: Wording) -> Closing { .say("show the recipe", "milk was $3.89") }
  var status: ReplyStatus { .refused }
}
