import Kitchen
import Planning
import Values

extension Turn {
  /// Something was cooked; another dish planned for that evening was skipped for it.
  mutating func noteCooked(_ reference: DishReference, on words: DayWords?, said: String) {
    var day: Values.Day?
    if let words {
      guard let past = dayPast(words, said: said) else { return }
      day = past
    }
    if case .focus = reference {
      guard let meal = eaten(on: day ?? lastEvening) else {
        say(.history(.nothingEaten(day ?? lastEvening)))
        return
      }
      noteCooked(meal, instead: nil)
      return
    }
    guard let dish = dish(recent(reference), said: said) else { return }
    let evening = day ?? evening(of: dish.card.id)
    let planned = world.plannedMeal(on: evening)
    guard let planned, planned.recipe != dish.card.id, planned.kind == .cook else {
      noteCooked(entry(of: dish, on: evening), instead: nil)
      return
    }
    noteCooked(entry(of: dish, on: evening), instead: entry(for: planned))
  }

  private mutating func noteCooked(_ entry: MealHistoryEntry, instead: MealHistoryEntry?) {
    var entry = entry
    entry.outcome = .cooked
    changes.append(.putHistory(entry))
    if var instead {
      instead.outcome = .skipped
      changes.append(.putHistory(instead))
    }
    say(
      .history(.cooked(entry, instead: instead?.title)),
      focus: .recipe(entry.recipe, servings: entry.servings))
  }

  /// The evening a dish belongs to when no day is said: the one it is planned for, else the last one.
  private func evening(of recipe: RecipeID) -> Values.Day {
    if let offer = state.offer, offer.meals.contains(where: { $0.recipe == recipe }),
      offer.request.day <= world.today
    {
      return offer.request.day
    }
    let near = [world.today, world.today - 1]
    return near.first { world.plannedMeal(on: $0)?.recipe == recipe } ?? lastEvening
  }

  /// A planned dinner that was not cooked stays in history as skipped.
  mutating func noteSkipped(_ reference: DishReference, on words: DayWords?, said: String) {
    var day: Values.Day?
    if let words {
      guard let past = dayPast(words, said: said) else { return }
      day = past
    }
    var skipped: MealHistoryEntry?
    if case .focus = reference {
      // From the late afternoon on it is tonight that nobody cooks.
      let isTonight = world.context.now.hour >= 16 && world.plannedMeal(on: world.today) != nil
      let evening = day ?? (isTonight ? world.today : lastEvening)
      skipped = plannedDinner(on: evening) ?? eaten(on: evening)
    } else {
      guard let dish = dish(recent(reference), said: said) else { return }
      skipped = day.map { entry(of: dish, on: $0) } ?? lastEntry(of: dish.card.id)
    }
    guard var entry = skipped else {
      say(.history(.nothingEaten(day ?? lastEvening)))
      return
    }
    entry.outcome = .skipped
    changes.append(.putHistory(entry))
    say(.history(.skipped(entry)))
  }

  private func plannedDinner(on day: Values.Day) -> MealHistoryEntry? {
    world.plannedMeal(on: day).map { meal in
      var entry = MealHistoryEntry(meal)
      if let known = world.kitchen.history.first(where: { $0.day == day && $0.recipe == meal.recipe }) {
        entry = known
      }
      return entry
    }
  }
}
