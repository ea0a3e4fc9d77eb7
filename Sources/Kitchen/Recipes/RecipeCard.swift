/// The few facts planning needs of a recipe, derived once from the recipe and the food table.
package struct RecipeCard: Hashable, Sendable, Codable {
  package var id: RecipeID
  package var title: String
  package var cuisine: String
  package var method: String
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
  package var lowCarb: Verdict
  package var lowSodium: Verdict
  /// What the food used for one serving costs; basics left out.
  package var usedPerServing: Money

  package init(
    id: RecipeID, title: String, cuisine: String, method: String, minutes: Int, prepMinutes: Int = 0,
    servings: Int,
    difficulty: Skill, protein: ProteinSource, leftoverDays: Int?, tags: [String], contains: FoodTags,
    mayContain: FoodTags, unknownFoods: [String], ingredients: [IngredientID],
    parts: [IngredientID] = [], lowCarb: Verdict,
    lowSodium: Verdict, usedPerServing: Money
  ) {
    self.id = id
    self.title = title
    self.cuisine = cuisine
    self.method = method
    self.minutes = minutes
    self.prepMinutes = prepMinutes
    self.servings = servings
    self.difficulty = difficulty
    self.protein = protein
    self.leftoverDays = leftoverDays
    self.tags = tags
    self.contains = contains
    self.mayContain = mayContain
    self.unknownFoods = unknownFoods
    self.ingredients = ingredients
    self.parts = parts
    self.lowCarb = lowCarb
    self.lowSodium = lowSodium
    self.usedPerServing = usedPerServing
  }
}
