import Planning
import Talk

/// What comes nearest where no dinner has all that was wanted: one that takes longer, where nobody named a time; else one
/// for each of the things wanted, which is said. Empty where there is none either; the request is then as it was.
func nearestMeals(
  _ request: inout SingleMealRequest, longest: Int?, from stock: Larder, _ turn: inout Turn
) -> [PlannedMeal] {
  var longer = request
  longer.maxMinutes = max(longest ?? 0, request.maxMinutes)
  let found = longer.maxMinutes > request.maxMinutes ? generateSingleMeal(longer, from: stock) : []
  if !found.isEmpty {
    request = longer
    return found
  }
  guard request.wants.count > 1 else { return [] }
  for base in longest == nil ? [request] : [request, longer] {
    var meals: [PlannedMeal] = []
    for want in request.wants {
      var one = base
      (one.wants, one.count) = ([want], 1)
      one.excluded += meals.map(\.recipe)
      meals += generateSingleMeal(one, from: stock)
    }
    guard !meals.isEmpty else { continue }
    turn.say(NoneHasAll(wants: request.wants))
    request.maxMinutes = base.maxMinutes
    return Array(meals.prefix(3))
  }
  return []
}
