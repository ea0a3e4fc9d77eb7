import Catalogue
import Kitchen
package import Planning
import Values

extension World {
  /// What is to be done for the plans in force, by day.
  package var reminders: [Reminder] {
    activePlans.filter { ($0.plan.ends ?? today) >= today }
      .flatMap { Planning.reminders(for: $0, table: catalogue.table, on: today) }
      .sorted { $0.due < $1.due }
  }

  /// What is to be done today.
  package var dueReminders: [Reminder] { reminders.filter { $0.due == today } }
}

extension Turn {
  /// All that is to be done, or what one day's dinner needs.
  mutating func showReminders(for words: DayWords?, thawing: Bool) {
    let all = world.reminders.filter { !thawing || $0.isThawing }
    guard let words else {
      say(.reminders(all, isAsked: true))
      return
    }
    switch words {
    case .noSuchDay(let said): say(.refused([.noSuchDay(said)]))
    case .day(let day):
      let due = all.filter { reminder in
        switch reminder {
        case .shop(let on, let days, _): on == day || days.first == day
        case .thaw(let on, _, _, let eaten): on == day || eaten == day
        }
      }
      say(.reminders(due, isAsked: true))
    }
  }

  /// What the evening before asks for is said before tonight's dishes.
  mutating func remindOfThawing() {
    let due = world.dueReminders.filter(\.isThawing)
    if !due.isEmpty { responses.append(.reminders(due, isAsked: false)) }
  }
}
