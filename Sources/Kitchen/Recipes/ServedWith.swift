/// What a recipe's steps say a dish is served with and its list of ingredients does not hold: "serve with bread".
///
/// Source: our own judgement of what such things commonly hold; it only ever keeps a dish from being called free of it.
enum ServedWith {
  /// What those things commonly hold; empty where the steps name none, or name an ingredient of the list by its last word
  /// ("the noodles" of rice noodles), or the ingredients hold as much.
  static func mayContain(_ recipe: Recipe, besides contains: FoodTags) -> FoodTags {
    var found: FoodTags = []
    let listed = Set(
      recipe.ingredients.flatMap { $0.name.lowercased().split { !$0.isLetter }.map(String.init) })
    for step in recipe.steps {
      let words = step.text.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
      guard let serve = words.firstIndex(where: serving.contains) else { continue }
      for (at, word) in words.enumerated() where at > serve {
        guard let tags = foods[word], !listed.contains(word), !others.contains(words[at - 1]) else {
          continue
        }
        found.formUnion(tags)
      }
    }
    return found.subtracting(contains)
  }

  /// Before such a word they are another food: rice noodles, coconut cream, corn tortillas.
  private static let others: Set<String> = [
    "rice", "coconut", "peanut", "almond", "oat", "soy", "corn", "gluten-free", "vegan", "dairy-free",
    "cashew",
  ]
  private static let serving: Set<String> = ["serve", "served", "serving", "eat", "accompany", "accompanied"]
  private static let wheat: FoodTags = FoodTags([.wheat, .gluten])
  private static let foods: [String: FoodTags] = [
    "bread": wheat, "toast": wheat, "baguette": wheat, "ciabatta": wheat, "sourdough": wheat, "rolls": wheat,
    "naan": wheat, "pita": wheat, "pitas": wheat, "flatbread": wheat, "flatbreads": wheat, "crackers": wheat,
    "croutons": wheat, "couscous": wheat, "pasta": wheat, "noodles": wheat, "breadsticks": wheat,
    "butter": FoodTags([.milk]), "cream": FoodTags([.milk]), "yogurt": FoodTags([.milk]),
    "yoghurt": FoodTags([.milk]),
    "cheese": FoodTags([.milk]), "parmesan": FoodTags([.milk]), "custard": FoodTags([.milk, .egg]),
    "mayonnaise": FoodTags([.egg]), "mayo": FoodTags([.egg]), "aioli": FoodTags([.egg]),
  ]
}
