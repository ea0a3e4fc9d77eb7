/// The least repetition: any plan first, a bound, then plans of few days by trying them all and others by
/// annealing.
func leastRepetition(
  _ model: Model, _ effort: Effort, _ shouldStop: () -> Bool, _ progress: (Progress) -> Void
) -> Solution {
  let universe = MenuUniverse(model)
  let cost = CostSearch(model, universe: universe)
  let start = cost.run(work: effort.work / CostSearch.workOfStep, anyPlan: true, shouldStop: shouldStop)
  var solution = Solution(
    model: model, status: start.status == .infeasible ? .infeasible : .unknown,
    work: start.work * CostSearch.workOfStep)
  guard let rules = model.repetition, let served = start.plan else { return solution }
  var best = (plan: served.plan(), points: rules.points(of: served.plan(), model))
  var (menus, isComplete) = cost.usableMenus(
    seed: effort.seed, work: effort.work / CostSearch.workOfStep / 4, shouldStop: shouldStop)
  var bound = 0
  if isComplete {
    var lagrangian = RepetitionBound(model, rules, menus: menus)
    lagrangian.improve(steps: min(60_000, effort.work / 500), target: best.points, shouldStop: shouldStop)
    solution.work += lagrangian.work
    bound = lagrangian.best
  }
  menus = menus.adding(served)
  var search = RepetitionSearch(model, rules, start: best.plan, menus: menus, seed: effort.seed)
  func walk(work: Int) {
    let before = solution.work - (search?.work ?? 0)
    search?.run(work: work) { search in
      if let found = search.best { best = found }
      progress(
        Progress(work: before + search.work, value: best.points, bound: bound, scale: RepetitionRules.scale))
      return best.points <= bound || shouldStop()
    }
    if let found = search?.best { best = found }
    solution.work = before + (search?.work ?? 0)
  }
  // A short walk, so that trying all plans has something to cut off by.
  walk(work: min(effort.work / 20, 500_000))
  if isComplete, best.points > bound, let board = search?.board {
    var proof = RepetitionProof(board)
    let isProved = proof.run(
      below: best.points, work: min(effort.work / 5, 4_000_000), shouldStop: shouldStop)
    solution.work += proof.work
    if let found = proof.best { best = (board.plan(found.menus), found.points) }
    if isProved { bound = best.points }
  }
  if best.points > bound { walk(work: max(0, effort.work - solution.work)) }
  (solution.plan, solution.value, solution.bound) = (best.plan, best.points, bound)
  solution.status = best.points <= bound ? .optimal : .feasible
  return solution
}
