import Catalogue
import Foundation
import Kitchen
import Planning
import Values

/// The least till found for the weeks of so many drawn tables, and how long the refusal of a penny's budget took. A line
/// for each table: eaters, evenings, cents of the week as planned, of the least found, milliseconds. With a folder each
/// week is written there too, for `Tests/Optimum` to solve.
func leastTills(households: Int, folder: String? = nil) throws {
  let catalogue = try loadCatalogue(from: ResourceRoot.find(), selection: .builtin)
  let clock = ContinuousClock()
  for seed in 1...UInt64(max(1, households)) {
    var draw = SplitMix64(seed: seed)
    let monday = Day(iso: "2026-03-02")!
    let count = draw.pick(from: [5, 7, 7, 14]) ?? 7
    let avoids = draw.below(2) == 0 ? [] : [Avoidance(.diet(draw.below(2) == 0 ? .vegetarian : .glutenFree))]
    let request = PlanRequest(
      days: (0..<count).map { monday + $0 }, eaters: draw.within(1...6), leftovers: .never, avoids: avoids,
      weekdayMinutes: draw.pick(from: [30, 45]) ?? 30)
    let larder = Larder(
      cards: catalogue.cards, table: catalogue.table, today: monday, randomizer: Randomizer(seed: seed),
      recipe: { catalogue.recipe($0) })
    var identities = IdentitySource(replica: seed, turn: 1)
    guard let plan = try? generateWeeklyPlan(request, from: larder, id: identities.next()) else { continue }
    let list = generateGroceryList(plan, from: larder)
    let cost = estimateGroceryCost(
      list, used: plan.meals.used, taxBasisPoints: 0, on: larder.today)
    let draft = Draft(request: request, plan: plan, list: list, cost: cost)
    var least = 0
    let took = clock.measure {
      do throws(PlanningError) {
        _ = try optimizeGroceryListForBudget(draft, limit: Money(cents: 1), from: larder)
      } catch {
        if case .budgetTooLow(_, let cheapest, _) = error { least = cheapest.cents }
      }
    }
    if let folder {
      let asked = Asked(problem: try tillProblem(request, from: larder), foundCents: least)
      let name = String(format: "%03d", Int(seed))
      try JSONEncoder().encode(asked).write(to: URL(fileURLWithPath: "\(folder)/\(name).json"))
    }
    print(seed, request.eaters, count, cost.total.cents, least, took / .milliseconds(1))
  }
}

private struct Asked: Encodable {
  var problem: TillProblem
  var foundCents: Int
}
