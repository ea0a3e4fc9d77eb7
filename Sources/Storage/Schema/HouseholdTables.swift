/// The people and the pantry. Part of migration 1: the text never changes.
///
/// Keys never hold NULL, because a session passes over rows whose key does. Lists keep their order by
/// position; gaps between positions mean nothing. Words that later rooms will add to (units, protein
/// sources, questions) are not listed here: a longer list would need a rebuilt table.
let householdSchema = """
  CREATE TABLE household (
    one INTEGER PRIMARY KEY NOT NULL CHECK (one = 1),
    size INTEGER CHECK (size >= 0),
    guests INTEGER NOT NULL CHECK (guests >= 0),
    budget_cents INTEGER CHECK (budget_cents >= 0),
    weekday_minutes INTEGER NOT NULL CHECK (weekday_minutes >= 0),
    weekend_minutes INTEGER NOT NULL CHECK (weekend_minutes >= 0),
    leftovers TEXT NOT NULL CHECK (leftovers IN ('never', 'occasionally', 'frequently', 'always')),
    skill TEXT NOT NULL CHECK (skill IN ('beginner', 'intermediate', 'advanced')),
    tax_basis_points INTEGER NOT NULL CHECK (tax_basis_points >= 0),
    told_about_factories INTEGER NOT NULL CHECK (told_about_factories IN (0, 1))
  ) STRICT;

  CREATE TABLE member (
    position INTEGER PRIMARY KEY NOT NULL CHECK (position >= 0),
    name TEXT NOT NULL
  ) STRICT;

  CREATE TABLE household_avoidance (
    position INTEGER PRIMARY KEY NOT NULL CHECK (position >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('diet', 'allergen', 'food')),
    word TEXT NOT NULL CHECK (length(word) > 0),
    strength TEXT NOT NULL CHECK (strength IN ('strict', 'dislike'))
  ) STRICT;

  CREATE TABLE member_avoidance (
    member INTEGER NOT NULL REFERENCES member (position),
    position INTEGER NOT NULL CHECK (position >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('diet', 'allergen', 'food')),
    word TEXT NOT NULL CHECK (length(word) > 0),
    strength TEXT NOT NULL CHECK (strength IN ('strict', 'dislike')),
    PRIMARY KEY (member, position)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE household_cuisine (
    position INTEGER PRIMARY KEY NOT NULL CHECK (position >= 0),
    cuisine TEXT NOT NULL CHECK (length(cuisine) > 0)
  ) STRICT;

  CREATE TABLE household_settled (
    position INTEGER PRIMARY KEY NOT NULL CHECK (position >= 0),
    question TEXT NOT NULL CHECK (length(question) > 0)
  ) STRICT;

  CREATE TABLE pantry_item (
    id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
    name TEXT NOT NULL,
    ingredient TEXT CHECK (length(ingredient) > 0),
    numerator INTEGER NOT NULL CHECK (numerator >= 0),
    denominator INTEGER NOT NULL CHECK (denominator >= 1),
    unit TEXT NOT NULL CHECK (length(unit) > 0),
    best_before TEXT CHECK (best_before GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    opened TEXT CHECK (opened GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
  ) STRICT, WITHOUT ROWID;
  """
