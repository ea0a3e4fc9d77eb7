import Talk

extension Household {
  /// The household: one row and the lists that belong to it.
  ///
  /// Keys never hold NULL, because a session passes over rows whose key does. Lists keep their order by
  /// position; gaps between positions mean nothing. Words that later forms will add to (questions,
  /// guidelines) are not listed: a longer list would need a rebuilt table.
  static let table = Table<Household>(
    "household", parts: parts, key: { _ in ["1"] }, precedes: { _, _ in false },
    load: { statements, _ in try storedHousehold(statements).map { [$0] } ?? [] },
    put: { household, _, statements in try saveHousehold(household, statements) },
    remove: { _, statements in
      // Children go before what they hang on.
      for part in parts.reversed() { try statements.run("DELETE FROM \(part.name)") }
      guard statements.changesCount == 1 else { throw StorageFault.missing("household") }
    })

  private static let parts = [
    TablePart(
      name: "household", since: 1,
      schema: """
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
        """),
    TablePart(
      name: "member", since: 1,
      schema: """
        CREATE TABLE member (
          position INTEGER PRIMARY KEY NOT NULL CHECK (position >= 0),
          name TEXT NOT NULL
        ) STRICT;
        """),
    TablePart(
      name: "household_avoidance", since: 1,
      schema: """
        CREATE TABLE household_avoidance (
          position INTEGER PRIMARY KEY NOT NULL CHECK (position >= 0),
          kind TEXT NOT NULL CHECK (kind IN ('diet', 'allergen', 'food')),
          word TEXT NOT NULL CHECK (length(word) > 0),
          strength TEXT NOT NULL CHECK (strength IN ('strict', 'dislike'))
        ) STRICT;
        """),
    TablePart(
      name: "member_avoidance", since: 1,
      schema: """
        CREATE TABLE member_avoidance (
          member INTEGER NOT NULL REFERENCES member (position),
          position INTEGER NOT NULL CHECK (position >= 0),
          kind TEXT NOT NULL CHECK (kind IN ('diet', 'allergen', 'food')),
          word TEXT NOT NULL CHECK (length(word) > 0),
          strength TEXT NOT NULL CHECK (strength IN ('strict', 'dislike')),
          PRIMARY KEY (member, position)
        ) STRICT, WITHOUT ROWID;
        """),
    TablePart(
      name: "household_cuisine", since: 1,
      schema: """
        CREATE TABLE household_cuisine (
          position INTEGER PRIMARY KEY NOT NULL CHECK (position >= 0),
          cuisine TEXT NOT NULL CHECK (length(cuisine) > 0)
        ) STRICT;
        """),
    TablePart(
      name: "household_settled", since: 1,
      schema: """
        CREATE TABLE household_settled (
          position INTEGER PRIMARY KEY NOT NULL CHECK (position >= 0),
          question TEXT NOT NULL CHECK (length(question) > 0)
        ) STRICT;
        """),
    TablePart(
      name: "member_age", since: 3,
      schema: """
        CREATE TABLE member_age (
          member INTEGER PRIMARY KEY NOT NULL REFERENCES member (position),
          age INTEGER NOT NULL CHECK (age >= 0)
        ) STRICT;
        """),
    TablePart(
      name: "household_guideline", since: 3,
      schema: """
        CREATE TABLE household_guideline (
          name TEXT PRIMARY KEY NOT NULL CHECK (length(name) > 0),
          value INTEGER NOT NULL CHECK (value >= 0)
        ) STRICT, WITHOUT ROWID;
        """),
  ]
}
