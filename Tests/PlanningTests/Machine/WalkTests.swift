import Kitchen
@testable import Planning
import Testing
import Values

/// A walk of random events, some fitting, some from another week or out of place.
private struct Walk {
  var rng: SplitMix64
  var state = PlanningState.idle
  var approved: Draft?
  var saves = 0
  var refusals = 0
  var visited: Set<StateName> = []

  init(seed: UInt64) { rng = SplitMix64(seed: seed) }

  mutating func takeStep() {
    let event = rng.below(10) < 7 ? fittingEvent() : anyEvent()
    let before = state
    do {
      let step = try PlanningMachine.step(before, event)
      state = step.state
    } catch {
      refusals += 1
      #expect(error == IllegalTransition(state: before, event: event))
    }
    if case .awaitingApproval(let draft) = before, event == .approved { approved = draft }
    check(after: before)
    visited.insert(state.name)
  }

  private mutating func check(after before: PlanningState) {
    switch state {
    case .awaitingApproval(let draft), .savingPlan(let draft), .budgetCheck(let draft),
      .optimizingBudget(let draft, _):
      #expect(draft.plan.meals.map(\.day) == draft.request.days)
    case .planReady(let plan):
      guard before != state else { return }
      saves += 1
      #expect(approved?.plan.meals == plan.meals, "saved without approval")
      approved = nil
    case .idle, .gatheringContext, .onboarding, .generatingPlan, .generatingGrocery, .estimatingCost,
      .regenerating, .error:
      break
    }
  }

  /// What a driver or a person would send now, with the payload the state asks for.
  private mutating func fittingEvent() -> PlanningEvent {
    switch state {
    case .idle: return .planRequested(order())
    case .gatheringContext(let order):
      return .contextLoaded(asking: rng.pick(from: [nil, .size]) ?? nil, request(order.days))
    case .onboarding(_, let order):
      return .questionSettled(next: rng.pick(from: [nil, .budget]) ?? nil, request(order.days))
    case .generatingPlan(let request):
      return pick([.planGenerated(plan(request.days)), .varietyFailed(.lackOfVariety, request)])
    case .generatingGrocery: return .groceryGenerated(Sample.list)
    case .estimatingCost(let request, let plan, _):
      return .costEstimated(Sample.draft(of: request, plan))
    case .budgetCheck: return pick([.withinBudget, .overBudget(limit: Sample.limit)])
    case .optimizingBudget(let draft, _):
      let cheaper = Sample.draft(of: draft.request, plan(draft.request.days))
      return pick([.budgetOptimized(cheaper), .budgetNotReached(draft.request)])
    case .awaitingApproval(let draft):
      return pick([.approved, .approved, .rejected(.userRejected, draft.request), .declined])
    case .regenerating(let request, _): return .requestAdjusted(request)
    case .savingPlan(let draft):
      return pick([.planSaved(draft.plan), .failed(.saveFailed(.busy), resume: .idle)])
    case .planReady: return .finished
    case .error: return .recovered
    }
  }

  /// Any event at all, about any week, also with plans that miss days of their request.
  private mutating func anyEvent() -> PlanningEvent {
    let week = days()
    let mixed = Sample.draft(of: request(week), plan(days()))
    return pick(
      Sample.events + [
        .planGenerated(plan(week)), .planGenerated(plan(days())), .costEstimated(mixed),
        .budgetOptimized(mixed), .planSaved(mixed.plan), .changed(request(week)),
        .failed(.noProgress, resume: .approval(mixed)),
      ])
  }

  private mutating func pick(_ events: [PlanningEvent]) -> PlanningEvent {
    events[rng.below(events.count)]
  }

  private mutating func days() -> [Day] {
    let start = Sample.monday + rng.below(3)
    return (0...rng.below(3)).map { start + $0 }
  }

  private mutating func order() -> PlanOrder { PlanOrder(days: days()) }

  private mutating func request(_ days: [Day]) -> PlanRequest {
    PlanRequest(days: days, eaters: 1 + rng.below(6))
  }

  private mutating func plan(_ days: [Day]) -> MealPlan {
    Sample.plan(on: days, dish: rng.pick(from: ["chili", "lentil-soup", "tacos"]) ?? "chili")
  }
}

@Suite("Random walks through the planning machine")
struct WalkTests {
  @Test(
    "in 1,000 events only approved plans are saved and drafts have the days of their request",
    arguments: UInt64(1)...20)
  func walks(_ seed: UInt64) {
    var walk = Walk(seed: seed)
    for _ in 0..<1_000 { walk.takeStep() }
    #expect(walk.visited == Set(StateName.allCases))
    #expect(walk.saves >= 3)
    #expect(walk.refusals > 100)
  }
}
