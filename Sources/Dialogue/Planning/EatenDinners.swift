import Catalogue
import Kitchen
import Values

extension Turn {
  /// From this hour on the evening's dinner counts as eaten.
  static let eveningHour = 18

  /// Today once the evening has come, else yesterday.
  var lastEvening: Values.Day {
    world.context.now.hour >= Self.eveningHour ? world.today : world.today - 1
  }

  /// A day somebody speaks of in the past: "Tuesday" is the last one. Nil, and said so, for a day that
  /// does not exist or is still to come.
  mutating func dayPast(_ words: DayWords, said: String) -> Values.Day? {
    switch words {
    case .noSuchDay(let said):
      say(.refused([.noSuchDay(said)]))
      return nil
    case .day(let day):
      guard day > world.today else { return day }
      let key = said.lowercased()
      if day - world.today < 7, !key.contains("tomorrow"), !key.contains("next") { return day - 7 }
      say(.history(.notYet(day)))
      return nil
    }
  }

  /// What history knows of a planned dinner, or what it would become.
  func entry(for meal: PlannedMeal) -> MealHistoryEntry {
    let own = world.kitchen.history.first { $0.day == meal.day && $0.recipe == meal.recipe }
    if let own { return own }
    if meal.kind == .leftovers, let cooked = lastEntry(of: meal.recipe) { return cooked }
    return MealHistoryEntry(meal)
  }

  /// The last time a dish was on the table, up to today.
  func lastEntry(of recipe: RecipeID) -> MealHistoryEntry? {
    world.kitchen.history.last { $0.recipe == recipe && $0.day <= world.today }
  }

  /// The dinner eaten on a day; what was really cooked comes before what was planned.
  func eaten(on day: Values.Day) -> MealHistoryEntry? {
    let told = world.kitchen.history.last { $0.day == day && $0.outcome == .cooked }
    return told ?? world.plannedMeal(on: day).map { entry(for: $0) }
  }

  /// The last dinner eaten: tonight's once the evening has come, else the one before.
  var lastEaten: MealHistoryEntry? {
    let near = lastEvening == world.today ? [world.today, world.today - 1] : [world.today - 1]
    for day in near {
      if let dinner = eaten(on: day), dinner.outcome == .cooked { return dinner }
    }
    return world.kitchen.history.last { $0.outcome == .cooked && $0.day <= world.today }
  }

  /// A dish cooked on a day, with what was already told of that dinner.
  func entry(of dish: FoundDish, on day: Values.Day) -> MealHistoryEntry {
    if let known = world.kitchen.history.first(where: { $0.day == day && $0.recipe == dish.card.id }) {
      return known
    }
    return MealHistoryEntry(
      day: day, recipe: dish.card.id, title: dish.card.title, cuisine: dish.card.cuisine,
      protein: dish.card.protein, servings: min(20, max(1, dish.servings)))
  }

  /// A dish named in words, looked for among what was eaten before the whole catalogue is asked.
  func recent(_ reference: DishReference) -> DishReference {
    guard case .unknown(let words) = reference else { return reference }
    let eaten = world.kitchen.history.filter { $0.day <= world.today }
    let planned = world.plannedMeal(on: world.today).map { entry(for: $0) }
    guard let last = (eaten + [planned].compactMap { $0 }).last(where: { $0.title.mentions(words) })
    else { return reference }
    return .recipe(last.recipe)
  }
}
