/// The given reminders that may be forgotten without being given again: those of food that is here no more, or that has
/// another date by now. Source: requirements BB-22.
package func oldReminders(_ given: [RaisedReminder], pantry: [PantryItem]) -> [RaisedReminder] {
  given.filter { reminder in
    guard let lot = pantry.first(where: { $0.id == reminder.lot }) else { return true }
    return reminder.kind != .low && reminder.date != lot.bestBefore
  }
}
