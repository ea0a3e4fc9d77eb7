/// "Tacos every Tuesday": what a weekday is always about. Source: requirements MP-39.
package struct FixedDish: Hashable, Sendable, Codable {
  package var weekday: Weekday
  /// A dish by its id; nil when only a kind of dish was named.
  package var recipe: RecipeID?
  /// Foods, proteins, cuisines or tags wanted; all of them. Empty when a dish is named.
  package var wants: [String]
  /// What they see to themselves, in their words: "takeout pizza"; no dinner is planned then.
  package var own: String?

  package init(weekday: Weekday, recipe: RecipeID? = nil, wants: [String] = [], own: String? = nil) {
    (self.weekday, self.recipe, self.wants, self.own) = (weekday, recipe, wants, own)
  }
}
