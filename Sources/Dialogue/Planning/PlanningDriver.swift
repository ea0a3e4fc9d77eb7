import Catalogue
package import Kitchen
package import Planning
package import Values

/// Runs the planning machine until a state waits for the person: performs each effect in memory and
/// feeds its result back. Saving becomes a `KitchenChange` that the session carries out.
package struct PlanningDriver {
  package private(set) var state: PlanningState
  package private(set) var changes: [KitchenChange] = []
  package private(set) var outcomes: [PlanningEffect] = []
  /// The household as this turn will leave it.
  package var household: Household
  private let world: World
  private var identities: IdentitySource
  /// Why a week with leftovers could not be brought under its limit.
  private var tooLow: PlanningError?
  /// What was on the table when the turn began: a failed change goes back to it.
  private let table: Resumable

  /// Source: design §4. An endless regeneration ends in an error state.
  private static let fuel = 32

  package init(
    _ state: PlanningState, household: Household, world: World, identities: IdentitySource,
    table: Resumable = .idle
  ) {
    self.state = state
    self.household = household
    self.world = world
    self.identities = identities
    self.table = table
  }

  /// Feeds one event and runs to completion. Throws when the event is illegal in this state; then
  /// nothing has changed.
  package mutating func send(_ event: PlanningEvent) throws(IllegalTransition) {
    var step = try PlanningMachine.step(state, event)
    for _ in 0..<Self.fuel {
      state = step.state
      var result: PlanningEvent?
      for effect in step.effects {
        if let event = perform(effect) { result = event } else { outcomes.append(effect) }
      }
      guard let result else { return }
      step = try PlanningMachine.step(state, result)
    }
    state = .error(.noProgress, resume: table)
    outcomes.append(.showFailure(.noProgress, table))
  }

  /// The event an effect comes back as; nil for those that are shown to the person.
  private mutating func perform(_ effect: PlanningEffect) -> PlanningEvent? {
    switch effect {
    case .loadContext(let order):
      return .contextLoaded(
        asking: HouseholdQuestion.open(in: household).first,
        PlanRequest(
          order, for: household, evenings: world.kitchen.evenings, fixed: world.kitchen.fixedDishes,
          now: world.context.now))
    case .generatePlan(let request):
      if world.failing.contains(.catalogue) { return .failed(.unavailable(.catalogue), resume: table) }
      return generate(request)
    case .generateGrocery(let request, let plan):
      return .groceryGenerated(generateGroceryList(plan, from: world.larder(replacing: request.days)))
    case .estimateCost(let request, let plan, let list):
      if world.failing.contains(.prices) { return .failed(.unavailable(.prices), resume: table) }
      let cost = estimateGroceryCost(
        list, used: plan.meals.map(\.used).sum(), taxBasisPoints: request.taxBasisPoints,
        on: world.today)
      return .costEstimated(Draft(request: request, plan: plan, list: list, cost: cost))
    case .checkBudget(let draft):
      guard let limit = draft.request.limit, draft.cost.total > limit else { return .withinBudget }
      return .overBudget(limit: limit)
    case .optimizeBudget(let draft, let limit):
      do {
        return .budgetOptimized(
          try optimizeGroceryListForBudget(
            draft, limit: limit, from: world.larder(replacing: draft.request.days)))
      } catch {
        let failure = cheapest(of: error, beside: tooLow)
        guard draft.plan.meals.contains(where: { $0.kind == .leftovers }),
          draft.request.leftovers != .never
        else { return .failed(failure, resume: table) }
        // A pot for two evenings ties both to one dish: without it cheaper weeks can be found.
        var request = draft.request
        request.leftovers = .never
        tooLow = failure
        return .budgetNotReached(request)
      }
    case .adjustRequest(let request, _):
      return .requestAdjusted(request)
    case .savePlan(let draft):
      return save(draft)
    case .ask, .showDraft, .showSaved, .showFailure:
      return nil
    }
  }

  /// Two refusals for lack of money as one: with the cheapest week either found, and proved when either
  /// was, since the bound holds however leftovers are laid.
  private func cheapest(of error: PlanningError, beside other: PlanningError?) -> PlanningError {
    guard case .budgetTooLow(let limit, let cheapest, let isProven) = error,
      case .budgetTooLow(_, let before, let wasProven)? = other
    else { return error }
    return .budgetTooLow(
      limit: limit, cheapest: min(cheapest, before), isProven: isProven || wasProven)
  }

  /// Dishes already refused are left out while that leaves a plan; if not, they may come back. What a
  /// weekday is always about gives way where nothing fits it.
  private mutating func generate(_ request: PlanRequest) -> PlanningEvent {
    let larder = world.larder(replacing: request.days)
    let id: ID<MealPlan> = identities.next()
    var request = request
    // What stays is counted at the servings and prices of now.
    for index in request.kept.indices where request.kept[index].kind == .cook {
      let meal = request.kept[index]
      guard let recipe = larder.recipe(meal.recipe) else { continue }
      request.kept[index].used = usedCost(of: recipe, servings: meal.servings, table: larder.table)
    }
    var open = request
    open.excluded = []
    for var trial in [request, open] {
      while true {
        do throws(PlanningError) {
          return .planGenerated(try generateWeeklyPlan(trial, from: larder, id: id))
        } catch {
          guard case .insufficientRecipes(let day, _) = error,
            let index = trial.wishes.firstIndex(where: { $0.day == day && $0.isFixed })
          else { break }
          trial.wishes.remove(at: index)
        }
      }
    }
    do throws(PlanningError) {
      return .planGenerated(try generateWeeklyPlan(request, from: larder, id: id))
    } catch {
      return .failed(error, resume: table)
    }
  }

  private mutating func save(_ draft: Draft) -> PlanningEvent {
    if let failure = world.saveFailure {
      return .failed(.saveFailed(failure), resume: .approval(draft))
    }
    let days = Set(draft.plan.meals.map(\.day))
    for saved in world.activePlans where saved.plan.meals.contains(where: { days.contains($0.day) }) {
      changes += world.pastDinners(of: saved.plan)
      changes.append(.setPlanStatus(saved.plan.id, .archived))
    }
    var plan = draft.plan
    plan.id = identities.next()
    plan.status = .active
    changes.append(.addPlan(plan, draft.list, draft.cost))
    return .planSaved(plan)
  }
}
