/// One nutrient the tables carry.
package enum Nutrient: String, CaseIterable, Codable, Sendable, Hashable {
  case energy = "energy_kcal"
  case protein = "protein_g"
  case carbohydrate = "carbohydrate_g"
  case fat = "fat_g"
  case fiber = "fiber_g"
  case sugar = "sugar_g"
  case sodium = "sodium_mg"
  case cholesterol = "cholesterol_mg"
  case saturatedFat = "saturated_fat_g"
  case vitaminA = "vitamin_a_ug_rae"
  case vitaminC = "vitamin_c_mg"
  case calcium = "calcium_mg"
  case iron = "iron_mg"
}

/// Nutrients in 100 g of a food's edible part; a missing key was not measured.
package struct NutrientProfile: Hashable, Sendable, Codable {
  package var per100g: [Nutrient: Rational]
  package init(per100g: [Nutrient: Rational]) { self.per100g = per100g }
}
