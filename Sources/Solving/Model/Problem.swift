/// A problem as its file tells it, numbers exact. Format: docs/solve.md.
package struct Problem: Equatable, Sendable {
  /// What the plan should have least of.
  package enum Goal: String, CaseIterable, Sendable {
    case cost
    case repetition
  }

  package var days: Int
  package var courses: [String]
  package var dishes: [Dish]
  /// Allergens no dish of the plan may have.
  package var excluded: [String] = []
  /// What each day's dishes together must hold.
  package var day: [NamedRange] = []
  /// What all days together must hold.
  package var plan: [NamedRange] = []
  package var goal: Goal = .cost
  /// The most of an amount, or of "cost", that the plan may have.
  package var caps: [NamedNumber] = []
  package var repetition: Repetition?

  /// A problem without limits that minimises the cost.
  package init(days: Int, courses: [String], dishes: [Dish]) {
    (self.days, self.courses, self.dishes) = (days, courses, dishes)
  }

  /// The name under which a dish's cost stands beside its amounts.
  package static let cost = "cost"
  /// How large a file may be: what the search is made for.
  package static let mostDays = 366
  package static let mostCourses = 8
  package static let mostDishes = 2_000
  package static let mostAmounts = 100
  package static let mostGroups = 64
  package static let mostDaysBack = 60
}

extension Problem {
  /// One dish of one course.
  package struct Dish: Equatable, Sendable {
    package var id: String
    package var course: String
    package var cost: ExactDecimal?
    package var amounts: [NamedNumber] = []
    package var groups: [String] = []
    package var allergens: [String] = []

    /// A dish that has nothing yet.
    package init(id: String, course: String) { (self.id, self.course) = (id, course) }
  }

  /// A number under a name.
  package struct NamedNumber: Equatable, Sendable {
    package var name: String
    package var value: ExactDecimal

    /// The number under the name.
    package init(name: String, value: ExactDecimal) { (self.name, self.value) = (name, value) }
  }

  /// A range that holds its ends; nil is open.
  package struct NamedRange: Equatable, Sendable {
    package var name: String
    package var low: ExactDecimal?
    package var high: ExactDecimal?

    /// From the low to the high end, both included.
    package init(name: String, low: ExactDecimal?, high: ExactDecimal?) {
      (self.name, self.low, self.high) = (name, low, high)
    }
  }

  /// The points a plan gets for repeating itself.
  package struct Repetition: Equatable, Sendable {
    package var sameDay: [NamedNumber] = []
    package var dishAgain: [NamedNumber] = []
    package var windowGroups: [NamedNumber] = []
    /// From the oldest of the remembered days on.
    package var daysBack: [ExactDecimal] = []
    package var reading = RepetitionReading()

    /// Rules under which nothing costs points.
    package init() {}
  }
}

/// How two sentences of the format are understood, where the literature has it otherwise.
package struct RepetitionReading: Equatable, Sendable {
  /// What counts as a group in common on one day.
  package enum SameDay: String, CaseIterable, Sendable {
    /// Every pair of courses by itself: three courses with one group are three pairs.
    case pairs
    /// Each course against all before it: three courses with one group count twice.
    /// Source: evaluator of Marrero, Segredo, León and Segura, Mathematics 8 (2020) 1960.
    case earlierCourses = "earlier_courses"
  }

  /// Which entry of `days_back` is for which day while fewer days are remembered than it has entries.
  package enum DaysBack: String, CaseIterable, Sendable {
    /// The first entry for the oldest day there is. Source: the same evaluator.
    case oldest
    /// The last entry always for yesterday.
    case yesterday
  }

  package var sameDay = SameDay.pairs
  package var daysBack = DaysBack.oldest

  /// The usual reading, or another.
  package init(sameDay: SameDay = .pairs, daysBack: DaysBack = .oldest) {
    (self.sameDay, self.daysBack) = (sameDay, daysBack)
  }
}
