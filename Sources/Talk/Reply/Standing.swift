/// How things stand after a turn, as far as it decides which lines can be said next.
package struct Standing: Hashable, Sendable {
  /// The dinners still to come of the plan on the table, else of the saved one; none without a plan.
  package var evenings: [Day]
  /// Whether every evening of the coming week has a dinner in a saved plan, or needs none.
  package var isWeekPlanned: Bool
  /// The same for the week after this one.
  package var isNextWeekPlanned: Bool
  /// Whether no plan came out of what was asked for, with nothing changed since.
  package var isPlanFailing: Bool
  /// Whether the household's budget is far below what any week takes.
  package var isBudgetHopeless: Bool
  /// Whether a saved plan is in force.
  package var hasSavedPlan: Bool
  /// Whether some dish does for an evening like this one.
  package var hasDinners: Bool
  /// Whether one dish was last talked about.
  package var hasDish: Bool
  /// Whether what was just said changed something that "undo" takes back.
  package var hasChanged: Bool
  /// Whether there is anything to take back.
  package var canUndo: Bool

  /// Whether a list is open.
  package var hasList: Bool

  package var hasPlan: Bool { !evenings.isEmpty }

  /// An evening to name in an example: a Friday where there is one.
  package var someEvening: Day? { evenings.first { $0.weekday == .friday } ?? evenings.last }

  /// In the world as the turn left it. `undoable` is the last turn that can be taken back, `turn` this one.
  package init(in world: World, _ state: DialogueState, turn: Int?, undoable: Int?) {
    let today = world.today
    let meals = state.draft?.plan.meals ?? world.currentPlan?.plan.meals ?? []
    evenings = meals.map(\.day).filter { $0 >= today }
    let week = weekDays(from: world.context.now)
    func isPlanned(_ days: [Day]) -> Bool {
      days.allSatisfy { world.plannedMeal(on: $0) != nil || world.isOut($0) }
    }
    isWeekPlanned = isPlanned(week)
    let monday = today.monday + 7
    isNextWeekPlanned = isPlanned((0..<7).map { monday + $0 })
    isPlanFailing =
      switch state.planning {
      // What was missing for a moment may be there the next time.
      case .error(.unavailable, _), .error(.noProgress, _): false
      default: state.unfilled != nil && state.asked == nil && state.draft == nil
      }
    hasSavedPlan = world.currentPlan != nil
    let household = world.household ?? Household()
    let minutes = household.minutes(on: today)
    isBudgetHopeless = household.budget.map { $0 * 4 < advisedBudget(for: household.eaters) } ?? false
    let avoids = household.getDietaryRestrictions()
    hasDinners =
      world.plannedMeal(on: today) != nil
      || world.catalogue.dinners.contains { card in
        card.minutes <= min(30, minutes) && avoids.allSatisfy { $0.allows(card) }
      }
    hasDish =
      state.focus.recipe != nil || state.offer != nil || world.plannedMeal(on: today) != nil
      || state.focus.topic == .day && state.focus.day.map { meals.map(\.day).contains($0) } == true
    hasChanged = turn != nil && undoable == turn
    canUndo = undoable != nil
    hasList = world.kitchen[ShoppingList.self].contains { $0.done == nil }
  }
}
