package import Kitchen
import Planning
import Values

/// A dish that takes the place of tonight's planned one.
package struct TonightsChoice: Hashable, Sendable {
  package var chosen: MealHistoryEntry
  /// The planned dish's title.
  package var instead: String
}

extension World {
  /// The dinner planned for a day, unless somebody said that it is not cooked.
  func standingMeal(on day: Day) -> PlannedMeal? {
    plannedMeal(on: day).flatMap { isSkipped($0) ? nil : $0 }
  }

  /// What is cooked tonight in the place of the planned dinner.
  var tonightsChoice: TonightsChoice? {
    guard let planned = plannedMeal(on: today), isSkipped(planned),
      let chosen = kitchen.history.last(where: { $0.day == today && $0.outcome == .cooked })
    else { return nil }
    return TonightsChoice(chosen: chosen, instead: planned.title)
  }

  private func isSkipped(_ meal: PlannedMeal) -> Bool {
    kitchen.history.contains { $0.day == meal.day && $0.recipe == meal.recipe && $0.outcome == .skipped }
  }
}

extension Turn {
  /// A dish chosen for tonight beside a planned one is noted as tonight's, so that tomorrow asks about it;
  /// choosing the planned one takes that back.
  mutating func noteForTonight(_ meal: PlannedMeal) {
    guard meal.day == world.today, let planned = world.plannedMeal(on: meal.day), planned.kind == .cook
    else { return }
    let before = world.tonightsChoice?.chosen
    guard meal.recipe != before?.recipe else { return }
    if let before, before.stars == nil { change(.removeHistory(before.day, before.recipe)) }
    if meal.recipe == planned.recipe {
      if before != nil { change(.removeHistory(planned.day, planned.recipe)) }
      return
    }
    var skipped = entry(for: planned)
    skipped.outcome = .skipped
    change(.putHistory(MealHistoryEntry(meal)))
    change(.putHistory(skipped))
    tellTonightsChoice()
  }

  /// Says which dish takes the place of the planned one, when one does.
  mutating func tellTonightsChoice() {
    if let choice = world.tonightsChoice { responses.append(.history(.tonight(choice))) }
  }
}
