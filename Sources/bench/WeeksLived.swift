import Catalogue
import Foundation
import Kitchen
import Planning
import Values

/// What four weeks in a row look like at so many drawn tables: how often one dish stands in a week, how many dinners are
/// used at all, fish, meat and the plate. Prints a table; for reading, not an aim of time.
func weeksLived(households: Int) throws {
  let catalogue = try loadCatalogue(from: ResourceRoot.find(), selection: .builtin)
  var tally = WeeksTally()
  for seed in 1...UInt64(max(1, households)) {
    var draw = SplitMix64(seed: seed)
    let table = DrawnTable(&draw)
    var recent: [PlannedMeal] = []
    for week in 0..<4 {
      let monday = Day(iso: "2026-03-02")! + 7 * (week + Int(seed % 12) * 4)
      let larder = Larder(
        cards: catalogue.cards, table: catalogue.table, recent: recent, today: monday,
        randomizer: Randomizer(seed: seed), recipe: { catalogue.recipe($0) })
      var identities = IdentitySource(replica: seed, turn: week + 1)
      do {
        let plan = try generateWeeklyPlan(table.request(from: monday), from: larder, id: identities.next())
        tally.note(plan, of: table, from: catalogue)
        recent += plan.meals
      } catch { tally.failures += 1 }
    }
  }
  tally.print()
}

/// A household as drawn: how many eat, what they avoid, how long and how dear a dinner may be.
private struct DrawnTable {
  let eaters, minutes: Int
  let avoids: [Avoidance]
  let budget: Money?
  let leftovers: LeftoverPreference
  var eatsFish: Bool {
    !avoids.contains {
      [.diet(.vegetarian), .diet(.vegan), .allergen(.fish), .diet(.kosher)].contains($0.what)
    }
  }

  init(_ draw: inout SplitMix64) {
    eaters = draw.within(1...6)
    minutes = draw.pick(from: [20, 30, 30, 30, 45]) ?? 30
    let kinds: [Avoided] = [
      .diet(.vegetarian), .diet(.vegan), .diet(.glutenFree), .diet(.dairyFree), .allergen(.peanut),
      .allergen(.fish), .food("pork"), .food("mushroom"),
    ]
    avoids = draw.below(2) == 0 ? [] : [draw.pick(from: kinds)].compactMap { $0 }.map { Avoidance($0) }
    budget = draw.below(2) == 0 ? nil : Money(cents: eaters * draw.within(2000...5000))
    leftovers = draw.pick(from: LeftoverPreference.allCases) ?? .occasionally
  }

  func request(from monday: Day) -> PlanRequest {
    PlanRequest(
      days: (0..<7).map { monday + $0 }, eaters: eaters, leftovers: leftovers, avoids: avoids, budget: budget,
      weekdayMinutes: minutes)
  }
}

private struct WeeksTally {
  var failures = 0
  private var weeks = 0
  private var uses: [RecipeID: Int] = [:]
  private var titles: [RecipeID: String] = [:]
  private var fishTables = 0
  private var fishTwice = 0
  private var openDinners = 0
  private var fleshDinners = 0
  private var figures: [Nutrient: [Double]] = [:]
  private var vegetables: [Double] = []
  private var used: [Double] = []

  mutating func note(_ plan: MealPlan, of table: DrawnTable, from catalogue: Catalogue) {
    weeks += 1
    for id in Set(plan.meals.map(\.recipe)) { uses[id, default: 0] += 1 }
    let fish = plan.meals.count { $0.protein.isFish }
    if table.eatsFish {
      fishTables += 1
      if fish >= 2 { fishTwice += 1 }
    }
    for meal in plan.meals {
      titles[meal.recipe] = meal.title
      if table.avoids.isEmpty {
        openDinners += 1
        if !meal.protein.isMeatless { fleshDinners += 1 }
      }
      guard meal.kind == .cook, let card = catalogue.card(meal.recipe) else { continue }
      vegetables.append(Double(card.traits.vegetables) / 10)
      used.append(Double(card.usedPerServing.cents) / 100)
      for nutrient in [Nutrient.energy, .protein, .fiber, .sodium] {
        if let tenths = card.traits.tenths(nutrient) {
          figures[nutrient, default: []].append(Double(tenths) / 10)
        }
      }
    }
  }

  func print() {
    let most = uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    Swift.print("weeks \(weeks), refused \(failures), different dinners \(uses.count)")
    for (id, count) in most.prefix(8) {
      Swift.print("  \(share(count, of: weeks)) of the weeks  \(titles[id] ?? id.rawValue)")
    }
    Swift.print("fish twice, of the weeks of those who eat it: \(share(fishTwice, of: fishTables))")
    Swift.print("dinners with meat or fish at tables without limits: \(share(fleshDinners, of: openDinners))")
    for (nutrient, values) in figures.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      Swift.print("\(nutrient) a plate: \(middle(values))")
    }
    Swift.print("vegetables a plate: \(middle(vegetables)); used a plate: \(middle(used))")
  }

  private func share(_ part: Int, of whole: Int) -> String { "\(part * 1000 / max(1, whole))‰" }
  private func middle(_ values: [Double]) -> String {
    let sum = values.reduce(0, +) / Double(max(1, values.count))
    return String(format: "%.1f", sum)
  }
}
