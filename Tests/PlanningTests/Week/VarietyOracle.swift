import Kitchen
@testable import Planning
import Values

/// A way in which a plan lacks variety or breaks a limit of its day.
enum VarietyProblem: Hashable, Sendable {
  /// Fewer than three on five or more evenings.
  case fewProteins(Int)
  case fewCuisines(Int)
  /// The same as the evening before. `isOnlyChoice`: the planner found nothing else and said so.
  case repeatedProtein(Day, ProteinSource, isOnlyChoice: Bool)
  case repeatedCuisine(Day, String, isOnlyChoice: Bool)
  case overMinutes(Day, minutes: Int, limit: Int)
}

/// The rules of variety as the source states them, for holding plans against: the planner keeps them by construction.
///
/// What a plan lacks, weekly problems first, then by day; empty for a varied plan.
///
/// Leftovers escape every check but are the evening before for the next. With a single liked cuisine
/// nothing is said about cuisines. Source: 004 §4, step 10; requirements MP-30.
func validateVariety(_ plan: MealPlan, request: PlanRequest) -> [VarietyProblem] {
  let cooked = plan.meals.filter { $0.kind == .cook }
  let hasCuisineRules = request.cuisines.count != 1
  var problems: [VarietyProblem] = []
  if cooked.count >= VarietyRules.evenings {
    let proteins = Set(cooked.map(\.protein)).count
    if proteins < VarietyRules.proteins { problems.append(.fewProteins(proteins)) }
    let cuisines = Set(cooked.map(\.cuisine)).count
    if hasCuisineRules, cuisines < VarietyRules.cuisines { problems.append(.fewCuisines(cuisines)) }
  }
  for meal in cooked {
    let before = plan.meals.filter { $0.day == meal.day - 1 }
    if before.contains(where: { $0.protein == meal.protein }) {
      problems.append(
        .repeatedProtein(
          meal.day, meal.protein, isOnlyChoice: meal.because.contains(.onlyChoice("protein"))))
    }
    if hasCuisineRules, before.contains(where: { $0.cuisine == meal.cuisine }) {
      problems.append(
        .repeatedCuisine(
          meal.day, meal.cuisine, isOnlyChoice: meal.because.contains(.onlyChoice("cuisine"))))
    }
    let limit = request.minutes(on: meal.day)
    if meal.minutes > limit, !request.kept.contains(where: { $0.day == meal.day }) {
      problems.append(.overMinutes(meal.day, minutes: meal.minutes, limit: limit))
    }
  }
  return problems
}
