import Talk

/// A dinner noted as cooked.
struct CookedNoted: Reply {
  var dinner: MealHistoryEntry
  /// The title of the planned dish that was skipped for it.
  var instead: String?

  func blocks(_ words: Wording) -> [Block] {
    .say(
      sentences(
        "Noted: \(dinner.title), cooked \(pastDayText(dinner.day, words)).",
        instead.map { "\($0) counts as skipped." } ?? ""))
  }

  func next(_ words: Wording) -> Closing { .say("it was a 5", "show our dinner history", "undo") }
  var data: (any Encodable)? { DinnerShownData(dinner) }
}

/// A dinner noted as not cooked.
struct SkippedNoted: Reply {
  var dinner: MealHistoryEntry

  func blocks(_ words: Wording) -> [Block] {
    .say("Noted: \(dinner.title) was not cooked \(pastDayText(dinner.day, words)).")
  }

  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight", "undo") }
  var data: (any Encodable)? { DinnerShownData(dinner) }
}

/// No dinner is known for that day; nil for any.
struct NothingEaten: Reply {
  var day: Day?

  func blocks(_ words: Wording) -> [Block] {
    .say(day.map { "I know of no dinner \(pastDayText($0, words))." } ?? "I know of no dinner of yours yet.")
  }

  func next(_ words: Wording) -> Closing {
    .say("we cooked the beef chili", "4 stars for the beef chili", end: ", for instance")
  }

  var status: ReplyStatus { .refused }
}

/// The evening somebody speaks of as past is not.
struct StillToCome: Reply {
  var day: Day
  func blocks(_ words: Wording) -> [Block] { .say("\(day.longText) is still to come.") }
  func next(_ words: Wording) -> Closing { .say("show the plan", "what did we eat last week") }
  var status: ReplyStatus { .refused }
}

/// "yesterday", "tonight", "last Tuesday" or the date, for days gone by.
func pastDayText(_ day: Day, _ words: Wording) -> String {
  guard let today = words.today else { return "on \(day.longText)" }
  switch today - day {
  case 0: return "tonight"
  case 1: return "yesterday"
  case 2...6: return "last \(day.weekday.name)"
  default: return "on \(day.longText)"
  }
}
