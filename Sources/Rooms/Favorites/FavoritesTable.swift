import Talk

extension Favorite {
  /// The recipes somebody marked as favorites, with the day.
  static let table = Table<Favorite>(
    "favorite_recipe", since: 2,
    """
    CREATE TABLE favorite_recipe (
      recipe TEXT PRIMARY KEY NOT NULL CHECK (length(recipe) > 0),
      since TEXT NOT NULL CHECK (since GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("recipe") { Cell($0.recipe) }],
    columns: [Column("since") { Cell($0.since) }],
    precedes: { $0.recipe < $1.recipe },
    read: { row in Favorite(recipe: RecipeID(try row.text()), since: try row.day()) })
}
