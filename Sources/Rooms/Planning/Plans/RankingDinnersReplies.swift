import Talk

/// The dinner of a plan that costs least, or most.
struct DinnerRanked: Reply, Hashable {
  var meal: PlannedMeal
  var isMost: Bool

  func blocks(_ words: Wording) -> [Block] {
    let each = meal.used * Rational(1, max(1, meal.servings))
    return .say(
      "\(words.names.heading(meal.day)): \(meal.title) is the \(isMost ? "most expensive" : "cheapest"), about \(each.text) a serving."
    )
  }
  func next(_ words: Wording) -> Closing { .say("show the plan", "how are we doing on budget") }
  var matter: Facts? {
    [
      "kind": "ranked", "recipe": meal.recipe.rawValue, "used": meal.used.text, "servings": meal.servings,
      "most": isMost,
    ]
  }
}
