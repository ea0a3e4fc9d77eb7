/// One kind of tree nut that is avoided by its own name, as "cashews". What holds tree nuts and does not say which may
/// hold it: pesto is made with cashews as often as with pine nuts. Source: FDA, FALCPA list of tree nuts; requirements
/// "No harm".
struct SingleNut: Sendable {
  /// Nil where the name is none of a tree nut.
  init?(_ name: String) {
    let key = FoodName.key(name)
    guard
      Self.names.contains(where: { key == $0 || key == $0 + "s" || key == "\($0)-nuts" || key == "\($0)-nut" }
      )
    else { return nil }
  }

  /// What the tags of a food say about it: unknown where they speak of tree nuts and the food is not plainly another one.
  func verdict(contains: FoodTags, mayContain: FoodTags, ingredients: [IngredientID]) -> Verdict {
    let nut = FoodTags(.treeNut)
    if !mayContain.isDisjoint(with: nut) { return .unknown }
    guard !contains.isDisjoint(with: nut) else { return .free }
    let isPlainlyAnother = ingredients.contains { id in
      Self.names.contains {
        id.rawValue == $0 || id.rawValue.hasSuffix("-\($0)") || id.rawValue.hasPrefix("\($0)-")
      }
    }
    return isPlainlyAnother ? .free : .unknown
  }

  private static let names = [
    "almond", "brazil-nut", "cashew", "chestnut", "hazelnut", "filbert", "macadamia", "macadamia-nut",
    "pecan",
    "pine-nut", "pistachio", "walnut",
  ]
}
