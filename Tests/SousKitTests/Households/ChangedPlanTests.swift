@testable import PlanningRoom
import Kitchen
import Planning
import Testing
import Values

/// Plans of seeded households changed once: what stays is right for the evenings as they now are.
@Suite struct ChangedPlanTests {
  private static let count = Project.isLong ? 300 : 20

  @Test("what was kept feeds everybody, and nothing is left of a pot nobody cooks")
  func changes() throws {
    let catalogue = try RandomHouseholdTests.catalogue.get()
    for seed in 0..<UInt64(Self.count) {
      var drawn = HouseholdCase(seed: seed, catalogue: catalogue)
      guard case .success(let draft) = drawn.outcome else { continue }
      var draw = SplitMix64(seed: seed &* 97)
      drawn.request = changed(draft, &draw)
      guard let new = try? drawn.plan(drawn.request) else { continue }
      drawn.checkFoods(new)
      drawn.checkLeftovers(new)
      drawn.checkArithmetic(new)
      drawn.checkTill(new)
      #expect(new.plan.meals.map(\.day) == drawn.request.days, "\(drawn)")
    }
  }

  /// Another dish, one evening less, guests on one, or most made anew.
  private func changed(_ draft: Draft, _ draw: inout SplitMix64) -> PlanRequest {
    let days = draft.plan.meals.map(\.day)
    guard days.count > 1, let day = draw.pick(from: days) else { return draft.request }
    switch draw.below(4) {
    case 0: return swapping([DayWish(day: day)], in: draft)
    case 1: return leavingOut([day], of: draft)
    case 2: return keeping([day], of: draft)
    default:
      var request = draft.request
      request.evenings.removeAll { $0.day == day }
      request.evenings.append(EveningNote(day: day, eaters: draw.within(1...20)))
      request.kept = keptMeals(draft.plan.meals, opening: [], for: request)
      return request
    }
  }
}
