import Kitchen
import Language
import Planning
import Values

extension Turn {
  /// "Plan dinners for this week": days, facts, and the questions still open.
  mutating func planWeek(_ words: PlanWords) {
    if let missing = words.noSuchDays.first {
      say(.refused([.noSuchDay(missing)]))
      return
    }
    let hearing = updateFamilyPreferences(household, with: words.facts)
    let blocking = hearing.problems.filter(\.needsNewAnswer)
    guard blocking.isEmpty else {
      say(.refused(blocking))
      return
    }
    keepEvenings(hearing)
    sayConverted(words.facts)
    let wanted = wantedDays(words)
    let open = wanted.filter { world.plannedMeal(on: $0) == nil }
    if !words.facts.isEmpty {
      keep(settledByMention(words.facts, in: hearing.household))
    }
    guard !open.isEmpty else {
      if hearing.factoriesNote { responses.append(.heard(household, factoriesNote: true)) }
      say(.alreadyPlanned(wanted), focus: .plan)
      return
    }
    state.offer = nil
    state.unfilled = PlanOrder(days: open)
    guard plan(.planRequested(PlanOrder(days: open))) else { return }
    if case .onboarding(let asking, _) = state.planning {
      let count = HouseholdQuestion.open(in: household).count
      responses.append(
        question(
          asking, .opening(open: count), factoriesNote: hearing.factoriesNote,
          problems: hearing.problems))
      return
    }
    if hearing.factoriesNote || !hearing.problems.isEmpty {
      responses.append(.heard(household, factoriesNote: hearing.factoriesNote))
      if !hearing.problems.isEmpty { responses.append(.refused(hearing.problems)) }
    }
    showPlanning(.new)
  }

  /// The evenings asked for, from today on: the days named, else the week; "3 dinners" are the next
  /// three that have no dinner yet. Source: requirements MP-37.
  private func wantedDays(_ words: PlanWords) -> [Values.Day] {
    let week = weekDays(from: world.context.now)
    let named = (words.days.isEmpty ? week : words.days)
      .filter { $0 >= world.today && !words.without.contains($0) }
      .filter { words.days.count == 1 || !isOut($0) }
    guard let count = words.count, count > 0 else { return named }
    guard words.days.isEmpty, let first = week.first else { return Array(named.prefix(count)) }
    let free = (0..<14).map { first + $0 }
      .filter { !words.without.contains($0) && world.plannedMeal(on: $0) == nil && !isOut($0) }
    return Array(free.prefix(count))
  }

  /// Says what the machine's last run ended in: a plan to approve, a saved one, a failure.
  mutating func showPlanning(_ change: DraftChange) {
    for effect in lastEffects {
      switch effect {
      case .showDraft(let draft):
        responses.append(
          .draft(draft, change: change, leftOut: leftOut, nutrition: nutrition(of: draft.plan)))
        state.focus = .plan
        if case .swapped(let days) = change, days.count == 1 { state.focus = .day(days[0]) }
        state.unfilled = nil
        isUndoable = true
      case .showSaved(let plan):
        if case .addPlan(_, let list, let cost)? = changes.last {
          let request = PlanRequest(
            PlanOrder(days: plan.meals.map(\.day)), for: household,
            evenings: world.kitchen.evenings)
          responses.append(
            .saved(
              plan, Draft(request: request, plan: plan, list: list, cost: cost),
              nutrition: nutrition(of: plan)))
          tellArchived()
          tellFirstReminder(of: SavedPlan(plan: plan, list: list, cost: cost))
          state.focus = .plan
        }
      case .showFailure(let error, let resume): responses.append(.failure(error, resume))
      case .ask, .loadContext, .generatePlan, .generateGrocery, .estimateCost, .checkBudget,
        .optimizeBudget, .adjustRequest, .savePlan:
        break
      }
    }
  }

  mutating func approve() {
    if case .awaitingApproval(let draft) = state.planning, refuseOverdue(draft) { return }
    if case .awaitingApproval(let draft) = state.planning,
      case let broken = draft.plan.meals.filter({ $0.day >= world.today && !isAllowed($0) }),
      !broken.isEmpty
    {
      // Somebody has come to avoid a dish on the table: it is exchanged before anything is saved.
      swap(broken.map { DayWish(day: $0.day) }, in: draft)
      return
    }
    guard case .awaitingApproval = state.planning, plan(.approved) else {
      // "Looks ok", said to tonight's dishes, takes the first.
      if case .idle = state.planning, let offer = state.offer, !offer.meals.isEmpty, state.focus == .offer {
        choose(.number(1))
        return
      }
      say(.notNow(.nothingToApprove))
      return
    }
    showPlanning(.new)
  }

  /// A plan sent back with a reason is made anew with it. Source: MP-32.
  mutating func reject(_ reason: RegenerationReason) {
    guard let draft = state.draft, case .awaitingApproval = state.planning else {
      if state.offer != nil { offerMore() } else { say(.notNow(.nothingToReject)) }
      return
    }
    guard plan(.rejected(reason, regenerated(draft, because: reason))) else { return }
    showPlanning(.regenerated(reason))
  }

  /// Plans a changed request: the plan on the table anew, or the saved one put back on it. False, and
  /// said so, where there is nothing to change.
  mutating func propose(_ request: PlanRequest) -> Bool {
    let order = PlanOrder(
      days: request.days, wishes: request.wishes, kept: request.kept, excluded: request.excluded,
      attempt: request.attempt)
    guard plan(state.draft == nil ? .planRequested(order) : .changed(request)) else {
      say(.notNow(.nothingToSwap))
      return false
    }
    return true
  }

  /// The saved plan put back on the table, from today on.
  var reopened: Draft? {
    guard let saved = world.currentPlan else { return nil }
    var plan = saved.plan
    plan.meals.removeAll { $0.day < world.today }
    let order = PlanOrder(days: plan.meals.map(\.day))
    return Draft(
      request: PlanRequest(order, for: household, evenings: world.kitchen.evenings), plan: plan,
      list: saved.list, cost: saved.cost)
  }

  /// From the first question, or a wholly new plan; what the household said is kept.
  mutating func startOver() {
    switch state.planning {
    case .onboarding(_, let order):
      var household = household
      household.settled = []
      keep(household)
      guard let first = HouseholdQuestion.allCases.first,
        plan(.questionSettled(next: first, request(order)))
      else { return }
      responses.append(
        question(first, .opening(open: HouseholdQuestion.allCases.count)))
    case .awaitingApproval(let draft):
      guard plan(.rejected(.userRejected, regenerated(draft, because: .userRejected))) else { return }
      showPlanning(.regenerated(.userRejected))
    case .idle, .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck,
      .optimizingBudget, .regenerating, .savingPlan, .planReady, .error:
      state.offer = nil
      say(.help(state.planning.name), focus: .help)
    }
  }

  mutating func cancel() {
    let thing: CancelledThing
    switch state.planning {
    case .onboarding: thing = .onboarding
    case .awaitingApproval: thing = .draft
    case .idle, .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck,
      .optimizingBudget, .regenerating, .savingPlan, .planReady, .error:
      thing = state.offer == nil ? .nothing : .offer
    }
    if thing != .nothing, thing != .offer { _ = plan(.cancelled) }
    state.offer = nil
    state.choices = []
    state.unfilled = nil
    isUndoable = thing == .draft
    responses.append(.cancelled(thing))
  }
}
