import Talk

/// What a weekday is always about from now on; no dish for no longer.
struct DishFixed: Reply, Hashable {
  var weekday: Weekday
  var dish: FixedDish?

  func blocks(_ words: Wording) -> [Block] {
    guard let dish else { return .say("\(weekday.name)s are free again.") }
    return .say(
      dish.wants.isEmpty
        ? "Every \(weekday.name) from now on: \(fixedText(dish))."
        : "Every \(weekday.name) is \(fixedText(dish)) from now on.")
  }

  func next(_ words: Wording) -> Closing { .say("plan the week", "undo") }

  var data: (any Encodable)? {
    Data(weekday: weekday.name.lowercased(), recipe: dish?.recipe, wants: dish?.wants)
  }

  private struct Data: Encodable {
    let kind = "fixed"
    let weekday: String
    let recipe: RecipeID?
    let wants: [String]?
  }
}

/// The dish is not offered by itself any more.
struct NotAgainNoted: Reply, Hashable {
  var title: String
  var recipe: RecipeID

  func blocks(_ words: Wording) -> [Block] { .say("I won't suggest \(title) again unless you name it.") }
  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight", "undo") }
  var data: (any Encodable)? { Data(recipe: recipe) }

  private struct Data: Encodable {
    let kind = "rating"
    let recipe: RecipeID
    let stars = 1
  }
}
