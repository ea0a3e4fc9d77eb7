/// Something a plan has too little or too much of.
package struct NutritionWarning: Hashable, Sendable {
  /// What is wrong, with the figures that say so. Source: 004 §6, `NutritionWarning`.
  package enum Concern: Hashable, Sendable {
    case lowProteinVariety(Int, least: Int)
    /// Evenings with fewer servings on a plate.
    case insufficientVegetables([Day], least: Int)
    /// Evenings with whole grains, and how many there should be.
    case fewWholeGrains(Int, least: Int)
    /// Milligrams on a plate on average.
    case highSodium(Int, limit: Int)
    case excessiveCalories([Day], limit: Int)
    case lowFiber([Day], least: Int)
  }

  package var concern: Concern
  /// The evening whose change helps most; nil when none can be changed any more.
  package var change: Day?
  package init(_ concern: Concern, change: Day?) { (self.concern, self.change) = (concern, change) }
}

/// Checks a plan's dinners against guidelines, a plate of each. Plans shorter than a week need their
/// share of whole grains, and variety of protein is asked of five evenings or more. Too little is said
/// only of a dish whose figure covers nearly all of it. Evenings before `today` are not proposed for a
/// change. Source: 004 §3.7; Decisions "Nutrition".
package func validateWeeklyNutrition(
  _ plan: MealPlan, guidelines: NutritionGuidelines = .usual, table: FoodTable, today: Day,
  recipe: (RecipeID) -> Recipe?
) -> WeeklyNutrition {
  var week = WeeklyNutrition(dinners: [], guidelines: guidelines)
  for meal in plan.meals {
    guard let dish = recipe(meal.recipe) else {
      week.unknown.append(meal.day)
      continue
    }
    week.dinners.append(
      DinnerNutrition(
        meal: meal, facts: calculateNutrition(dish, servings: dish.servings, table: table),
        vegetables: vegetableServings(dish, servings: dish.servings, table: table),
        hasWholeGrains: hasWholeGrains(dish, servings: dish.servings, table: table)))
  }
  let open = week.dinners.filter { $0.meal.kind == .cook && $0.meal.day >= today }
  var taken: [Day] = []
  for concern in week.concerns {
    // One evening can be changed once: another is named where another helps too.
    let free = open.filter { !taken.contains($0.meal.day) }
    let change = week.evening(helping: concern, of: free) ?? week.evening(helping: concern, of: open)
    taken += change.map { [$0] } ?? []
    week.warnings.append(NutritionWarning(concern, change: change))
  }
  return week
}

/// A figure that covers less of a dish's weight may be too low by what is missing.
private let enoughCoverage = 80
/// Evenings from which variety of protein is asked. Source: 004 §4, step 10.
private let evenings = 5

extension WeeklyNutrition {
  fileprivate var concerns: [NutritionWarning.Concern] {
    let aim = guidelines
    var concerns: [NutritionWarning.Concern] = []
    if dinners.count >= evenings, proteins.count < aim.minProteins {
      concerns.append(.lowProteinVariety(proteins.count, least: aim.minProteins))
    }
    let bare = dinners.filter { ($0.vegetables * 10).rounded < aim.minVegetableServings * 10 }
    if !bare.isEmpty {
      concerns.append(.insufficientVegetables(bare.map(\.meal.day), least: aim.minVegetableServings))
    }
    let grains = (Rational(aim.minWholeGrains * dinners.count, 7)).rounded
    if wholeGrainEvenings < grains { concerns.append(.fewWholeGrains(wholeGrainEvenings, least: grains)) }
    if let sodium = average(.sodium)?.rounded, sodium > aim.maxSodium {
      concerns.append(.highSodium(sodium, limit: aim.maxSodium))
    }
    let rich = dinners.filter { ($0.facts[.energy]?.amount.rounded ?? 0) > aim.maxDinnerCalories }
    if !rich.isEmpty {
      concerns.append(.excessiveCalories(rich.map(\.meal.day), limit: aim.maxDinnerCalories))
    }
    let plain = dinners.filter { dinner in
      guard let fiber = dinner.facts[.fiber], fiber.coverage >= enoughCoverage else { return false }
      return fiber.amount.rounded < aim.minDinnerFibre
    }
    if !plain.isEmpty { concerns.append(.lowFiber(plain.map(\.meal.day), least: aim.minDinnerFibre)) }
    return concerns
  }

  /// Of these evenings the one that stands out most; the first of equals.
  fileprivate func evening(helping concern: NutritionWarning.Concern, of open: [DinnerNutrition]) -> Day? {
    func least(_ figure: (DinnerNutrition) -> Rational, of some: [DinnerNutrition]) -> Day? {
      some.min { (figure($0), $0.meal.day) < (figure($1), $1.meal.day) }?.meal.day
    }
    func amount(_ nutrient: Nutrient) -> (DinnerNutrition) -> Rational {
      { $0.facts[nutrient]?.amount ?? .zero }
    }
    func days(_ days: [Day]) -> [DinnerNutrition] { open.filter { days.contains($0.meal.day) } }
    switch concern {
    case .lowProteinVariety:
      return open.last { dinner in
        dinners.contains { $0.meal.protein == dinner.meal.protein && $0.meal.recipe != dinner.meal.recipe }
      }?.meal.day
    case .insufficientVegetables(let bare, _): return least(\.vegetables, of: days(bare))
    case .fewWholeGrains: return least(amount(.fiber), of: open.filter { !$0.hasWholeGrains })
    case .highSodium: return least({ -amount(.sodium)($0) }, of: open)
    case .excessiveCalories(let rich, _): return least({ -amount(.energy)($0) }, of: days(rich))
    case .lowFiber(let plain, _): return least(amount(.fiber), of: days(plain))
    }
  }
}
