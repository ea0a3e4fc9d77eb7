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
  /// What the weekday is always about: given up, and said, where nothing fits it.
  package var isFixed: Bool

  package init(
    day: Day, wants: [String] = [], recipe: RecipeID? = nil, maxMinutes: Int? = nil,
    avoids: [Avoidance] = [], cheaperThan: Money? = nil, isFixed: Bool = false
  ) {
    (self.day, self.wants, self.recipe, self.maxMinutes) = (day, wants, recipe, maxMinutes)
    (self.avoids, self.cheaperThan, self.isFixed) = (avoids, cheaperThan, isFixed)
  }
}

/// Everything a plan must hold to and is wished to be. Source: 004 §6, `WeeklyPlanConstraints`.
package struct PlanRequest: Hashable, Sendable, Codable {
  /// The evenings to plan, in order, without repeats.
  package var days: [Day]
  /// How many usually sit at the table, 1 to 20.
  package var eaters: Int
  /// Evenings with more or fewer at the table, by day.
  package var evenings: [EveningNote]
  /// How often dinner may be what is left from the day before.
  package var leftovers: LeftoverPreference
  package var avoids: [Avoidance]
  /// What the till may say for the plan. Nil for no limit.
  package var budget: Money?
  /// A wish to pay no more than this, after a plan was sent back as too expensive. Nil for none.
  package var aim: Money?
  /// Liked cuisines; empty for any.
  package var cuisines: [String]
  package var weekdayMinutes, weekendMinutes, taxBasisPoints: Int
  package var wishes: [DayWish]
  /// Meals that stay as they are.
  package var kept: [PlannedMeal]
  /// Dishes not to offer again.
  package var excluded: [RecipeID]
  /// Savings somebody refused.
  package var refusedSwaps: [RefusedSwap]
  /// Grows with every "something else"; a new draw of ties.
  package var attempt: Int
  /// What the dinners, or the plan, are wished to be beside that.
  @OrEmpty package var asks: [Wish]

  package init(
    days: [Day], eaters: Int, evenings: [EveningNote] = [], leftovers: LeftoverPreference = .never,
    avoids: [Avoidance] = [], budget: Money? = nil, aim: Money? = nil, cuisines: [String] = [],
    weekdayMinutes: Int = 30, weekendMinutes: Int = 90, taxBasisPoints: Int = 0, wishes: [DayWish] = [],
    kept: [PlannedMeal] = [], excluded: [RecipeID] = [], refusedSwaps: [RefusedSwap] = [], attempt: Int = 0,
    asks: [Wish] = []
  ) {
    (self.days, self.eaters, self.evenings, self.leftovers) = (days, eaters, evenings, leftovers)
    (self.avoids, self.budget, self.aim, self.cuisines) = (avoids, budget, aim, cuisines)
    (self.weekdayMinutes, self.weekendMinutes) = (weekdayMinutes, weekendMinutes)
    (self.taxBasisPoints, self.wishes, self.kept, self.excluded) = (taxBasisPoints, wishes, kept, excluded)
    (self.refusedSwaps, self.attempt) = (refusedSwaps, attempt)
    self.asks = asks
  }

  /// How many sit at the table on a day, 1 to 20.
  package func eaters(on day: Day) -> Int { evenings.eaters(on: day, usually: eaters) }

  /// How many portions are cooked that evening, where it is cooked for that evening alone.
  package func portions(on day: Day) -> Int { evenings.portions(on: day, usually: eaters) }

  /// What a dinner may take on a day: what was asked of that day, else the usual minutes. Source:
  /// requirements MP-11.
  package func minutes(on day: Day) -> Int {
    let wished = wished(on: day)
    // A slow cooker stands by itself: no limit of time at the stove is one for it.
    if wished.contains(where: Self.cooksAlone) { return Self.unattended }
    if let own = wished.compactMap(\.mostMinutes).min() { return own }
    return day.weekday.isWeekend ? weekendMinutes : weekdayMinutes
  }

  /// Whether what a wish asks for cooks by itself, hours long.
  package static func cooksAlone(_ wish: Wish) -> Bool {
    wish.feature == .gear(.slowCooker) && wish.aim == .with
  }

  /// The longest that anything cooks: ten hours.
  package static let unattended = 600

  /// The lower of budget and aim; nil for no limit.
  package var limit: Money? { [budget, aim].compactMap { $0 }.min() }
}

extension PlanRequest {
  /// All that an evening's dinner is wished to be, said of that evening or of every one.
  package func wished(on day: Day) -> [Wish] {
    wishes.filter { $0.day == day }.flatMap(\.wishes)
      + asks.filter { $0.quota == nil && $0.concerns(day) }
  }
}

extension DayWish {
  /// Its parts as wishes, but for the dish by name.
  package var wishes: [Wish] {
    wants.map { Wish(.having($0), days: [day]) }
      + (maxMinutes.map { [Wish(.minutes, .most(Rational($0)), days: [day])] } ?? [])
      + avoids.map {
        Wish(.avoiding($0.what), strength: $0.strength == .strict ? .must : .prefer, days: [day])
      }
      + (cheaperThan.map { [Wish(.cost, .most(Rational($0.cents - 1)), days: [day])] } ?? [])
  }
}
