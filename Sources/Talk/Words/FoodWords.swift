extension Allergen {
  /// "milk", "tree nuts": what a dish contains.
  package var name: String {
    switch self {
    case .egg: "eggs"
    case .treeNut: "tree nuts"
    case .peanut: "peanuts"
    default: rawValue
    }
  }
}

extension Avoided {
  /// What somebody is, or goes without: "dairy-free", "no eggs", "no mushrooms".
  package var phrase: String {
    switch self {
    case .diet(let diet): diet.rawValue
    case .allergen(let allergen): "no \(allergen.name)"
    case .food(let name): "no \(foodText(name))"
    }
  }

  /// The thing itself: "dairy-free food", "eggs", "mushrooms".
  package var thing: String {
    switch self {
    case .diet(let diet): "\(diet.rawValue) food"
    case .allergen(let allergen): allergen.name
    case .food(let name): foodText(name)
    }
  }
}

/// How what was left out once is kept for every plan, in words to say.
package func keepingForGood(_ avoided: [Avoided]) -> String {
  let what = avoided.map { avoided in
    if case .diet(let diet) = avoided {
      "we always eat \(diet.rawValue)"
    } else {
      "we never eat \(avoided.thing)"
    }
  }
  return what.isEmpty ? "" : "\u{201C}\(capitalized(what[0]))\u{201D} keeps it for good."
}

extension Avoidance {
  /// "dairy-free", "no eggs", "dislikes olives".
  package var phrase: String {
    switch (strength, what) {
    case (.strict, _): what.phrase
    case (.dislike, .diet): "rather \(what.phrase)"
    case (.dislike, .allergen), (.dislike, .food): "dislikes \(what.thing)"
    }
  }

  /// The same behind somebody's name: "dairy-free", "without eggs", "dislikes olives".
  package var phraseAfterName: String {
    switch (strength, what) {
    case (.strict, .allergen), (.strict, .food): "without \(what.thing)"
    case (.strict, .diet), (.dislike, _): phrase
    }
  }
}

/// A food's id in words; foods that are counted take their plural: "mushroom" is "mushrooms".
package func foodText(_ id: String) -> String {
  let words = spaced(id)
  guard let last = words.split(separator: " ").last, countedFoods.contains(String(last)) else { return words }
  return words + (["tomato", "potato", "mango"].contains(String(last)) ? "es" : "s")
}

private let countedFoods: Set<String> = [
  "almond", "apple", "apricot", "avocado", "banana", "bean", "beet", "carrot", "cashew", "chickpea",
  "cucumber", "egg", "eggplant", "grape", "leek", "lemon", "lentil", "lime", "mango", "mushroom",
  "mussel", "noodle", "nut", "oat", "olive", "onion", "orange", "pea", "peanut", "pecan", "pepper",
  "pickle", "pistachio", "potato", "raisin", "scallion", "scallop", "tomato", "tortilla",
  "walnut",
]

extension ProteinSource {
  /// "chicken"; "meatless" for none.
  package var name: String {
    switch self {
    case .egg: "eggs"
    case .none: "meatless"
    default: rawValue
    }
  }
}

extension StoreSection {
  /// The section as stores sign it. Source: requirements MP-17; Decisions "Sections".
  package var title: String {
    switch self {
    case .produce: "Produce"
    case .meat: "Meat & Seafood"
    case .dairy: "Dairy & Eggs"
    case .bakery: "Bakery"
    case .pantry: "Pantry Staples"
    case .frozen: "Frozen"
    case .condiments: "Condiments & Spices"
    case .beverages: "Beverages"
    case .unknown: "UNKNOWN"
    }
  }
}

extension Skill {
  /// How hard a dish is.
  package var difficultyText: String {
    switch self {
    case .beginner: "easy"
    case .intermediate: "medium"
    case .advanced: "demanding"
    }
  }
}

/// What low-sodium means here: no dish goes without salt altogether. Source: `DietLimits.sodiumPerServing`.
package let lowSodiumText =
  "at most \(DietLimits.standard.sodiumPerServing.rounded) mg of sodium a serving; for less, leave the salt out"
