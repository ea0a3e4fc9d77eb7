import Talk

/// A favorite: marked as one, or rated 4 and up and cooked at least twice.
struct FavoriteDish: Hashable, Sendable {
  var card: RecipeCard
  /// The newest rating; nil for none.
  var stars: Stars?
  /// How often it was cooked, as far as history reaches.
  var times: Int
}

/// A dish was marked, or is no longer.
struct FavoriteMarked: Reply {
  var title: String
  var recipe: RecipeID
  var isFavorite: Bool

  func blocks(_ words: Wording) -> [Block] {
    .say(isFavorite ? "\(title) is one of your favorites now." : "\(title) is no longer a favorite.")
  }

  func next(_ words: Wording) -> Closing { .say("show my favorites", "undo") }
  var matter: Facts? { ["kind": "favorite", "recipe": recipe, "favorite": isFavorite] }
}

/// The favorites, numbered.
struct FavoritesShown: Reply {
  var dishes: [FavoriteDish]

  func blocks(_ words: Wording) -> [Block] {
    guard !dishes.isEmpty else { return .say("No dish is marked as a favorite yet.") }
    let remarks = dishes.map { dish in
      let cooked = dish.times == 0 ? "" : "cooked \(dish.times == 1 ? "once" : counted(dish.times, "time"))"
      return [dish.stars.map(starsText) ?? "", cooked].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return .say("\(counted(dishes.count, "favorite")):")
      + [words.dishTable(dishes.map(\.card), remarks: remarks)]
  }

  func next(_ words: Wording) -> Closing {
    dishes.isEmpty
      ? .say("add the beef chili to my favorites", end: ", for instance")
      : .say("1", "what's for dinner tonight", end: "")
  }

  var matter: Facts? {
    [
      "kind": "recipes", "recipes": dishes.map { Facts($0.card) }, "stars": dishes.map { $0.stars?.count },
      "times_cooked": dishes.map(\.times), "total": dishes.count, "skipped": 0,
    ]
  }
}
