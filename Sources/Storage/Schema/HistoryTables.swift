/// What was cooked and said of it, evenings unlike others, dishes fixed on weekdays, what was spent and
/// paid, ages and own guidelines. Migration 3: the text never changes.
let historySchema = """
  CREATE TABLE meal_history (
    day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    recipe TEXT NOT NULL CHECK (length(recipe) > 0),
    title TEXT NOT NULL,
    cuisine TEXT NOT NULL,
    protein TEXT NOT NULL CHECK (length(protein) > 0),
    servings INTEGER NOT NULL CHECK (servings >= 0),
    outcome TEXT NOT NULL CHECK (length(outcome) > 0),
    stars INTEGER CHECK (stars BETWEEN 1 AND 5),
    notes TEXT,
    cost_cents INTEGER CHECK (cost_cents >= 0),
    picture TEXT,
    PRIMARY KEY (day, recipe)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE evening_note (
    day TEXT PRIMARY KEY NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    eaters INTEGER CHECK (eaters >= 0),
    guests INTEGER NOT NULL CHECK (guests >= 0),
    is_out INTEGER NOT NULL CHECK (is_out IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE fixed_dish (
    weekday TEXT PRIMARY KEY NOT NULL CHECK (length(weekday) > 0),
    recipe TEXT CHECK (length(recipe) > 0),
    wants TEXT NOT NULL CHECK (json_valid(wants))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE spending (
    id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
    day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    cents INTEGER NOT NULL CHECK (cents >= 0),
    store TEXT,
    plan TEXT CHECK (length(plan) > 0),
    estimate_cents INTEGER CHECK (estimate_cents >= 0),
    level_percent INTEGER NOT NULL CHECK (level_percent > 0)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE own_price (
    ingredient TEXT PRIMARY KEY NOT NULL CHECK (length(ingredient) > 0),
    numerator INTEGER NOT NULL CHECK (numerator >= 0),
    denominator INTEGER NOT NULL CHECK (denominator >= 1),
    unit TEXT NOT NULL CHECK (length(unit) > 0),
    container TEXT NOT NULL,
    cents INTEGER NOT NULL CHECK (cents >= 0),
    day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    store TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE member_age (
    member INTEGER PRIMARY KEY NOT NULL REFERENCES member (position),
    age INTEGER NOT NULL CHECK (age >= 0)
  ) STRICT;

  CREATE TABLE household_guideline (
    name TEXT PRIMARY KEY NOT NULL CHECK (length(name) > 0),
    value INTEGER NOT NULL CHECK (value >= 0)
  ) STRICT, WITHOUT ROWID;
  """
