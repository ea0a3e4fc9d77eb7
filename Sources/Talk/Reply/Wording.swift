/// What finding the words for a reply may look at: the day, the state the turn left behind, the room there is.
package struct Wording: Sendable {
  /// Makes "tonight" out of a date; nil where nobody said what day it is.
  package var today: Day?
  package var state: DialogueState
  /// Columns there will be, for choosing how much goes beside each other.
  package var width: Int
  /// How things stand after the turn; nil where nobody looked.
  package var standing: Standing?
  /// False when other replies stand before this one.
  package var isFirst = true

  package init(
    today: Day?, state: DialogueState = DialogueState(), width: Int = 80, standing: Standing? = nil
  ) { (self.today, self.state, self.width, self.standing) = (today, state, width, standing) }

  package var names: DayNames { DayNames(today: today) }

  /// What can be said of the plan that waits for a yes; nil without one.
  package var linesOnTheTable: Closing? {
    guard let draft = state.draft else { return nil }
    let days = draft.plan.meals.map(\.day)
    let day = (days.dropFirst().first ?? days.first).map { names.typed($0) } ?? "Tuesday"
    return .say("looks good", "swap \(day)", "never mind")
  }
}
