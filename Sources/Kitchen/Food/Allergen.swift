/// One of the nine major allergens. Source: 21 U.S.C. 321(qq).
package enum Allergen: String, CaseIterable, Codable, Sendable, Hashable {
  case milk, egg, fish, shellfish
  case treeNut = "tree-nut"
  case peanut, wheat, soy, sesame

  /// The tag the ingredient table uses for it.
  package var tag: FoodTag {
    switch self {
    case .milk: .milk
    case .egg: .egg
    case .fish: .fish
    case .shellfish: .shellfish
    case .treeNut: .treeNut
    case .peanut: .peanut
    case .wheat: .wheat
    case .soy: .soy
    case .sesame: .sesame
    }
  }
}

/// One of the ten dietary restrictions. Source: 004 §6.
package enum Diet: String, CaseIterable, Codable, Sendable, Hashable {
  case vegan, vegetarian, kosher, halal
  case glutenFree = "gluten-free"
  case dairyFree = "dairy-free"
  case nutFree = "nut-free"
  case shellfishFree = "shellfish-free"
  case lowCarb = "low-carb"
  case lowSodium = "low-sodium"
}

/// A safety answer. What is not known to be free is never called free.
package enum Verdict: String, Codable, Sendable, Hashable, Comparable {
  case free, unknown, contains

  private var rank: Int {
    switch self {
    case .free: 0
    case .unknown: 1
    case .contains: 2
    }
  }

  /// The worse answer is the greater.
  package static func < (a: Verdict, b: Verdict) -> Bool { a.rank < b.rank }
}
