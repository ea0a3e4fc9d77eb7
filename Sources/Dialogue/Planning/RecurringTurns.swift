import Catalogue
import Kitchen
import Planning
import Values

/// What comes again, and what never shall.
extension Turn {
  /// "Tacos every Tuesday". Source: requirements MP-39.
  mutating func fixDish(_ words: FixWords) {
    let dish = FixedDish(weekday: words.weekday, recipe: words.recipe, wants: words.wants)
    change(.setFixedDish(words.weekday, words.isOff ? nil : dish))
    isUndoable = true
    guard !words.isOff, let draft = state.draft,
      let day = draft.plan.meals.map(\.day).first(where: {
        $0.weekday == words.weekday && $0 >= world.today
      }), !isMet(dish, by: draft.plan.meal(on: day))
    else {
      say(.fixed(words.weekday, words.isOff ? nil : dish))
      return
    }
    responses.append(.fixed(words.weekday, dish))
    swap([DayWish(day: day, wants: dish.wants, recipe: dish.recipe, isFixed: true)], in: draft)
  }

  private func isMet(_ dish: FixedDish, by meal: PlannedMeal?) -> Bool {
    guard let meal, let card = world.catalogue.card(meal.recipe) else { return false }
    if let recipe = dish.recipe { return recipe == meal.recipe }
    return dish.wants.allSatisfy { isWanted($0, in: card) }
  }

  /// "Same as last week but no fish": each dinner of seven days before, where it may still be cooked.
  mutating func repeatLastWeek(without avoided: [Avoided], _ days: [Values.Day]) {
    let wanted = (days.isEmpty ? weekDays(from: world.context.now) : days).filter { $0 >= world.today }
    let open = wanted.filter { world.plannedMeal(on: $0) == nil && !isOut($0) }
    guard !open.isEmpty else {
      say(.alreadyPlanned(wanted), focus: .plan)
      return
    }
    let source = lastWeek(before: open)
    guard !source.isEmpty else {
      say(.notNow(.noLastWeek))
      return
    }
    let avoids = avoided.map { Avoidance($0) }
    var order = PlanOrder(days: open)
    if !avoids.isEmpty { order.wishes = open.map { DayWish(day: $0, avoids: avoids) } }
    let again = source.filter { meal in
      isAllowed(meal) && isFree(meal.recipe, of: avoided) && fitsItsWeekday(meal)
    }.map { meal in
      var meal = meal
      meal.day = meal.day + 7
      if meal.kind == .cook { meal.because = [.asked("last week's dinners")] }
      return meal
    }
    order.kept = keptMeals(again, opening: [], for: request(order))
    let kept = Set(order.kept.map(\.day))
    state.offer = nil
    guard plan(.planRequested(order)) else { return }
    showPlanning(.repeated(changed: open.filter { !kept.contains($0) }))
    askAgain(.opening(open: HouseholdQuestion.open(in: household).count))
  }

  /// False where the weekday is always about something else.
  private func fitsItsWeekday(_ meal: PlannedMeal) -> Bool {
    world.kitchen.fixedDishes.first { $0.weekday == meal.day.weekday }.map { isMet($0, by: meal) } ?? true
  }

  /// What was planned and not skipped on the days a week before.
  private func lastWeek(before days: [Values.Day]) -> [PlannedMeal] {
    days.compactMap { day in
      guard let meal = world.plannedMeal(on: day - 7) else { return nil }
      let wasSkipped = world.kitchen.history.contains {
        $0.day == day - 7 && $0.recipe == meal.recipe && $0.outcome == .skipped
      }
      return wasSkipped ? nil : meal
    }
  }

  /// "Not that again": as if rated with one star, and gone from what is on the table.
  mutating func neverAgain(_ reference: DishReference, said: String) {
    if reference == .focus, state.draft != nil, !state.focus.isOneDish {
      responses.append(.askDay("Which day's dinner do you mean?"))
      return
    }
    guard let dish = dish(reference, said: said) else { return }
    let id = dish.recipe.id
    let known = world.kitchen.history.last { $0.recipe == id }
    var entry =
      known
      ?? MealHistoryEntry(
        day: world.today, recipe: id, title: dish.recipe.title, cuisine: dish.card.cuisine,
        protein: dish.card.protein, servings: dish.servings, outcome: .skipped)
    entry.stars = Stars(1)
    change(.putHistory(entry))
    isUndoable = true
    responses.append(.notAgain(dish.recipe))
    if let draft = state.draft,
      let meal = draft.plan.meals.first(where: { $0.recipe == id && $0.kind == .cook })
    {
      swap([DayWish(day: meal.day)], in: draft)
    } else if let offer = state.offer, offer.meals.contains(where: { $0.recipe == id }) {
      offerMore()
    } else {
      askAgain(.again)
    }
  }
}
