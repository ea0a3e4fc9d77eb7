import Talk

/// One dinner of history as `--json` tells it. Source: requirements MP-21.
struct DinnerData: Encodable {
  let day: Day
  let recipe: RecipeID
  let title: String
  let servings: Int
  let outcome: MealHistoryEntry.Outcome
  let stars: Int?
  let notes: String?
  let actualCost: Money?
  let picture: String?

  init(_ entry: MealHistoryEntry) {
    day = entry.day
    recipe = entry.recipe
    title = entry.title
    servings = entry.servings
    outcome = entry.outcome
    stars = entry.stars?.count
    notes = entry.notes
    actualCost = entry.actualCost
    picture = entry.picture
  }
}

/// One dinner as the matter of a reply.
struct DinnerShownData: Encodable {
  let kind = "dinner"
  let dinner: DinnerData

  init(_ entry: MealHistoryEntry) { dinner = DinnerData(entry) }
}

/// The dinners of a stretch of days as the matter of a reply.
struct DinnersShownData: Encodable {
  let kind = "history"
  let from, to: Day
  let dinners: [DinnerData]

  init(_ entries: [MealHistoryEntry], from: Day, to: Day) {
    (self.from, self.to) = (from, to)
    dinners = entries.map { DinnerData($0) }
  }
}
