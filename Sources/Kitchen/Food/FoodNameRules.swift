/// A food as somebody names it when they say what they do not eat: "pork", "fish", "mushrooms".
///
/// A kind of food covers every row named after it: tomato covers cherry-tomato and tomato-paste.
struct FoodName {
  /// The name as an ingredient id is written, in the singular.
  let key: String
  /// The tags of a whole kind ("fish", "meat"); empty when it is not a kind.
  let tags: FoodTags

  init(_ name: some StringProtocol) {
    key = Self.key(name)
    tags = Self.kinds[key] ?? []
  }

  /// Lower case, words joined by hyphens: "Red Onion" is "red-onion"; a plural s is dropped.
  static func key(_ name: some StringProtocol) -> String {
    let words = name.lowercased().split(whereSeparator: { $0 == " " || $0 == "-" || $0 == "_" })
    let joined = words.joined(separator: "-")
    if ["oes", "ches", "shes"].contains(where: joined.hasSuffix) { return String(joined.dropLast(2)) }
    if joined.hasSuffix("ies"), joined.utf8.count > 5 { return String(joined.dropLast(3)) + "y" }
    let isPlural = joined.hasSuffix("s") && !joined.hasSuffix("ss") && !joined.hasSuffix("us")
    return isPlural && joined.utf8.count > 3 ? String(joined.dropLast()) : joined
  }

  /// Whether the row is this food or one of its kind: its words appear in the row's name, side by
  /// side, and the row is not a different food that only borrows the word.
  func covers(_ id: IngredientID) -> Bool {
    let row = id.rawValue
    if row == key { return true }
    if key.isEmpty || !Self.holds(row.utf8, words: key.utf8) { return false }
    return !(Self.borrowed[key] ?? []).contains(row)
  }

  /// Whether the hyphenated words stand in the row as whole words; the row's last word may carry a
  /// plural s ("red-pepper-flakes").
  private static func holds(_ row: String.UTF8View, words: String.UTF8View) -> Bool {
    let hyphen = UInt8(ascii: "-")
    var start = row.startIndex
    while start < row.endIndex {
      let rest = row[start...]
      if rest.starts(with: words) {
        var after = rest.dropFirst(words.count)
        if after.first == UInt8(ascii: "s") { after = after.dropFirst() }
        if after.isEmpty || after.first == hyphen { return true }
      }
      guard let next = rest.firstIndex(of: hyphen) else { return false }
      start = row.index(after: next)
    }
    return false
  }

  /// Rows whose name holds the word of another food.
  private static let borrowed: [String: Set<String>] = [
    "bean": ["green-bean", "frozen-green-bean", "vanilla-bean"],
    "butter": [
      "almond-butter", "butter-bean", "butter-lettuce", "cashew-butter", "peanut-butter",
      "sunflower-butter", "vegan-butter",
    ],
    "cheese": ["vegan-cheese", "vegan-cream-cheese"],
    "cherry": ["canned-cherry-tomato", "cherry-tomato"],
    "cream": ["coconut-cream", "cream-of-tartar", "vegan-cream-cheese"],
    "duck": ["duck-sauce"],
    "egg": ["egg-noodle"],
    "grape": ["grape-tomato"],
    "milk": [
      "almond-milk", "coconut-milk", "coconut-milk-beverage", "light-coconut-milk", "oat-milk",
      "rice-milk", "soy-milk",
    ],
    "mustard": ["mustard-green"],
    "olive": ["extra-light-olive-oil", "olive-oil"],
    "oyster": ["oyster-cracker", "oyster-mushroom"],
    "pepper": ["black-pepper", "lemon-pepper", "white-pepper"],
    "plum": ["plum-tomato"],
    "potato": ["sweet-potato"],
    "rice": ["frozen-cauliflower-rice", "rice-vinegar"],
    "spaghetti": ["spaghetti-squash"],
    "steak": ["steak-sauce"],
    "sugar": ["sugar-snap-pea"],
    "wine": ["red-wine-vinegar", "white-wine-vinegar"],
    "yogurt": ["coconut-yogurt"],
  ]

  private static let kinds: [String: FoodTags] = {
    var kinds: [String: FoodTags] = [:]
    for tag in FoodTag.allCases { kinds[tag.rawValue] = FoodTags(tag) }
    // Who says "no shellfish" at the table means mussels and clams too.
    kinds["shellfish"] = FoodTags([.shellfish, .mollusc])
    kinds["seafood"] = .seafood
    kinds["meat"] = .flesh
    kinds["red-meat"] = FoodTags([.beef, .lamb, .pork])
    kinds["poultry"] = FoodTags([.chicken, .turkey])
    kinds["dairy"] = FoodTags(.milk)
    kinds["nut"] = FoodTags([.treeNut, .peanut])
    return kinds
  }()
}

/// Whether the row is the food named or one of its kind: greek-yogurt is a kind of "yogurt".
package func isKind(_ id: IngredientID, of food: String) -> Bool { FoodName(food).covers(id) }

/// What somebody means who says `name` and is understood as the table's food `id`: the whole kind
/// when the name is one of the id's own words ("rice" for white-rice is every rice), else the food
/// itself ("scallion" for green-onion).
package func foodMeant(by name: String, understoodAs id: String) -> String {
  let key = FoodName.key(name)
  guard key != id, !key.isEmpty, FoodName(key).covers(IngredientID(id)) else { return id }
  return key
}
