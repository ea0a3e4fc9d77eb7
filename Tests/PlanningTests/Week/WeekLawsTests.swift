import Kitchen
import Planning
import Testing
import Values

/// Laws over 200 made-up households. A household whose limits leave nothing is a law of its own.
@Suite struct WeekLawsTests {
  static let seeds = Array(UInt64(1)...200)

  /// The plan, or nil when the limits of some day leave nothing, which is then checked.
  private func plan(_ household: Household) throws -> MealPlan? {
    do throws(PlanningError) {
      return try generateWeeklyPlan(household.request, from: household.larder, id: planID())
    } catch {
      guard case .insufficientRecipes(let day, let fighting) = error else { throw error }
      #expect(!household.larder.cards.contains { allows($0, on: day, household) })
      #expect(!fighting.isEmpty)
      return nil
    }
  }

  private func allows(_ card: RecipeCard, on day: Day, _ household: Household) -> Bool {
    let request = household.request
    let wishes = request.wishes.filter { $0.day == day }
    let limit =
      wishes.compactMap(\.maxMinutes).min()
      ?? (day.weekday.isWeekend ? request.weekendMinutes : request.weekdayMinutes)
    return card.minutes <= limit && !household.larder.tastes.isRejected(card.id)
      && !request.excluded.contains(card.id)
      && filterRecipesByDietary([card], request.avoids).count == 1
      && wishes.flatMap(\.wants).allSatisfy { card.cuisine == $0 }
  }

  @Test("every day gets one dinner that no limit forbids; kept ones stay", arguments: seeds)
  func limits(seed: UInt64) throws {
    let household = Household(seed: seed)
    guard let plan = try plan(household) else { return }
    let request = household.request
    #expect(plan.meals.map(\.day) == request.days)
    for meal in plan.meals {
      if let kept = request.kept.first(where: { $0.day == meal.day }) {
        #expect(meal == kept)
        continue
      }
      #expect(meal.eaters == request.eaters(on: meal.day))
      guard meal.kind == .cook else { continue }
      let card = try #require(household.world.card(meal.recipe))
      #expect(allows(card, on: meal.day, household))
      let rest = plan.meals.first { $0.day == meal.day + 1 && $0.because == [.leftovers(meal.day)] }
      #expect(meal.servings == meal.eaters + (rest?.eaters ?? 0))
    }
  }

  @Test("leftovers are of the evening before, feed everybody, and are as many as wished", arguments: seeds)
  func leftovers(seed: UInt64) throws {
    let household = Household(seed: seed)
    guard let plan = try plan(household) else { return }
    let request = household.request
    let rests = plan.meals.filter { $0.kind == .leftovers && !request.kept.contains($0) }
    for rest in rests {
      let cooked = try #require(plan.meal(on: rest.day - 1))
      #expect(cooked.kind == .cook && cooked.recipe == rest.recipe && rest.used == .zero)
      #expect(cooked.servings == cooked.eaters + rest.eaters && cooked.servings <= 20)
      #expect(cooked.because.contains(.cookedAhead(rest.day)))
      #expect(!request.wishes.contains { $0.day == rest.day })
      let card = try #require(household.world.card(cooked.recipe))
      #expect(card.leftoverDays ?? 0 >= 1)
    }
    #expect(rests.count <= [.never: 0, .occasionally: 1, .frequently: 2, .always: 3][request.leftovers] ?? 0)
  }

  @Test("a rule of rotation is broken exactly where the meal says so", arguments: seeds)
  func rotation(seed: UInt64) throws {
    let household = Household(seed: seed)
    guard let plan = try plan(household) else { return }
    let request = household.request
    let kept = Set(request.kept.map(\.day))
    let beside = household.larder.recent.filter { !request.days.contains($0.day) }
    for (index, meal) in plan.meals.enumerated() where !kept.contains(meal.day) && meal.kind == .cook {
      let before = beside + plan.meals.prefix(index)
      let fixedAfter = plan.meals.dropFirst(index + 1).filter { kept.contains($0.day) }
      let last = meal.because.contains(.cookedAhead(meal.day + 1)) ? meal.day + 1 : meal.day
      let around = (before + fixedAfter).filter { $0.day == meal.day - 1 || $0.day == last + 1 }
      #expect(
        around.contains { $0.protein == meal.protein }
          == meal.because.contains(.onlyChoice("protein")))
      let week = before.filter { $0.day >= meal.day - 6 && $0.kind == .cook }
      let isRepeated = around.contains { $0.cuisine == meal.cuisine }
      if isRepeated || week.filter({ $0.cuisine == meal.cuisine }).count >= 3 {
        #expect(meal.because.contains(.onlyChoice("cuisine")))
      } else if fixedAfter.isEmpty {
        #expect(!meal.because.contains(.onlyChoice("cuisine")))
      }
      let cooked = before.filter { $0.kind == .cook } + fixedAfter
      let isAgain = cooked.contains { $0.recipe == meal.recipe && abs($0.day - meal.day) <= 14 }
      #expect(isAgain == meal.because.contains(.onlyChoice("dish")))
    }
  }

  @Test("the same seed gives the same plan, whatever the order of the cards", arguments: seeds)
  func repeatable(seed: UInt64) throws {
    let household = Household(seed: seed)
    guard let plan = try plan(household) else { return }
    var rng = SplitMix64(seed: seed)
    var shuffled = household.larder
    shuffled.cards = rng.shuffled(shuffled.cards)
    #expect(try generateWeeklyPlan(household.request, from: shuffled, id: planID()) == plan)
    #expect(try generateWeeklyPlan(household.request, from: household.larder, id: planID()) == plan)
  }

  @Test("reasons are true", arguments: seeds)
  func reasons(seed: UInt64) throws {
    let household = Household(seed: seed)
    guard let plan = try plan(household) else { return }
    let kept = Set(household.request.kept.map(\.day))
    for meal in plan.meals where !kept.contains(meal.day) && meal.kind == .cook {
      let card = try #require(household.world.card(meal.recipe))
      for reason in meal.because {
        #expect(isTrue(reason, of: meal, card, in: plan, household), "\(reason) on \(meal.day.iso)")
      }
      let recipe = try #require(household.world.recipe(meal.recipe))
      #expect(meal.used == usedCost(of: recipe, servings: meal.servings, table: household.world.table))
    }
  }

  private func isTrue(
    _ reason: PickReason, of meal: PlannedMeal, _ card: RecipeCard, in plan: MealPlan,
    _ household: Household
  ) -> Bool {
    let request = household.request
    let week = (household.larder.recent.filter { !request.days.contains($0.day) } + plan.meals)
      .filter { $0.day < meal.day && $0.day >= meal.day - 6 }
    switch reason {
    case .withinMinutes(let limit): return meal.minutes <= limit
    case .avoids(let what): return verdict(of: card, for: what) == .free
    case .likedCuisine(let name): return request.cuisines.contains(name) && meal.cuisine == name
    case .asked(let want):
      return request.wishes.contains { $0.day == meal.day && $0.wants.contains(want) }
    case .rated(let stars):
      return stars.count >= 4 && household.larder.tastes[card.id].stars == stars
    case .favorite: return household.larder.tastes[card.id].isFavorite
    case .usesUp(let name, let until):
      let lot = household.larder.pantry.first { $0.name == name && $0.bestBefore == until }
      return lot.map { $0.ingredient.map(card.ingredients.contains) ?? false } ?? false && until >= meal.day
    case .shares(let name, let day):
      let other = (household.larder.recent + plan.meals).last { $0.day == day && $0.kind == .cook }
      let foods = other.flatMap { household.world.recipe($0.recipe) }?.ingredients.map(\.name) ?? []
      return day < meal.day && foods.contains(name)
    case .inSeason: return false  // No made-up food has a season.
    case .cookedAhead(let day):
      return plan.meal(on: day)?.kind == .leftovers && plan.meal(on: day)?.recipe == meal.recipe
    case .leftovers: return false
    case .usesPantry(let have, let of): return have > 0 && have <= of
    case .newProtein(let protein):
      return protein == meal.protein && !week.contains { $0.protein == protein }
    case .newCuisine(let cuisine):
      return cuisine == meal.cuisine && !week.contains { $0.cuisine == cuisine }
    case .inexpensive(let money): return money == card.usedPerServing
    case .fridayHabit:
      return meal.day.weekday == .friday && (meal.protein.isFish || meal.protein.isMeatless)
    case .savesMoney: return false
    case .onlyChoice: return true
    }
  }
}
