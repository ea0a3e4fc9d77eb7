/// A limit a plan was held to, named when limits fight.
package enum PlanLimit: Hashable, Sendable, Codable {
  case avoids(Avoided)
  case minutes(Int, weekend: Bool)
  case noRepeatedProtein, noRepeatedCuisine, noRepeatedDish
  case wish(String)
  case wishMinutes(Int)
  /// What the dinners are wished to be.
  case asked(Wish)
  case excludedDishes(Int)
  /// Dishes rated 1 or 2.
  case lowRatings(Int)
}

/// Why no plan came out. Facts only. Source: 004 §6, `MealPlanningError`.
package enum PlanningError: Error, Hashable, Sendable, Codable {
  /// No dish fits these limits on that day. `fighting` are the limits that help when relaxed alone;
  /// when no single one does, the fewest that do together; empty when there are no dishes at all.
  case insufficientRecipes(day: Day, fighting: [PlanLimit])
  /// Even a lower bound on the cost exceeds the limit, or nothing cheaper was found. `isProven` says which.
  case budgetTooLow(limit: Money, cheapest: Money, isProven: Bool)
  case recipeNotFound(String)
  case invalidServingSize(Int)
  case saveFailed(StoreFailure)
  /// Recipes or prices could not be had just now. Source: 004 §6, `apiError`.
  case unavailable(Supply)
  /// The machine went round without reaching a person: a fault of ours.
  case noProgress
}

/// Something outside the kitchen file that planning draws on.
package enum Supply: String, Hashable, Sendable, Codable { case catalogue, prices }

/// The part of a store's error a conversation keeps.
package enum StoreFailure: String, Hashable, Sendable, Codable { case busy, full, damaged, failed }
