/// Where a plan stands: on the table, in force, over, or given up for another.
package enum PlanStatus: String, CaseIterable, Codable, Sendable, Hashable {
  case draft, active, completed, archived
}

/// Why a dish stands on its day. Facts only; Rendering finds the words.
package enum PickReason: Hashable, Sendable, Codable {
  case withinMinutes(Int)
  /// It is free of what somebody avoids.
  case avoids(Avoided)
  case likedCuisine(String)
  /// The person asked for this food, protein, cuisine or dish.
  case asked(String)
  case usesPantry(have: Int, of: Int)
  /// Marked as a favorite, or rated and cooked so.
  case favorite
  case rated(Stars)
  /// A food at home that is good until that day only.
  case usesUp(String, until: Day)
  /// Shares a package of something fresh with the dish of another day.
  case shares(String, with: Day)
  case inSeason(String)
  /// What was cooked that day feeds this evening too.
  case leftovers(Day)
  /// Cooked for this evening and that day.
  case cookedAhead(Day)
  case newProtein(ProteinSource)
  case newCuisine(String)
  case inexpensive(Money)
  /// Friday leans to fish or meatless. Source: 004 §3.4.
  case fridayHabit
  case savesMoney(Money)
  /// The rule it breaks because nothing else was left.
  case onlyChoice(String)
}

/// One evening of a plan.
package struct PlannedMeal: Hashable, Sendable, Codable {
  package enum Kind: String, Codable, Sendable, Hashable { case cook, leftovers }

  package var day: Day
  package var kind: Kind
  package var recipe: RecipeID
  package var title, cuisine: String
  package var protein: ProteinSource
  package var minutes, eaters: Int
  /// What is cooked; 1 to 20.
  package var servings: Int
  /// The share of the food that is cooked.
  package var used: Money
  package var because: [PickReason]
  /// The major allergens inside, in `Allergen`'s order.
  package var contains: [Allergen]
  /// Allergens some brands may hold, in `Allergen`'s order.
  package var mayContain: [Allergen]
  /// Ingredients nobody vouches for.
  package var unknown: [String]
  /// What some at the table get instead, one portion each; they are not among its servings.
  @OrEmpty package var plates: [PlannedPlate]

  package init(
    day: Day, kind: Kind = .cook, recipe: RecipeID, title: String, cuisine: String, protein: ProteinSource,
    minutes: Int, eaters: Int, servings: Int, used: Money, because: [PickReason] = [],
    contains: [Allergen] = [], mayContain: [Allergen] = [], unknown: [String] = [],
    plates: [PlannedPlate] = []
  ) {
    (self.day, self.kind, self.recipe, self.title) = (day, kind, recipe, title)
    (self.cuisine, self.protein, self.minutes, self.eaters) = (cuisine, protein, minutes, eaters)
    (self.servings, self.used, self.because, self.contains) = (servings, used, because, contains)
    (self.mayContain, self.unknown) = (mayContain, unknown)
    self.plates = plates
  }
}

/// Dinners for some days, in the order of their days.
package struct MealPlan: Hashable, Sendable, Codable {
  package var id: ID<MealPlan>
  package var status: PlanStatus
  package var meals: [PlannedMeal]

  package init(id: ID<MealPlan>, status: PlanStatus, meals: [PlannedMeal]) {
    (self.id, self.status, self.meals) = (id, status, meals)
  }

  package var starts: Day? { meals.first?.day }
  package var ends: Day? { meals.last?.day }
  package func meal(on day: Day) -> PlannedMeal? { meals.first { $0.day == day } }
}
