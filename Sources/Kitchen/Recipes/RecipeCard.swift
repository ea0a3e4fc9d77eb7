/// The few facts planning needs of a recipe, derived once from the recipe and the food table.
package struct RecipeCard: Hashable, Sendable, Codable {
  package var id: RecipeID
  package var title, cuisine, method: String
  package var minutes: Int
  /// The preparation's share of the minutes.
  package var prepMinutes: Int
  package var servings: Int
  package var difficulty: Skill
  package var protein: ProteinSource
  package var leftoverDays: Int?
  package var tags: [String]
  /// What some ingredient is known to contain.
  package var contains: FoodTags
  /// What some ingredient may contain, by brand.
  package var mayContain: FoodTags
  /// Names of ingredients nobody vouches for: not in the table, or not checked. Sorted.
  package var unknownFoods: [String]
  /// Sorted ids of every ingredient, optional ones too.
  package var ingredients: [IngredientID]
  /// What is inside those that are made of other foods: `Ingredient.parts` of all. Sorted.
  package var parts: [IngredientID]
  package var lowCarb, lowSodium: Verdict
  /// What the food used for one serving costs; basics left out.
  package var usedPerServing: Money
  /// What wishes ask beside the foods.
  package var traits: DishTraits
  /// What it is eaten as: "dinner", "breakfast", "dessert" …. Only dinners are planned.
  package var course: String

  package init(
    id: RecipeID, title: String, cuisine: String, method: String, minutes: Int, prepMinutes: Int = 0,
    servings: Int, difficulty: Skill, protein: ProteinSource, leftoverDays: Int?, tags: [String],
    contains: FoodTags, mayContain: FoodTags, unknownFoods: [String], ingredients: [IngredientID],
    parts: [IngredientID] = [], lowCarb: Verdict, lowSodium: Verdict, usedPerServing: Money,
    traits: DishTraits = DishTraits(), course: String = RecipeCard.dinner
  ) {
    (self.id, self.title, self.cuisine, self.method) = (id, title, cuisine, method)
    (self.minutes, self.prepMinutes, self.servings) = (minutes, prepMinutes, servings)
    (self.difficulty, self.protein, self.leftoverDays, self.tags) = (difficulty, protein, leftoverDays, tags)
    (self.contains, self.mayContain, self.unknownFoods) = (contains, mayContain, unknownFoods)
    (self.ingredients, self.parts, self.lowCarb, self.lowSodium) = (ingredients, parts, lowCarb, lowSodium)
    self.usedPerServing = usedPerServing
    (self.traits, self.course) = (traits, course)
  }

  package static let dinner = "dinner"
  package var isDinner: Bool { course == Self.dinner }
}
