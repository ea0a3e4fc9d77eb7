import Talk

/// How long the end of a plan is worth a word.
private let endIsNews = 7

/// The days of the plan that ended last, while no other is in force. An approved plan whose last day is over
/// is completed; nothing is stored for it. Source: requirements, Decisions "Saving".
func endedDays(_ world: World) -> [Day]? {
  guard world.currentPlan == nil, let last = world.activePlans.last, let ends = last.plan.ends,
    world.today - ends <= endIsNews
  else { return nil }
  return last.plan.meals.map(\.day)
}

/// The dinners of a plan's days gone by, as history keeps them once the plan itself no longer does.
func pastDinners(of plan: MealPlan, _ world: World) -> [MealHistoryEntry] {
  plan.meals.filter { $0.day < world.today && $0.kind == .cook }.map { meal in
    historyEntry(of: meal.recipe, on: meal.day, world) ?? MealHistoryEntry(meal)
  }
}

/// "Throw the plan away": a plan on the table, or one still being asked about, goes at once; a saved one
/// after a yes.
func cancelPlan(of week: String? = nil, _ turn: inout Turn) {
  if week == "next", let other = plan(of: "next", turn), !isOnTable(other.days, turn) {
    guard let saved = other.saved else { return turn.say(NothingPlannedFor(week: "next")) }
    return ThrowAwayQuestion(plan: saved.plan.id, days: saved.plan.meals.map(\.day)).ask(&turn)
  }
  if turn.state.draft != nil || turn.state.asked != nil { return putPlanAway(&turn) }
  guard let saved = turn.world.currentPlan else { return turn.say(NoPlanToThrowAway()) }
  ThrowAwayQuestion(plan: saved.plan.id, days: saved.plan.meals.map(\.day)).ask(&turn)
}

private func isOnTable(_ days: [Day], _ turn: Turn) -> Bool {
  turn.state.draft?.plan.meals.contains { days.contains($0.day) } ?? false
}

/// Whether a saved plan is to go.
struct ThrowAwayQuestion: YesNoQuestion {
  static let name = "throw away"
  var plan: ID<MealPlan>
  var days: [Day]

  var asked: any Reply { ThrowAwayAsked(days: days) }

  func carryOut(_ turn: inout Turn) {
    guard var saved = turn.world.plans.first(where: { $0.plan.id == plan }) else {
      return turn.say(NoPlanToThrowAway())
    }
    for dinner in pastDinners(of: saved.plan, turn.world) { turn.put(dinner) }
    saved.plan.status = .archived
    turn.put(saved)
    turn.say(PlanThrownAway(days: days))
  }
}
