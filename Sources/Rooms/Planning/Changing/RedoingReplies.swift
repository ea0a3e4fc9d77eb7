import Talk

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

/// A cheaper plan is asked for when what the saved one needs is bought.
struct PlanIsBought: Reply, Hashable {
  /// What is still to be bought for it.
  var left: Money

  func blocks(_ words: Wording) -> [Block] {
    let rest = left == .zero ? "is at home" : "is at home but for \(left.text)"
    return .say("What this plan needs \(rest): any other plan would cost more from here. It stays as it is.")
  }

  func next(_ words: Wording) -> Closing { .say("show the plan", "what's in the pantry") }
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

/// Dinners of the saved plan with something that somebody there does not like.
struct DislikedPlanned: Reply, Hashable {
  var meals: [PlannedMeal]

  func blocks(_ words: Wording) -> [Block] {
    let dinners = meals.map { meal in
      meal.day == words.today
        ? "tonight's \(meal.title)" : "\(meal.title) \(words.names.adverb(meal.day))"
    }
    let verb = meals.count == 1 ? "has it and stays" : "have it and stay"
    return .say("The saved week is as it was: \(joined(dinners)) \(verb).", .warn)
  }

  func next(_ words: Wording) -> Closing { .say("swap \(meals[0].day.weekday.name)", "undo") }
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

/// Another dish of a saved plan gave way to a request for other days: the saved plan stands.
struct ChangeLetGo: Reply, Hashable {
  var days: [Day]

  func blocks(_ words: Wording) -> [Block] {
    .say("The change of \(joined(days.map(\.weekday.name))) was not saved; the saved plan stands.")
  }

  func next(_ words: Wording) -> Closing { .say("undo", end: " brings it back") }
  var isByTheWay: Bool { true }
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

/// No limit of time was wished for these dinners: what holds is the household's own.
struct NoLimitOfTheirOwn: Reply, Hashable {
  var weekday: Int
  var weekend: Int

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "No other time limit is on the plan: your dinners may take \(weekday) min on weekdays and \(weekend) min on weekends."
    )
  }

  func next(_ words: Wording) -> Closing {
    .say("show the plan", "30 minutes on weekdays")
  }
}
