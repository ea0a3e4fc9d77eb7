import GRDB
import Kitchen
import Values

/// Favorite recipes.
enum FavoriteRecord {
  /// In the order of their ids.
  static func all(_ db: Database) throws -> [RecipeID] {
    try db.rows(of: "favorite_recipe", "SELECT recipe FROM favorite_recipe ORDER BY recipe") { row in
      RecipeID(try row.text())
    }
  }

  /// Marks the recipe, or with nil takes the mark off; doing either twice changes nothing.
  static func set(_ recipe: RecipeID, since day: Day?, in db: Database) throws {
    if let day {
      try db.run(
        "INSERT INTO favorite_recipe (recipe, since) VALUES (?, ?) ON CONFLICT (recipe) DO NOTHING",
        [recipe.rawValue, day.iso])
    } else {
      try db.run("DELETE FROM favorite_recipe WHERE recipe = ?", [recipe.rawValue])
    }
  }
}
