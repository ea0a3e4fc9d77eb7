/// Limits that no plan keeps together, by deletion: a limit without which the rest still rule every plan out
/// is let go. What is left is irreducible where every answer on the way was a proof. Source: J. Chinneck, E.
/// Dravnieks, "Locating Minimal Infeasible Constraint Sets in Linear Programs", ORSA Journal on Computing 3
/// (1991).
func fightingLimits(
  _ problem: Problem, work limit: Int, shouldStop: () -> Bool
) -> (limits: [Limit], isSmallest: Bool, work: Int) {
  var kept = problem.limits
  var isSmallest = true
  var work = 0

  /// The limits that a proof needs when these rule every plan out; nil when they do not, or it is not known.
  func core(_ limits: [Limit]) -> [Limit]? {
    var trial = problem.keeping(Set(limits))
    trial.goal = .cost
    trial.repetition = nil
    guard work < limit, !shouldStop(), let model = try? Model(trial) else {
      isSmallest = false
      return nil
    }
    let found = CostSearch(model).run(
      work: (limit - work) / CostSearch.workOfStep, anyPlan: true, shouldStop: shouldStop)
    work += found.work * CostSearch.workOfStep
    if found.status == .unknown { isSmallest = false }
    guard found.status == .infeasible else { return nil }
    guard let rows = found.fighting else { return limits }
    let needed = Set(rows.flatMap { limitsOf($0, model: model, problem: trial) })
    return limits.filter {
      switch $0 {
      case .excluded, .day: true
      case .plan, .cap: needed.contains($0)
      }
    }
  }

  if let first = core(kept) { kept = first }
  var index = 0
  while index < kept.count {
    var without = kept
    without.remove(at: index)
    if let smaller = core(without) {
      kept = smaller
      // Those before were needed for a larger set, so they are for a smaller one too.
    } else {
      index += 1
    }
  }
  return (kept, isSmallest, work)
}

/// The limit behind one end of a row.
private func limitsOf(_ end: (row: Int, isLow: Bool), model: Model, problem: Problem) -> [Limit] {
  let quantity = model.planRows[end.row].quantity
  let name = model.quantities[quantity].name
  if end.isLow { return [.plan(name, .least)] }
  let scale = model.quantities[quantity].scale
  let most = model.plan[quantity].high
  // The cap where it is the tighter of the two.
  let isCap = problem.caps.contains { $0.name == name && $0.value.unitsDown(scale: scale) == most }
  return isCap ? [.cap(name)] : [.plan(name, .most)]
}
