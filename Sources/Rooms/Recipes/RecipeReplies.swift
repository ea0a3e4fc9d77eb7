import Talk

/// How often a dish was on the table, as the plans of the last 90 days tell.
struct RecipeUse: Hashable, Sendable {
  var eaten = 0
  var last: Day?
  /// The next evening it is planned for, today included.
  var next: Day?
}

/// A recipe that was asked for, all of it. Source: requirements FR-RM-016.
struct RecipePage: Reply {
  var view: RecipeView
  var card: RecipeCard
  var use = RecipeUse()
  var isFavorite = false
  /// What somebody here calls it.
  var ownTags: [String] = []

  func blocks(_ words: Wording) -> [Block] {
    let diets = dietsKnown(of: card).map { unbroken($0.rawValue) }
    return recipeBlocks(
      view, SafetyFacts(card),
      notes: [
        diets.isEmpty ? "" : "Fits: \(diets.joined(separator: ", "))",
        ownTags.isEmpty ? "" : "Your tags: \(joined(ownTags))",
        (isFavorite ? "A favorite of yours. " : "") + useText(today: words.today), "Source: \(sourceText)",
      ])
  }

  private var sourceText: String {
    let recipe = view.written
    if !recipe.source.isEmpty { return recipe.source }
    return recipe.id.rawValue.hasPrefix("mine/") ? "your own recipes" : "built in"
  }

  /// "Planned 2 times before, last on March 2; on the plan for tonight." Source: requirements FR-RM-005.
  private func useText(today: Day?) -> String {
    let last = use.last.map { ", last on \($0.dateText)" } ?? ""
    let eaten = use.eaten == 0 ? "" : "planned \(counted(use.eaten, "time")) before\(last)"
    let next = use.next.map { day in
      day == today ? "on the plan for tonight" : "on the plan for \(day.longText)"
    }
    let parts = [eaten, next ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? "Not on any plan yet." : capitalized(parts.joined(separator: "; ")) + "."
  }

  func next(_ words: Wording) -> Closing { words.recipeClosing }

  /// The recipe, and among its members what the page tells beside it.
  var matter: Facts? {
    recipeFacts(
      Facts(view, SafetyFacts(card)) + [
        "diets": dietsKnown(of: card), "source": view.written.source, "favorite": isFavorite,
        "eaten": use.eaten, "last": use.last, "next": use.next,
      ])
  }
}

/// A recipe as the matter of a reply; there is nothing to buy with it.
private func recipeFacts(_ recipe: Facts) -> Facts {
  ["kind": "recipe", "recipe": recipe, "list": JSONValue.null]
}

/// How long a dish takes: "Beef chili: 70 min in all, 15 to prepare and 55 to cook."
struct RecipeTimeTold: Reply {
  var recipe: Recipe
  /// When it is to be on the table, where that was said.
  var ready: TableTime?

  func blocks(_ words: Wording) -> [Block] {
    let start = ready.map { "Start at \($0.before(recipe.totalMinutes).text) to eat at \($0.text)." } ?? ""
    return .say(
      sentences(
        "\(recipe.title): \(minutesText(recipe.totalMinutes)) in all, "
          + "\(recipe.prepMinutes) to prepare and \(recipe.cookMinutes) to cook.", start))
  }

  func next(_ words: Wording) -> Closing { .say("show the recipe", "what's in it") }

  var matter: Facts? {
    [
      "kind": "time", "recipe": recipe.id, "minutes": recipe.totalMinutes,
      "prep_minutes": recipe.prepMinutes, "cook_minutes": recipe.cookMinutes,
    ]
  }
}

/// What goes into a dish, at so many servings.
struct IngredientsListed: Reply {
  var view: RecipeView
  var card: RecipeCard

  func blocks(_ words: Wording) -> [Block] {
    [.heading("\(view.written.title), for \(view.servings.text)")] + ingredientBlocks(of: view)
      + .say(SafetyFacts(card).sentence) + [.gap]
  }

  func next(_ words: Wording) -> Closing {
    .say("show the recipe", "how long does it take", "calories in it")
  }

  var matter: Facts? { recipeFacts(Facts(view, SafetyFacts(card))) }
}

/// Beside a page: those of the house who must not have the dish, or for whom nobody vouches.
struct DishNotFor: Reply, Hashable {
  var title: String
  var names: [String]

  func blocks(_ words: Wording) -> [Block] {
    .say("Not one for \(joined(names)), as far as I can tell: look at what it contains.", .warn)
  }
  func next(_ words: Wording) -> Closing { words.recipeClosing }
}

/// What somebody eats on that evening instead of a planned dish.
struct PlatesBeside: Reply, Hashable {
  var day: Day
  var plates: [PlannedPlate]

  func blocks(_ words: Wording) -> [Block] {
    .say("\(words.names.heading(day)): \(joined(plates.map { "\($0.title) for \($0.person)" })).")
  }
  func next(_ words: Wording) -> Closing { .none }
}
