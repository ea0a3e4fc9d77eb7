import Catalogue
import Kitchen
import Planning
import Testing
import Values

/// One drawn household with its request and pantry, and the checks its plan must pass.
struct HouseholdCase: CustomStringConvertible {
  let seed: UInt64
  let request: PlanRequest
  let larder: Larder

  var description: String { "household \(seed): \(request.avoids.map(\.what.word)) \(request)" }

  init(seed: UInt64, catalogue: Catalogue) {
    self.seed = seed
    var draw = SplitMix64(seed: seed)
    let today = Day(number: 20_500 + draw.below(365))
    var household = Household(size: draw.within(1...12))
    let kinds: [Avoided] =
      Diet.allCases.filter { $0 != .lowCarb && $0 != .lowSodium }.map { .diet($0) }
      + Allergen.allCases.map { .allergen($0) } + ["pork", "mushroom", "beef"].map { .food($0) }
    for _ in 0..<draw.below(3) {
      guard let what = draw.pick(from: kinds) else { continue }
      household.avoids.append(Avoidance(what, draw.below(4) == 0 ? .dislike : .strict))
    }
    if draw.below(2) == 0 { household.budget = Money(cents: 2000 + draw.below(25_000)) }
    if draw.below(3) == 0 {
      household.cuisines = Array(draw.shuffled(["italian", "mexican", "indian", "thai"]).prefix(2))
    }
    household.weekdayMinutes = draw.pick(from: [20, 25, 30, 30, 30, 45]) ?? 30
    let count = draw.pick(from: [3, 5, 7, 7, 7]) ?? 7
    request = PlanRequest(
      days: (0..<count).map { today + $0 }, eaters: household.eaters,
      avoids: household.getDietaryRestrictions(), budget: household.budget,
      cuisines: household.cuisines, weekdayMinutes: household.weekdayMinutes)
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
      pantry: pantry.sorted { $0.dateOrder < $1.dateOrder }, today: today,
      randomizer: Randomizer(seed: seed), recipe: { catalogue.recipe($0) })
  }

  var outcome: Result<Draft, PlanningError> {
    do { return .success(try plan()) } catch { return .failure(error) }
  }

  private func plan() throws(PlanningError) -> Draft {
    var source = IdentitySource(replica: seed, turn: 2)
    let plan = try generateWeeklyPlan(request, from: larder, id: source.next())
    let list = generateGroceryList(plan, from: larder)
    let cost = estimateGroceryCost(
      list, used: plan.meals.map(\.used).sum(), taxBasisPoints: 0, on: larder.today)
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
      card.minutes <= limit && request.avoids.allSatisfy { allows(card, $0) }
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
    for meal in draft.plan.meals {
      let limit = meal.day.weekday.isWeekend ? request.weekendMinutes : request.weekdayMinutes
      #expect(meal.minutes <= limit, "\(self): \(meal.title)")
      #expect(meal.minutes == card(meal)?.minutes, "\(self): \(meal.title)")
    }
  }

  func checkRotation(_ draft: Draft) {
    var seen: Set<RecipeID> = []
    for meal in draft.plan.meals where !seen.insert(meal.recipe).inserted {
      #expect(isSaid(meal), "\(self): \(meal.title) comes twice without a word")
    }
    for (before, after) in zip(draft.plan.meals, draft.plan.meals.dropFirst()) {
      if !isSaid(after) {
        #expect(before.protein != after.protein, "\(self): \(before.title), \(after.title)")
        #expect(before.cuisine != after.cuisine, "\(self): \(before.title), \(after.title)")
      }
    }
  }

  private func isSaid(_ meal: PlannedMeal) -> Bool {
    meal.because.contains { if case .onlyChoice = $0 { true } else { false } }
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
      if let taken = grams(item.fromPantry, food), let had = grams(stock.map(\.amount), food) {
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
