package import Kitchen
package import Values

/// What is answered about dinners gone by.
package enum HistoryReply: Hashable, Sendable {
  /// The dinner as it is now rated, and the stars it had before; `isNew` when nothing was known of
  /// it. `next` is the day it is planned for although it was not liked.
  case rated(MealHistoryEntry, before: Stars?, isNew: Bool, next: Day?)
  /// Anything but 1 to 5; nil when no number was said.
  case notStars(Rational?)
  /// Noted as cooked; `instead` is the title of the planned dish that was skipped for it.
  case cooked(MealHistoryEntry, instead: String?)
  case skipped(MealHistoryEntry)
  /// Another dish takes the place of tonight's planned one.
  case tonight(TonightsChoice)
  /// No dinner is known for that day, or for any.
  case nothingEaten(Day?)
  /// That day is still to come.
  case notYet(Day)
  /// Dinners by day; empty for none.
  case dinners([MealHistoryEntry], from: Day, to: Day)
  /// When one dish was cooked; the oldest first.
  case dish(title: String, [MealHistoryEntry], next: Day?)
  /// How often dishes of one kind were cooked in those days.
  case kind(HistoryWords.Subject, [MealHistoryEntry], from: Day, to: Day)
  /// "How was it yesterday?", asked once.
  case howWas(MealHistoryEntry)
}
