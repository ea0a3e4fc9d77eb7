package import Talk

/// Dishes somebody marked as favorites, and those they rated and cooked so.
package let favorites = Room(
  "favorites",
  intents: [
    Intent("favorite_add") { turn, said in
      let named = said.slots.values("recipe")
      if named.count < 2 { return mark(said.slots.dish, true, &turn) }
      for value in named { mark(DishReference(value), true, &turn) }
    },
    Intent("favorite_remove") { turn, said in mark(said.slots.dish, false, &turn) },
    Intent("favorite_show") { turn, _ in showFavorites(&turn) },
  ],
  tables: [Favorite.table])

/// Marks a dish as a favorite, or takes the mark off. Source: requirements FR-RM-006.
private func mark(_ reference: DishReference, _ isFavorite: Bool, _ turn: inout Turn) {
  guard let dish = dish(reference, &turn) else { return }
  let row = Favorite(recipe: dish.recipe.id, since: turn.world.today)
  // The day of the first marking stays.
  if !isFavorite {
    turn.remove(row)
  } else if !turn.world.favorites.contains(row.recipe) {
    turn.put(row)
  }
  turn.say(
    FavoriteMarked(title: dish.recipe.title, recipe: row.recipe, isFavorite: isFavorite),
    focus: .recipe(row.recipe, servings: dish.servings))
}

/// Dishes marked, and those rated and cooked so. Source: 004 §3.6, `getFavoriteRecipes`.
private func showFavorites(_ turn: inout Turn) {
  let world = turn.world
  let loved = getFavoriteRecipes(world.history, upTo: world.today)
  let ids = world.favorites + loved.filter { !world.favorites.contains($0) }
  let dishes = ids.sorted().compactMap { id in
    world.catalogue.card(id).map { card in
      FavoriteDish(
        card: card, stars: world.tastes[id].stars,
        times: world.history.count { $0.recipe == id && $0.outcome == .cooked })
    }
  }
  turn.say(FavoritesShown(dishes: dishes), focus: dishes.isEmpty ? nil : Focus(.search))
  turn.offer(
    dishes.compactMap { dish in
      turn.choice(.showRecipe, [.recipe(dish.card.id, dish.card.title)], title: dish.card.title)
    })
}
