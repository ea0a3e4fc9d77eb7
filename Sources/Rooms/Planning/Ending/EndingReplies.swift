import Talk

/// The last plan is over; a hello. Source: requirements MP-20, Decisions "Saving".
struct PlanEnded: Reply {
  var days: [Day]

  func blocks(_ words: Wording) -> [Block] {
    .say("Hello. Your plan of \(spanText(days)) is done; I can plan the next days.")
  }

  func next(_ words: Wording) -> Closing {
    .say("plan the week", "what's for dinner tonight", "show our dinner history")
  }
}

/// A plan gave way to a new one for some of its days.
struct PlanArchived: Reply {
  var days: [Day]
  /// Some of its dinners are past.
  var keepsHistory: Bool

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "The earlier plan of \(spanText(days)) is archived"
        + (keepsHistory ? "; its past dinners stay in your history." : "."))
  }

  func next(_ words: Wording) -> Closing { .say("shopping list", "undo") }
  var isByTheWay: Bool { true }
}

/// A yes or no is needed before a plan is thrown away.
struct ThrowAwayAsked: Reply {
  var days: [Day]

  func blocks(_ words: Wording) -> [Block] {
    .say("Throw away the plan of \(spanText(days)), with its shopping list? Say yes or no.")
  }

  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}

/// A plan was thrown away because somebody said so.
struct PlanThrownAway: Reply {
  var days: [Day]

  func blocks(_ words: Wording) -> [Block] {
    .say("The plan of \(spanText(days)) is gone; past dinners stay in your history.")
  }

  func next(_ words: Wording) -> Closing { .say("undo", "plan the week") }
}

/// No plan to throw away.
struct NoPlanToThrowAway: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("There is no plan to throw away.") }
  func next(_ words: Wording) -> Closing { .say("plan the week", "what's for dinner tonight") }
  var status: ReplyStatus { .refused }
}

/// The plan on the table can't be saved any more: all its days are over.
struct PlanTableOver: Reply {
  var days: [Day]
  /// True when nobody spoke of the plan: what was asked for goes on.
  var isNews = false

  func blocks(_ words: Wording) -> [Block] {
    .say("That plan was for \(spanText(days)), and those days are over. It was not saved.")
  }

  func next(_ words: Wording) -> Closing { .say("plan the week", "what's for dinner tonight") }
  var status: ReplyStatus { isNews ? .done : .refused }
}
