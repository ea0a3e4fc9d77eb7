import Kitchen
import Planning
import Testing
import Values

/// What a plan is wished to be holds, or the plan shows that it does not.
@Suite struct WishedWeekTests {
  private let cards = [
    card("a", .chicken, cuisine: "a"), card("b", .beef, cuisine: "b", cents: 100),
    card("c", .beef, cuisine: "c", cents: 100),
    card("d", .fish, cuisine: "d", cents: 900), card("e", .fish, cuisine: "e", cents: 900),
    card("f", .legumes, cuisine: "f"),
    card("g", .egg, cuisine: "g", tags: ["light"]), card("h", .soy, cuisine: "h"),
    card("i", .turkey, cuisine: "i"),
  ]

  private func week(_ codes: [String], days: Int = 5) throws -> MealPlan {
    let request = PlanRequest(
      days: (0..<days).map { monday + $0 }, eaters: 4, asks: codes.compactMap { Wish(code: $0) })
    return try generateWeeklyPlan(request, from: larder(cards), id: planID())
  }

  private func count(_ protein: ProteinSource, _ plan: MealPlan) -> Int {
    plan.meals.count { $0.protein == protein }
  }

  @Test("so many evenings at least, and at most")
  func quotas() throws {
    #expect(try count(.fish, week(["with:fish@>=2"])) >= 2)
    #expect(try count(.beef, week(["with:beef@<=1"])) <= 1)
    #expect(try count(.beef, week(["with:beef@<=0"])) == 0)
    let both = try week(["with:fish@>=2", "with:beef@<=1"])
    #expect(count(.fish, both) >= 2 && count(.beef, both) <= 1)
  }

  @Test("a quota that can't be kept costs no plan")
  func impossible() throws { #expect(try week(["with:lamb@>=2"]).meals.count == 5) }

  @Test("a must is never relaxed; the wish that leaves nothing is named")
  func musts() throws {
    let wish = try #require(Wish(code: "with:gear:microwave"))
    #expect(throws: PlanningError.insufficientRecipes(day: monday, fighting: [.asked(wish)])) {
      try week(["with:gear:microwave"])
    }
  }

  @Test("what is wished of one evening is that evening's alone")
  func oneDay() throws {
    var request = PlanRequest(days: (0..<5).map { monday + $0 }, eaters: 4)
    request.asks = [Wish(.having("fish"), days: [monday + 2])]
    let plan = try generateWeeklyPlan(request, from: larder(cards), id: planID())
    #expect(plan.meal(on: monday + 2)?.protein == .fish)
  }

  @Test("a wish that only weighs is met where it can be")
  func prefers() throws {
    #expect(try week(["with:light"]).meals.contains { $0.recipe.rawValue == "g" })
  }

  @Test("an older talk without wishes is read")
  func stored() throws {
    let request = PlanRequest(
      days: [monday], eaters: 4, asks: [Wish(.quality(.spicy), .without, days: [monday])])
    #expect(request.asks.first?.code == "without:spicy")
  }
}
