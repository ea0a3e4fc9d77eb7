/// The least cost of a plan, with its proof.
struct CostSearch {
  /// What is known at the end.
  struct Result {
    var status: Solution.Status
    var plan: Multiplicities?
    var cost: Int?
    /// No plan costs less.
    var bound: Int?
    var work: Int
    /// Where the linear programme alone rules every plan out: the rows it needs for that.
    var fighting: [(row: Int, isLow: Bool)]?
  }

  /// How many trial changes of a plan take as long as one step here.
  static let workOfStep = 100

  let model: Model
  let rows: [PlanRow]
  let universe: MenuUniverse
  let costs: [Int]
  /// Every cost is a multiple of this.
  private let costStep: Int

  init(_ model: Model, universe: MenuUniverse? = nil) {
    self.model = model
    rows = model.planRows.map(\.row)
    self.universe = universe ?? MenuUniverse(model)
    costs = model.dishCosts
    costStep = max(1, costs.reduce(0, greatestCommonDivisor))
  }

  /// Searches within so much work. With `anyPlan` the first feasible plan ends it.
  func run(
    work limit: Int, anyPlan: Bool = false, improved: (Int, Int?, Int) -> Void = { _, _, _ in },
    shouldStop: () -> Bool
  ) -> Result {
    let relaxation = Relaxation(
      model: model, rows: rows, universe: universe, costs: costs, work: limit / 2, shouldStop: shouldStop)
    var result = Result(status: .unknown, work: universe.steps / 64 + relaxation.work)
    switch relaxation.outcome {
    case .infeasible(let fighting):
      result.status = .infeasible
      result.fighting = universe.isNarrowed ? nil : fighting
      return result
    case .bounded(let cost): result.bound = roundedUp(cost)
    case .open: break
    }
    func note(_ found: ServingSearch.Result) {
      result.work += found.work
      guard let best = found.best, best.cost < result.cost ?? .max else { return }
      (result.plan, result.cost) = (best.plan, best.cost)
      improved(best.cost, result.bound, result.work)
    }
    let bound = result.bound ?? 0
    // First a narrow search: nearly always the least cost is a few units above the bound.
    var room = max(costStep, bound / 2_000)
    while result.bound != nil, result.work < limit, !shouldStop() {
      let cutoff = min((result.cost ?? .max / 2) - costStep, bound + room)
      guard let menus = menus(relaxation, cutoff: cutoff) else { break }
      let found = serving(menus).run(
        cutoff: cutoff, work: (limit - result.work) / 3,
        stopsAtFirst: anyPlan, shouldStop: shouldStop)
      note(found)
      if let cost = result.cost, anyPlan || (found.isComplete && cost - costStep <= cutoff) {
        return ended(result, cost, found.isComplete)
      }
      if anyPlan { break }
      result.bound = max(bound, roundedUp(found.bound))
      if room > bound || !found.isComplete { break }
      room *= 3
    }
    // Then any plan: straight down through the menus met so far, and by a walk where that leads nowhere.
    if result.plan == nil, result.work < limit, !shouldStop() {
      note(
        serving(relaxation.pool).run(
          cutoff: .max / 2, work: (limit - result.work) / 4, stopsAtFirst: true, shouldStop: shouldStop))
    }
    if result.plan == nil, !shouldStop() { walk(relaxation.pool, limit: limit, &result, shouldStop) }
    if anyPlan, let cost = result.cost { return ended(result, cost, false) }
    // Then everything that can be better.
    let cutoff = (result.cost ?? .max / 2) - costStep
    let complete =
      result.bound == nil ? universe.listed : menus(relaxation, cutoff: cutoff) ?? universe.listed
    let found = serving(complete ?? relaxation.pool).run(
      cutoff: cutoff, work: max(0, limit - result.work), stopsAtFirst: anyPlan, shouldStop: shouldStop)
    note(found)
    let isProof = found.isComplete && complete != nil
    if let bound = result.bound, complete != nil { result.bound = max(bound, roundedUp(found.bound)) }
    if let cost = result.cost { return ended(result, cost, isProof) }
    result.status = isProof ? .infeasible : .unknown
    return result
  }

  private func serving(_ menus: MenuSet) -> ServingSearch {
    ServingSearch(model: model, rows: rows, menus: menus, costs: costs, costStep: costStep)
  }

  /// Looks for any plan by a walk from day to day, which finds one where branching alone would take long.
  private func walk(_ pool: MenuSet, limit: Int, _ result: inout Result, _ shouldStop: () -> Bool) {
    guard
      var search = RepetitionSearch(
        model, RepetitionRules(noneFor: model), start: nil, menus: universe.listed ?? pool, seed: 0)
    else { return }
    let trials = min(Self.walkTrials, max(0, limit - result.work) * Self.workOfStep)
    search.anneal(work: trials, from: 0.5, to: 0.01) { $0.best != nil || shouldStop() }
    result.work += search.work / Self.workOfStep + 1
    guard let plan = search.best?.plan else { return }
    (result.plan, result.cost) = (Multiplicities(plan, model), model.totals(plan)[0])
  }

  private static let walkTrials = 2_000_000

  /// The menus that a plan can have at all, as far as they are known: where the cost is capped, none that
  /// alone would bring the bound past the cap. Where they are too many to list, those met on the way to the
  /// bound and some drawn ones.
  func usableMenus(seed: UInt64, work limit: Int, shouldStop: () -> Bool) -> (
    menus: MenuSet, isComplete: Bool
  ) {
    let relaxation = Relaxation(
      model: model, rows: rows, universe: universe, costs: costs, work: limit, shouldStop: shouldStop)
    if case .bounded = relaxation.outcome, model.plan[0].high < Model.open,
      let menus = menus(relaxation, cutoff: model.plan[0].high)
    {
      return (universe.listed == nil ? menus.keepingUsable(model) : menus, true)
    }
    if let listed = universe.listed { return (listed, true) }
    return (universe.drawn(model, adding: relaxation.pool, seed: seed), false)
  }

  private func ended(_ result: Result, _ cost: Int, _ isProof: Bool) -> Result {
    var result = result
    if isProof { result.bound = cost }
    result.status = result.bound == cost ? .optimal : .feasible
    return result
  }

  private func roundedUp(_ cost: Int) -> Int {
    let rest = cost % costStep
    return rest > 0 ? cost + costStep - rest : cost
  }

  /// The menus that a plan within the cutoff can have: any other makes the bound pass it. Nil when they are
  /// too many.
  private func menus(_ relaxation: Relaxation, cutoff: Int) -> MenuSet? {
    let certificate = relaxation.certificate
    let room = Int128(cutoff) * Int128(certificate.factor) - relaxation.bound
    let most = Int128(relaxation.leastPrice) + room
    return universe.all(certificate.prices, most: Int(clamping: most))
  }
}

private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
  var (one, other) = (one, other)
  while other != 0 { (one, other) = (other, one % other) }
  return one
}
