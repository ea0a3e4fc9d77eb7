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

/// What was given up so that a dinner could be offered at all. What somebody avoids never is.
enum Loosened: Hashable, Sendable {
  /// It takes longer than was asked: so many minutes at the most.
  case minutes(Int)
  /// The dish lacks what was wanted.
  case wants
}

/// The dinners that come nearest where none fits: those that take the least more time, else those without what was
/// wanted. Nil where what is avoided or wished for leaves none.
func loosened(_ request: SingleMealRequest, from stock: Larder) -> (
  request: SingleMealRequest, meals: [PlannedMeal], by: Loosened
)? {
  let longer = [20, 25, 30, 40, 50, 60, 90, 120].filter { $0 > request.maxMinutes }
  var asWanted = request
  for minutes in longer {
    asWanted.maxMinutes = minutes
    let meals = generateSingleMeal(asWanted, from: stock)
    if !meals.isEmpty { return (asWanted, meals, .minutes(minutes)) }
  }
  guard !request.wants.isEmpty else { return nil }
  var without = request
  without.wants = []
  let meals = generateSingleMeal(without, from: stock)
  return meals.isEmpty ? nil : (without, meals, .wants)
}
