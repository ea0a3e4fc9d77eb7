import Talk

/// What is to be done, a sentence each; said by the way unless it was asked for. Source: requirements MP-33.
struct RemindersShown: Reply {
  var reminders: [Reminder]
  var isAsked: Bool
  /// Those of the household's own, still to come.
  var own: [OwnReminder] = []
  /// The household's own weekdays for the shopping: told where nothing is due.
  var shopping: [Weekday] = []

  func blocks(_ words: Wording) -> [Block] {
    let told = own.flatMap { reminder in
      words.today.map {
        [Block].say("\(capitalized(reminder.moment(from: $0))): \(inertLine(reminder.what)).")
      } ?? []
    }
    return (reminders.isEmpty && !told.isEmpty ? [] : prepared(words)) + told
  }

  private func prepared(_ words: Wording) -> [Block] {
    guard !reminders.isEmpty else {
      return .say(
        shopping.isEmpty ? "There is nothing to prepare." : "Shopping is on \(weekdaysText(shopping)).")
    }
    return reminders.flatMap { [Block].say(text(of: $0, words)) }
  }

  private func text(of reminder: Reminder, _ words: Wording) -> String {
    switch reminder {
    case .shop(let day, let days, let items):
      let due = day == words.today ? "today" : words.names.adverb(day)
      return "Shopping for \(spanText(days)) is due \(due): \(counted(items, "thing")) on the list."
    case .thaw(let day, let foods, let title, let eaten):
      let evening = day == words.today ? "tonight" : "on \(day.weekday.name) night"
      return "To thaw in the fridge \(evening): \(joined(foods)), for \(title) \(words.names.adverb(eaten))."
    case .freeze(_, let foods, let title, let eaten, let until):
      let keeps = foods.count == 1 ? "keeps" : "keep"
      let last = until == words.today ? "today" : words.names.heading(until)
      return
        "To freeze: \(joined(foods)), for \(title) \(words.names.adverb(eaten)); in the fridge \(foods.count == 1 ? "it" : "they") \(keeps) until \(last)."
    case .past(_, let foods, let title, let until):
      return
        "Past its date of \(words.names.heading(until)): the \(joined(foods)) at home for \(title). Throw \(foods.count == 1 ? "it" : "them") out and buy fresh, or take another dish."
    }
  }

  func next(_ words: Wording) -> Closing {
    reminders.isEmpty
      ? .say("show the plan", "plan the week") : .say("shopping list", "what's for dinner tonight")
  }

  var matter: Facts? {
    isAsked
      ? [
        "kind": "reminders", "reminders": reminders.map { RemindersShown.facts($0) },
        "own": own.map { ["day": $0.day, "minute": $0.minute, "what": $0.what] as Facts },
      ] : nil
  }
  var isByTheWay: Bool { !isAsked }

  private static func facts(_ reminder: Reminder) -> Facts {
    switch reminder {
    case .shop(let day, let days, let items): ["do": "shop", "on": day, "days": days, "items": items]
    case .thaw(let day, let foods, _, let eaten): ["do": "thaw", "on": day, "foods": foods, "eaten": eaten]
    case .freeze(let day, let foods, _, let eaten, let until):
      ["do": "freeze", "on": day, "foods": foods, "eaten": eaten, "until": until]
    case .past(let day, let foods, _, let until):
      ["do": "discard", "on": day, "foods": foods, "until": until]
    }
  }
}
