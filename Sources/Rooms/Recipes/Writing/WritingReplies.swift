import Talk

/// What a recipe is called that nobody named.
let untitled = "My recipe"

/// Where one's own version of a dish comes from.
let ownVersionSource = "your version"

/// A recipe was written down: what was understood of it.
struct RecipeKept: Reply {
  var view: RecipeView
  var card: RecipeCard
  var assumed: Assumed
  /// Those of the house who may not have it.
  var unfit: [String]

  func blocks(_ words: Wording) -> [Block] {
    let recipe = view.written
    let diets = dietsKnown(of: card).map { unbroken($0.rawValue) }
    let cost = card.usedPerServing.cents > 0 ? "About \(card.usedPerServing.text) a serving." : ""
    let warning = unfit.isEmpty ? [] : [Block].say("Not for \(joined(unfit)), or I can't vouch for it.", .bad)
    return .say("Kept among your own recipes. This is what I understood:") + [.gap]
      + recipeBlocks(
        view, SafetyFacts(card), notes: [diets.isEmpty ? "" : "Fits: \(diets.joined(separator: ", "))", cost])
      + warning + .say(lacking(recipe)) + .say(taken) + [.gap]
  }

  private var taken: String {
    sentences(
      assumed.servings.map { "Nobody said for how many, so I took it for \($0)." } ?? "",
      assumed.minutes.map {
        view.written.steps.contains { $0.minutes != nil }
          ? "The time is what the steps name, \(minutesText($0))."
          : "Nobody said how long it takes; I took \(minutesText($0))."
      }
        ?? "")
  }

  private func lacking(_ recipe: Recipe) -> String {
    if recipe.ingredients.isEmpty { return "It has no ingredients yet, so I can vouch for nothing." }
    return recipe.steps.isEmpty ? "It has no steps yet." : ""
  }

  func next(_ words: Wording) -> Closing {
    let recipe = view.written
    if recipe.ingredients.isEmpty { return .say("add: 2 onions", "it serves 6", "undo") }
    if recipe.steps.isEmpty { return .say("add: simmer 20 minutes", "it serves 6", "undo") }
    return .say(
      assumed.servings != nil ? "it serves 6" : "call it something else", "it takes 40 minutes", "undo")
  }

  var matter: Facts? {
    [
      "kind": "recipe", "recipe": Facts(view, SafetyFacts(card)) + ["diets": dietsKnown(of: card)],
      "list": JSONValue.null,
      "assumed": ["servings": assumed.servings, "minutes": assumed.minutes] as Facts, "unfit": unfit,
    ]
  }
  var vouches: Bool { true }
}

/// The next question about a recipe being written down.
struct WritingAsked: Reply {
  var question: WritingQuestion
  var isAgain = false
  var isMore = false

  func blocks(_ words: Wording) -> [Block] {
    let draft = question.draft
    switch question.part {
    case .title?: return .say("Gladly. What is it called?")
    case .ingredients?:
      if draft.ingredients.isEmpty {
        return .say(
          "\(inertLine(draft.title)): what goes into it? One at a time or all at once, with amounts.")
      }
      return .say("So far: \(list(draft.ingredients)). What else?")
    case .steps?:
      if draft.steps.isEmpty { return .say("And how is it made? Step by step, or all at once.") }
      return draft.steps.enumerated().map { .item("\($0 + 1). ", [Span(inertLine($1))]) } + .say("What then?")
    case .servings?: return .say("For how many people is that?")
    case .minutes?: return .say("How long does it take in all?")
    case nil: return []
    }
  }

  private func list(_ lines: [String]) -> String { lines.map { inertLine($0) }.joined(separator: "; ") }

  func next(_ words: Wording) -> Closing {
    switch question.part {
    case .title?: .say("never mind", end: " to leave it")
    case .ingredients? where !question.draft.ingredients.isEmpty: .say("that's all", "back", "never mind")
    case .steps? where !question.draft.steps.isEmpty: .say("that's all", "back", "never mind")
    default: .say("skip", "back", "never mind")
    }
  }

  var status: ReplyStatus { .asking }
  var matter: Facts? {
    [
      "kind": "draft", "title": question.draft.title, "ingredients": question.draft.ingredients,
      "steps": question.draft.steps, "servings": question.draft.servings, "minutes": question.draft.minutes,
      "part": question.part?.rawValue,
    ]
  }
}

/// A recipe begun is left.
struct NotWritten: Reply {
  var title: String
  func blocks(_ words: Wording) -> [Block] {
    .say(title.isEmpty ? "All right, no recipe was kept." : "All right, \(quoted(title)) was not kept.")
  }
  func next(_ words: Wording) -> Closing { .say("new recipe", "show all recipes") }
}

/// A text with no recipe in it.
struct NoRecipeInText: Reply {
  var isTooLong: Bool
  func blocks(_ words: Wording) -> [Block] {
    .say(
      isTooLong
        ? "That is longer than a recipe may be."
        : "I found neither ingredients nor steps in that, so nothing was kept.")
  }
  func next(_ words: Wording) -> Closing { .say("new recipe", end: " to go through it piece by piece") }
  var status: ReplyStatus { .refused }
}

/// A recipe is to come from a page, a picture or another program.
struct FromElsewhere: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "I can't read web pages, pictures or other programs' files. Paste the recipe's text here, "
        + "or name a text file with \"sous recipe add FILE\".")
  }
  func next(_ words: Wording) -> Closing { .say("new recipe", end: " to tell it piece by piece") }
  var status: ReplyStatus { .refused }

  static func isMeant(_ line: String) -> Bool {
    let words = Set(plainWords(line))
    let sources: Set<String> = [
      "link", "url", "website", "webpage", "page", "http", "https", "photo", "picture", "scan", "json", "pdf",
      "paprika",
      "mealie", "youtube", "tiktok", "instagram", "pinterest", "web", "online", "internet", "site", "app",
      "import", "blog",
    ]
    return !words.isDisjoint(with: sources)
  }
}
