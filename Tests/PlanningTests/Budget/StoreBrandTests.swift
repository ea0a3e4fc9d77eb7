import Kitchen
@testable import Planning
import Testing
import Values

/// Store brands come before cheaper dishes, and what is refused stays refused.
@Suite struct StoreBrandTests {
  private let larder = Shop.larder([
    Shop.recipe("a", "1 lb chicken-thigh", "15 oz black-bean", "1 qt milk"),
    Shop.recipe("b", "1 each onion"),
  ])

  private func draft(_ change: (inout PlanRequest) -> Void = { _ in }) throws -> Draft {
    var request = PlanRequest(
      days: [monday], eaters: 4, wishes: [DayWish(day: monday, recipe: RecipeID("a"))])
    change(&request)
    let plan = try generateWeeklyPlan(request, from: larder, id: planID())
    let list = generateGroceryList(plan, from: larder)
    let cost = estimateGroceryCost(list, used: .zero, taxBasisPoints: 0, on: monday)
    return Draft(request: request, plan: plan, list: list, cost: cost)
  }

  @Test("the brand that saves most is enough where it is enough")
  func one() throws {
    let first = try draft()
    #expect(first.cost.total == Money(cents: 675))
    let cheaper = try optimizeGroceryListForBudget(first, limit: Money(cents: 640), from: larder)
    #expect(
      cheaper.brands == [StoreBrandSaving(food: IngredientID("milk"), name: "milk", saves: Money(cents: 40))])
    #expect(cheaper.swaps.isEmpty && cheaper.plan == first.plan)
    #expect(cheaper.cost.total == Money(cents: 635))
    let marked = cheaper.list.items.filter { $0.buy?.package.isStoreBrand ?? false }
    #expect(marked.map(\.name) == ["milk"])
  }

  @Test("meat and produce have no store brand")
  func both() throws {
    let cheaper = try optimizeGroceryListForBudget(try draft(), limit: Money(cents: 610), from: larder)
    #expect(cheaper.brands.map(\.food) == [IngredientID("milk"), IngredientID("black-bean")])
    #expect(cheaper.cost.total == Money(cents: 610))
  }

  @Test("a refused brand is not bought, and the budget is then missed honestly")
  func refused() throws {
    let milk = try draft { $0.refusedSwaps = [.storeBrand(IngredientID("milk"))] }
    let refusal = PlanningError.budgetTooLow(
      limit: Money(cents: 640), cheapest: Money(cents: 650), isProven: true)
    #expect(throws: refusal) {
      try optimizeGroceryListForBudget(milk, limit: Money(cents: 640), from: larder)
    }
    let all = try draft { $0.refusedSwaps = [.storeBrand(nil)] }
    #expect(throws: PlanningError.self) {
      try optimizeGroceryListForBudget(all, limit: Money(cents: 650), from: larder)
    }
  }

  @Test("a refused exchange wishes its first dish back")
  func wished() throws {
    let request = refusing([.dish(monday, keeps: RecipeID("a")), .storeBrand(nil)], in: try draft())
    #expect(request.wishes == [DayWish(day: monday, recipe: RecipeID("a"))])
    #expect(request.refusedSwaps == [.dish(monday, keeps: RecipeID("a")), .storeBrand(nil)])
    #expect(refusing([.storeBrand(nil)], in: try draft { $0 = request }).refusedSwaps.count == 2)
  }

  @Test("the household's own price wins over averages where its units meet the need")
  func ownPrice() throws {
    let own = OwnPrice(
      ingredient: IngredientID("milk"), amount: Amount(.one, .quart), container: "carton",
      price: Money(cents: 500),
      day: monday)
    var priced = larder
    priced = Larder(
      cards: larder.cards, table: Shop.table.priced(own: [own]), pantry: [], recent: [], today: monday,
      randomizer: larder.randomizer, recipe: larder.recipe)
    let list = generateGroceryList(try draft().plan, from: priced)
    let milk = try #require(list.items.first { $0.name == "milk" })
    #expect(milk.cost == Money(cents: 500) && milk.quality == .own)
  }
}
