package import Kitchen
package import Values

/// What is said of a saved plan's standing.
package enum PlanNews: Hashable, Sendable {
  /// The last plan is over; its days.
  case ended([Day])
  /// A plan gave way to a new one for some of its days.
  case archived([Day], keepsHistory: Bool)
  /// A plan was thrown away because somebody said so.
  case thrownAway([Day])
  /// No plan to throw away.
  case nothingToThrowAway
  /// The plan on the table can't be saved any more: all its days are over.
  case tableIsOver([Day])
  /// A yes or no is needed first.
  case confirm(Confirmable)
  /// It was not done.
  case leftAsItIs
}

/// Something that is done only after a yes.
package enum Confirmable: Hashable, Sendable, Codable {
  case throwAway(ID<MealPlan>, [Day])
  case forget([Forgettable])
}
