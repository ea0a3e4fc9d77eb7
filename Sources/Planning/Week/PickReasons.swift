/// The evenings around a meal that its reasons speak of.
struct Surroundings {
  /// Everything fixed or planned, the meal itself left out.
  let others: [PlannedMeal]
  let broken: Broken
  /// The middle of what the evening's dishes cost a serving.
  let medianUsed: Money
}

/// Why a dish stands on its evening: true reasons only, in a fixed order.
func pickReasons(
  for card: RecipeCard, on evening: DayLimits, request: PlanRequest, scoring: DishPoints,
  marks: DishMarks, _ around: Surroundings, larder: Larder
) -> [PickReason] {
  let day = evening.day
  var reasons: [PickReason] = []
  if evening.recipe == card.id { reasons.append(.asked(card.title)) }
  reasons += evening.asked.map { .asked($0) }
  reasons.append(.withinMinutes(evening.minutes))
  let strict = request.avoids.filter { $0.strength == .strict }.prefix(2)
  reasons += strict.map { .avoids($0.what) }
  reasons += evening.strictAvoidances.map { .avoids($0) }.filter { reason in !reasons.contains(reason) }
  if scoring.isLiked(card.cuisine) { reasons.append(.likedCuisine(card.cuisine)) }
  reasons += marks.reasons(for: card, on: day, others: around.others, larder: larder)
  let week = around.others.filter { CuisineRotation.window(before: day).contains($0.day) }
  if card.protein != .none, !week.isEmpty, !week.contains(where: { $0.protein == card.protein }) {
    reasons.append(.newProtein(card.protein))
  }
  if !week.isEmpty, !week.contains(where: { $0.cuisine == card.cuisine }) {
    reasons.append(.newCuisine(card.cuisine))
  }
  if day.weekday == .friday, card.fitsFriday { reasons.append(.fridayHabit) }
  let (have, of) = scoring.pantryShare(of: card)
  if have > 0, have * 3 >= of { reasons.append(.usesPantry(have: have, of: of)) }
  if card.usedPerServing.cents > 0, card.usedPerServing.cents * 3 <= around.medianUsed.cents * 2 {
    reasons.append(.inexpensive(card.usedPerServing))
  }
  reasons += onlyChoices(around.broken)
  return reasons
}

extension DishMarks {
  /// What a dish does for the rest of the week, as far as it is so.
  fileprivate func reasons(
    for card: RecipeCard, on day: Day, others: [PlannedMeal], larder: Larder
  ) -> [PickReason] {
    var reasons: [PickReason] = []
    let past = larder.tastes[card.id]
    if let stars = past.stars, stars.count >= 4 {
      reasons.append(.rated(stars))
    } else if past.isFavorite {
      reasons.append(.favorite)
    }
    if let lot = expiring.first(where: { $0.isDue(on: day) && card.ingredients.contains($0.food) }) {
      reasons.append(.usesUp(lot.name, until: lot.bestBefore))
    }
    if fresh(in: card) != 0 {
      for other in others where (day - 6..<day).contains(other.day) && other.kind == .cook {
        let foods = Set(larder.recipe(other.recipe)?.ingredients.compactMap(\.ingredient) ?? [])
        guard let shared = card.ingredients.first(where: { bit(of: $0) != 0 && foods.contains($0) }),
          let name = larder.table[shared]?.name
        else { continue }
        reasons.append(.shares(name, with: other.day))
        break
      }
    }
    if let food = seasonal(in: card, on: day) { reasons.append(.inSeason(food.plural ?? food.name)) }
    return reasons
  }
}

/// The rules a meal breaks, each said. Source: requirements, Decisions "Variety".
func onlyChoices(_ broken: Broken) -> [PickReason] {
  var reasons: [PickReason] = []
  if broken.contains(.protein) { reasons.append(.onlyChoice("protein")) }
  if broken.contains(.cuisine) { reasons.append(.onlyChoice("cuisine")) }
  if broken.contains(.recentDish) || broken.contains(.dishTwice) { reasons.append(.onlyChoice("dish")) }
  return reasons
}

extension DayLimits {
  /// The limit the evening is held to.
  var minutes: Int { wishes.compactMap(\.maxMinutes).min() ?? key.minutes }

  fileprivate var strictAvoidances: [Avoided] {
    wishes.flatMap(\.avoids).filter { $0.strength == .strict }.map(\.what)
  }
}

extension Collection where Element == Money {
  /// The lower of the middles; zero for none.
  var lowerMedian: Money { isEmpty ? .zero : Money(cents: map(\.cents).sorted()[(count - 1) / 2]) }
}
