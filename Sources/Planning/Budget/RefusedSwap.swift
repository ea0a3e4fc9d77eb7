/// A saving somebody refused: it is not offered again for this plan. Source: requirements, Decisions
/// "Budget".
package enum RefusedSwap: Hashable, Sendable, Codable {
  /// The brand of a food, of every food when nil.
  case storeBrand(IngredientID?)
  /// This dish keeps its evening.
  case dish(Day, keeps: RecipeID)
}

extension [RefusedSwap] {
  /// Whether the food's store brand may be bought.
  func allowsStoreBrand(of food: IngredientID) -> Bool {
    !contains(.storeBrand(nil)) && !contains(.storeBrand(food))
  }
}

/// The request after savings of the draft were refused: first dishes are wished back, brands stay.
package func refusing(_ refused: [RefusedSwap], in draft: Draft) -> PlanRequest {
  var request = draft.request
  for swap in refused where !request.refusedSwaps.contains(swap) {
    request.refusedSwaps.append(swap)
    guard case .dish(let day, let recipe) = swap else { continue }
    request.wishes.removeAll { $0.day == day }
    request.wishes.append(DayWish(day: day, recipe: recipe))
  }
  return request
}
