import Kitchen

/// Words that say of which kind a food is: "low salt broth", "gluten-free bread".
enum FoodKinds {
  static let qualifiers: Set<String> = [
    "low-sodium", "low-salt", "low", "sodium", "salt", "reduced", "unsalted", "salted", "nonfat", "low-fat",
    "fat-free", "fat", "free", "gluten-free", "gluten", "dairy-free", "dairy", "lactose-free", "lactose",
    "vegan",
    "vegetarian", "whole", "wheat", "wholewheat", "wholemeal", "wholegrain", "grain", "smoked", "dried",
    "fresh",
    "frozen", "canned", "tinned", "red", "white", "brown", "green", "yellow", "sweet", "organic", "lean",
    "skim",
    "skimmed", "light", "dark", "plain", "unsweetened", "sugar-free", "salt-free", "hot", "mild", "no-salt",
  ]

  /// Of a recipe's ingredients the one that a kind of is meant, and that kind: "low salt broth" of a recipe with vegetable
  /// broth is low-sodium vegetable broth. Nil where none, or more than one, is meant.
  static func kind(_ text: String, in recipe: Recipe, table: FoodTable) -> (old: String, new: String)? {
    let words = plainWords(text)
    func found(_ food: ArraySlice<String>, _ kind: ArraySlice<String>) -> (String, String)? {
      guard !food.isEmpty, !kind.isEmpty, kind.allSatisfy(qualifiers.contains) else { return nil }
      let places = recipe.lines(of: food.joined(separator: " "))
      guard places.count == 1, let at = places.first else { return nil }
      let old = recipe.ingredients[at].name
      let lead = kind.joined(separator: " ")
      let spelled =
        [
          "low salt": "low-sodium", "low sodium": "low-sodium", "reduced salt": "low-sodium",
          "low-salt": "low-sodium",
        ][
          lead]
        ?? lead.replacing(" free", with: "-free")
      let new = ["\(spelled) \(old)", "\(lead) \(old)", "\(lead) \(food.joined(separator: " "))"]
      return (old, new.first { table.ingredient(named: $0) != nil } ?? new[0])
    }
    for cut in words.indices.dropFirst() {
      if let kind = found(words[cut...], words[..<cut]) { return kind }
    }
    for cut in words.indices.dropFirst().reversed() {
      if let kind = found(words[..<cut], words[cut...]) { return kind }
    }
    return nil
  }
}
