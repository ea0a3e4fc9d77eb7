import Talk

/// Kinds of food by the words for them: categories and subcategories of 003.
enum FoodKindWords {
  /// The kinds that words name.
  static func kinds(in words: Set<String>) -> Set<String> {
    var kinds: Set<String> = []
    for (kind, names) in table where !words.isDisjoint(with: names) { kinds.insert(kind) }
    // "Canned fruit" and "salad greens" are said in two words.
    if words.isSuperset(of: ["baking", "supplies"]) { kinds.insert("Baking Supplies") }
    if words.isSuperset(of: ["dry", "goods"]) { kinds.insert("Dry Goods") }
    return kinds
  }

  /// The kinds that are part of these: cheese of dairy.
  static func within(_ kinds: Set<String>) -> Set<String> {
    Set(parents.filter { kinds.contains($0.value) }.map(\.key))
  }

  private static let parents = [
    "Vegetables": "Produce", "Fruits": "Produce", "Herbs": "Produce", "Salad Greens": "Produce",
    "Fish": "Meat & Seafood", "Shellfish": "Meat & Seafood", "Poultry": "Meat & Seafood", "Cheese": "Dairy",
    "Sauces": "Condiments", "Spices": "Condiments", "Oils": "Condiments", "Canned Goods": "Pantry",
  ]

  private static let table: [(String, Set<String>)] = [
    ("Dairy", ["dairy"]), ("Meat & Seafood", ["meat", "meats"]), ("Fish", ["fish", "seafood"]),
    ("Shellfish", ["shellfish", "seafood"]), ("Poultry", ["poultry"]),
    ("Produce", ["produce", "veg", "veggies"]), ("Vegetables", ["vegetable", "vegetables"]),
    ("Fruits", ["fruit", "fruits"]), ("Salad Greens", ["greens"]), ("Cheese", ["cheeses"]),
    ("Deli", ["deli"]),
    ("Bakery", ["bakery", "bread", "breads", "baked"]), ("Herbs", ["herbs"]), ("Frozen Foods", ["frozen"]),
    ("Canned Goods", ["canned", "cans", "tins", "tinned"]), ("Beverages", ["drinks", "beverages"]),
    ("Snacks", ["snack", "snacks"]), ("Condiments", ["condiment", "condiments"]), ("Sauces", ["sauces"]),
    ("Spices", ["spices"]),
    ("Oils", ["oils"]),
  ]
}

/// What a look at the pantry leaves out. Source: 003 "Search & Filter"; requirements BB-10.
struct PantryFilter: Hashable, Sendable {
  enum State: Hashable, Sendable { case opened, unopened, begun }

  /// Categories and subcategories; empty for all.
  var kinds: Set<String> = []
  var state: State?
  /// Words that a name or kind has to hold; empty for all.
  var search: [String] = []

  /// As a line says it.
  init(_ line: String, search: String?) {
    let words = Set(wordsSaid(line).map(\.word))
    kinds = FoodKindWords.kinds(in: words)
    if !words.isDisjoint(with: ["unopened", "sealed"]) || words.isSuperset(of: ["not", "opened"]) {
      state = .unopened
    } else if !words.isDisjoint(with: [
      "half", "partly", "begun", "started", "half-used", "half-empty", "partially",
    ]) {
      state = .begun
    } else if !words.isDisjoint(with: ["open", "opened"]) {
      state = .opened
    }
    self.search = search.map { wordsSaid($0).map { Self.stem($0.word) } } ?? []
    if !self.search.isEmpty { (kinds, state) = ([], nil) }
  }

  /// Whether it leaves nothing out.
  var isEmpty: Bool { kinds.isEmpty && state == nil && search.isEmpty }

  func holds(_ shown: ShownLot) -> Bool {
    let lot = shown.lot
    guard kinds.isEmpty || kinds.contains(shown.category) || kinds.contains(shown.subcategory) else {
      return false
    }
    switch state {
    case .opened? where lot.opened == nil: return false
    case .unopened? where lot.opened != nil: return false
    case .begun? where lot.percentLeft == nil: return false
    default: break
    }
    let text = "\(lot.name) \(shown.category) \(shown.subcategory)".lowercased()
    return search.allSatisfy(text.contains)
  }

  private static func stem(_ word: String) -> String {
    word.count > 4 && word.hasSuffix("es") && !word.hasSuffix("ses")
      ? String(word.dropLast(2))
      : word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
