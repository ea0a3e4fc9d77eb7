package import Kitchen

/// A favorite: marked as one, or rated 4 and up and cooked at least twice.
package struct FavoriteDish: Hashable, Sendable {
  package var card: RecipeCard
  /// The newest rating; nil for none.
  package var stars: Stars?
  /// How often it was cooked, as far as history reaches.
  package var times: Int

  package init(card: RecipeCard, stars: Stars? = nil, times: Int = 0) {
    self.card = card
    self.stars = stars
    self.times = times
  }
}
