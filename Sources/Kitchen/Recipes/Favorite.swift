/// A recipe somebody marked as a favorite.
package struct Favorite: Hashable, Sendable, Codable {
  package var recipe: RecipeID
  /// The day it was marked.
  package var since: Day
  package init(recipe: RecipeID, since: Day) { (self.recipe, self.since) = (recipe, since) }
}
