import Talk

/// Keeps the weekdays of the shopping in place of those before, or lets them go. Shopping for a plan is due on the last of
/// them up to its first day.
func keepShoppingDays(_ said: Said, _ turn: inout Turn) {
  let before = turn.world.shoppingDays
  if said.slots.has("off") {
    turn.remove(Setting(.shoppingDays, "-"))
    turn.isUndoable = !before.isEmpty
    return turn.say(ShoppingDaysKept(days: [], before: before))
  }
  let named = Set(said.slots.days("days").map(\.weekday))
  let days = Weekday.allCases.filter(named.contains)
  guard !days.isEmpty else { return sayPlainly(said, &turn) }
  turn.put(Setting(.shoppingDays, days.map(\.rawValue).joined(separator: ",")))
  turn.isUndoable = days != before
  turn.say(ShoppingDaysKept(days: days, before: before))
}
