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
      switch drawn.outcome {
      case .success(let draft):
        planned += 1
        drawn.checkAvoidances(draft)
        drawn.checkMinutes(draft)
        drawn.checkRotation(draft)
        drawn.checkArithmetic(draft)
        if let limit = drawn.request.limit { #expect(draft.cost.total <= limit, "\(drawn)") }
      case .failure(.budgetTooLow(let limit, let cheapest, _)):
        refusedForBudget += 1
        #expect(cheapest > limit, "\(drawn)")
      case .failure(.insufficientRecipes(let day, let fighting)):
        #expect(drawn.request.days.contains(day), "\(drawn)")
        #expect(!fighting.isEmpty, "\(drawn): refused without saying which limits fight")
        #expect(!drawn.isFeasible(on: day), "\(drawn): refused although dishes fit \(day.iso)")
      case .failure(let other):
        Issue.record("\(drawn): \(other)")
      }
    }
    // The sample must say something about plans, not only about refusals.
    #expect(planned > Self.count / 3, "only \(planned) of \(Self.count) were planned")
    #expect(refusedForBudget > 0)
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
