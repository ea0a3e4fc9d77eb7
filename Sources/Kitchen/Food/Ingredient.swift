/// The name of an ingredient's row, for ever: `black-bean`.
package struct IngredientID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
  package init(_ rawValue: String) { self.rawValue = rawValue }
  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A part of the store, in the order most stores are walked. Source: 004 §6, `GroceryCategory`.
package enum StoreSection: String, CaseIterable, Codable, Sendable, Hashable {
  case produce, meat, dairy, bakery, pantry, frozen, condiments, beverages
  /// Nobody has said where it belongs yet; always last. Source: 000 FR-RM-014.
  case unknown

  /// From 1.
  package var order: Int { 1 + place }
}

/// Where a dish's protein comes from. Source: requirements MP-13.
package enum ProteinSource: String, CaseIterable, Codable, Sendable, Hashable {
  case chicken, turkey, beef, lamb, pork, fish, shellfish, egg, dairy, legumes, soy, nuts, grain, none
}

/// The parts of a plate that a food counts for.
package enum FoodGroup: String, CaseIterable, Codable, Sendable, Hashable {
  case vegetable, fruit
  case wholeGrain = "whole_grain"
  case refinedGrain = "refined_grain"
}

/// One row of the ingredient table: what a food is. Diets, allergens, sections, cost and nutrition
/// all derive from here. Nil and empty mean unknown, never zero.
package struct Ingredient: Hashable, Sendable, Codable {
  package var id: IngredientID
  package var name: String
  /// Nil when it has none ("rice").
  package var plural: String?
  package var aliases: [String]
  package var section: StoreSection
  package var category, subcategory: String
  package var protein: ProteinSource?
  package var groups: [FoodGroup]
  package var contains, mayContain: FoodTags
  /// True once somebody other than the writer read `contains` and `mayContain` through.
  package var isChecked: Bool
  package var fdcID: Int?
  package var gramsPerMilliliter, gramsPerPiece: Rational?
  /// The shape one piece has when it isn't the whole thing (`clove`).
  package var pieceUnit: Unit?
  /// The edible share of what is bought, 0 to 1.
  package var edibleShare: Rational?
  /// Assumed at home: salt, oil, common spices.
  package var isBasic: Bool
  /// Months in season, 1 to 12; empty when it has none or they are unknown.
  package var months: [Int]
  /// Foods and kinds of food inside it that its own name does not say: a salsa's tomato. Sorted.
  /// Nothing listed means nothing known, not that it is made of itself alone.
  package var parts: [IngredientID]

  package init(
    id: IngredientID, name: String, plural: String? = nil, aliases: [String] = [],
    section: StoreSection = .unknown, category: String = "", subcategory: String = "",
    protein: ProteinSource? = nil, groups: [FoodGroup] = [], contains: FoodTags = [],
    mayContain: FoodTags = [], isChecked: Bool = false, fdcID: Int? = nil,
    gramsPerMilliliter: Rational? = nil, gramsPerPiece: Rational? = nil, pieceUnit: Unit? = nil,
    edibleShare: Rational? = nil, isBasic: Bool = false, months: [Int] = [], parts: [IngredientID] = []
  ) {
    (self.id, self.name, self.plural, self.aliases) = (id, name, plural, aliases)
    (self.section, self.category, self.subcategory, self.protein) = (section, category, subcategory, protein)
    (self.groups, self.contains, self.mayContain, self.isChecked) = (groups, contains, mayContain, isChecked)
    (self.fdcID, self.gramsPerMilliliter, self.gramsPerPiece) = (fdcID, gramsPerMilliliter, gramsPerPiece)
    (self.pieceUnit, self.edibleShare, self.isBasic, self.months) = (pieceUnit, edibleShare, isBasic, months)
    self.parts = parts
  }

  /// The parts that are foods: without the kinds it belongs to, and what `contains` says already.
  package var madeWith: [IngredientID] {
    let said = Set(contains.tags.map { IngredientID($0.rawValue) })
    return parts.filter { !Self.kinds.contains($0) && !said.contains($0) }
  }

  private static let kinds = Set(
    [
      "allium", "bean", "berry", "cheese", "chile", "citrus", "cruciferous", "leafy-green", "legume", "melon",
      "mushroom", "nightshade", "pasta", "pepper", "spicy-food", "squash", "stone-fruit", "tortilla",
    ].map { IngredientID($0) })

  package var density: Density {
    Density(
      gramsPerMilliliter: gramsPerMilliliter, gramsPerPiece: gramsPerPiece, pieceUnit: pieceUnit ?? .each)
  }

  /// The name for an amount: singular up to one piece, else the plural where there is one.
  package func name(forCount value: Rational) -> String { value > .one ? plural ?? name : name }
}
