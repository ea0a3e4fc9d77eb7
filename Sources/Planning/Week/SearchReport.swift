/// How close a plan's search came to the best week there is.
package struct SearchReport: Hashable, Sendable {
  /// The score of the week the planner gives.
  package let found: Int
  /// The best score known after looking further.
  package let best: Int
  /// True when no week scores more than `best`.
  package let isProven: Bool
}

/// Searches the same week twice: as the planner does, and again with so much work that the best week
/// is found and proved where that can be done. Nil when there is nothing to choose.
///
/// Throws as `generateWeeklyPlan` does. Source: design §6 ("the gap is reported").
package func searchReport(
  _ request: PlanRequest, from larder: Larder, work: Int
) throws(PlanningError) -> SearchReport? {
  let scene = try WeekScene(request, from: larder)
  guard !scene.evenings.isEmpty else { return nil }
  let pools = scene.pools(scene.shortLists(), attempt: request.attempt, shown: [])
  var quick = WeekSearch(pools, on: scene.board, previous: nil, leftovers: scene.leftovers)
  _ = quick.run()
  if quick.isProven { return SearchReport(found: quick.bestScore, best: quick.bestScore, isProven: true) }
  var effort = SearchEffort(for: pools)
  effort.work = work
  var long = WeekSearch(pools, on: scene.board, previous: nil, leftovers: scene.leftovers, effort: effort)
  _ = long.run()
  return SearchReport(
    found: quick.bestScore, best: max(quick.bestScore, long.bestScore), isProven: long.isProven)
}
