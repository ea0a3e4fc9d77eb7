package import Kitchen

/// A dish that was not offered because nobody vouches for it.
package struct LeftOutDish: Hashable, Sendable {
  package let recipe: RecipeID
  package let title: String
  /// Whose answer is unknown; the first, in the order of the request.
  package let avoided: Avoided
  /// The ingredients nobody vouches for; empty when a brand may hold it.
  package let unknown: [String]
}

/// The dishes left out only because it is unknown whether they hold what is strictly avoided, by id:
/// everything else about the avoidances is fine. Source: design §6, Knowledge ("what was left out
/// for that reason is said").
package func dishesLeftOutAsUnknown(_ avoids: [Avoidance], from larder: Larder) -> [LeftOutDish] {
  larder.cards.sorted { $0.id < $1.id }.compactMap { card in
    let refusing = avoids.filter { !$0.allows(card) }
    guard let first = refusing.first,
      refusing.allSatisfy({ verdict(of: card, for: $0.what) == .unknown })
    else { return nil }
    return LeftOutDish(
      recipe: card.id, title: card.title, avoided: first.what, unknown: card.unknownFoods)
  }
}
