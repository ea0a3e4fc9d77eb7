import Catalogue
import Kitchen
import Planning
import Values

// Plans follow what was said about the household.
extension Turn {
  /// The saved plan's days with the dishes that may stay, when one to come breaks an avoidance; nil when
  /// all may stay.
  func mending(_ household: Household) -> PlanOrder? {
    guard let saved = world.currentPlan else { return nil }
    let ahead = saved.plan.meals.filter { $0.day >= world.today }
    let kept = ahead.filter { isAllowed($0) }
    guard kept.count < ahead.count else { return nil }
    return PlanOrder(days: ahead.map(\.day), kept: kept)
  }

  /// Whether everybody here may eat the dish.
  func isAllowed(_ meal: PlannedMeal) -> Bool {
    world.catalogue.card(meal.recipe).map(isAllowed) ?? false
  }

  func isAllowed(_ card: RecipeCard) -> Bool {
    household.getDietaryRestrictions().allSatisfy { $0.allows(card) }
  }

  /// The plan on the table follows what was just said about the household.
  mutating func replan(_ draft: Draft) {
    var request = draft.request.updated(for: household)
    guard request != draft.request else { return }
    let isAboutDishes =
      request.budget != draft.request.budget || request.cuisines != draft.request.cuisines
      || request.leftovers != draft.request.leftovers && request.leftovers != .never
    if !isAboutDishes {
      // Dishes that still fit stay, for as many as there are now.
      let broken = draft.plan.meals.filter { meal in
        let isUnwanted = meal.kind == .leftovers && request.leftovers == .never
        return isUnwanted || !isAllowed(meal)
          || meal.kind == .cook && meal.minutes > request.minutes(on: meal.day)
      }.map(\.day)
      request.kept = keptMeals(draft.plan.meals, opening: Set(broken), for: request)
    }
    let event: PlanningEvent =
      request.avoids == draft.request.avoids
      ? .changed(request) : .rejected(.missingDietaryFilter, request)
    if plan(event) { showPlanning(.regenerated(.missingDietaryFilter)) }
  }
}
