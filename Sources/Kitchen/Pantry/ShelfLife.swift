/// What begins the shorter time of an opened food. Source: 003 "Category-specific rules for opened items"; requirements
/// BB-18.
package enum Beginning: String, CaseIterable, Hashable, Sendable {
  case opening, cutting, thawing
  /// For pasta, whose days are those of cooked pasta. Source: requirements, Decisions "Periods".
  case cooking
}

/// How long the foods of a subcategory keep in a place, by 003's lists.
package struct CategoryPeriod: Hashable, Sendable {
  package var category, subcategory: String
  package var place: PantryPlace
  /// From the day it was bought; nil where 003 gives none.
  package var kept: Period?
  /// What the second period is counted from; nil where there is none.
  package var after: Beginning?
  package var used: Period?
  package var source: String

  package init(
    category: String, subcategory: String, place: PantryPlace, kept: Period?, after: Beginning?,
    used: Period?, source: String
  ) {
    (self.category, self.subcategory, self.place) = (category, subcategory, place)
    (self.kept, self.after, self.used, self.source) = (kept, after, used, source)
  }
}

/// A figure of USDA's FoodKeeper.
package enum KeepingFigure: Hashable, Sendable {
  case period(Period)
  case indefinitely
  case notRecommended
  /// The date on the package says it.
  case packageDate
  /// On the counter until ripe.
  case whenRipe

  package var period: Period? { if case .period(let period) = self { period } else { nil } }

  /// As the table writes it; nil for anything else.
  package init?(_ text: String) {
    switch text {
    case "indefinitely": self = .indefinitely
    case "no": self = .notRecommended
    case "package": self = .packageDate
    case "ripe": self = .whenRipe
    default:
      guard let period = Period(text) else { return nil }
      self = .period(period)
    }
  }

  /// As the table writes it.
  package var text: String {
    switch self {
    case .period(let period): period.text
    case .indefinitely: "indefinitely"
    case .notRecommended: "no"
    case .packageDate: "package"
    case .whenRipe: "ripe"
    }
  }
}

/// How certain foods keep, by USDA's FoodKeeper, and the subcategory of 003 they count for. Source: requirements,
/// Decisions "Periods".
package struct FoodKeeping: Hashable, Sendable {
  /// How strict its dates are.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case perishable, produce, dry, frozen, cooked
    case other = ""
  }

  /// What it is called: "hard cheese".
  package var name: String
  /// The ids of the foods, and whole subcategories as "Produce/Herbs".
  package var foods: [String]
  /// Other names, in small letters, for what the ingredient table does not have: "cooked rice".
  package var names: [String]
  package var category, subcategory: String
  /// Where it is kept at first.
  package var place: PantryPlace
  package var kind: Kind
  package var shelf, shelfOpened, refrigerator, refrigeratorOpened, thawed, freezer: KeepingFigure?
  /// How to keep it, a sentence or two; empty for none.
  package var tip: String

  package init(
    name: String, foods: [String], names: [String] = [], category: String, subcategory: String,
    place: PantryPlace, kind: Kind, shelf: KeepingFigure? = nil, shelfOpened: KeepingFigure? = nil,
    refrigerator: KeepingFigure? = nil, refrigeratorOpened: KeepingFigure? = nil,
    thawed: KeepingFigure? = nil, freezer: KeepingFigure? = nil, tip: String = ""
  ) {
    (self.name, self.foods, self.names) = (name, foods, names)
    (self.category, self.subcategory, self.place, self.kind) = (category, subcategory, place, kind)
    (self.shelf, self.shelfOpened, self.refrigerator) = (shelf, shelfOpened, refrigerator)
    (self.refrigeratorOpened, self.thawed, self.freezer) = (refrigeratorOpened, thawed, freezer)
    self.tip = tip
  }

  /// Whether a shorter figure of its own wins over its subcategory's: meat, fish, dairy, deli and other food that spoils.
  package var isStrict: Bool {
    ["Dairy", "Meat & Seafood", "Deli"].contains(category) || kind == .perishable || kind == .cooked
  }

  package var hasFigures: Bool {
    [shelf, shelfOpened, refrigerator, refrigeratorOpened, thawed, freezer].contains { $0 != nil }
  }
}

/// All that is known of how long food keeps.
package struct ShelfLife: Sendable {
  /// 003's lists, in their order.
  package let categories: [CategoryPeriod]
  package let keepings: [FoodKeeping]
  /// What the household decided for itself; it sets dates and answers nothing about safety.
  package var own: [OwnPeriod] = []
  private let byFood: [String: Int]
  /// By category, then subcategory.
  private let usual: [String: [String: [CategoryPeriod]]]
  private let byName: [String: Int]

  package init(categories: [CategoryPeriod], keepings: [FoodKeeping]) {
    (self.categories, self.keepings) = (categories, keepings)
    var byFood: [String: Int] = [:]
    var byName: [String: Int] = [:]
    for (index, keeping) in keepings.enumerated() {
      for food in keeping.foods where byFood[food] == nil { byFood[food] = index }
      for name in keeping.names + [keeping.name.lowercased()] where byName[name] == nil {
        byName[name] = index
      }
    }
    (self.byFood, self.byName) = (byFood, byName)
    usual = Dictionary(grouping: categories, by: \.category).mapValues {
      Dictionary(grouping: $0, by: \.subcategory)
    }
  }

  package static let empty = ShelfLife(categories: [], keepings: [])

  /// How the food keeps: its own row, else its subcategory's.
  package func keeping(of food: Ingredient) -> FoodKeeping? {
    (byFood[food.id.rawValue] ?? byFood["\(food.category)/\(food.subcategory)"]).map { keepings[$0] }
  }

  /// The food with the longest name among those words, said in one piece; nil where none is among them.
  package func keeping(namedIn words: [String]) -> (keeping: FoodKeeping, name: String)? {
    for length in stride(from: min(4, words.count), through: 1, by: -1) {
      for start in 0...(words.count - length) {
        let name = words[start..<start + length].joined(separator: " ")
        if let index = byName[name] { return (keepings[index], name) }
      }
    }
    return nil
  }

  /// What holds for a food.
  package func rules(for food: Ingredient) -> KeepingRules {
    let keeping = keeping(of: food)
    var found = rules(
      keeping, category: keeping?.category ?? food.category, keeping?.subcategory ?? food.subcategory)
    for period in own where period.food == food.id {
      if period.isOpened { found.ownBegun = period.period } else { found.ownKept = period.period }
    }
    return found
  }

  /// What holds for the foods of a row.
  package func rules(for keeping: FoodKeeping) -> KeepingRules {
    rules(keeping, category: keeping.category, keeping.subcategory)
  }

  private func rules(_ keeping: FoodKeeping?, category: String, _ subcategory: String) -> KeepingRules {
    KeepingRules(
      keeping: keeping, category: category, subcategory: subcategory,
      usual: usual[category]?[subcategory] ?? [])
  }
}
