import Kitchen
import Planning
import Testing
import Values

/// The budget against every possible week of eight dishes and three evenings.
@Suite struct BudgetTests {
  private struct Case {
    let household: Household
    let draft: Draft

    /// Nil when no plan exists at all.
    init?(seed: UInt64) {
      var household = Household(seed: seed, recipes: 3...8, days: 1...3)
      household.request.leftovers = .never
      self.household = household
      guard
        let plan = try? generateWeeklyPlan(household.request, from: household.larder, id: planID())
      else { return nil }
      draft = Case.draft(plan, household)
    }

    static func draft(
      _ plan: MealPlan, _ household: Household, brands: Set<IngredientID> = []
    ) -> Draft {
      let list = generateGroceryList(plan, from: household.larder, storeBrands: brands)
      let cost = estimateGroceryCost(
        list, used: plan.meals.map(\.used).sum(), taxBasisPoints: household.request.taxBasisPoints,
        on: monday)
      return Draft(request: household.request, plan: plan, list: list, cost: cost)
    }

    /// The cheapest total of any week within the day limits, under store brands; rotation left aside.
    var cheapest: Money {
      let request = household.request
      let kept = Set(request.kept.map(\.day))
      var weeks: [[PlannedMeal]] = [request.kept]
      for day in request.days where !kept.contains(day) {
        let wishes = request.wishes.filter { $0.day == day }
        let limit =
          wishes.compactMap(\.maxMinutes).min()
          ?? (day.weekday.isWeekend ? request.weekendMinutes : request.weekdayMinutes)
        var cards = filterRecipesByDietary(household.larder.cards, request.avoids)
          .filter { card in
            card.minutes <= limit && !request.excluded.contains(card.id)
              && !household.larder.tastes.isRejected(card.id)
          }
        cards.removeAll { card in !wishes.flatMap(\.wants).allSatisfy { $0 == card.cuisine } }
        weeks = weeks.flatMap { week in
          cards.map { card in
            var made = meal(day, card.id.rawValue, card.protein, cuisine: card.cuisine)
            made.servings = request.eaters(on: day)
            return week + [made]
          }
        }
      }
      let everything = Set(household.larder.table.ingredients.map(\.id))
      let totals = weeks.map { week in
        Case.draft(
          MealPlan(id: planID(), status: .draft, meals: week), household, brands: everything
        ).cost.total
      }
      return totals.min() ?? .zero
    }
  }

  @Test("a budget is kept, or refused honestly", arguments: UInt64(1)...120)
  func keptOrRefused(seed: UInt64) throws {
    guard let made = Case(seed: seed) else { return }
    var rng = SplitMix64(seed: seed)
    let limit = made.draft.cost.total * Rational(rng.within(20...100), 100)
    let least = made.cheapest
    do throws(PlanningError) {
      let draft = try optimizeGroceryListForBudget(made.draft, limit: limit, from: made.household.larder)
      #expect(draft.cost.total <= limit)
      #expect(
        draft == made.draft
          || Case.draft(draft.plan, made.household, brands: Set(draft.brands.map(\.food))).cost
            == draft.cost
      )
      checkSwaps(draft, from: made.draft)
      checkLimits(draft, made)
    } catch {
      guard case .budgetTooLow(limit, let cheapest, let isProven) = error else { throw error }
      #expect(cheapest > limit && cheapest <= made.draft.cost.total)
      #expect(cheapest >= least)
      if isProven { #expect(least > limit) }
    }
  }

  private func checkSwaps(_ draft: Draft, from old: Draft) {
    let wished = Set(old.request.wishes.filter { !$0.wants.isEmpty }.map(\.day))
    let kept = Set(old.request.kept.map(\.day))
    for (before, after) in zip(old.plan.meals, draft.plan.meals) {
      let swap = draft.swaps.first { $0.day == before.day }
      #expect((swap != nil) == (before.recipe != after.recipe))
      if let swap {
        #expect(swap.from == before && swap.to == after)
        #expect(!wished.contains(before.day) && !kept.contains(before.day))
      }
    }
    #expect(draft.brands.allSatisfy { $0.saves > .zero })
    #expect(
      draft.swaps.map(\.saves).sum() + draft.brands.map(\.saves).sum() == old.cost.total - draft.cost.total)
  }

  private func checkLimits(_ draft: Draft, _ made: Case) {
    let request = made.household.request
    let kept = Set(request.kept.map(\.day))
    for meal in draft.plan.meals where !kept.contains(meal.day) {
      let card = made.household.world.card(meal.recipe)
      #expect(card.map { filterRecipesByDietary([$0], request.avoids).count } == 1)
      #expect(!request.excluded.contains(meal.recipe))
    }
    func said(_ plan: MealPlan, _ rule: String) -> Int {
      plan.meals.filter { $0.because.contains(.onlyChoice(rule)) }.count
    }
    // Lexicographic: graver rules are never broken more often than before.
    #expect(said(draft.plan, "dish") <= said(made.draft.plan, "dish"))
  }

  @Test("a limit that holds already changes nothing")
  func asItIs() throws {
    let made = try #require((UInt64(1)...50).lazy.compactMap { Case(seed: $0) }.first)
    let draft = try optimizeGroceryListForBudget(
      made.draft, limit: made.draft.cost.total, from: made.household.larder)
    #expect(draft == made.draft)
  }

  @Test("an impossible limit is refused with proof")
  func proven() throws {
    let recipes = [Shop.recipe("a", "2 lb chicken-thigh"), Shop.recipe("b", "3 lb chicken-thigh")]
    let larder = Shop.larder(recipes)
    let request = PlanRequest(days: [monday], eaters: 4)
    let plan = try generateWeeklyPlan(request, from: larder, id: planID())
    let list = generateGroceryList(plan, from: larder)
    let cost = estimateGroceryCost(list, used: .zero, taxBasisPoints: 0, on: monday)
    let draft = Draft(request: request, plan: plan, list: list, cost: cost)
    let limit = Money(cents: 600)
    let refusal = PlanningError.budgetTooLow(limit: limit, cheapest: Money(cents: 698), isProven: true)
    #expect(throws: refusal) {
      try optimizeGroceryListForBudget(draft, limit: limit, from: larder)
    }
  }

  @Test(
    "weeks come down to what they can, and what is exchanged says what it saves",
    arguments: UInt64(1)...12)
  func wholeWeeks(seed: UInt64) throws {
    let world = World(seed: seed, recipes: 40)
    let larder = world.larder(seed: seed)
    let request = PlanRequest(
      days: (0..<7).map { monday + $0 }, eaters: 4, weekdayMinutes: 60, weekendMinutes: 90)
    let plan = try generateWeeklyPlan(request, from: larder, id: planID())
    let list = generateGroceryList(plan, from: larder)
    let cost = estimateGroceryCost(list, used: .zero, taxBasisPoints: 800, on: monday)
    let draft = Draft(request: request, plan: plan, list: list, cost: cost)
    let limit = cost.total * Rational(85, 100)
    let cheaper = try optimizeGroceryListForBudget(draft, limit: limit, from: larder)
    #expect(cheaper.cost.total <= limit && !(cheaper.swaps.isEmpty && cheaper.brands.isEmpty))
    for swap in cheaper.swaps where swap.saves > .zero {
      #expect(swap.to.because.contains(.savesMoney(swap.saves)))
    }
    #expect(!cheaper.plan.meals.flatMap(\.because).contains(.onlyChoice("protein")))
  }
}
