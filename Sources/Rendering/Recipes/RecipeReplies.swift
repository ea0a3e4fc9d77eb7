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

  /// What a search found. Source: requirements MP-07.
  func recipes(_ cards: [RecipeCard], asked: String) -> [Block] {
    guard !cards.isEmpty else {
      return .say(asked.isEmpty ? "I found no recipe." : "I found no recipe for \(quoted(asked)).")
    }
    let rows = cards.map { card in
      [
        Cell(card.title, .accent), Cell(minutesText(card.minutes)), Cell(card.usedPerServing.text),
        Cell(SafetyFacts(card).note),
      ]
    }
    let columns = [
      Column("Dish", priority: 9, minWidth: 16), Column("Time", .right, priority: 6),
      Column("A serving", .right, priority: 4, label: "a serving"),
      Column("Notes", priority: 7, minWidth: 14),
    ]
    let found = counted(cards.count, "recipe")
    return .say(asked.isEmpty ? "\(found):" : "\(found) for \(quoted(asked)):")
      + [.table(Table(columns: columns, rows: rows), indent: 0)]
  }

  func closing(for cards: [RecipeCard]) -> Closing {
    guard let first = cards.first else { return .say("what's for dinner tonight", "plan the week") }
    return .say("recipe for \(first.title)", end: ", for instance")
  }

  /// After a recipe: to go on planning where a plan waits, else to look on.
  var recipeClosing: Closing {
    if state.draft != nil { return .say("show the plan", "looks good") }
    if state.offer != nil { return .say("something else", "plan the week") }
    return .say("what's for dinner tonight", "plan the week")
  }
}
