import Talk

extension Spending {
  /// Shopping trips of the last 400 days, by day, then id.
  static let table = Table<Spending>(
    "spending", since: 3,
    """
    CREATE TABLE spending (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      cents INTEGER NOT NULL CHECK (cents >= 0),
      store TEXT,
      plan TEXT CHECK (length(plan) > 0),
      estimate_cents INTEGER CHECK (estimate_cents >= 0),
      level_percent INTEGER NOT NULL CHECK (level_percent > 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [
      Column("day") { Cell($0.day) }, Column("cents") { Cell($0.amount) }, Column("store") { Cell($0.store) },
      Column("plan") { Cell($0.plan) }, Column("estimate_cents") { Cell($0.estimate) },
      Column("level_percent") { Cell($0.levelPercent) },
    ],
    reach: Reach(days: 400, column: "day") { $0.day },
    precedes: { ($0.day, $0.id) < ($1.day, $1.id) },
    read: { row in
      Spending(
        id: try row.id(), day: try row.day(), amount: try row.money(), store: try row.optionalText(),
        plan: try row.optionalText().flatMap { ID($0) }, estimate: try row.optionalMoney(),
        levelPercent: try row.int())
    })
}

extension OwnPrice {
  /// The household's own prices, in the order of the foods' ids.
  static let table = Table<OwnPrice>(
    "own_price", since: 3,
    """
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
    """,
    key: [Column("ingredient") { Cell($0.ingredient) }],
    columns: [
      .numerator { $0.amount }, .denominator { $0.amount }, .unit { $0.amount },
      Column("container") { Cell($0.container) }, Column("cents") { Cell($0.price) },
      Column("day") { Cell($0.day) }, Column("store") { Cell($0.store) },
    ],
    precedes: { $0.ingredient < $1.ingredient },
    read: { row in
      OwnPrice(
        ingredient: IngredientID(try row.text()), amount: try row.amount(), container: try row.text(),
        price: try row.money(), day: try row.day(), store: try row.optionalText())
    })
}
