import Talk

extension PantryItem {
  /// Lots at home: opened ones first, then the earliest best-before, those without one last; then name and id.
  static let table = Table<PantryItem>(
    "pantry_item", since: 1,
    """
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
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [
      Column("name") { Cell($0.name) }, Column("ingredient") { Cell($0.ingredient) },
      .numerator { $0.amount }, .denominator { $0.amount }, .unit { $0.amount },
      Column("best_before") { Cell($0.bestBefore) }, Column("opened") { Cell($0.opened) },
    ],
    precedes: { $0.dateOrder < $1.dateOrder },
    read: { row in
      PantryItem(
        id: try row.id(), name: try row.text(), ingredient: try row.optionalText().map { IngredientID($0) },
        amount: try row.amount(), bestBefore: try row.optionalDay(), opened: try row.optionalDay())
    })
}
