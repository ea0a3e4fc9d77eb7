package import Kitchen
package import Values

/// What somebody asked of one day.
package struct DayWish: Hashable, Sendable, Codable {
  package var day: Day
  /// Foods (ingredient ids), proteins, cuisines or tags wanted in the dish; all of them.
  package var wants: [String]
  /// A dish by name.
  package var recipe: RecipeID?
  package var maxMinutes: Int?
  /// Avoidances for this day alone ("make Wednesday vegetarian").
  package var avoids: [Avoidance]
  /// Cheaper than this for a serving.
  package var cheaperThan: Money?

  package init(
    day: Day, wants: [String] = [], recipe: RecipeID? = nil, maxMinutes: Int? = nil,
    avoids: [Avoidance] = [], cheaperThan: Money? = nil
  ) {
    self.day = day
    self.wants = wants
    self.recipe = recipe
    self.maxMinutes = maxMinutes
    self.avoids = avoids
    self.cheaperThan = cheaperThan
  }
}

/// Everything a plan must hold to and is wished to be. Source: 004 §6, `WeeklyPlanConstraints`.
package struct PlanRequest: Hashable, Sendable, Codable {
  /// The evenings to plan, in order, without repeats.
  package var days: [Day]
  /// 1 to 20.
  package var eaters: Int
  package var avoids: [Avoidance]
  /// Per week of seven dinners; a shorter plan gets its share. Nil for no limit.
  package var budget: Money?
  /// Liked cuisines; empty for any.
  package var cuisines: [String]
  package var weekdayMinutes: Int
  package var weekendMinutes: Int
  package var taxBasisPoints: Int
  package var wishes: [DayWish]
  /// Meals that stay as they are.
  package var kept: [PlannedMeal]
  /// Dishes not to offer again.
  package var excluded: [RecipeID]
  /// Grows with every "something else"; a new draw of ties.
  package var attempt: Int

  package init(
    days: [Day], eaters: Int, avoids: [Avoidance] = [], budget: Money? = nil, cuisines: [String] = [],
    weekdayMinutes: Int = 30, weekendMinutes: Int = 90, taxBasisPoints: Int = 0,
    wishes: [DayWish] = [], kept: [PlannedMeal] = [], excluded: [RecipeID] = [], attempt: Int = 0
  ) {
    self.days = days
    self.eaters = eaters
    self.avoids = avoids
    self.budget = budget
    self.cuisines = cuisines
    self.weekdayMinutes = weekdayMinutes
    self.weekendMinutes = weekendMinutes
    self.taxBasisPoints = taxBasisPoints
    self.wishes = wishes
    self.kept = kept
    self.excluded = excluded
    self.attempt = attempt
  }

  /// The limit for the evenings of the plan, kept ones too: the weekly budget times evenings over
  /// seven, rounded to a cent; never more than the weekly budget.
  package var limit: Money? {
    let evenings = Set(days + kept.map(\.day)).count
    return budget.map { evenings >= 7 ? $0 : $0 * Rational(evenings, 7) }
  }
}
