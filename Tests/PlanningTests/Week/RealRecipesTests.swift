import Catalogue
import Kitchen
import Planning
import Testing
import Values

/// The built-in recipes, planned for the households people are.
@Suite struct RealRecipesTests {
  private static let catalogue: Catalogue? = locate()

  private static func locate() -> Catalogue? {
    let file = #filePath
    let root = file.split(separator: "/").dropLast(4).joined(separator: "/")
    guard let resources = ResourceRoot(path: "/\(root)/Sources/Catalogue") else { return nil }
    return try? loadCatalogue(from: resources, selection: .small)
  }

  private func larder(_ seed: UInt64) throws -> Larder {
    let catalogue = try #require(Self.catalogue)
    return Larder(
      cards: catalogue.cards, table: catalogue.table, today: monday,
      randomizer: Randomizer(seed: seed)
    ) { catalogue.recipe($0) }
  }

  private static let households: [[Avoidance]] = [
    [], [Avoidance(.diet(.dairyFree))], [Avoidance(.diet(.vegetarian))],
    [Avoidance(.allergen(.peanut)), Avoidance(.allergen(.treeNut))], [Avoidance(.diet(.glutenFree))],
    [Avoidance(.food("pork")), Avoidance(.food("mushroom"), .dislike)],
  ]

  @Test("a week without a broken rule, with fish or no meat on Friday", arguments: households, [1, 7, 42])
  func week(_ avoids: [Avoidance], _ seed: UInt64) throws {
    let request = PlanRequest(days: (0..<7).map { monday + $0 }, eaters: 4, avoids: avoids)
    let larder = try larder(seed)
    let plan = try generateWeeklyPlan(request, from: larder, id: planID())
    #expect(validateVariety(plan, request: request).isEmpty)
    #expect(!plan.meals.flatMap(\.because).contains { if case .onlyChoice = $0 { true } else { false } })
    #expect(plan.meal(on: monday + 4)?.because.contains(.fridayHabit) == true)
    for meal in plan.meals {
      let card = try #require(larder.cards.first { $0.id == meal.recipe })
      #expect(filterRecipesByDietary([card], avoids).count == 1)
    }
    let list = generateGroceryList(plan, from: larder)
    #expect(list.items.allSatisfy { $0.quality != .median && $0.ingredient != nil })
    let cost = estimateGroceryCost(list, used: plan.meals.map(\.used).sum(), taxBasisPoints: 0, on: monday)
    #expect(cost.used < cost.till)
  }

  @Test(
    "an evening's dinner is one its guests may have, also after a big pot", arguments: households.dropFirst(),
    [3, 8])
  func guests(_ avoids: [Avoidance], _ seed: UInt64) throws {
    let friday = monday + 4
    let note = EveningNote(day: friday, guests: 1, visitors: [Visitor(name: "Bo", avoids: avoids)])
    let request = PlanRequest(
      days: (0..<7).map { monday + $0 }, eaters: 4, evenings: [note], leftovers: .frequently)
    let larder = try larder(seed)
    let plan = try generateWeeklyPlan(request, from: larder, id: planID())
    let meal = try #require(plan.meal(on: friday))
    let card = try #require(larder.cards.first { $0.id == meal.recipe })
    #expect(filterRecipesByDietary([card], avoids).count == 1)
    #expect(meal.eaters == 5)
  }

  @Test("every dish of the list is bought in packages", arguments: [1, 2, 3])
  func packages(_ seed: UInt64) throws {
    let larder = try larder(seed)
    for card in larder.cards {
      let made = meal(monday, card.id.rawValue, card.protein)
      let plan = MealPlan(id: planID(), status: .draft, meals: [made])
      for item in generateGroceryList(plan, from: larder).items {
        #expect(item.buy != nil && item.need.count <= 1, "\(card.id.rawValue): \(item.name)")
      }
    }
  }
}
