import Talk

/// The weekdays of the shopping as they are kept now; none where they were let go.
struct ShoppingDaysKept: Reply, Hashable {
  var days, before: [Weekday]

  func blocks(_ words: Wording) -> [Block] {
    guard days.isEmpty else {
      return .say("Shopping is on \(weekdaysText(days)): the list is due then.")
    }
    return .say(
      before.isEmpty
        ? "No day for the shopping is kept: it is due the evening before a plan begins."
        : "No day for the shopping any more: it is due the evening before a plan begins.")
  }
  func next(_ words: Wording) -> Closing {
    if days.isEmpty { return before.isEmpty ? .say("shopping list") : .say("shopping list", "undo") }
    return days == before ? .say("when should we go shopping") : .say("when should we go shopping", "undo")
  }
  var matter: Facts? { ["kind": "shopping_days", "days": days.map(\.rawValue)] }
}
