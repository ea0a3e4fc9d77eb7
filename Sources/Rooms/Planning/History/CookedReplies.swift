import Talk

/// A dinner noted as cooked.
struct CookedNoted: Reply {
  var dinner: MealHistoryEntry
  /// The title of the planned dish that was skipped for it.
  var instead: String?
  /// What the dish takes and is noted at home: cooking takes nothing out that nobody told of.
  var atHome: [String] = []

  func blocks(_ words: Wording) -> [Block] {
    .say(
      sentences(
        "Noted: \(dinner.title), cooked \(pastDayText(dinner.day, words)).",
        instead.map { "\($0) counts as skipped." } ?? ""))
      + (atHome.isEmpty ? [] : .say("Still noted at home: \(joined(atHome)).", .dim))
  }

  func next(_ words: Wording) -> Closing {
    atHome.isEmpty
      ? .say("it was a 5", "show our dinner history", "undo")
      : .say("take its ingredients out of the pantry", "it was a 5", "undo")
  }
  var data: (any Encodable)? { DinnerShownData(dinner) }
}

/// What a dish takes of the foods noted at home, by their names; at most six.
func foodsStillAtHome(_ recipe: RecipeID, _ world: World) -> [String] {
  guard let recipe = world.catalogue.recipe(recipe) else { return [] }
  let used = Set(recipe.ingredients.compactMap(\.ingredient))
  var names: [String] = []
  for lot in world.pantry where lot.ingredient.map(used.contains) ?? false {
    if !names.contains(lot.name) { names.append(lot.name) }
  }
  return Array(names.prefix(6))
}

/// A dinner noted as not cooked.
struct SkippedNoted: Reply {
  var dinner: MealHistoryEntry

  func blocks(_ words: Wording) -> [Block] {
    .say("Noted: \(dinner.title) was not cooked \(pastDayText(dinner.day, words)).")
  }

  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight", "undo") }
  var data: (any Encodable)? { DinnerShownData(dinner) }
}

/// No dinner is known for that day; nil for any.
struct NothingEaten: Reply {
  var day: Day?

  func blocks(_ words: Wording) -> [Block] {
    .say(day.map { "I know of no dinner \(pastDayText($0, words))." } ?? "I know of no dinner of yours yet.")
  }

  func next(_ words: Wording) -> Closing {
    .say("we cooked the beef chili", "4 stars for the beef chili", end: ", for instance")
  }

  var status: ReplyStatus { .refused }
}

/// The evening somebody speaks of as past is not.
struct StillToCome: Reply {
  var day: Day
  func blocks(_ words: Wording) -> [Block] { .say("\(day.longText) is still to come.") }
  func next(_ words: Wording) -> Closing { .say("show the plan", "what did we eat last week") }
  var status: ReplyStatus { .refused }
}

/// "yesterday", "tonight", "last Tuesday" or the date, for days gone by.
func pastDayText(_ day: Day, _ words: Wording) -> String {
  guard let today = words.today else { return "on \(day.longText)" }
  switch today - day {
  case 0: return "tonight"
  case 1: return "yesterday"
  case 2...6: return "last \(day.weekday.name)"
  default: return "on \(day.longText)"
  }
}
