import Dialogue
import Kitchen
import Values

extension Wording {
  /// An answer out of the tables and recipes.
  func lookup(_ lookup: Lookup) -> [Block] {
    switch lookup {
    case .time(let recipe): .say(timeText(recipe))
    case .ingredients(let recipe, let servings, let card):
      [.heading("\(recipe.title), for \(servings)")] + ingredients(of: recipe, servings: servings)
        + .say(SafetyFacts(card).sentence) + [.gap]
    case .food(let food): self.food(food)
    case .checked(let checked): self.checked(checked)
    case .substitutes(let substitutes): self.substitutes(substitutes)
    case .converted(let amount, let food, let result, let also):
      .say(convertedText(amount, food, result, also: also))
    case .notConvertible(let amount, let food, let unit):
      .say(notConvertibleText(amount, food, unit))
    case .degrees(let degrees, let isFahrenheit, let result):
      .say(
        "\(degreesText(degrees, isFahrenheit: isFahrenheit)) is "
          + "\(degreesText(Rational(result.rounded), isFahrenheit: !isFahrenheit)).")
    case .nutrition(let answer): nutrition(answer)
    case .week(let nutrition, let asked): week(nutrition, asked: asked)
    case .noFigures(let food, let amount):
      .say(
        amount == nil
          ? "I have no nutrition figures for \(food.name)."
          : "I can't weigh \(amount?.text ?? "") of \(food.name), so I can't say.")
    case .sections(let foods):
      foods.flatMap { food in
        [Block].say("\(capitalized(food.plural ?? food.name)): \(food.section.title).")
      }
    case .temperature(let food, let safe): .say(temperatureText(food, safe))
    case .season(let month, let foods): season(month, foods)
    case .seasonOf(let food, let month): .say(seasonText(food, month))
    case .whichDish(let cards, let asked): whichDish(cards, asked: asked)
    case .unknownFood(let name):
      .say("I don't know \(quoted(name)), so I can't say. What I don't know I never call safe.")
    }
  }

  /// "Beef chili takes 70 min: 15 to prepare and 55 to cook."
  private func timeText(_ recipe: Recipe) -> String {
    "\(recipe.title): \(minutesText(recipe.totalMinutes)) in all, "
      + "\(recipe.prepMinutes) to prepare and \(recipe.cookMinutes) to cook."
  }

  private func whichDish(_ cards: [RecipeCard], asked: String) -> [Block] {
    let rows = cards.enumerated().map { index, card in
      [Cell("\(index + 1)"), Cell(card.title, .accent), Cell(minutesText(card.minutes))]
    }
    let columns = [
      Column("", .right, priority: 8), Column("", priority: 9, minWidth: 14),
      Column("", .right, priority: 6),
    ]
    return .say("Several dishes go by \(quoted(asked)). Which one?")
      + [.table(Table(columns: columns, rows: rows), indent: 2)]
  }

  func closing(for lookup: Lookup) -> Closing {
    switch lookup {
    case .time, .checked: isAboutDish(lookup) ? .say("show the recipe", "what's in it") : foodClosing
    case .ingredients: .say("show the recipe", "how long does it take", "calories in it")
    case .nutrition(let answer):
      answer.amount == nil ? .say("show the recipe", "what's in it") : foodClosing
    case .week(let nutrition, let asked): closing(forWeek: nutrition, asked: asked)
    case .whichDish(let cards, _):
      state.choices.isEmpty
        ? .say(cards.prefix(2).map { "recipe for \($0.title)" })
        : Closing(text: "Say its number, or the whole name.", lines: state.choices)
    case .food, .substitutes, .converted, .notConvertible, .degrees, .noFigures, .sections, .temperature,
      .season, .seasonOf, .unknownFood:
      foodClosing
    }
  }

  private func isAboutDish(_ lookup: Lookup) -> Bool {
    if case .checked(let checked) = lookup { checked.isDish } else { true }
  }

  /// After a word on a food: back to where the talk stood.
  private var foodClosing: Closing {
    if state.draft != nil { return .say("show the plan", "looks good") }
    return .say("what's for dinner tonight", "plan the week")
  }
}
