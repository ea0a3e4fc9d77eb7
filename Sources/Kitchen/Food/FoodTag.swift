/// What can be inside a food, as the ingredient table's `contains` and `may_contain` name it.
///
/// The first nine are the major allergens of US law; the rest is what diets turn on.
/// Source: 21 U.S.C. 321(qq); FDA guidance of January 2025 for tree nuts (no coconut).
package enum FoodTag: String, CaseIterable, Codable, Sendable, Hashable {
  case milk, egg, fish, shellfish
  case treeNut = "tree-nut"
  case peanut, wheat, soy, sesame
  /// Gluten from any grain; every wheat row carries it too.
  case gluten
  case mollusc, chicken, turkey, beef, lamb, pork, honey, gelatin, rennet, alcohol
}

/// A set of food tags in one machine word, so that 100,000 recipes are screened quickly.
package struct FoodTags: OptionSet, Hashable, Sendable, Codable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package init(_ tags: some Sequence<FoodTag>) { self = tags.reduce(into: []) { $0.formUnion(FoodTags($1)) } }

  package init(_ tag: FoodTag) { rawValue = 1 << UInt32(tag.place) }

  /// The members in the order of `FoodTag`.
  package var tags: [FoodTag] { FoodTag.allCases.filter { contains(FoodTags($0)) } }

  package static let flesh = FoodTags([.chicken, .turkey, .beef, .lamb, .pork])
  package static let seafood = FoodTags([.fish, .shellfish, .mollusc])
}
