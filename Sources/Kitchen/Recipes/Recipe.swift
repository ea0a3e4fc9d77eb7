/// A recipe's file name without its ending, for ever: `black-bean-tacos`.
package struct RecipeID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
  package init(_ rawValue: String) { self.rawValue = rawValue }
  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// One ingredient as a recipe uses it.
package struct RecipeIngredient: Hashable, Sendable, Codable {
  /// As the recipe writes it.
  package var name: String
  /// Its row in the table; nil when the table has none.
  package var ingredient: IngredientID?
  package var quantity: Quantity
  /// "finely chopped".
  package var preparation: String?
  package var isOptional: Bool
  /// Whether the amount is the same for however many people.
  package var isFixed: Bool

  package init(
    name: String, ingredient: IngredientID?, quantity: Quantity, preparation: String? = nil,
    isOptional: Bool = false, isFixed: Bool = false
  ) {
    (self.name, self.ingredient, self.quantity, self.preparation) = (name, ingredient, quantity, preparation)
    (self.isOptional, self.isFixed) = (isOptional, isFixed)
  }

  /// What the amount is multiplied by where the recipe is by `factor`: by that, or by nothing.
  package func factor(_ factor: Rational) -> Rational { isFixed ? .one : factor }
}

/// One step of a recipe: what to do, and how long its timer runs.
package struct RecipeStep: Hashable, Sendable, Codable {
  package var text: String
  /// The sum of the step's timers; nil without any.
  package var minutes: Int?
  /// What goes in here: places of the recipe's ingredients.
  package var uses: [Int]
  package init(text: String, minutes: Int? = nil, uses: [Int] = []) {
    (self.text, self.minutes, self.uses) = (text, minutes, uses)
  }
}

/// A dish and how to cook it. Never carries a diet, allergen or protein: those are derived.
package struct Recipe: Hashable, Sendable, Codable {
  package var id: RecipeID
  package var title, summary: String
  package var servings: Int
  /// "dinner".
  package var course: String
  /// A cuisine's id: "mexican".
  package var cuisine: String
  package var prepMinutes, cookMinutes: Int
  package var difficulty: Skill
  /// "skillet".
  package var method: String
  /// How many days it keeps; nil when it does not.
  package var leftoverDays: Int?
  package var tags: [String]
  /// Where it comes from, as its file says; empty when it doesn't.
  package var source: String
  package var ingredients: [RecipeIngredient]
  package var steps: [RecipeStep]
  /// What the recipe tells beside the cooking, as it is written.
  package var notes: [String]
  /// The built-in dish whose place it takes in this house; nil for a dish of its own.
  package var replaces: RecipeID?
  /// What else people call it, in lower case: "spaghetti bolognese".
  package var otherNames: [String]

  package init(
    id: RecipeID, title: String, summary: String = "", servings: Int, course: String = "dinner",
    cuisine: String, prepMinutes: Int, cookMinutes: Int, difficulty: Skill = .intermediate,
    method: String = "", leftoverDays: Int? = nil, tags: [String] = [],
    source: String = "", ingredients: [RecipeIngredient], steps: [RecipeStep] = [], notes: [String] = [],
    replaces: RecipeID? = nil, otherNames: [String] = []
  ) {
    (self.id, self.title, self.summary, self.servings) = (id, title, summary, servings)
    (self.course, self.cuisine, self.prepMinutes) = (course, cuisine, prepMinutes)
    (self.cookMinutes, self.difficulty, self.method) = (cookMinutes, difficulty, method)
    (self.leftoverDays, self.tags, self.source, self.ingredients) = (leftoverDays, tags, source, ingredients)
    (self.steps, self.notes, self.replaces, self.otherNames) = (steps, notes, replaces, otherNames)
  }

  /// Preparation and cooking together. Source: requirements, Decisions "Minutes".
  package var totalMinutes: Int { prepMinutes + cookMinutes }
}
