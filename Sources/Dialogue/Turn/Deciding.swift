package import Language
package import Values
import Kitchen
import Planning

/// Decides one request: acts and facts in, a new state, changes and responses out. The same arguments
/// give the same outcome, always.
package func decide(
  _ recognition: Recognition, in state: DialogueState, world: World, identities: IdentitySource
) -> TurnOutcome {
  var turn = Turn(state, world: world, identities: identities)
  turn.settleDown()
  let act = interpret(recognition)
  turn.take(act, said: recognition.said)
  turn.remember(recognition, as: act, since: state)
  if world.answersYes { turn.answerWithDefaults() }
  return turn.outcome
}

extension Turn {
  /// Leaves the states that only show something: a failure that was read, a plan that was saved.
  mutating func settleDown() {
    switch state.planning {
    case .error: _ = plan(.recovered)
    case .planReady: _ = plan(.finished)
    case .idle, .gatheringContext, .onboarding, .generatingPlan, .generatingGrocery, .estimatingCost,
      .budgetCheck, .optimizingBudget, .awaitingApproval, .regenerating, .savingPlan:
      break
    }
  }

  /// Keeps the request for a line that corrects it; talk beside it leaves it standing.
  mutating func remember(_ recognition: Recognition, as act: DialogueAct, since old: DialogueState) {
    switch act {
    case .hesitate, .clarify, .protest, .unrecognised, .ambiguous, .tooLong: return
    case .request:
      let isChange = recognition.act == .change
      let before = isChange && old.draft != state.draft ? old.draft : nil
      let hasReplaced = isChange && old.draft == nil && state.draft != nil
      state.last = LastRequest(
        recognition, before: before, hasWritten: isChange && (!changes.isEmpty || hasReplaced))
    // A fact said otherwise joins the one said first, so that no allergy is lifted by it; a guest's evening
    // would be noted twice.
    case .inform:
      let hasSeated = changes.contains { if case .setEvening = $0 { true } else { false } }
      state.last = LastRequest(recognition, before: nil, hasWritten: hasSeated)
    default: state.last = nil
    }
  }

  mutating func take(_ act: DialogueAct, said: String) {
    let understood: Bool
    switch act {
    case .unrecognised, .tooLong: understood = false
    default: understood = true
    }
    if understood { state.failures = 0 }
    if !state.choices.isEmpty, state.focus != .search, act == .moreOptions || act == .deny([]) {
      state.choices = []
      say(.notNow(.noneMeant))
      return
    }
    if case .choose = act {} else if understood { state.choices = [] }
    let swap = state.pendingSwap
    state.pendingSwap = nil
    state.awaitedRating = nil
    if answer(state.confirming, with: act, said: said) { return }
    if let swap, answer(swap, with: act) { return }
    if awaitedRating != nil, act.declines {
      say(.talk(.ratingLetGo))
      return
    }
    switch act {
    case .request(let request): take(request, pending: swap, said: said)
    case .inform(let facts):
      sayConverted(facts)
      inform(facts)
    case .affirm(let facts): affirm(facts)
    case .deny(let facts): deny(facts)
    case .choose(let reference): choose(reference, said: said)
    case .approve: approve()
    case .reject(let reason): reject(reason)
    case .moreOptions: offerMore()
    case .skip: skip()
    case .back: goBack()
    case .why: explain(nil, nil)
    case .again: repeatLast()
    case .cancel: cancel()
    case .startOver: startOver()
    case .help: help()
    case .undo: command = .undo
    case .greet: greet()
    case .thank: say(.thanks)
    case .quit: quit()
    case .hesitate: waitUndecided()
    case .clarify: clarify()
    case .protest: say(.talk(.sorry))
    case .askAbout: say(.talk(.about))
    case .ambiguous(let alternatives): ask(alternatives)
    case .unrecognised: notUnderstood(said)
    case .tooLong: say(.tooLong)
    }
    if let swap, act.isInterruption { askDay(swap) }
  }

  /// "Which day shall I change?" left open or let go; true when the line said nothing else.
  private mutating func answer(_ swap: PendingSwap, with act: DialogueAct) -> Bool {
    switch act {
    case .cancel, .skip, .back: say(.talk(.swapLetGo))
    case .deny(let facts) where facts.isEmpty: say(.talk(.swapLetGo))
    case .hesitate, .clarify, .again:
      if act == .hesitate { responses.append(.talk(.undecided)) }
      askDay(swap)
    default: return false
    }
    return true
  }

  private mutating func askDay(_ swap: PendingSwap) {
    state.pendingSwap = swap
    responses.append(.askDay(world.grammar.intent("swap_day")?.slot("day")?.ask ?? ""))
  }

  private mutating func take(_ request: DialogueRequest, pending: PendingSwap?, said: String) {
    switch request {
    case .planWeek(let words): planWeek(words)
    case .tonight(let words): offerTonight(words)
    case .swap(let words): swap(words)
    case .skipDays(let days, let isHome): skipDays(days, isHome: isHome)
    case .dayEaters(let words): setEaters(words)
    case .exchange(let from, let to): exchange(from, to)
    case .keepDays(let days): keepDays(days)
    case .onlyDays(let days, let count): cutDown(to: days, count: count)
    case .quicker(let minutes): makeQuicker(minutes)
    case .weekWithout(let avoids, let days): leaveOut(avoids, on: days)
    case .repeatWeek(let avoids, let days, let isThisWeek):
      let next = (7..<14).map { world.today.monday + $0 }
      repeatLastWeek(without: avoids, isThisWeek ? next : days)
    case .fixDish(let words): fixDish(words)
    case .whatElse(let day, let wants, let avoids): showAlternatives(day, wants: wants, avoids: avoids)
    case .notAgain(let reference): neverAgain(reference, said: said)
    case .showPlan: showPlan()
    case .showDay(let words): showDay(words, pending: pending)
    case .why(let words, let dish): explain(words, dish)
    case .showRecipe(let reference, let servings): showRecipe(reference, for: servings, said: said)
    case .recipeTime(let reference): tellTime(reference, said: said)
    case .ingredients(let what, let servings): tellIngredients(what, for: servings, said: said)
    case .findRecipes(let criteria, let person): findRecipes(criteria, for: person)
    case .setFavorite(let reference, let isFavorite): setFavorite(reference, isFavorite, said: said)
    case .showFavorites: showFavorites()
    case .check(let words): check(words, said: said)
    case .substitute(let words): substitute(words)
    case .convert(let words): convert(words)
    case .nutrition(let words): tellNutrition(words, said: said)
    case .weekNutrition(let topic): tellWeekNutrition(topic)
    case .setGuideline(let words): setGuideline(words)
    case .sections(let foods): tellSections(foods)
    case .temperature(let food): tellTemperature(food)
    case .season(let food, let day): tellSeason(food, on: day)
    case .showPantry(let foods): showPantry(foods)
    case .addToPantry(let supplies, let sets): addToPantry(supplies, sets: sets)
    case .takeFromPantry(let supplies): takeFromPantry(supplies)
    case .checkPantry(let reference, let servings):
      checkPantry(for: reference, servings: servings, said: said)
    case .showList: showList()
    case .showHousehold:
      say(.household(world.kitchen.household, fixed: world.kitchen.fixedDishes), focus: .household)
    case .forget(let things): forget(things)
    case .money(let request): take(request)
    case .history(let request): take(request, said: said)
    case .showReminders(let day, let thawing): showReminders(for: day, thawing: thawing)
    case .cancelPlan: cancelPlan()
    case .askForAnimal: say(.talk(.animalsFood))
    case .notYet(let feature): say(.talk(.notYet(feature)))
    }
  }

  /// Says something beside the open question; the question comes back after it.
  mutating func say(_ response: Response, focus: Focus? = nil) {
    responses.append(response)
    if let focus { state.focus = focus }
    askAgain(.again)
  }

  /// Puts the open question once more, when there is one.
  mutating func askAgain(_ lead: Question.Lead) {
    guard case .onboarding(let asking, _) = state.planning else { return }
    responses.append(question(asking, lead))
  }

  /// `--yes`: every open question takes its default, and the plan is approved.
  mutating func answerWithDefaults() {
    for _ in HouseholdQuestion.allCases {
      guard case .onboarding = state.planning else { break }
      responses.removeAll { if case .question = $0 { true } else { false } }
      skip()
    }
    if case .awaitingApproval = state.planning { approve() }
    if let act = state.confirming {
      state.confirming = nil
      responses.removeAll { $0 == .planNews(.confirm(act)) }
      carryOut(act)
    }
  }
}

extension DialogueAct {
  /// Rather no answer.
  fileprivate var declines: Bool {
    switch self {
    case .cancel, .skip, .back: true
    case .deny(let facts): facts.isEmpty
    default: false
    }
  }

  /// A question in between that leaves what was asked open.
  fileprivate var isInterruption: Bool {
    guard case .request(let request) = self else { return false }
    switch request {
    case .why, .recipeTime, .ingredients, .check, .substitute, .convert, .nutrition, .sections, .temperature,
      .season, .showPantry, .showHousehold, .showPlan, .showList:
      return true
    default: return false
    }
  }
}
