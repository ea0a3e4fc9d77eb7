import Kitchen
import Language
import Planning
import Values

extension Turn {
  /// "Yes" binds to the last question only; facts after it are a yes with a change.
  mutating func affirm(_ facts: [HouseholdFact]) {
    switch state.planning {
    case .awaitingApproval:
      if facts.isEmpty { approve() } else { inform(facts) }
    case .onboarding(let asking, let order):
      if facts.isEmpty {
        repeatQuestion(asking, order, lead: .notRead(failures: order.failures + 1))
      } else {
        inform(facts)
      }
    case .idle, .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck,
      .optimizingBudget, .regenerating, .savingPlan, .planReady, .error:
      if !facts.isEmpty {
        inform(facts)
      } else if let offer = state.offer, !offer.meals.isEmpty {
        choose(.number(1))
      } else {
        say(.notNow(.nothingAsked))
      }
    }
  }

  /// "No" is the open question's own no: nobody avoids anything, no limit, no preference.
  mutating func deny(_ facts: [HouseholdFact]) {
    guard facts.isEmpty else {
      inform(facts)
      return
    }
    switch state.planning {
    case .onboarding(let asking, let order):
      if asking == .size {
        repeatQuestion(asking, order, lead: .notRead(failures: order.failures + 1))
      } else {
        settleWithDefault(asking, order, lead: .next)
      }
    case .awaitingApproval: say(.notNow(.nothingToReject))
    case .idle, .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck,
      .optimizingBudget, .regenerating, .savingPlan, .planReady, .error:
      if state.offer != nil { offerMore() } else { say(.notNow(.nothingAsked)) }
    }
  }

  mutating func help() { say(.help(state.planning.name), focus: .help) }

  mutating func greet() {
    say(
      .greeting(
        tonight: world.plannedMeal(on: world.today), isNewKitchen: world.kitchen.household == nil))
  }

  mutating func quit() {
    responses.append(.goodbye)
    command = .quit
  }

  mutating func ask(_ guesses: [Alternative]) {
    // A choice is said as its example stands: one that would tell or erase facts is never offered.
    let alternatives = guesses.compactMap { guess -> Alternative? in
      guard let intent = world.grammar.intent(guess.intent), intent.act != .destroy,
        let example = intent.examples.first(where: { example in
          example.expecting == nil && (intent.act == .show || example.slots.isEmpty)
        })
      else { return nil }
      return Alternative(
        intent: guess.intent, summary: intent.summary, confidence: guess.confidence,
        example: example.say)
    }
    guard !alternatives.isEmpty else {
      sayPlainly(guesses)
      return
    }
    state.choices = alternatives.map(\.example)
    responses.append(.didYouMean(alternatives))
  }

  /// For a guess that is too grave to be offered: how it would be said.
  mutating func sayPlainly(_ guesses: [Alternative]) {
    guard let guess = guesses.first, let intent = world.grammar.intent(guess.intent),
      intent.act == .change || intent.act == .destroy,
      let example = intent.examples.first(where: { $0.expecting == nil })
    else {
      notUnderstood("")
      return
    }
    responses.append(
      .sayPlainly(
        Alternative(
          intent: guess.intent, summary: intent.summary, confidence: guess.confidence, example: example.say)))
  }

  /// The last thing shown, once more.
  mutating func repeatLast() {
    if case .onboarding(let asking, let order) = state.planning {
      if plan(.questionRepeated(failures: order.failures)) { responses.append(question(asking, .again)) }
      return
    }
    switch state.focus {
    case .plan: showPlan()
    case .list: showList()
    case .household: say(.household(world.kitchen.household, fixed: world.kitchen.fixedDishes))
    case .help: help()
    case .offer:
      if let offer = state.offer {
        say(.offer(offer, isNewKitchen: false, leftOut: leftOut))
      } else {
        say(.notNow(.nothingToRepeat))
      }
    case .day(let day): showDay(.day(day), pending: nil)
    case .recipe(let id, _): showRecipe(.recipe(id))
    case .pantry: showPantry([])
    case .money, .spending: take(MoneyRequest.showBudget)
    case .search:
      if let search = state.search { findRecipes(search.criteria) }
    case .nothing:
      if state.draft != nil { showPlan() } else { say(.notNow(.nothingToRepeat)) }
    }
  }

  /// Nobody could read it. In a question it counts as a failed answer.
  mutating func notUnderstood(_ said: String) {
    if case .onboarding(let asking, let order) = state.planning {
      repeatQuestion(asking, order, lead: .notRead(failures: order.failures + 1))
      return
    }
    state.failures += 1
    responses.append(.notUnderstood(said: said, failures: state.failures))
  }
}
