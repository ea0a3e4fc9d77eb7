/// What somebody looks for among the recipes; everything given must hold. Source: 004 §6,
/// `RecipeSearchCriteria`.
package struct RecipeSearchCriteria: Hashable, Sendable, Codable {
  /// Words of a title, tag, cuisine, method or ingredient; all of them.
  package var text: [String]
  /// Foods (ingredient ids), proteins, cuisines, tags or kinds of dish; all of them.
  package var wants: [String]
  package var avoids: [Avoidance]
  /// Preparation alone.
  package var maxPrepMinutes: Int?
  /// Preparation and cooking together.
  package var maxMinutes: Int?
  /// At most this hard.
  package var skill: Skill?
  package var excluded: [RecipeID]
  /// What the dishes are wished to be; all of it. One that orders ("cheapest") orders them.
  @OrEmpty package var asks: [Wish]

  package init(
    text: [String] = [], wants: [String] = [], avoids: [Avoidance] = [], maxPrepMinutes: Int? = nil,
    maxMinutes: Int? = nil, skill: Skill? = nil, excluded: [RecipeID] = [], asks: [Wish] = []
  ) {
    (self.text, self.wants, self.avoids, self.maxPrepMinutes) = (text, wants, avoids, maxPrepMinutes)
    (self.maxMinutes, self.skill, self.excluded) = (maxMinutes, skill, excluded)
    self.asks = asks
  }
}

/// The recipes that meet every criterion, the most relevant first: a hit in the title before one in
/// a tag, cuisine or main protein, before one among the ingredients; equal ones by minutes, then id.
/// No criteria give every recipe. Source: 004 §3.3; requirements MP-07.
///
/// `tells` says whether a recipe has a word somewhere else, such as in its steps: such a hit counts least.
package func searchRecipes(
  _ cards: [RecipeCard], _ criteria: RecipeSearchCriteria, tastes: Tastes = .unknown,
  tells: ((RecipeID, String) -> Bool)? = nil
) -> [RecipeCard] {
  let excluded = Set(criteria.excluded)
  let wanted = criteria.wants.map { SearchTerm($0) }
  let words = criteria.text.map { SearchTerm($0) }
  let asked = criteria.asks.map { $0.test(tastes) }
  let possible = cards.filter { card in
    (criteria.maxMinutes.map { card.minutes <= $0 } ?? true)
      && (criteria.maxPrepMinutes.map { card.prepMinutes <= $0 } ?? true)
      && (criteria.skill.map { card.difficulty <= $0 } ?? true) && !excluded.contains(card.id)
      && asked.allSatisfy { $0(card) }
  }
  let ranked = filterRecipesByDietary(possible, criteria.avoids).compactMap { card -> (RecipeCard, Int)? in
    guard var sum = relevance(of: card, to: wanted) else { return nil }
    for word in words {
      guard let points = relevance(of: card, to: word) ?? (tells?(card.id, word.word) == true ? 0 : nil)
      else {
        return nil
      }
      sum += points
    }
    return (card, sum)
  }
  let order = criteria.asks.last { $0.rank(possible.first) != nil }
  if let order {
    return ranked.map { (card: $0.0, rank: order.rank($0.0) ?? 0) }.sorted { a, b in
      (a.rank, a.card.minutes, a.card.id) < (b.rank, b.card.minutes, b.card.id)
    }.map(\.card)
  }
  return ranked.sorted { a, b in (-a.1, a.0.minutes, a.0.id.rawValue) < (-b.1, b.0.minutes, b.0.id.rawValue) }
    .map(\.0)
}

/// Whether the dish has what was asked for: an ingredient or a kind of one, a protein, a cuisine, a
/// tag, a method, or a word of the title. A protein's name means the main protein alone.
package func isWanted(_ want: String, in card: RecipeCard) -> Bool {
  relevance(of: card, to: SearchTerm(want)) != nil
}

/// The same made ready for many dishes.
func wantedTest(_ want: String) -> @Sendable (RecipeCard) -> Bool {
  let term = SearchTerm(want)
  return { relevance(of: $0, to: term) != nil }
}

/// Nil when some wish is not met.
private func relevance(of card: RecipeCard, to wishes: [SearchTerm]) -> Int? {
  var sum = 0
  for wish in wishes {
    guard let points = relevance(of: card, to: wish) else { return nil }
    sum += points
  }
  return sum
}

/// One thing looked for, made ready for many dishes.
private struct SearchTerm: Sendable {
  let word: String
  let protein: ProteinSource?
  let food: FoodName

  init(_ word: String) {
    self.word = word.lowercased()
    protein = ProteinSource(rawValue: self.word)
    food = FoodName(word)
  }
}

private func relevance(of card: RecipeCard, to wish: SearchTerm) -> Int? {
  let isInTitle = card.title.hasWord(wish.food.key)
  if let protein = wish.protein { return card.protein == protein ? (isInTitle ? 4 : 2) : nil }
  if isInTitle { return 4 }
  if isCuisine(card.cuisine, named: wish.word) || card.method == wish.word || card.tags.contains(wish.word) {
    return 3
  }
  // "Greek" is no dish with Greek yogurt.
  if isCuisineName(wish.word) { return nil }
  // Nor is chili a dish with chili powder, or a taco one with taco shells.
  if kindsOfDish.contains(wish.word) { return nil }
  return card.ingredients.contains(where: wish.food.covers) ? 1 : nil
}

/// Kinds of dish that foods are named after too: a title, tag or method tells of them, an ingredient never does.
private let kindsOfDish: Set<String> = [
  "chili", "taco", "burger", "sandwich", "pizza", "salad", "soup", "stew", "curry", "casserole", "meatball",
  "sushi",
]

extension String {
  /// Whether the words of a key ("sweet-potato") stand in the text side by side, plural or not.
  fileprivate func hasWord(_ key: String) -> Bool {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }.map { FoodName.key($0) }
    let wanted = key.split(separator: "-").map(String.init)
    guard !wanted.isEmpty, words.count >= wanted.count else { return false }
    let others = Self.otherFoods[key] ?? []
    return (0...(words.count - wanted.count)).contains { at in
      Array(words[at..<(at + wanted.count)]) == wanted && !(at > 0 && others.contains(words[at - 1]))
    }
  }

  /// Words that make another food of one: sweet potatoes are no potatoes.
  private static let otherFoods: [String: Set<String>] = [
    "potato": ["sweet"], "butter": ["peanut", "almond", "apple"],
    "milk": ["coconut", "almond", "oat", "soy"],
  ]
}
