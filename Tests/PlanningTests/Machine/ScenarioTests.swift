import Kitchen
@testable import Planning
import Testing
import Values

/// One conversation: each `on` is one event, where it leads and what it orders.
private struct Conversation {
  var state: PlanningState

  mutating func on(
    _ event: PlanningEvent, _ name: StateName, _ effects: [PlanningEffect],
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let step = try PlanningMachine.step(state, event)
    #expect(step.state.name == name, sourceLocation: place)
    #expect(step.effects == effects, sourceLocation: place)
    state = step.state
  }
}

@Suite("Conversations with the planning machine")
struct ScenarioTests {
  let order = Sample.order
  let request = Sample.request
  let adjusted = Sample.adjusted
  let plan = Sample.plan
  let list = Sample.list
  let draft = Sample.draft

  @Test("a new family is asked, gets a plan and saves it")
  func firstWeek() throws {
    var talk = Conversation(state: .idle)
    try talk.on(.planRequested(order), .gatheringContext, [.loadContext(order)])
    try talk.on(.contextLoaded(asking: .size, request), .onboarding, [.ask(.size)])
    try talk.on(.questionSettled(next: .avoids, request), .onboarding, [.ask(.avoids)])
    try talk.on(.questionSettled(next: nil, request), .generatingPlan, [.generatePlan(request)])
    try talk.on(.planGenerated(plan), .generatingGrocery, [.generateGrocery(request, plan)])
    try talk.on(.groceryGenerated(list), .estimatingCost, [.estimateCost(request, plan, list)])
    try talk.on(.costEstimated(draft), .budgetCheck, [.checkBudget(draft)])
    try talk.on(.withinBudget, .awaitingApproval, [.showDraft(draft)])
    try talk.on(.approved, .savingPlan, [.savePlan(draft)])
    try talk.on(.planSaved(plan), .planReady, [.showSaved(plan)])
    try talk.on(.finished, .idle, [])
  }

  @Test("a known family is asked nothing")
  func knownFamily() throws {
    var talk = Conversation(state: .gatheringContext(order))
    try talk.on(.contextLoaded(asking: nil, request), .generatingPlan, [.generatePlan(request)])
  }

  @Test("failed answers are counted, the next question starts from none")
  func failedAnswers() throws {
    var twiceFailed = order
    twiceFailed.failures = 2
    var talk = Conversation(state: .onboarding(asking: .size, order))
    try talk.on(.questionRepeated(failures: 1), .onboarding, [.ask(.size)])
    try talk.on(.questionRepeated(failures: 2), .onboarding, [.ask(.size)])
    #expect(talk.state == .onboarding(asking: .size, twiceFailed))
    try talk.on(.questionSettled(next: .budget, request), .onboarding, [.ask(.budget)])
    #expect(talk.state == .onboarding(asking: .budget, order))
  }

  @Test("an order changed while questions are open replaces the old one")
  func changedOrder() throws {
    let weekend = PlanOrder(days: [Sample.monday + 5])
    var talk = Conversation(state: .onboarding(asking: .budget, order))
    try talk.on(.planRequested(weekend), .gatheringContext, [.loadContext(weekend)])
  }

  @Test("a plan over budget is put right by swaps")
  func swaps() throws {
    let limit = Sample.limit
    var talk = Conversation(state: .budgetCheck(draft))
    try talk.on(
      .overBudget(limit: limit), .optimizingBudget, [.optimizeBudget(draft, limit: limit)])
    try talk.on(.budgetOptimized(Sample.cheaper), .awaitingApproval, [.showDraft(Sample.cheaper)])
  }

  @Test("where swaps do not suffice a cheap plan is made from the start")
  func cheapFromTheStart() throws {
    var talk = Conversation(state: .optimizingBudget(draft, limit: Sample.limit))
    try talk.on(
      .budgetNotReached(adjusted), .regenerating, [.adjustRequest(adjusted, .budgetExceeded)])
    try talk.on(.requestAdjusted(adjusted), .generatingPlan, [.generatePlan(adjusted)])
  }

  @Test("a plan without variety is made anew")
  func variety() throws {
    var talk = Conversation(state: .generatingPlan(request))
    try talk.on(
      .varietyFailed(.lackOfVariety, adjusted), .regenerating,
      [.adjustRequest(adjusted, .lackOfVariety)])
  }

  @Test("a rejected plan is made anew, a declined one is dropped, a changed one keeps the rest")
  func sentBack() throws {
    var rejected = Conversation(state: .awaitingApproval(draft))
    try rejected.on(
      .rejected(.userRejected, adjusted), .regenerating, [.adjustRequest(adjusted, .userRejected)])
    var declined = Conversation(state: .awaitingApproval(draft))
    try declined.on(.declined, .idle, [])
    var changed = Conversation(state: .awaitingApproval(draft))
    try changed.on(.changed(adjusted), .generatingPlan, [.generatePlan(adjusted)])
  }

  @Test("a failed save keeps the draft, whatever the failure says, and can be tried again")
  func failedSave() throws {
    let full = PlanningError.saveFailed(.full)
    var talk = Conversation(state: .savingPlan(draft))
    try talk.on(.failed(full, resume: .idle), .error, [.showFailure(full, .approval(draft))])
    try talk.on(.recovered, .awaitingApproval, [])
    #expect(talk.state == .awaitingApproval(draft))
    try talk.on(.approved, .savingPlan, [.savePlan(draft)])
  }

  @Test("a change that fails leaves the earlier draft on the table")
  func failedChange() throws {
    let none = PlanningError.insufficientRecipes(day: Sample.monday, fighting: [.wish("octopus")])
    var talk = Conversation(state: .generatingPlan(adjusted))
    try talk.on(
      .failed(none, resume: .approval(draft)), .error, [.showFailure(none, .approval(draft))])
    try talk.on(.recovered, .awaitingApproval, [])
  }

  @Test("after an error with nothing on the table one may go back or ask for something new")
  func afterError() throws {
    var back = Conversation(state: .error(.noProgress, resume: .idle))
    try back.on(.recovered, .idle, [])
    var anew = Conversation(state: .error(.noProgress, resume: .idle))
    try anew.on(.planRequested(order), .gatheringContext, [.loadContext(order)])
  }
}

@Suite("Results that answer something else are refused")
struct MismatchTests {
  static let shorter = Sample.plan(on: [Sample.monday])
  static let other = Sample.draft(of: Sample.adjusted, Sample.plan)
  static let torn = Sample.draft(of: Sample.request, shorter)
  static let soup = Sample.cheaper

  @Test(
    "a payload that does not belong to the state is an illegal transition",
    arguments: [
      (PlanningState.generatingPlan(Sample.request), PlanningEvent.planGenerated(shorter)),
      (.generatingPlan(Sample.request), .failed(.noProgress, resume: .approval(torn))),
      (.estimatingCost(Sample.request, Sample.plan, Sample.list), .costEstimated(other)),
      (.estimatingCost(Sample.request, Sample.plan, Sample.list), .costEstimated(soup)),
      (.optimizingBudget(Sample.draft, limit: Sample.limit), .budgetOptimized(other)),
      (.optimizingBudget(Sample.draft, limit: Sample.limit), .budgetOptimized(torn)),
      (.savingPlan(Sample.draft), .planSaved(soup.plan)),
    ])
  func mismatched(_ state: PlanningState, _ event: PlanningEvent) {
    #expect(throws: IllegalTransition(state: state, event: event)) {
      try PlanningMachine.step(state, event)
    }
  }

  @Test("a plan saved as active is still the approved one")
  func statusMayChange() throws {
    var saved = Sample.plan
    saved.status = .active
    let step = try PlanningMachine.step(.savingPlan(Sample.draft), .planSaved(saved))
    #expect(step.state == .planReady(saved))
  }
}
