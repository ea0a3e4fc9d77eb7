import Kitchen
import Planning
import Testing
import Values

@testable import PlanningRoom

/// Leftovers beside a changed plan: they stay as long as their pot is cooked, or was.
@Suite struct KeptLeftoversTests {
  private let monday = Day(number: 20_514)

  private func pot(on day: Day) -> PlannedMeal {
    PlannedMeal(
      day: day, recipe: RecipeID("chili"), title: "Chili", cuisine: "mexican", protein: .beef, minutes: 30,
      eaters: 4, servings: 8, used: Money(cents: 800), because: [.cookedAhead(day + 1)])
  }

  private func rest(of pot: PlannedMeal, on day: Day) -> PlannedMeal {
    var rest = pot
    rest.day = day
    rest.kind = .leftovers
    rest.servings = 4
    rest.used = .zero
    rest.because = [.leftovers(day - 1)]
    return rest
  }

  private func request(_ days: [Day]) -> PlanRequest { PlanRequest(days: days, eaters: 4) }

  @Test("a plan that begins with leftovers keeps them, for as many as come")
  func begun() {
    let tuesday = monday + 1
    var request = request([tuesday])
    request.evenings = [EveningNote(day: tuesday, guests: 2)]
    let kept = keptMeals([rest(of: pot(on: monday), on: tuesday)], opening: [], for: request)
    #expect(kept.map(\.kind) == [.leftovers] && kept.first?.servings == 6)
  }

  @Test("leftovers go with their pot: swapped, left out or moved away")
  func gone() {
    let pot = pot(on: monday)
    var ids = IdentitySource(replica: 1, turn: 1)
    let plan = MealPlan(id: ids.next(), status: .draft, meals: [pot, rest(of: pot, on: monday + 1)])
    let list = GroceryList(items: [])
    let cost = estimateGroceryCost(list, used: .zero, taxBasisPoints: 0, on: monday)
    let draft = Draft(request: request([monday, monday + 1]), plan: plan, list: list, cost: cost)
    #expect(swapping([DayWish(day: monday)], in: draft).kept.isEmpty)
    #expect(leavingOut([monday], of: draft).kept.isEmpty)
    #expect(exchanging(monday, monday + 4, in: draft).kept.map(\.day) == [monday + 4])
  }

  @Test("a pot whose second evening goes is cooked for one; moved weeks name their own day")
  func alone() {
    let pot = pot(on: monday)
    let both = [pot, rest(of: pot, on: monday + 1)]
    let one = keptMeals(both, opening: [monday + 1], for: request([monday, monday + 1]))
    #expect(one.map(\.servings) == [4] && one.first?.because == [])
    let later = both.map { meal in
      var meal = meal
      meal.day = meal.day + 7
      return meal
    }
    let again = keptMeals(later, opening: [], for: request(later.map(\.day)))
    #expect(again.last?.because == [.leftovers(monday + 7)])
    #expect(keptMeals([later[1]], opening: [], for: request([monday + 8])).isEmpty)
  }
}
