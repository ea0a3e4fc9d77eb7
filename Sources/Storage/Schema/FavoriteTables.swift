/// The recipes somebody marked as favorites, with the day. Migration 2: the text never changes.
let favoriteSchema = """
  CREATE TABLE favorite_recipe (
    recipe TEXT PRIMARY KEY NOT NULL CHECK (length(recipe) > 0),
    since TEXT NOT NULL CHECK (since GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
  ) STRICT, WITHOUT ROWID;
  """
