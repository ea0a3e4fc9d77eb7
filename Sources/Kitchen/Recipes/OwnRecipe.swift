/// A recipe of the household's own, as its file under `mine/` has it. The row is what was said and is undone; the file
/// follows it. Source: requirements FR-RM-001, FR-RM-002, FR-RM-003.
package struct OwnRecipe: Hashable, Sendable, Codable {
  /// `mine/pot-roast`
  package var id: RecipeID
  /// The Cooklang text; nil for one that was deleted.
  package var text: String?
  /// What a file of that name said before it was changed here for the first time; nil where there was none.
  package var before: String?

  package init(id: RecipeID, text: String?, before: String? = nil) {
    (self.id, self.text, self.before) = (id, text, before)
  }

  /// `pot-roast.cook`
  package var file: String { "\(id.rawValue.dropFirst("mine/".count)).cook" }
}

/// A word somebody calls a dish by, to find it again. Source: requirements FR-RM-008.
package struct RecipeTag: Hashable, Sendable, Codable {
  package var recipe: RecipeID
  /// In lower case.
  package var tag: String
  package init(recipe: RecipeID, tag: String) { (self.recipe, self.tag) = (recipe, tag) }
}
