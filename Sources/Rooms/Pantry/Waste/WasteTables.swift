import Talk

extension ThrownAway {
  /// What was thrown away, by day.
  static let table = Table<ThrownAway>(
    "thrown_away", since: 9,
    """
    CREATE TABLE thrown_away (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      name TEXT NOT NULL,
      ingredient TEXT CHECK (length(ingredient) > 0),
      numerator INTEGER CHECK (numerator >= 0),
      denominator INTEGER CHECK (denominator >= 1),
      unit TEXT CHECK (length(unit) > 0),
      reason TEXT,
      cents INTEGER CHECK (cents >= 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [
      Column("day") { Cell($0.day) }, Column("name") { Cell($0.name) },
      Column("ingredient") { Cell($0.ingredient) },
      Column("numerator") { Cell($0.amount?.value.numerator) },
      Column("denominator") { Cell($0.amount?.value.denominator) }, Column("unit") { Cell($0.amount?.unit) },
      Column("reason") { Cell($0.reason) }, Column("cents") { Cell($0.cost) },
      Column("place", since: 12, "TEXT") { Cell($0.place) },
    ],
    precedes: { ($0.day, $0.id.text) < ($1.day, $1.id.text) },
    read: { row in
      ThrownAway(
        id: try row.id(), day: try row.day(), name: try row.text(),
        ingredient: try row.optionalText().map { IngredientID($0) }, amount: try row.optionalAmount(),
        reason: try row.optionalText(), cost: try row.optionalMoney(),
        place: try row.optionalText().flatMap { PantryPlace(rawValue: $0) })
    })
}

extension EatenFood {
  /// What was eaten or cooked with, by day.
  static let table = Table<EatenFood>(
    "eaten_food", since: 12,
    """
    CREATE TABLE eaten_food (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      name TEXT NOT NULL,
      ingredient TEXT NOT NULL CHECK (length(ingredient) > 0),
      numerator INTEGER CHECK (numerator >= 0),
      denominator INTEGER CHECK (denominator >= 1),
      unit TEXT CHECK (length(unit) > 0),
      cents INTEGER CHECK (cents >= 0),
      best_before TEXT CHECK (best_before GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [
      Column("day") { Cell($0.day) }, Column("name") { Cell($0.name) },
      Column("ingredient") { Cell($0.ingredient) },
      Column("numerator") { Cell($0.amount?.value.numerator) },
      Column("denominator") { Cell($0.amount?.value.denominator) }, Column("unit") { Cell($0.amount?.unit) },
      Column("cents") { Cell($0.cost) }, Column("best_before") { Cell($0.bestBefore) },
    ],
    precedes: { ($0.day, $0.id.text) < ($1.day, $1.id.text) },
    read: { row in
      EatenFood(
        id: try row.id(), day: try row.day(), name: try row.text(), ingredient: IngredientID(try row.text()),
        amount: try row.optionalAmount(), cost: try row.optionalMoney(), bestBefore: try row.optionalDay())
    })
}
