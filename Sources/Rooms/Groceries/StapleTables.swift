import Talk

extension Staple {
  /// What the household always needs, by section as stores are walked, then name.
  static let table = Table<Staple>(
    "staple", since: 6,
    """
    CREATE TABLE staple (
      line TEXT PRIMARY KEY NOT NULL CHECK (length(line) > 0),
      ingredient TEXT CHECK (length(ingredient) > 0),
      name TEXT NOT NULL CHECK (length(name) > 0),
      section TEXT NOT NULL CHECK (length(section) > 0),
      numerator INTEGER CHECK (numerator >= 0),
      denominator INTEGER CHECK (denominator >= 1),
      unit TEXT CHECK (length(unit) > 0),
      last_bought TEXT CHECK (last_bought GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      times_bought INTEGER NOT NULL CHECK (times_bought >= 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("line") { Cell($0.key.rawValue) }],
    columns: [
      Column("ingredient") { Cell($0.ingredient?.rawValue) }, Column("name") { Cell($0.name) },
      Column("section") { Cell($0.section.rawValue) }, .numerator { $0.amount }, .denominator { $0.amount },
      .unit { $0.amount }, Column("last_bought") { Cell($0.lastBought) },
      Column("times_bought") { Cell($0.timesBought) },
      Column("low", since: 8, "TEXT CHECK (length(low) > 0)") { Cell($0.low?.stored) },
      Column("up_to", since: 8, "TEXT CHECK (length(up_to) > 0)") { Cell($0.upTo?.stored) },
      Column("every", since: 8, "INTEGER CHECK (every >= 1)") { Cell($0.every) },
    ],
    precedes: { ($0.section.order, $0.name, $0.key) < ($1.section.order, $1.name, $1.key) },
    read: { row in
      _ = try row.text()
      return Staple(
        ingredient: try row.optionalText().map { IngredientID($0) }, name: try row.text(),
        section: ListSection(rawValue: try row.text()), amount: try row.optionalAmount(),
        lastBought: try row.optionalDay(), timesBought: try row.int(),
        low: try row.optionalText().flatMap { Amount(stored: $0) },
        upTo: try row.optionalText().flatMap { Amount(stored: $0) }, every: try row.optionalInt())
    })
}

extension PastPurchase {
  /// What was bought in the last 180 days, by day, then name.
  static let table = Table<PastPurchase>(
    "purchase", since: 8,
    """
    CREATE TABLE purchase (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
      ingredient TEXT CHECK (length(ingredient) > 0),
      name TEXT NOT NULL CHECK (length(name) > 0),
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      numerator INTEGER CHECK (numerator >= 0),
      denominator INTEGER CHECK (denominator >= 1),
      unit TEXT CHECK (length(unit) > 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [
      Column("ingredient") { Cell($0.ingredient?.rawValue) }, Column("name") { Cell($0.name) },
      Column("day") { Cell($0.day) }, .numerator { $0.amount }, .denominator { $0.amount },
      .unit { $0.amount },
    ],
    reach: Reach(days: 180, column: "day") { $0.day },
    precedes: { ($0.day, $0.name, $0.id) < ($1.day, $1.name, $1.id) },
    read: { row in
      PastPurchase(
        id: try row.id(), ingredient: try row.optionalText().map { IngredientID($0) }, name: try row.text(),
        day: try row.day(), amount: try row.optionalAmount())
    })
}

extension StoreOfGoods {
  /// Where this household buys things, by the things.
  static let table = Table<StoreOfGoods>(
    "store_of_goods", since: 8,
    """
    CREATE TABLE store_of_goods (
      line TEXT PRIMARY KEY NOT NULL CHECK (length(line) > 0),
      name TEXT NOT NULL CHECK (length(name) > 0),
      store TEXT NOT NULL CHECK (length(store) > 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("line") { Cell($0.line.rawValue) }],
    columns: [Column("name") { Cell($0.name) }, Column("store") { Cell($0.store) }],
    precedes: { $0.line < $1.line },
    read: { row in
      StoreOfGoods(LineKey(rawValue: try row.text()), name: try row.text(), store: try row.text())
    })
}
