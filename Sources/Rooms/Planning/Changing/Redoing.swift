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

/// Asked before a saved plan is made anew.
struct RedoAsked: Reply {
  var days: [Day]
  var isCheaper: Bool

  func blocks(_ words: Wording) -> [Block] {
    let what = isCheaper ? "look for a cheaper plan" : "make another plan"
    return .say(
      "The plan of \(spanText(days)) is saved. Shall I \(what) for those evenings? It stays as it is until you say yes to the new one."
    )
  }

  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}

/// The budget is now below what the saved plan costs.
struct SavedOverBudget: Reply, Hashable {
  var days: [Day]
  var cost: Money
  var budget: Money

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "The saved plan of \(spanText(days)) costs \(cost.text), more than \(budget.shortText); it stays as it is."
    )
  }

  func next(_ words: Wording) -> Closing { .say("make it cheaper", "show the plan", "undo") }
}

/// A plan on the table gave way to a request for other days.
struct DraftLetGo: Reply, Hashable {
  var days: [Day]

  func blocks(_ words: Wording) -> [Block] {
    .say("The plan of \(spanText(days)) was not saved; it is put away.")
  }

  func next(_ words: Wording) -> Closing { .say("undo", end: " brings it back") }
  var isByTheWay: Bool { true }
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

/// The plan has no more than one of what is said to be too many.
struct FewOfThose: Reply, Hashable {
  var want: String
  var count: Int

  func blocks(_ words: Wording) -> [Block] {
    .say(count == 0 ? "The plan has no \(foodText(want))." : "The plan has \(foodText(want)) once only.")
  }

  func next(_ words: Wording) -> Closing { .say("show the plan", "redo the whole week") }
}
