import Talk

extension SavedPlan {
  /// The SQL tables of plans and their evenings. The texts never change.
  ///
  /// A child's key begins with its parent's, so that undo can tell which rows belong together.
  static let planParts = [
    TablePart(
      name: "plan", since: 1,
      schema: """
        CREATE TABLE plan (
          id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
          status TEXT NOT NULL CHECK (status IN ('draft', 'active', 'completed', 'archived'))
        ) STRICT, WITHOUT ROWID;
        """),
    TablePart(
      name: "planned_meal", since: 1,
      schema: """
        CREATE TABLE planned_meal (
          plan TEXT NOT NULL REFERENCES plan (id),
          day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
          kind TEXT NOT NULL CHECK (kind IN ('cook', 'leftovers')),
          recipe TEXT NOT NULL CHECK (length(recipe) > 0),
          title TEXT NOT NULL,
          cuisine TEXT NOT NULL,
          protein TEXT NOT NULL CHECK (length(protein) > 0),
          minutes INTEGER NOT NULL CHECK (minutes >= 0),
          eaters INTEGER NOT NULL CHECK (eaters >= 0),
          servings INTEGER NOT NULL CHECK (servings >= 0),
          used_cents INTEGER NOT NULL CHECK (used_cents >= 0),
          because TEXT NOT NULL CHECK (json_valid(because)),
          contains TEXT NOT NULL CHECK (json_valid(contains)),
          may_contain TEXT NOT NULL CHECK (json_valid(may_contain)),
          unknown TEXT NOT NULL CHECK (json_valid(unknown)),
          PRIMARY KEY (plan, day)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX planned_meal_by_day ON planned_meal (day);
        """,
      added: [
        AddedColumn(
          name: "plates", since: 16, declaration: "TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(plates))")
      ]),
    TablePart(
      name: "grocery_list", since: 1,
      schema: """
        CREATE TABLE grocery_list (
          plan TEXT PRIMARY KEY NOT NULL REFERENCES plan (id),
          assumed TEXT NOT NULL CHECK (json_valid(assumed)),
          covered TEXT NOT NULL CHECK (json_valid(covered)),
          till_cents INTEGER NOT NULL CHECK (till_cents >= 0),
          used_cents INTEGER NOT NULL CHECK (used_cents >= 0),
          tax_cents INTEGER NOT NULL CHECK (tax_cents >= 0),
          confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')),
          priced_lines INTEGER NOT NULL CHECK (priced_lines >= 0),
          all_lines INTEGER NOT NULL CHECK (all_lines >= priced_lines),
          estimated_on TEXT NOT NULL CHECK (estimated_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
        ) STRICT, WITHOUT ROWID;
        """),
  ]
}
