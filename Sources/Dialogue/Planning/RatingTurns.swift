import Kitchen
import Values

extension Turn {
  mutating func take(_ request: HistoryRequest, said: String) {
    switch request {
    case .rate(let words): rate(words, said: said)
    case .cooked(let dish, let day): noteCooked(dish, on: day, said: said)
    case .skipped(let dish, let day): noteSkipped(dish, on: day, said: said)
    case .show(let words): showHistory(words, said: said)
    case .evening(let words): showEvening(words, said: said)
    }
  }

  /// Rates a dinner: the one named, else the one asked about, else the last one eaten.
  /// Source: 004 §3.6, `rateMeal`.
  mutating func rate(_ words: RateWords, said: String) {
    guard let number = words.stars, number.isWhole, let stars = Stars(number.numerator) else {
      // A slip of the finger: the question stands for one more line.
      state.awaitedRating = awaitedRating
      say(.history(.notStars(words.stars)))
      return
    }
    guard var entry = dinner(words.dish, said: said) else { return }
    let before = entry.stars
    entry.stars = stars
    entry.outcome = .cooked
    if let notes = words.notes { entry.notes = notes }
    changes.append(.putHistory(entry))
    let isNew = lastEntry(of: entry.recipe) == nil && world.plannedMeal(on: entry.day)?.recipe != entry.recipe
    say(
      .history(
        .rated(entry, before: before, isNew: isNew, next: stars.count <= 2 ? next(entry.recipe) : nil)),
      focus: .recipe(entry.recipe, servings: entry.servings))
  }

  /// The next evening a dish is planned for, after today.
  func next(_ recipe: RecipeID) -> Values.Day? {
    world.activePlans.flatMap(\.plan.meals).filter { $0.recipe == recipe && $0.day > world.today }
      .map(\.day).min()
  }

  private mutating func dinner(_ reference: DishReference, said: String) -> MealHistoryEntry? {
    switch recent(reference) {
    case .focus:
      let found = awaitedRating.flatMap { eaten(on: $0) } ?? lastEaten
      if found == nil { say(.history(.nothingEaten(nil))) }
      return found
    case .day(let day):
      guard let day = dayPast(.day(day), said: said) else { return nil }
      let found = eaten(on: day)
      if found == nil { say(.history(.nothingEaten(day))) }
      return found
    case .recipe(let id):
      if let known = lastEntry(of: id) { return known }
      if let tonight = world.plannedMeal(on: world.today), tonight.recipe == id { return entry(for: tonight) }
      // Never planned here: it counts as eaten now.
      return dish(.recipe(id), said: said).map { entry(of: $0, on: world.today) }
    case .choice, .unknown:
      guard let found = dish(reference, said: said) else { return nil }
      return lastEntry(of: found.card.id) ?? entry(of: found, on: world.today)
    }
  }
}
