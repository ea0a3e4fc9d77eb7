import Catalogue
import Kitchen
import Planning
import Testing
import Values

/// One drawn household with its request and pantry, and the checks its plan must pass.
struct HouseholdCase: CustomStringConvertible {
  let seed: UInt64
  var request: PlanRequest
  let larder: Larder

  var description: String { "household \(seed): \(request.avoids.map(\.what.word)) \(request)" }

  /// The household's plan for a week; `recent` and `history` are what it cooked and rated before.
  init(
    seed: UInt64, catalogue: Catalogue, week: Int = 0, recent: [PlannedMeal] = [],
    history told: [MealHistoryEntry]? = nil
  ) {
    self.seed = seed
    var draw = SplitMix64(seed: seed)
    let today = Day(number: 20_500 + draw.below(365)) + 7 * week
    var household = Household(size: draw.within(1...12))
    let kinds: [Avoided] =
      Diet.allCases.filter { $0 != .lowCarb && $0 != .lowSodium }.map { .diet($0) }
      + Allergen.allCases.map { .allergen($0) } + ["pork", "mushroom", "beef"].map { .food($0) }
    for place in 0..<draw.below(3) {
      guard let what = draw.pick(from: kinds) else { continue }
      let avoidance = Avoidance(what, draw.below(4) == 0 ? .dislike : .strict)
      if place == 0 {
        household.avoids.append(avoidance)
      } else {
        household.members.append(Member(name: "Ana", avoids: [avoidance]))
      }
    }
    if draw.below(2) == 0 { household.budget = Money(cents: 2000 + draw.below(25_000)) }
    if draw.below(3) == 0 {
      household.cuisines = Array(draw.shuffled(["italian", "mexican", "indian", "thai"]).prefix(2))
    }
    household.weekdayMinutes = draw.pick(from: [20, 25, 30, 30, 30, 45]) ?? 30
    let count = draw.pick(from: [3, 5, 7, 7, 7]) ?? 7
    household.leftovers = draw.pick(from: LeftoverPreference.allCases) ?? .occasionally
    let evenings = Self.evenings(from: today, &draw)
    let isFixed = draw.below(5) == 0
    request = PlanRequest(
      days: (0..<count).map { today + $0 }.filter { day in !evenings.contains { $0.day == day && $0.isOut } },
      eaters: household.eaters, evenings: evenings, leftovers: household.leftovers,
      avoids: household.getDietaryRestrictions(), budget: household.budget,
      cuisines: household.cuisines, weekdayMinutes: household.weekdayMinutes,
      taxBasisPoints: seed % 3 == 0 ? 725 : 0,
      wishes: isFixed ? [DayWish(day: today, wants: ["pasta"], isFixed: true)] : [])
    let history = told ?? Self.history(catalogue, before: today, &draw)
    var source = IdentitySource(replica: seed, turn: 1)
    var pantry: [PantryItem] = []
    for _ in 0..<draw.below(8) {
      guard let food = draw.pick(from: catalogue.table.ingredients) else { continue }
      let unit: Unit = food.gramsPerPiece == nil ? .ounce : food.pieceUnit ?? .each
      pantry.append(
        PantryItem(
          id: source.next(), name: food.name, ingredient: food.id,
          amount: Amount(Rational(draw.within(1...12), draw.within(1...3)), unit),
          bestBefore: draw.below(2) == 0 ? today + draw.within(-3...9) : nil))
    }
    larder = Larder(
      cards: catalogue.cards, table: catalogue.table,
      pantry: pantry.sorted { $0.dateOrder < $1.dateOrder }, recent: recent, today: today,
      randomizer: Randomizer(seed: seed),
      tastes: Tastes(history, favorites: Array(catalogue.cards.prefix(draw.below(3)).map(\.id)), on: today),
      recipe: { catalogue.recipe($0) })
  }

  /// One evening with guests, one with nobody at home, or neither.
  private static func evenings(from day: Day, _ draw: inout SplitMix64) -> [EveningNote] {
    switch draw.below(4) {
    case 0: [EveningNote(day: day + 1, guests: draw.within(1...6))]
    case 1: [EveningNote(day: day + 2, isOut: true), EveningNote(day: day + 4, eaters: draw.within(1...12))]
    default: []
    }
  }

  /// Dinners of the last months, half of them rated.
  private static func history(
    _ catalogue: Catalogue, before day: Day, _ draw: inout SplitMix64
  ) -> [MealHistoryEntry] {
    (0..<draw.below(25)).compactMap { _ in
      guard let card = draw.pick(from: catalogue.cards) else { return nil }
      return MealHistoryEntry(
        day: day - draw.within(15...120), recipe: card.id, title: card.title, cuisine: card.cuisine,
        protein: card.protein, servings: 4, stars: draw.below(2) == 0 ? Stars(draw.within(1...5)) : nil)
    }
  }

  var outcome: Result<Draft, PlanningError> {
    do { return .success(try plan()) } catch { return .failure(error) }
  }

  private func plan() throws(PlanningError) -> Draft {
    do throws(PlanningError) {
      return try plan(request)
    } catch {
      // What a weekday is always about gives way, and so do leftovers, as in the dialogue.
      var request = request
      if case .insufficientRecipes = error, !request.wishes.isEmpty {
        request.wishes = []
        return try plan(request)
      }
      guard case .budgetTooLow = error, request.leftovers != .never else { throw error }
      request.leftovers = .never
      return try plan(request)
    }
  }

  func plan(_ request: PlanRequest) throws(PlanningError) -> Draft {
    var source = IdentitySource(replica: seed, turn: 2)
    let plan = try generateWeeklyPlan(request, from: larder, id: source.next())
    let list = generateGroceryList(plan, from: larder)
    let cost = estimateGroceryCost(
      list, used: plan.meals.map(\.used).sum(), taxBasisPoints: request.taxBasisPoints,
      on: larder.today)
    let draft = Draft(request: request, plan: plan, list: list, cost: cost)
    guard let limit = request.limit, cost.total > limit else { return draft }
    return try optimizeGroceryListForBudget(draft, limit: limit, from: larder)
  }

  private func card(_ meal: PlannedMeal) -> RecipeCard? {
    larder.cards.first { $0.id == meal.recipe }
  }

  /// A dish this household may have on that day, rotation aside.
  func isFeasible(on day: Day) -> Bool {
    let limit = day.weekday.isWeekend ? request.weekendMinutes : request.weekdayMinutes
    let fitting = larder.cards.filter { card in
      card.isDinner && card.minutes <= limit && !larder.tastes.isRejected(card.id)
        && request.avoids.allSatisfy { allows(card, $0) }
    }
    // Fewer dishes than evenings is a fight too: no dish comes twice.
    return fitting.count >= request.days.count
  }

  private func allows(_ card: RecipeCard, _ avoidance: Avoidance) -> Bool {
    let answer = verdict(of: card, for: avoidance.what)
    return avoidance.strength == .strict ? answer == .free : answer != .contains
  }

  func checkAvoidances(_ draft: Draft) {
    for meal in draft.plan.meals {
      guard let card = card(meal) else {
        Issue.record("\(self): \(meal.title) is no recipe")
        continue
      }
      for avoidance in request.avoids {
        #expect(allows(card, avoidance), "\(self): \(meal.title) for \(avoidance.what.word)")
      }
    }
  }

  func checkMinutes(_ draft: Draft) {
    #expect(draft.plan.meals.map(\.day) == request.days, "\(self)")
    for meal in draft.plan.meals where meal.kind == .cook {
      #expect(!larder.tastes.isRejected(meal.recipe), "\(self): \(meal.title) was rated low")
      let limit = meal.day.weekday.isWeekend ? request.weekendMinutes : request.weekdayMinutes
      #expect(meal.minutes <= limit, "\(self): \(meal.title)")
      #expect(meal.minutes == card(meal)?.minutes, "\(self): \(meal.title)")
    }
  }

  func checkRotation(_ draft: Draft) {
    let before = larder.recent.filter { $0.day < larder.today }
    for meal in draft.plan.meals where meal.kind == .cook {
      let other = (before + draft.plan.meals).contains {
        $0.kind == .cook && $0.recipe == meal.recipe && $0.day < meal.day && meal.day - $0.day <= 14
      }
      #expect(!other || isSaid("dish", of: meal), "\(self): \(meal.title) comes again without a word")
    }
    let evenings = before.suffix(1) + draft.plan.meals
    for (before, after) in zip(evenings, evenings.dropFirst()) where after.kind == .cook {
      guard before.day == after.day - 1 else { continue }
      let isOther = before.protein != after.protein || isSaid("protein", of: after)
      #expect(isOther, "\(self): \(before.title), \(after.title)")
      let isFree =
        request.cuisines.count == 1 || before.cuisine != after.cuisine || isSaid("cuisine", of: after)
      #expect(isFree, "\(self): \(before.title), \(after.title)")
    }
  }

  /// Leftovers are of the evening before, feed everybody, and are no more than wished.
  func checkLeftovers(_ draft: Draft) {
    let rests = draft.plan.meals.filter { $0.kind == .leftovers }
    let most = [.never: 0, .occasionally: 1, .frequently: 2, .always: 3][request.leftovers] ?? 0
    #expect(rests.count <= most, "\(self)")
    for meal in draft.plan.meals {
      #expect(meal.eaters == request.eaters(on: meal.day), "\(self): \(meal.title)")
      guard meal.kind == .cook else { continue }
      let rest = rests.first { $0.day == meal.day + 1 }
      #expect(meal.servings == meal.eaters + (rest?.eaters ?? 0), "\(self): \(meal.title)")
      #expect(meal.servings <= 20, "\(self): \(meal.title)")
    }
    for rest in rests {
      let cooked = draft.plan.meal(on: rest.day - 1)
      #expect(cooked?.recipe == rest.recipe && cooked?.kind == .cook, "\(self): \(rest.title)")
    }
  }

  /// Whether the meal says that it breaks this rule.
  private func isSaid(_ rule: String, of meal: PlannedMeal) -> Bool {
    meal.because.contains(.onlyChoice(rule))
  }

  /// grocery = need − pantry, in grams where every unit can be weighed.
  func checkArithmetic(_ draft: Draft) {
    for item in draft.list.items {
      guard let id = item.ingredient, let food = larder.table[id] else { continue }
      let needed = item.sources.compactMap(\.amount)
      let met = item.need + item.fromPantry
      guard let left = grams(needed, food), let right = grams(met, food) else { continue }
      #expect(left == right, "\(self): \(item.name)")
      #expect(item.need.allSatisfy { $0.value > .zero }, "\(self): \(item.name)")
      #expect(item.cost >= .zero)
      let stock = larder.pantry.filter { $0.ingredient == id && !$0.isExpired(on: larder.today) }
      if let taken = grams(item.fromPantry, food), let had = grams(stock.compactMap(\.amount), food) {
        #expect(taken <= had, "\(self): \(item.name) takes more than there is")
      }
    }
    #expect(draft.cost.till == draft.list.items.map(\.cost).sum(), "\(self)")
  }

  private func grams(_ amounts: [Amount], _ food: Ingredient) -> Rational? {
    var total = Rational.zero
    for amount in amounts {
      guard let each = gramsPerUnit(amount.unit, food.density) else { return nil }
      total += amount.value * each
    }
    return total
  }
}
