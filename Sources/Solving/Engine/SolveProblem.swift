/// Finds the best plan it can within the effort. The same problem and effort give the same solution, unless
/// `shouldStop` ends the search early; then it is the best so far. Throws where the numbers do not fit exact
/// arithmetic.
package func solve(
  _ problem: Problem, effort: Effort = Effort(), shouldStop: () -> Bool = { false },
  progress: (Progress) -> Void = { _ in }
) throws(ProblemFault) -> Solution {
  let model = try Model(problem)
  var hasStopped = false
  func stops() -> Bool {
    if !hasStopped, shouldStop() { hasStopped = true }
    return hasStopped
  }
  var solution =
    switch model.goal {
    case .cost: leastCost(model, effort, stops, progress)
    case .repetition: leastRepetition(model, effort, stops, progress)
    }
  if solution.status == .infeasible {
    let fight = fightingLimits(problem, work: effort.work, shouldStop: stops)
    (solution.fighting, solution.fightIsSmallest) = (fight.limits, fight.isSmallest)
    solution.work += fight.work
  }
  solution.notes = notes(problem) + (hasStopped ? [.stopped] : [])
  return solution
}

private func notes(_ problem: Problem) -> [Solution.Note] {
  let allergens = Set(problem.dishes.flatMap(\.allergens))
  let amounts = Set(problem.dishes.flatMap { $0.amounts.map(\.name) } + [Problem.cost])
  var limited: [String] = []
  for name in problem.day.map(\.name) + problem.plan.map(\.name) + problem.caps.map(\.name)
  where !amounts.contains(name) && !limited.contains(name) {
    limited.append(name)
  }
  return (problem.goal == .cost && problem.repetition != nil ? [.repetitionNotMinimised] : [])
    + problem.excluded.filter { !allergens.contains($0) }.map { .allergenOfNoDish($0) }
    + limited.map { .amountOfNoDish($0) }
}

private func leastCost(
  _ model: Model, _ effort: Effort, _ shouldStop: () -> Bool, _ progress: (Progress) -> Void
) -> Solution {
  let scale = model.quantities[0].scale
  let found = CostSearch(model).run(
    work: effort.work / CostSearch.workOfStep,
    improved: { cost, bound, work in
      progress(Progress(work: work * CostSearch.workOfStep, value: cost, bound: bound, scale: scale))
    }, shouldStop: shouldStop)
  return Solution(
    model: model, status: found.status, plan: found.plan?.plan(), value: found.cost, bound: found.bound,
    work: found.work * CostSearch.workOfStep)
}
