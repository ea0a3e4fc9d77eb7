import Talk

/// Runs the planning machine until a state waits for the person: performs each effect in memory and feeds its
/// result back. It works on a copy of the turn; what was decided is put on the turn only after the run.
struct PlanningDriver {
  private(set) var state: PlanningState
  private(set) var run = PlanningRun()
  /// What is looked at, and where identifiers come from. Every run of a turn begins with the same one: of the
  /// plans they make at most one is kept.
  private var turn: Turn
  /// Why no plan came out without the dishes already refused.
  private var tooFew: PlanningError?
  /// Why a week with leftovers could not be brought under its limit.
  private var tooLow: PlanningError?
  /// What was on the table when the run began: a failed change goes back to it.
  private let table: Resumable

  /// Source: design §4. An endless regeneration ends in an error state.
  private static let fuel = 32

  /// Begins where the turn stands.
  init(_ turn: Turn) {
    state = turn.state.planning
    table = turn.state.draft.map { .approval($0) } ?? .idle
    self.turn = turn
  }

  private var world: World { turn.world }

  /// Feeds one event and runs to completion. Throws when the event is illegal in this state.
  mutating func send(_ event: PlanningEvent) throws(IllegalTransition) {
    var step = try PlanningMachine.step(state, event)
    for _ in 0..<Self.fuel {
      state = step.state
      var result: PlanningEvent?
      for effect in step.effects {
        if let event = perform(effect) { result = event } else { run.effects.append(effect) }
      }
      guard let result else { return }
      step = try PlanningMachine.step(state, result)
    }
    state = .error(.noProgress, resume: table)
    run.effects.append(.showFailure(.noProgress, table))
  }

  /// The event an effect comes back as; nil for those that are shown to the person.
  private mutating func perform(_ effect: PlanningEffect) -> PlanningEvent? {
    switch effect {
    case .loadContext(let order):
      // A week that stands is changed without the questions a new one begins with.
      let isChange = !order.kept.isEmpty && turn.world.currentPlan != nil
      let open = openHouseholdQuestions(in: turn.household)
      // One named dish on one evening: only what somebody cannot eat has to be known for it.
      let isOneDish = order.days.count == 1 && order.wishes.contains { $0.recipe != nil }
      let first = isOneDish ? open.first { $0 == .avoids } : open.first
      return .contextLoaded(asking: isChange ? nil : first, planRequest(order, turn))
    case .generatePlan(let request):
      if world.failing.contains(.catalogue) { return .failed(.unavailable(.catalogue), resume: table) }
      return generate(request)
    case .generateGrocery(let request, let plan):
      return .groceryGenerated(generateGroceryList(plan, from: larder(for: request)))
    case .estimateCost(let request, let plan, let list):
      if world.failing.contains(.prices) { return .failed(.unavailable(.prices), resume: table) }
      let cost = estimateGroceryCost(
        list, used: plan.meals.used, taxBasisPoints: request.taxBasisPoints, on: world.today)
      return .costEstimated(Draft(request: request, plan: plan, list: list, cost: cost))
    case .checkBudget(let draft):
      guard let limit = draft.request.limit, draft.cost.total > limit else { return .withinBudget }
      return .overBudget(limit: limit)
    case .optimizeBudget(let draft, let limit): return optimize(draft, limit: limit)
    case .adjustRequest(let request, _): return .requestAdjusted(request)
    case .savePlan(let draft): return save(draft)
    case .ask, .showDraft, .showSaved, .showFailure: return nil
    }
  }

  private func larder(for request: PlanRequest) -> Larder {
    world.larder(
      replacing: request.days, named: request.wishes.compactMap(\.recipe) + request.kept.map(\.recipe))
  }

  /// Dishes already refused are left out; where that leaves no plan the machine regenerates with them. What a
  /// weekday is always about gives way where nothing fits it.
  private mutating func generate(_ request: PlanRequest) -> PlanningEvent {
    let larder = larder(for: request)
    let id: ID<MealPlan> = turn.newID()
    var request = request
    // What stays is counted at the servings and prices of now.
    for index in request.kept.indices where request.kept[index].kind == .cook {
      let meal = request.kept[index]
      guard let recipe = larder.recipe(meal.recipe) else { continue }
      request.kept[index].used = usedCost(of: recipe, servings: meal.servings, table: larder.table)
    }
    var trial = request
    while true {
      do throws(PlanningError) {
        return .planGenerated(try generateWeeklyPlan(trial, from: larder, id: id))
      } catch {
        if case .insufficientRecipes(let day, _) = error,
          let index = trial.wishes.firstIndex(where: { $0.day == day && $0.isFixed })
        {
          trial.wishes.remove(at: index)
          continue
        }
        guard !request.excluded.isEmpty else { return .failed(tooFew ?? error, resume: table) }
        tooFew = error
        request.excluded = []
        return .varietyFailed(.lackOfVariety, request)
      }
    }
  }

  private mutating func optimize(_ draft: Draft, limit: Money) -> PlanningEvent {
    do {
      return .budgetOptimized(
        try optimizeGroceryListForBudget(
          draft, limit: limit, from: larder(for: draft.request)))
    } catch {
      let failure = cheapest(of: error, beside: tooLow)
      guard draft.plan.meals.contains(where: { $0.kind == .leftovers }), draft.request.leftovers != .never
      else { return .failed(failure, resume: table) }
      // A pot for two evenings ties both to one dish: without it cheaper weeks can be found.
      var request = draft.request
      request.leftovers = .never
      tooLow = failure
      return .budgetNotReached(request)
    }
  }

  /// Two refusals for lack of money as one: with the cheapest week either found, and proved when either was,
  /// since the bound holds however leftovers are laid.
  private func cheapest(of error: PlanningError, beside other: PlanningError?) -> PlanningError {
    guard case .budgetTooLow(let limit, let cheapest, let isProven) = error,
      case .budgetTooLow(_, let before, let wasProven)? = other
    else { return error }
    return .budgetTooLow(limit: limit, cheapest: min(cheapest, before), isProven: isProven || wasProven)
  }

  /// The plan as it will be saved, and the plans of its days that give way to it.
  private mutating func save(_ draft: Draft) -> PlanningEvent {
    if let failure = world.saveFailure { return .failed(.saveFailed(failure), resume: .approval(draft)) }
    let days = Set(draft.plan.meals.map(\.day))
    for saved in world.activePlans where saved.plan.meals.contains(where: { days.contains($0.day) }) {
      var archived = saved
      archived.plan.status = .archived
      run.replaced.append(ReplacedPlan(archived: archived, past: pastDinners(of: saved.plan, world)))
    }
    var plan = draft.plan
    plan.id = turn.newID()
    plan.status = .active
    run.saved = SavedPlan(plan: plan, list: draft.list, cost: draft.cost)
    return .planSaved(plan)
  }
}
