import Kitchen
import Values

extension Turn {
  /// What was eaten, when, and how often. Source: 004 §3.6, `getMealHistory`.
  mutating func showHistory(_ words: HistoryWords, said: String) {
    switch words.subject {
    case .all:
      let days = (words.span ?? .lately).days(from: world.today)
      let entries = getMealHistory(
        world.kitchen.history, from: days.lowerBound, to: days.upperBound)
      say(.history(.dinners(entries, from: days.lowerBound, to: days.upperBound)))
    case .dish(let reference): showHistory(of: reference, said: said)
    case .protein(let protein): count(words, where: { $0.protein == protein })
    case .cuisine(let cuisine): count(words, where: { $0.cuisine == cuisine })
    }
  }

  /// "What did we eat on Monday": the last Monday, as it went.
  mutating func showEvening(_ words: DayWords, said: String) {
    guard let day = dayPast(words, said: said) else { return }
    let entries = getMealHistory(world.kitchen.history, from: day, to: day)
    if day < world.today, !entries.isEmpty {
      say(.history(.dinners(entries, from: day, to: day)), focus: .day(day))
    } else if day == world.today || world.plannedMeal(on: day) != nil {
      showDay(.day(day), pending: nil)
    } else {
      say(.history(.nothingEaten(day)))
    }
  }

  /// What somebody said of an evening gone by; empty where it went as planned and nobody said a word.
  func told(of day: Values.Day) -> [MealHistoryEntry] {
    let entries = getMealHistory(world.kitchen.history, from: day, to: day)
    let planned = world.plannedMeal(on: day).map { MealHistoryEntry($0) }
    return entries == [planned].compactMap { $0 } ? [] : entries
  }

  private mutating func showHistory(of reference: DishReference, said: String) {
    guard let dish = dish(recent(reference), said: said) else { return }
    let id = dish.card.id
    let entries = world.kitchen.history.filter {
      $0.recipe == id && $0.outcome == .cooked && $0.day <= world.today
    }
    let next = world.activePlans.flatMap(\.plan.meals).map { ($0.day, $0.recipe) }
      .filter { $0.1 == id && $0.0 >= world.today }.map(\.0).min()
    say(
      .history(.dish(title: dish.card.title, entries, next: next)),
      focus: .recipe(id, servings: dish.servings))
  }

  /// How often dishes of a kind were cooked; without a span in the last 90 days, as tastes count.
  private mutating func count(_ words: HistoryWords, where fits: (MealHistoryEntry) -> Bool) {
    let days = words.span?.days(from: world.today) ?? world.today - 89...world.today
    let entries = getMealHistory(world.kitchen.history, from: days.lowerBound, to: days.upperBound)
      .filter { $0.outcome == .cooked && fits($0) }
    say(.history(.kind(words.subject, entries, from: days.lowerBound, to: days.upperBound)))
  }
}
