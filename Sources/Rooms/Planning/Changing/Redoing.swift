import Talk

/// "Redo the whole week", "make it cheaper", said of a saved plan: asked first, then another plan for its days ahead
/// waits for a yes. The saved one stands until then. Source: issue 13, "The weekly rhythm".
struct RedoQuestion: YesNoQuestion {
  static let name = "redo plan"
  var plan: ID<MealPlan>
  var days: [Day]
  var reason: RegenerationReason

  var asked: any Reply { RedoAsked(days: days, isCheaper: reason == .budgetExceeded) }

  func carryOut(_ turn: inout Turn) {
    guard turn.state.draft == nil, let draft = reopenedPlan(turn, on: days) else {
      return turn.say(PlanNotNow.nothingToReject)
    }
    replacePlan(draft, with: regenerated(draft, because: reason), showing: .regenerated(reason), &turn)
  }
}

/// "Too many soups": all of a plan's dinners of that kind but the first are exchanged.
func exchangeSome(of want: String, in draft: Draft, _ turn: inout Turn) {
  let wish = Wish(.having(want))
  let there = draft.plan.evenings(wish, among: draft.request.days, turn.world.larder()).filter {
    $0 >= turn.world.today
  }
  let days = there.filter { day in draft.plan.meal(on: day)?.kind == .cook }.dropFirst()
  guard !days.isEmpty else { return turn.say(FewOfThose(want: want, count: there.count)) }
  swap(days.map { DayWish(day: $0) }, in: draft, asks: [Wish(.having(want), .without)], &turn)
}
