import Kitchen
import Planning
import Testing
import Values

/// Laws of lists over 200 made-up weeks: nothing is lost, nothing is bought twice, nothing is negative.
@Suite struct GroceryLawsTests {
  private struct Week {
    let world: World
    let larder: Larder
    let plan: MealPlan
  }

  private func week(_ seed: UInt64) -> Week {
    var rng = SplitMix64(seed: seed &* 31)
    let world = World(seed: seed, recipes: 12)
    let meals = (0..<rng.within(1...7)).compactMap { offset -> PlannedMeal? in
      guard let card = rng.pick(from: world.cards) else { return nil }
      var made = meal(
        monday + offset, card.id.rawValue, card.protein, cuisine: card.cuisine,
        kind: rng.below(7) == 0 ? .leftovers : .cook)
      made.servings = rng.within(1...20)
      return made
    }
    let pantry = Household.pantry(world, from: monday, &rng)
    return Week(
      world: world, larder: world.larder(pantry: pantry),
      plan: MealPlan(id: planID(), status: .draft, meals: meals))
  }

  /// One sum for amounts that meet, keyed so that different kinds stay apart.
  private func sums(_ amounts: [Amount], _ density: Density) -> [String: Rational] {
    var sums: [String: Rational] = [:]
    for amount in amounts {
      if let grams = gramsPerUnit(amount.unit, density) {
        sums["g", default: .zero] += amount.value * grams
      } else {
        let isShape = amount.unit.dimension == .shape
        let key = isShape ? amount.unit.symbol : amount.unit.dimension.rawValue
        sums[key, default: .zero] += amount.value * amount.unit.ratio
      }
    }
    return sums
  }

  @Test("need and pantry together are exactly what the dishes take", arguments: UInt64(1)...1_000)
  func conservation(seed: UInt64) {
    let week = week(seed)
    let list = generateGroceryList(week.plan, from: week.larder)
    for item in list.items {
      let density = item.ingredient.flatMap { week.world.table[$0]?.density } ?? .unknown
      let sources = sums(item.sources.compactMap(\.amount), density)
      #expect(sums(item.need + item.fromPantry, density) == sources, "\(item.name)")
      #expect((item.need + item.fromPantry).allSatisfy { $0.value > .zero })
      #expect(Set(sums(item.need, density).keys).count == item.need.count, "units that meet are one sum")
    }
  }

  @Test("the list takes every use of every dish once", arguments: UInt64(1)...1_000)
  func completeness(seed: UInt64) {
    let week = week(seed)
    let list = generateGroceryList(week.plan, from: week.larder)
    var uses = 0
    var expected = 0
    for meal in week.plan.meals where meal.kind == .cook {
      for line in week.world.recipe(meal.recipe)?.ingredients ?? [] where !line.isOptional {
        let row = line.ingredient.flatMap { week.world.table[$0] }
        if row?.isBasic == true {
          #expect(list.assumed.contains(row?.name ?? ""))
        } else if !list.covered.contains(row?.name ?? line.name) {
          expected += 1
        }
      }
    }
    for item in list.items { uses += item.sources.count }
    #expect(uses == expected)
    for item in list.items {
      #expect(item.section == item.ingredient.flatMap { week.world.table[$0] }?.section ?? .unknown)
    }
    #expect(list.assumed == list.assumed.sorted() && list.covered == list.covered.sorted())
    let order = list.items.map { ($0.section.order, $0.name, $0.ingredient?.rawValue ?? "") }
    #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("the pantry gives no more than it holds, and nothing past its date", arguments: UInt64(1)...1_000)
  func pantryLimits(seed: UInt64) {
    let week = week(seed)
    let list = generateGroceryList(week.plan, from: week.larder)
    let first = week.plan.meals.map(\.day).min() ?? monday
    for item in list.items {
      let density = item.ingredient.flatMap { week.world.table[$0]?.density } ?? .unknown
      let lots = week.larder.pantry.filter {
        $0.ingredient == item.ingredient && $0.ingredient != nil && !$0.isExpired(on: first)
      }
      let held = sums(
        lots.compactMap(\.amount).map {
          packageContents(of: $0, as: item.ingredient, table: week.world.table)
        }, density)
      for (key, given) in sums(item.fromPantry, density) {
        #expect(given <= held[key] ?? .zero, "\(item.name)")
      }
    }
  }

  @Test("packages hold the need, and no single size would be cheaper", arguments: UInt64(1)...1_000)
  func packages(seed: UInt64) {
    let week = week(seed)
    let list = generateGroceryList(week.plan, from: week.larder)
    for item in list.items {
      guard let id = item.ingredient, let row = week.world.table[id], let buy = item.buy else { continue }
      #expect(item.cost == buy.package.price * buy.packages)
      #expect(item.quality == buy.package.quality)
      guard item.need.count == 1, let need = item.need.first else { continue }
      func count(_ package: Package) -> Int? {
        Kitchen.packages(for: need, in: package, of: row)?.ceiling
      }
      let costs = week.world.table.packages(of: id).compactMap { package in
        count(package).map { package.price * max(1, $0) }
      }
      if let least = costs.min() {
        #expect(item.cost == least)
        #expect(buy.packages == count(buy.package))
      }
    }
  }

  @Test("another dish never makes the till say less", arguments: UInt64(1)...1_000)
  func monotone(seed: UInt64) {
    let week = week(seed)
    func till(_ meals: [PlannedMeal]) -> Money {
      let list = generateGroceryList(
        MealPlan(id: planID(), status: .draft, meals: meals), from: week.larder)
      return list.items.map(\.cost).sum()
    }
    for count in week.plan.meals.indices {
      #expect(till(Array(week.plan.meals.prefix(count))) <= till(Array(week.plan.meals.prefix(count + 1))))
    }
  }
}
