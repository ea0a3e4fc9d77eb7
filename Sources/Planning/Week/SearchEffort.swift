/// How hard a search tries: counts, never a clock, so that the same week comes out on every machine.
/// Small choices are looked through far enough to prove the best week.
struct SearchEffort {
  /// Partial weeks kept for each evening.
  var beamWidth = 20
  /// Dishes a partial week is continued with.
  var branching = 12
  /// Partial weeks kept for each way to lay the leftovers.
  var perShape = 3
  /// Weeks polished in the end, one for each way to lay the leftovers.
  var starts = 3
  /// Dishes tried for the first of two evenings exchanged together.
  var tries = 8
  /// Whether three evenings are exchanged together when one and two bring nothing more.
  var triesThree = false
  /// Weeks polished with the leftovers on other evenings.
  var relaid = 2
  /// Gains the branch and bound may look at.
  var work = 2_000

  /// Up to so many dishes an evening are few.
  private static let few = 60

  init(for pools: [DayPool]) {
    guard (pools.map(\.candidates.count).max() ?? 0) <= Self.few else { return }
    beamWidth = 120
    branching = 30
    perShape = 20
    starts = 8
    tries = 60
    triesThree = true
    relaid = 8
    work = 400_000
  }
}
