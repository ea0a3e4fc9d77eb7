/// Branch and bound over how often each menu of a list is served, for the least cost up to a cutoff. Every
/// branch that is given up is given up by a `Certificate`, so what it proves is true; floating point only
/// steers.
///
/// Branches on the servings of a dish while one is fractional, then on those of a menu. Source: the scheme of
/// J. Desrosiers and M. Lübbecke, A Primer in Column Generation, 2005, section on integer solutions.
struct ServingSearch {
  struct Result {
    var best: (plan: Multiplicities, cost: Int)?
    /// Nothing cheaper than `best` and within the cutoff remains among the menus.
    var isComplete: Bool
    /// Costs below this are ruled out among the menus (up to the cutoff).
    var bound: Int
    var work: Int
  }

  private struct Node {
    var servings: [(dish: Int, low: Int, high: Int)] = []
    var times: [(menu: Int, low: Int, high: Int)] = []
    var basis: Simplex.Basis?
    var bound: Int
    /// The menus that a plan of this branch can have.
    var active: [Int32]
    /// The branch this node is: for learning what branching on the dish brings.
    var branch: (dish: Int, isUp: Bool, distance: Double, objective: Double)?
  }

  private let model: Model
  private let rows: [PlanRow]
  private let menus: MenuSet
  private let costs: [Int]
  private let costScale: Double
  private let costStep: Int
  private let program: Simplex
  private let filter: MenuFilter

  init(model: Model, rows: [PlanRow], menus: MenuSet, costs: [Int], costStep: Int) {
    self.model = model
    self.rows = rows
    self.menus = menus
    self.costs = costs
    self.costStep = costStep
    costScale = scaleOfCosts(costs, offered: model.offered)
    program = servingProgram(model, rows: rows, menus: menus, costs: costs)
    filter = MenuFilter(model, rows: rows, menus: menus)
  }

  /// The least cost up to `cutoff`, within so much work (counted in simplex steps).
  func run(cutoff: Int, work limit: Int, stopsAtFirst: Bool = false, shouldStop: () -> Bool) -> Result {
    var result = Result(best: nil, isComplete: true, bound: .min, work: 0)
    var cutoff = cutoff
    var gains = BranchGains(dishes: model.dishCount)
    var open = [Node(bound: .min, active: (0..<menus.count).map { Int32($0) })]
    while let node = open.popLast() {
      if node.bound > cutoff { continue }
      if result.work >= limit || shouldStop() {
        open.append(node)
        break
      }
      let (found, children, work) = explore(node, cutoff: cutoff, &gains)
      result.work += work
      if let found, found.cost <= cutoff {
        result.best = found
        cutoff = found.cost - costStep
        if stopsAtFirst {
          result.isComplete = false
          break
        }
      }
      open += children
    }
    open.removeAll { $0.bound > cutoff }
    if !open.isEmpty { result.isComplete = false }
    result.bound = min(open.map(\.bound).min() ?? cutoff + 1, cutoff + 1)
    return result
  }

  private func explore(
    _ node: Node, cutoff: Int, _ gains: inout BranchGains
  ) -> (found: (plan: Multiplicities, cost: Int)?, children: [Node], work: Int) {
    guard let active = filter.usable(node.active, servings: node.servings) else { return (nil, [], 1) }
    let allRows = rows + node.servings.map { model.servings(of: $0.dish, from: $0.low, to: $0.high) }
    var program = self.program.adding(allRows.dropFirst(rows.count).map(\.scaled))
    for bound in node.times { program.bound(bound.menu, low: Double(bound.low), high: Double(bound.high)) }
    program.serveOnly(active)
    if let basis = node.basis { program.start(from: basis) }
    let outcome = program.minimise(atMost: 2_000)
    let work = program.work + 1
    var node = node
    node.basis = outcome == .stalled ? nil : program.basis
    node.active = active
    let objective = outcome == .optimal ? program.objective : Double(cutoff) * costScale
    if let branch = node.branch, outcome != .stalled {
      let gain = min(objective, Double(cutoff) * costScale) - branch.objective
      gains.note(dish: branch.dish, isUp: branch.isUp, distance: branch.distance, gain: gain)
    }
    node.branch = nil
    if outcome != .stalled {
      let least = bounded(&node, program, allRows, cutoff: cutoff, countingCost: outcome == .optimal)
      guard let least, least <= cutoff else { return (nil, [], work) }
      node.bound = max(node.bound, least)
    }
    let solution = program.solution()
    let found = outcome == .optimal ? whole(solution, cutoff: cutoff) : nil
    if let found, found.cost <= node.bound { return (found, [], work) }
    return (found, branches(node, solution, objective, gains), work)
  }

  /// The exact bound of a node: nil when nothing is feasible there. Leaves out of the node the menus that a
  /// plan within the cutoff can't have, as a single serving would bring the bound past it.
  private func bounded(
    _ node: inout Node, _ program: Simplex, _ rows: [PlanRow], cutoff: Int, countingCost: Bool
  ) -> Int? {
    let certificate = Certificate(
      multipliers: program.multipliers, rows: rows, costs: costs, costScale: costScale,
      countingCost: countingCost,
      menuSize: model.courseCount)
    let prices = node.active.map { menu in menus.sum(Int(menu), of: certificate.prices) }
    func price(_ menu: Int) -> Int { menus.sum(menu, of: certificate.prices) }
    // The day's multiplier is free: the cheapest menu without bounds of its own, whose share is then never
    // negative.
    let withBounds = Set(node.times.map { Int32($0.menu) })
    var cheapest: Int?
    for (place, menu) in node.active.enumerated() where withBounds.isEmpty || !withBounds.contains(menu) {
      cheapest = min(cheapest ?? .max, prices[place])
    }
    let base = cheapest ?? certificate.dayMultiplier
    var total = certificate.bound(days: model.days, cheapestMenu: base)
    for bound in node.times {
      let share = Int128(price(bound.menu)) - Int128(base)
      total += min(share * Int128(bound.low), share * Int128(bound.high))
    }
    if countingCost {
      let room = Int128(cutoff) * Int128(certificate.factor) - total
      let most = Int(clamping: Int128(base) + room)
      if prices.contains(where: { $0 > most }) {
        node.active = zip(node.active, prices).filter { $1 <= most || withBounds.contains($0) }.map(\.0)
      }
    }
    return certificate.leastCost(total)
  }

  /// The plan the solution stands for when it is whole and keeps every range exactly.
  private func whole(_ solution: [Double], cutoff: Int) -> (plan: Multiplicities, cost: Int)? {
    var served: [(menu: [Int], times: Int)] = []
    var days = 0
    for (menu, value) in solution.enumerated() where value > 0.5 {
      let times = Int(value.rounded())
      if abs(value - Double(times)) > 1e-6 { return nil }
      served.append((menus[menu].map { Int($0) }, times))
      days += times
    }
    guard days == model.days else { return nil }
    return checked(Multiplicities(served: served))
  }

  private func checked(_ plan: Multiplicities) -> (plan: Multiplicities, cost: Int)? {
    for row in rows {
      let sum = plan.served.reduce(0) { $0 + $1.times * $1.menu.reduce(0) { $0 + row.coefficients[$1] } }
      guard row.span.contains(sum) else { return nil }
    }
    return (plan, plan.served.reduce(0) { $0 + $1.times * $1.menu.reduce(0) { $0 + costs[$1] } })
  }

  /// Children of a node, the one to look at first last.
  private func branches(_ node: Node, _ solution: [Double], _ objective: Double, _ gains: BranchGains)
    -> [Node]
  {
    var servings = [Double](repeating: 0, count: model.dishCount)
    for (menu, value) in solution.enumerated() where value > 0 {
      for dish in menus[menu] { servings[Int(dish)] += value }
    }
    if let dish = gains.choose(servings) {
      let (low, high) = bounds(of: dish, in: node)
      let floor = Int(servings[dish].rounded(.down))
      return ordered(node, servings[dish], floor, low, high) { node, low, high in
        let isUp = low > floor
        let distance = isUp ? Double(floor + 1) - servings[dish] : servings[dish] - Double(floor)
        node.branch = (dish, isUp, distance, objective)
        if let at = node.servings.firstIndex(where: { $0.dish == dish }) {
          node.servings[at] = (dish, low, high)
        } else {
          node.servings.append((dish, low, high))
        }
      }
    }
    if let menu = mostFractional(solution) {
      let bound = node.times.first { $0.menu == menu }
      return ordered(
        node, solution[menu], Int(solution[menu].rounded(.down)), bound?.low ?? 0, bound?.high ?? model.days,
        { node, low, high in setTimes(&node, menu, low, high) })
    }
    return wholeBranches(node, solution)
  }

  /// For a whole solution that is not exactly feasible, or one that floating point lost: splits off its
  /// value.
  private func wholeBranches(_ node: Node, _ solution: [Double]) -> [Node] {
    for menu in node.active.map({ Int($0) }) {
      let bound = node.times.first { $0.menu == menu } ?? (menu, 0, model.days)
      guard bound.low < bound.high else { continue }
      let value = min(max(Int(solution[menu].rounded()), bound.low), bound.high)
      var children: [Node] = []
      for range in [(value + 1, bound.high), (bound.low, value - 1), (value, value)] where range.0 <= range.1
      {
        var child = node
        child.basis = nil
        setTimes(&child, menu, range.0, range.1)
        children.append(child)
      }
      return children
    }
    return []
  }

  private func setTimes(_ node: inout Node, _ menu: Int, _ low: Int, _ high: Int) {
    node.times.removeAll { $0.menu == menu }
    node.times.append((menu, low, high))
  }

  private func bounds(of dish: Int, in node: Node) -> (low: Int, high: Int) {
    node.servings.first { $0.dish == dish }.map { ($0.low, $0.high) } ?? (0, model.days)
  }

  private func mostFractional(_ values: [Double]) -> Int? {
    var best = 1e-6
    var chosen: Int?
    for (index, value) in values.enumerated() {
      let distance = abs(value - value.rounded())
      if distance > best + 1e-9 { (best, chosen) = (distance, index) }
    }
    return chosen
  }

  private func ordered(
    _ node: Node, _ value: Double, _ floor: Int, _ low: Int, _ high: Int,
    _ change: (inout Node, Int, Int) -> Void
  ) -> [Node] {
    var down = node
    change(&down, low, floor)
    var up = node
    change(&up, floor + 1, high)
    return value - Double(floor) < 0.5 ? [up, down] : [down, up]
  }
}

/// What brings the dearest menu's cost to one.
func scaleOfCosts(_ costs: [Int], offered: [Range<Int>]) -> Double {
  1 / Double(max(1, offered.reduce(0) { $0 + ($1.map { costs[$0] }.max() ?? 0) }))
}

/// The linear programme over these menus: a row that counts the days, then `rows`.
func servingProgram(_ model: Model, rows: [PlanRow], menus: MenuSet, costs: [Int]) -> Simplex {
  let first = model.offered.first ?? 0..<0
  let days = Simplex.Row(
    coefficients: (0..<model.dishCount).map { first.contains($0) ? 1 : 0 }, low: Double(model.days),
    high: Double(model.days))
  let scale = scaleOfCosts(costs, offered: model.offered)
  var program = Simplex(
    rows: [days] + rows.map(\.scaled), costs: costs.map { Double($0) * scale }, courseCount: model.courseCount
  )
  for menu in 0..<menus.count { program.add(menus[menu], low: 0, high: Double(model.days)) }
  return program
}
