/// The linear programme over all menus, solved by column generation, and what it proves in whole numbers.
struct Relaxation {
  enum Outcome {
    /// No plan costs less than the bound.
    case bounded(Int)
    /// No plan keeps the rows: these alone, each at this end, rule it out.
    case infeasible([(row: Int, isLow: Bool)])
    /// Nothing is proved: arithmetic or the given work came to an end.
    case open
  }

  private static let shortLook = 20_000

  let outcome: Outcome
  /// The bound before it was rounded up, with the certificate's factor.
  let bound: Int128
  let certificate: Certificate
  let leastPrice: Int
  /// The menus met on the way; the basis stands on them.
  let pool: MenuSet
  let work: Int

  /// Solves it within so much work; cut short, its bound is a lower one.
  init(
    model: Model, rows: [PlanRow], universe: MenuUniverse, costs: [Int], work limit: Int,
    shouldStop: () -> Bool
  ) {
    let costScale = scaleOfCosts(costs, offered: model.offered)
    var pool = MenuSet(courseCount: model.courseCount)
    var known: Set<[Int32]> = []
    var program = servingProgram(model, rows: rows, menus: pool, costs: costs)
    var work = 0
    var simplexOutcome = Simplex.Outcome.stalled
    var certificate: Certificate
    var least: Int?
    while true {
      simplexOutcome = program.minimise(atMost: 4_000)
      certificate = Certificate(
        multipliers: program.multipliers, rows: rows, costs: costs, costScale: costScale,
        countingCost: simplexOutcome == .optimal, menuSize: model.courseCount)
      // A menu that only rounding makes better would come again and again.
      let better = certificate.dayMultiplier - certificate.rounding
      var isNew = false
      // A short look first: any better menu will do, the cheapest is needed at the end alone.
      for steps in universe.listed == nil ? [Self.shortLook, MenuUniverse.mostSteps] : [.max] where !isNew {
        let found = universe.cheapest(certificate.prices, count: 12, steps: steps)
        least = found.leastPrice
        work += found.steps / 64 + 1
        for menu in found.menus where menu.reduce(0, { $0 + certificate.prices[Int($1)] }) < better {
          guard known.insert(menu).inserted else { continue }
          pool.append(menu)
          program.add(menu, low: 0, high: Double(model.days))
          isNew = true
        }
      }
      if !isNew || work + program.work >= limit || simplexOutcome == .stalled || shouldStop() { break }
    }
    if universe.listed == nil {
      let found = universe.cheapest(certificate.prices, count: 1)
      least = found.leastPrice
      work += found.steps / 64 + 1
    }
    self.certificate = certificate
    self.pool = pool
    self.work = work + program.work
    leastPrice = least ?? 0
    guard let least else {
      // There is no menu at all for a day.
      outcome = .infeasible([])
      bound = 0
      return
    }
    bound = certificate.bound(days: model.days, cheapestMenu: least)
    if let cost = certificate.leastCost(bound) {
      outcome = simplexOutcome == .optimal ? .bounded(cost) : .open
    } else {
      outcome = .infeasible(certificate.used)
    }
  }
}
