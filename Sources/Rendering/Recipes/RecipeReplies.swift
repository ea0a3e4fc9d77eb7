import Dialogue
import Kitchen
import Values

extension Wording {
  /// A dish was chosen: what to buy, then how to cook it. Source: design §1.
  func chosen(_ meal: PlannedMeal, _ recipe: Recipe, buy: GroceryList) -> [Block] {
    let head = "\(meal.title) for \(meal.eaters), \(minutesText(meal.minutes))."
    let total = buy.items.map(\.cost).sum()
    let shopping: [Block] =
      buy.items.isEmpty
      ? .say("Everything is at home.")
      : [.say("To buy, about \(total.text):"), itemTable(buy.items)]
    var blocks: [Block] = .say(head) + shopping
    blocks += .say(assumedSentence(buy), .dim)
    return blocks + [.gap] + self.recipe(recipe, servings: meal.servings, SafetyFacts(meal))
  }

  /// After a recipe: to go on planning where a plan waits, else to look on.
  var recipeClosing: Closing {
    if state.draft != nil { return .say("show the plan", "looks good") }
    if state.offer != nil { return .say("something else", "plan the week") }
    return .say("what's for dinner tonight", "plan the week")
  }
}
