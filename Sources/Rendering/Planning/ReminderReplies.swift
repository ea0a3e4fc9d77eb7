import Dialogue
import Planning
import Values

extension Wording {
  /// What is to be done, a sentence each.
  func reminders(_ reminders: [Reminder]) -> [Block] {
    guard !reminders.isEmpty else { return .say("There is nothing to prepare.") }
    return reminders.flatMap { [Block].say(reminderText($0)) }
  }

  private func reminderText(_ reminder: Reminder) -> String {
    switch reminder {
    case .shop(let day, let days, let items):
      "Shopping for \(spanText(days)) is due \(due(day)): \(counted(items, "thing")) on the list."
    case .thaw(let day, let foods, let title, let eaten):
      "To thaw in the fridge \(day == today ? "tonight" : "on \(day.weekday.name) night"): "
        + "\(joined(foods)), for \(title) \(names.adverb(eaten))."
    }
  }

  /// "today", "tomorrow", "on Sunday".
  private func due(_ day: Day) -> String { day == today ? "today" : names.adverb(day) }

  func closing(for reminders: [Reminder]) -> Closing {
    reminders.isEmpty
      ? .say("show the plan", "plan the week") : .say("shopping list", "what's for dinner tonight")
  }
}
