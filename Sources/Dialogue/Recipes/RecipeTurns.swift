import Catalogue
import Kitchen
import Planning
import Values

extension Turn {
  /// A recipe's page, at the servings planned, asked for, or the number at the table.
  mutating func showRecipe(_ reference: DishReference, for wanted: ServingWords? = nil, said: String = "") {
    guard let dish = dish(reference, said: said), let servings = servings(wanted, of: dish) else { return }
    let page = RecipePage(
      recipe: dish.recipe, card: dish.card, servings: servings, use: use(of: dish.recipe.id),
      isFavorite: world.kitchen.favorites.contains(dish.recipe.id))
    say(.recipe(page), focus: .recipe(dish.recipe.id, servings: servings))
  }

  mutating func tellTime(_ reference: DishReference, said: String) {
    guard let dish = dish(reference, said: said) else { return }
    say(.lookup(.time(dish.recipe)), focus: .recipe(dish.recipe.id, servings: dish.servings))
  }

  mutating func tellIngredients(_ what: EdibleReference, for wanted: ServingWords?, said: String) {
    switch what {
    case .food(let id):
      if let food = world.catalogue.table[id] { say(.lookup(.food(food))) }
    case .dish(let reference):
      guard let dish = dish(reference, said: said), let servings = servings(wanted, of: dish) else { return }
      say(
        .lookup(.ingredients(dish.recipe, servings: servings, dish.card)),
        focus: .recipe(dish.recipe.id, servings: servings))
    }
  }

  /// Servings go from 1 to 20; nil when others were asked for, and that was said.
  mutating func servings(_ wanted: ServingWords?, of dish: FoundDish) -> Int? {
    let number: Rational
    switch wanted {
    case nil: return dish.servings
    case .number(let said)?: number = said
    case .factor(let factor)?: number = factor * Rational(dish.servings)
    }
    let whole = number.rounded
    guard (1...20).contains(whole), number.isWhole || abs(whole) > 0 else {
      say(.refused([.servings(number)]))
      return nil
    }
    return whole
  }

  /// How often it was on the table and when last, as far as plans tell.
  private func use(of id: RecipeID) -> RecipeUse {
    let days = world.activePlans.flatMap(\.plan.meals).filter { $0.recipe == id }.map(\.day).sorted()
    return RecipeUse(
      eaten: days.filter { $0 < world.today }.count, last: days.last { $0 < world.today },
      next: days.first { $0 >= world.today })
  }

  /// Marks a dish as a favorite, or takes the mark off. Source: requirements FR-RM-006.
  mutating func setFavorite(_ reference: DishReference, _ isFavorite: Bool, said: String) {
    guard let dish = dish(reference, said: said) else { return }
    let id = dish.recipe.id
    if world.kitchen.favorites.contains(id) != isFavorite {
      changes.append(.setFavorite(id, since: isFavorite ? world.today : nil))
    }
    say(.favorite(dish.recipe, isFavorite), focus: .recipe(id, servings: dish.servings))
  }

  /// Dishes marked, and those rated and cooked so. Source: 004 §3.6, `getFavoriteRecipes`.
  mutating func showFavorites() {
    let history = world.kitchen.history
    let loved = getFavoriteRecipes(history, upTo: world.today)
    let ids = world.kitchen.favorites + loved.filter { !world.kitchen.favorites.contains($0) }
    let dishes = ids.sorted().compactMap { id in
      world.catalogue.card(id).map { card in
        FavoriteDish(
          card: card, stars: world.tastes[id].stars,
          times: history.count { $0.recipe == id && $0.outcome == .cooked })
      }
    }
    say(.favorites(dishes), focus: dishes.isEmpty ? nil : .search)
    offerChoices(dishes.map { "recipe for \($0.card.title)" })
  }

  /// The recipes that fit, ten at a time. The household's strict avoidances hold too.
  mutating func findRecipes(
    _ criteria: RecipeSearchCriteria, for person: String? = nil, skipping skipped: Int = 0
  ) {
    var criteria = criteria
    var restrictions = household.getDietaryRestrictions()
    if let person {
      guard let someone = avoidances(of: person) else { return }
      restrictions = someone.avoids
    }
    let own = restrictions.filter { restriction in
      !criteria.avoids.contains { $0.what == restriction.what }
    }
    criteria.avoids += own
    let found = searchRecipes(world.catalogue.cards, criteria)
    let page = SearchPage(
      criteria: criteria, cards: Array(found.dropFirst(skipped).prefix(SearchPage.size)), total: found.count,
      skipped: skipped)
    state.search = SearchPlace(criteria: criteria, shown: skipped + page.cards.count)
    if let first = page.cards.first, page.cards.count == 1, skipped == 0 {
      say(.recipes(page), focus: .recipe(first.id, servings: plannedServings(of: first.id)))
    } else {
      say(.recipes(page), focus: .search)
    }
    offerChoices(page.cards.map { "recipe for \($0.title)" })
  }

  /// The next ten; false when no search is what was talked about last.
  mutating func showMoreRecipes() -> Bool {
    guard state.focus == .search, let search = state.search else { return false }
    findRecipes(search.criteria, skipping: search.shown)
    return true
  }
}
