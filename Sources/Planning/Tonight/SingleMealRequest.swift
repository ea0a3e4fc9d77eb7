/// What somebody wants for one evening. Source: 004 §6, `SingleMealConstraints`.
package struct SingleMealRequest: Hashable, Sendable, Codable {
  package var day: Day
  /// 1 to 20.
  package var eaters: Int
  package var avoids: [Avoidance]
  /// Preparation and cooking together.
  package var maxMinutes: Int
  /// Foods (ingredient ids), proteins, cuisines or tags wanted in the dish; all of them.
  package var wants: [String]
  /// Liked cuisines; a wish, not a limit.
  package var cuisines: [String]
  /// Dishes not to offer again.
  package var excluded: [RecipeID]
  /// Grows with every "something else".
  package var attempt: Int
  /// How many to offer.
  package var count: Int
  /// What the dinner is wished to be beside that.
  @OrEmpty package var asks: [Wish]

  package init(
    day: Day, eaters: Int, avoids: [Avoidance] = [], maxMinutes: Int = 30, wants: [String] = [],
    cuisines: [String] = [], excluded: [RecipeID] = [], attempt: Int = 0, count: Int = 3, asks: [Wish] = []
  ) {
    self.day = day
    self.eaters = eaters
    self.avoids = avoids
    self.maxMinutes = maxMinutes
    self.wants = wants
    self.cuisines = cuisines
    self.excluded = excluded
    self.attempt = attempt
    self.count = count
    self.asks = asks
  }

  /// The same as a plan of one day.
  var plan: PlanRequest {
    PlanRequest(
      days: [day], eaters: eaters, avoids: avoids, cuisines: cuisines,
      wishes: [DayWish(day: day, wants: wants, maxMinutes: maxMinutes)], excluded: excluded,
      attempt: attempt, asks: asks)
  }
}
