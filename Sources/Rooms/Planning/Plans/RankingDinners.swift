import Talk

/// Which dinner of the plan on the table, else of the plan in force, costs least or most a serving; of two the earlier one.
/// What is eaten up costs nothing, and is not counted.
func tellRanked(isMost: Bool, _ turn: inout Turn) {
  let meals = turn.state.draft?.plan.meals ?? turn.world.currentPlan?.plan.meals ?? []
  let cooked = meals.filter { $0.kind != .leftovers && $0.servings > 0 && $0.used > .zero }
  // Cents times servings compare without a division.
  func isLess(_ a: PlannedMeal, _ b: PlannedMeal) -> Bool {
    let (left, right) = (a.used * b.servings, b.used * a.servings)
    return left == right ? a.day < b.day : isMost ? left > right : left < right
  }
  guard let meal = cooked.min(by: isLess) else { return turn.say(NoPlan(.plan)) }
  turn.say(DinnerRanked(meal: meal, isMost: isMost))
}
