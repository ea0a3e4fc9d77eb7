import Catalogue
import Kitchen
import Planning
import SousKit
import Testing
import Values

/// Seeded households planned from the built-in recipes: the promises hold for each.
@Suite struct RandomHouseholdTests {
  static let count = Project.isLong ? 1000 : 200

  static let catalogue = Result { try loadBuiltinCatalogue(from: Project.resources) }

  @Test("no avoidance is ever broken, limits are kept, lists are exact, budgets kept or refused")
  func promises() throws {
    let catalogue = try Self.catalogue.get()
    var planned = 0
    var refusedForBudget = 0
    for seed in 0..<Self.count {
      let drawn = HouseholdCase(seed: UInt64(seed), catalogue: catalogue)
      let outcome = drawn.outcome
      check(outcome, of: drawn)
      if case .success = outcome { planned += 1 }
      if case .failure(.budgetTooLow) = outcome { refusedForBudget += 1 }
    }
    // The sample must say something about plans, not only about refusals.
    #expect(planned > Self.count / 3, "only \(planned) of \(Self.count) were planned")
    #expect(refusedForBudget > 0)
  }

  /// A plan keeps every promise; a refusal says truly why.
  private func check(_ outcome: Result<Draft, PlanningError>, of drawn: HouseholdCase) {
    switch outcome {
    case .success(let draft):
      check(draft, of: drawn)
      if let limit = drawn.request.limit { #expect(draft.cost.total <= limit, "\(drawn)") }
    case .failure(.budgetTooLow(let limit, let cheapest, _)):
      #expect(cheapest > limit, "\(drawn)")
    case .failure(.insufficientRecipes(let day, let fighting)):
      #expect(drawn.request.days.contains(day), "\(drawn)")
      #expect(!fighting.isEmpty, "\(drawn): refused without saying which limits fight")
      #expect(!drawn.isFeasible(on: day), "\(drawn): refused although dishes fit \(day.iso)")
    case .failure(let other):
      Issue.record("\(drawn): \(other)")
    }
  }

  private func check(_ draft: Draft, of drawn: HouseholdCase) {
    drawn.checkAvoidances(draft)
    drawn.checkFoods(draft)
    drawn.checkMinutes(draft)
    drawn.checkRotation(draft)
    drawn.checkLeftovers(draft)
    drawn.checkArithmetic(draft)
    drawn.checkTill(draft)
  }

  @Test("week after week, rated and remembered, the promises hold")
  func weeks() throws {
    let catalogue = try Self.catalogue.get()
    let (households, weeks) = Project.isLong ? (20, 30) : (3, 4)
    var lived = 0
    // Those whose limits leave a plan at all.
    for seed in UInt64(0)..<100 {
      if lived == households { break }
      var recent: [PlannedMeal] = []
      var history: [MealHistoryEntry] = []
      var draw = SplitMix64(seed: seed &* 31)
      for week in 0..<weeks {
        let drawn = HouseholdCase(
          seed: seed, catalogue: catalogue, week: week, recent: recent, history: history)
        let outcome = drawn.outcome
        check(outcome, of: drawn)
        guard case .success(let draft) = outcome else { continue }
        recent = (recent + draft.plan.meals).suffix(40).map { $0 }
        history += draft.plan.meals.filter { $0.kind == .cook }.map { meal in
          var entry = MealHistoryEntry(meal)
          if draw.below(3) == 0 { entry.stars = Stars(draw.within(1...5)) }
          return entry
        }
      }
      if !history.isEmpty { lived += 1 }
    }
    #expect(lived == households)
  }

  @Test("the same seed gives the same plan, twice over") func repeats() throws {
    let catalogue = try Self.catalogue.get()
    for seed in 0..<20 {
      let first = HouseholdCase(seed: UInt64(seed), catalogue: catalogue).outcome
      let second = HouseholdCase(seed: UInt64(seed), catalogue: catalogue).outcome
      #expect(first == second)
    }
  }
}
