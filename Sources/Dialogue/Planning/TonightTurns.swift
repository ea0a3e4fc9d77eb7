import Catalogue
import Kitchen
import Planning
import Values

extension Turn {
  /// "What's for dinner tonight": the plan first, then two others; never a question first.
  /// Source: 004 story 2; requirements DC-07, MP-12.
  mutating func offerTonight(_ words: TonightWords) {
    let day = words.day ?? world.today
    var avoids = household.getDietaryRestrictions()
    for avoided in words.avoids
    where !avoids.contains(where: { $0.what == avoided && $0.strength == .strict }) {
      avoids.append(Avoidance(avoided))
    }
    let limit = day.weekday.isWeekend ? household.weekendMinutes : household.weekdayMinutes
    let minutes = words.minutes ?? min(30, limit)
    let eaters = min(20, max(1, words.eaters ?? household.eaters))
    let isNew = world.kitchen.household == nil
    let request = SingleMealRequest(
      day: day, eaters: eaters, avoids: avoids, maxMinutes: minutes, wants: words.wants,
      cuisines: household.cuisines, excluded: [], attempt: 0, count: 3)
    offer(request, isNewKitchen: isNew, planned: words.wants.isEmpty)
  }

  /// "Something else": the next dishes, none of those already offered; a plan is made anew.
  mutating func offerMore() {
    if showMoreRecipes() { return }
    if case .awaitingApproval(let draft) = state.planning, case .day(let day) = state.focus,
      draft.plan.meal(on: day) != nil
    {
      swap([DayWish(day: day)], in: draft)
      return
    }
    if case .awaitingApproval = state.planning, state.focus == .plan || state.offer == nil {
      reject(.userRejected)
      return
    }
    guard let last = state.offer else {
      if state.draft != nil { reject(.userRejected) } else { offerTonight(.plain) }
      return
    }
    var request = last.request
    request.excluded += last.meals.map(\.recipe)
    request.attempt += 1
    offer(request, isNewKitchen: false, planned: false, replaces: last.replaces)
  }

  mutating func offer(
    _ request: SingleMealRequest, isNewKitchen: Bool, planned: Bool, replaces: Values.Day? = nil
  ) {
    if world.failing.contains(.catalogue) {
      say(.failure(.unavailable(.catalogue), .idle))
      return
    }
    var request = request
    let fromPlan = planned ? world.standingMeal(on: request.day).flatMap { isAllowed($0) ? $0 : nil } : nil
    if let fromPlan {
      request.count = 2
      request.excluded.append(fromPlan.recipe)
    }
    let found = generateSingleMeal(
      request, from: replaces.map { larder(around: $0) } ?? world.larder())
    let meals = [fromPlan].compactMap { $0 } + found
    guard !meals.isEmpty else {
      say(.noOffer(request))
      return
    }
    request.count = 3
    if planned {
      remindOfThawing()
      if request.day == world.today { tellTonightsChoice() }
    }
    let offer = Offer(
      meals: meals, request: request, isPlanned: fromPlan != nil, replaces: replaces)
    state.offer = offer
    say(.offer(offer, isNewKitchen: isNewKitchen, leftOut: leftOut), focus: .offer)
  }

  mutating func choose(_ reference: ChoiceReference, said: String = "") {
    if !state.choices.isEmpty, state.offer == nil {
      say(.notNow(.noSuchChoice(of: state.choices.count)))
      return
    }
    guard let offer = state.offer else {
      if case .onboarding(let asking, let order) = state.planning, case .number = reference {
        // A number that answers nothing here is an answer that can't be read.
        repeatQuestion(asking, order, lead: .notRead(failures: order.failures + 1))
        return
      }
      show(reference, said: said, else: .nothingToChoose)
      return
    }
    guard let meal = meal(reference, in: offer) else {
      show(reference, said: said, else: .noSuchChoice(of: offer.meals.count))
      return
    }
    if let day = offer.replaces, let draft = openDraft, draft.plan.meal(on: day) != nil {
      state.offer = nil
      swap([DayWish(day: day, recipe: meal.recipe, maxMinutes: meal.minutes)], in: draft)
      return
    }
    guard let recipe = world.catalogue.recipe(meal.recipe) else {
      say(.noSuchRecipe(meal.title))
      return
    }
    let plan = MealPlan(id: identityForLook, status: .draft, meals: [meal])
    let buy = generateGroceryList(plan, from: world.larder(replacing: [meal.day]))
    noteForTonight(meal)
    say(.chosen(meal, recipe, buy: buy), focus: .recipe(meal.recipe, servings: meal.servings))
  }

  /// A dish named outright is shown although it was not offered.
  private mutating func show(_ reference: ChoiceReference, said: String, else reason: NotNow) {
    switch reference {
    case .recipe(let id): showRecipe(.recipe(id))
    case .words(let words): showRecipe(.unknown(words), said: said)
    case .number, .last: say(.notNow(reason))
    }
  }

  func meal(_ reference: ChoiceReference, in offer: Offer) -> PlannedMeal? {
    switch reference {
    case .number(let number): offer.meals.indices.contains(number - 1) ? offer.meals[number - 1] : nil
    case .last: offer.meals.last
    case .recipe(let id): offer.meals.first { $0.recipe == id }
    case .words(let words): offer.meals.first { $0.title.mentions(words) }
    }
  }

  /// An id for a plan nobody will save.
  private var identityForLook: ID<MealPlan> {
    var source = identities
    return source.next()
  }
}

extension TonightWords {
  static let plain = TonightWords(day: nil, minutes: nil, wants: [], avoids: [], eaters: nil)
}
