/// One food of an allergen that is avoided by its own name: cashews of the tree nuts, shrimp of the shellfish, tuna of the fish.
/// What holds or may hold the allergen and does not say which may hold it: pesto is made with cashews as often as with pine
/// nuts, and a dumpling that may hold shellfish may hold shrimp. Source: FDA, FALCPA list of tree nuts, fish and crustaceans;
/// requirements "No harm".
struct SingleOfAllergen: Sendable {
  private let tag: FoodTags
  private let names: [String]

  /// Nil where the name is none of such an allergen.
  init?(_ name: String) {
    let key = FoodName.key(name)
    func isOne(of names: [String]) -> Bool {
      names.contains { key == $0 || key == $0 + "s" || key == "\($0)-nuts" || key == "\($0)-nut" }
    }
    guard let found = Self.kinds.first(where: { isOne(of: $0.names) }) else { return nil }
    (tag, names) = (FoodTags(found.tag), found.names)
  }

  /// What the tags of a food say about it: unknown where they speak of the allergen and the food is not plainly another one.
  func verdict(contains: FoodTags, mayContain: FoodTags, ingredients: [IngredientID]) -> Verdict {
    if !mayContain.isDisjoint(with: tag) { return .unknown }
    guard !contains.isDisjoint(with: tag) else { return .free }
    let isPlainlyAnother = ingredients.contains { id in
      names.contains {
        id.rawValue == $0 || id.rawValue.hasSuffix("-\($0)") || id.rawValue.hasPrefix("\($0)-")
      }
    }
    return isPlainlyAnother ? .free : .unknown
  }

  private static let kinds: [(tag: FoodTag, names: [String])] = [
    (
      .treeNut,
      [
        "almond", "brazil-nut", "cashew", "chestnut", "hazelnut", "filbert", "macadamia", "macadamia-nut",
        "pecan",
        "pine-nut", "pistachio", "walnut",
      ]
    ),
    (.shellfish, ["shrimp", "prawn", "crab", "lobster", "crayfish", "crawfish", "langoustine", "scampi"]),
    (
      .fish,
      [
        "tuna", "salmon", "cod", "tilapia", "trout", "halibut", "haddock", "mackerel", "sardine", "anchovy",
        "catfish",
        "herring", "pollock", "sea-bass", "swordfish", "mahi-mahi", "flounder", "sole", "snapper",
        // Made of anchovy.
        "fish-sauce", "worcestershire-sauce", "worcestershire",
      ]
    ),
  ]
}
