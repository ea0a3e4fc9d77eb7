import Talk

extension OwnRecipe {
  /// Recipes written down here, by name.
  static let table = Table<OwnRecipe>(
    "own_recipe", since: 9,
    """
    CREATE TABLE own_recipe (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) > 5),
      text TEXT CHECK (length(text) > 0),
      before TEXT CHECK (length(before) > 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [Column("text") { Cell($0.text) }, Column("before") { Cell($0.before) }],
    precedes: { $0.id < $1.id },
    read: { row in
      OwnRecipe(id: RecipeID(try row.text()), text: try row.optionalText(), before: try row.optionalText())
    })
}

extension RecipeTag {
  /// Words that dishes are called by, by dish.
  static let table = Table<RecipeTag>(
    "recipe_tag", since: 9,
    """
    CREATE TABLE recipe_tag (
      recipe TEXT NOT NULL CHECK (length(recipe) > 0),
      tag TEXT NOT NULL CHECK (length(tag) > 0),
      PRIMARY KEY (recipe, tag)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("recipe") { Cell($0.recipe) }, Column("tag") { Cell($0.tag) }],
    columns: [],
    precedes: { ($0.recipe.rawValue, $0.tag) < ($1.recipe.rawValue, $1.tag) },
    read: { row in RecipeTag(recipe: RecipeID(try row.text()), tag: try row.text()) })
}
