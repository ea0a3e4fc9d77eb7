import Catalogue
import Kitchen
import Planning
import Values

extension Turn {
  /// A recipe's page, at the servings planned or the number at the table.
  mutating func showRecipe(_ reference: DishReference) {
    switch reference {
    case .recipe(let id): show(id, servings: plannedServings(of: id))
    case .day(let day):
      guard let meal = state.draft?.plan.meal(on: day) ?? world.plannedMeal(on: day) else {
        say(.nothingOn(day, planned: []))
        return
      }
      show(meal.recipe, servings: meal.servings)
    case .choice(let choice):
      guard let offer = state.offer, let meal = meal(choice, in: offer) else {
        say(.notNow(.nothingToChoose))
        return
      }
      show(meal.recipe, servings: meal.servings)
    case .focus:
      if case .recipe(let id, let servings) = state.focus {
        show(id, servings: servings)
      } else if case .day(let day) = state.focus {
        showRecipe(.day(day))
      } else if let meal = state.offer?.meals.first ?? world.plannedMeal(on: world.today) {
        show(meal.recipe, servings: meal.servings)
      } else {
        say(.notNow(.nothingToChoose))
      }
    case .unknown(let words): say(.noSuchRecipe(words))
    }
  }

  private mutating func show(_ id: RecipeID, servings: Int) {
    guard let recipe = world.catalogue.recipe(id), let card = world.catalogue.card(id) else {
      say(.noSuchRecipe(id.rawValue))
      return
    }
    say(.recipe(recipe, servings: servings, card), focus: .recipe(id, servings: servings))
  }

  private func plannedServings(of id: RecipeID) -> Int {
    let meals =
      (state.draft?.plan.meals ?? []) + (state.offer?.meals ?? []) + world.activePlans.flatMap(\.plan.meals)
    return meals.first { $0.recipe == id }?.servings ?? household.eaters
  }
}
