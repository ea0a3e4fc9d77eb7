/// The entities with parsers of their own; every other entity is a list. Source: design §5.
enum BuiltInEntity: String, CaseIterable, Codable, Sendable {
  /// Digits and words.
  case number
  /// With a sign or a word: "$120", "120 dollars".
  case money
  /// Money, or a bare number where money was asked for.
  case sum
  case day
  /// Several days: "mon to fri", "this week".
  case days
  /// Days of every week: "Wednesdays", "every Sunday".
  case habitDays = "habit_days"
  case duration
  case percentage
  case rating
  /// A place in what was offered: "2", "the second one".
  case choice
  /// "me, my husband and our two kids", counted.
  case roles
  /// So much of something: "2 cups", "half a pound", "a 15-oz can", "3".
  case amount
  /// A measure alone: "cups", "grams".
  case unit
  case person
  /// A diet, allergen or food that lists know.
  case avoid
  /// The same, or a food word that no list knows, kept as text.
  case avoidAny = "avoid_any"
  /// A food with or without an amount: "2 lb of chicken", "a dozen eggs", "milk".
  case supply
  /// The same, or an everyday word for several foods: "chicken", "2 lb of cheese".
  case supplyAny = "supply_any"
  /// A food or a dish, or a food word that no list knows, kept as text.
  case edibleAny = "edible_any"
  /// Any words.
  case text

  /// Numbers, dates and lengths of time: what they begin with is known beforehand.
  var isCounted: Bool {
    switch self {
    case .number, .money, .sum, .day, .days, .duration, .percentage, .rating, .choice: true
    case .habitDays: false
    case .roles, .amount, .unit, .person, .avoid, .avoidAny, .supply, .supplyAny, .edibleAny, .text: false
    }
  }
}
