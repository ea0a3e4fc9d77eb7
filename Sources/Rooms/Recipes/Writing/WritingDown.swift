import Talk

/// The recipe written down or changed last: what corrects it may be said right behind. Source: requirements FR-RM-001.
struct RecipeAtHand: Remembered {
  static let name = "recipe_at_hand"
  var recipe: RecipeID
}

/// Writes a recipe down: whole as it was said or pasted, else question by question.
func writeRecipeDown(_ said: Said, _ turn: inout Turn) {
  if let text = said.slots.word("text") {
    let catalogue = turn.world.catalogue
    if let kept = recipe(of: text, in: catalogue, eaters: turn.household.eaters) { return keep(kept, &turn) }
    var draft = RecipeDraft()
    draft.take(text)
    guard !draft.isEmpty else {
      return turn.say(NoRecipeInText(isTooLong: text.utf8.count > longestRecipeText))
    }
    return askOn(WritingQuestion(draft: draft), &turn)
  }
  if FromElsewhere.isMeant(said.text) { return turn.say(FromElsewhere()) }
  var draft = RecipeDraft()
  if let title = said.slots.word("recipe").map(cleanTitle), !title.isEmpty { draft.title = title }
  askOn(WritingQuestion(draft: draft), &turn)
}

/// Keeps a recipe of one's own, and shows what was understood.
func keep(_ kept: KeptText, _ turn: inout Turn) {
  turn.put(OwnRecipe(id: kept.recipe.id, text: kept.text))
  let card = cardFor(kept.recipe, table: turn.world.table)
  show(kept.recipe, card, assumed: kept.assumed, &turn)
}

/// The page of what was just kept; it is what "it" means from now on.
private func show(_ recipe: Recipe, _ card: RecipeCard, assumed: Assumed, _ turn: inout Turn) {
  let view = RecipeView(
    recipe, servings: Rational(recipe.servings), in: turn.world.shownMeasures,
    table: turn.world.catalogue.table)
  turn.state.memory[RecipeAtHand.self] = RecipeAtHand(recipe: recipe.id)
  turn.say(
    RecipeKept(view: view, card: card, assumed: assumed, unfit: whoMayNot(card, turn)),
    focus: Focus(
      .recipe, recipe: recipe.id, servings: min(20, recipe.servings),
      again: turn.choice(.showRecipe, [.recipe(recipe.id, recipe.title)])))
}

/// Puts the next question that is open, or keeps what there is.
func askOn(_ question: WritingQuestion, _ turn: inout Turn) {
  var question = question
  while let part = question.part, question.draft.has(part) { question.part = part.next }
  guard question.part != nil else {
    turn.state.questions.close { $0 is WritingQuestion }
    guard
      let kept = recipe(
        of: question.draft.written(turn.world), in: turn.world.catalogue, eaters: turn.household.eaters)
    else {
      return turn.say(NoRecipeInText(isTooLong: false))
    }
    return keep(kept, &turn)
  }
  turn.state.questions.push(question)
  turn.say(WritingAsked(question: question))
}

/// A recipe being written down, in the words it was told in.
struct RecipeDraft: Hashable, Codable {
  enum Part: String, Hashable, Codable {
    case title, ingredients, steps, servings, minutes

    var next: Part? {
      switch self {
      case .title: .ingredients
      case .ingredients: .steps
      case .steps: .servings
      case .servings: .minutes
      case .minutes: nil
      }
    }

    var former: Part? {
      switch self {
      case .title: nil
      case .ingredients: .title
      case .steps: .ingredients
      case .servings: .steps
      case .minutes: .servings
      }
    }
  }

  var title = ""
  var ingredients: [String] = []
  var steps: [String] = []
  var servings: Int?
  var minutes: Int?

  var isEmpty: Bool { ingredients.isEmpty && steps.isEmpty }

  /// Whether nothing need be asked about it any more; lists are asked about until somebody says that they are whole.
  func has(_ part: Part) -> Bool {
    switch part {
    case .title: !title.isEmpty
    case .ingredients, .steps: false
    case .servings: servings != nil
    case .minutes: minutes != nil || minutesInSteps != nil
    }
  }

  var minutesInSteps: Int? {
    let named = steps.compactMap { minutesNamed($0) }.reduce(0, +)
    return named == 0 ? nil : named
  }

  /// What a text told without being a whole recipe.
  mutating func take(_ text: String) {
    let read = readRecipeText(text)
    title = read.title
    ingredients = read.lines.map(\.text)
    steps = read.steps
    (servings, minutes) = (read.servings, read.totalMinutes ?? read.cookMinutes)
  }

  func written(_ world: World) -> WrittenRecipe {
    var written = readIngredients(ingredients, world)
    written.title = title
    written.steps = steps
    (written.servings, written.totalMinutes) = (servings, minutes)
    return written
  }
}

/// Ingredients told one after the other, or several in a line.
func readIngredients(_ told: [String], _ world: World) -> WrittenRecipe {
  let table = world.catalogue.table
  return ingredientsSaid(told) { table.ingredient(named: $0) != nil }
}
