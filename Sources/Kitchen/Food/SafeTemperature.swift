/// When a food is safely cooked. Source: USDA FSIS, safe minimum internal temperatures.
package struct SafeTemperature: Hashable, Sendable {
  /// Inside, at the thickest place.
  package var fahrenheit: Int
  /// Minutes to rest afterwards; 0 for none.
  package var restMinutes: Int = 0
}

/// The least temperature inside at which the food is safe; nil for foods that need none. Ground meat
/// and sausage need more than a whole cut of the same animal, because what was outside is inside.
package func safeTemperature(of food: Ingredient) -> SafeTemperature? {
  let poultry = FoodTags([.chicken, .turkey])
  let words = food.id.rawValue.split(separator: "-")
  switch food.protein {
  case .chicken, .turkey: return SafeTemperature(fahrenheit: 165)
  case .beef, .lamb, .pork:
    if !food.contains.isDisjoint(with: poultry) { return SafeTemperature(fahrenheit: 165) }
    let ground = ["ground", "sausage", "meatball", "bratwurst", "chorizo", "chuck"]
    let isGround =
      words.contains { word in ground.contains { $0 == word } } && food.id.rawValue != "beef-chuck"
    return isGround ? SafeTemperature(fahrenheit: 160) : SafeTemperature(fahrenheit: 145, restMinutes: 3)
  case .fish, .shellfish: return SafeTemperature(fahrenheit: 145)
  case .egg: return SafeTemperature(fahrenheit: 160)
  case .dairy, .legumes, .soy, .nuts, .grain, .some(.none), nil: return nil
  }
}
