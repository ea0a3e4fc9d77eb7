import Talk

extension PantryItem {
  /// Lots at home: opened ones first, then the earliest best-before, those without one last; then name and id.
  ///
  /// An amount that nobody can count with stands as 0 pieces with its words, and one that was never told as 0 pieces
  /// with empty words.
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
      .numerator { $0.storedAmount }, .denominator { $0.storedAmount }, .unit { $0.storedAmount },
      Column("best_before") { Cell($0.bestBefore) }, Column("opened") { Cell($0.opened) },
      Column("words", since: 6, "TEXT") { Cell($0.storedWords) },
      Column("place", since: 9, "TEXT") { Cell($0.place) },
      Column("bought", since: 9, "TEXT") { Cell($0.bought) },
      Column("dating", since: 9, "TEXT") { Cell($0.dating) },
      Column("unopened_date", since: 9, "TEXT") { Cell($0.unopenedDate) },
      Column("unopened_dating", since: 9, "TEXT") { Cell($0.unopenedDating) },
      Column("placed", since: 9, "TEXT") { Cell($0.since) },
      Column("thawed", since: 9, "TEXT") { Cell($0.thawed) },
      Column("full_numerator", since: 9, "INTEGER NOT NULL DEFAULT 0 CHECK (full_numerator >= 0)") {
        Cell($0.full?.numerator ?? 0)
      },
      Column("full_denominator", since: 9, "INTEGER NOT NULL DEFAULT 1 CHECK (full_denominator >= 1)") {
        Cell($0.full?.denominator ?? 1)
      },
    ],
    precedes: { $0.dateOrder < $1.dateOrder },
    read: { row in
      var item = PantryItem(
        id: try row.id(), name: try row.text(), ingredient: try row.optionalText().map { IngredientID($0) },
        amount: try row.amount(), bestBefore: try row.optionalDay(), opened: try row.optionalDay())
      item.held = HeldAmount(stored: item.amount, words: try row.optionalText())
      item.place = try row.optionalText().flatMap { PantryPlace(rawValue: $0) }
      item.bought = try row.optionalDay()
      item.dating = try row.optionalText().flatMap { Dating(rawValue: $0) }
      item.unopenedDate = try row.optionalDay()
      item.unopenedDating = try row.optionalText().flatMap { Dating(rawValue: $0) }
      item.since = try row.optionalDay()
      item.thawed = try row.optionalDay()
      let full = Rational(try row.int(), try row.int())
      item.full = full > .zero ? full : nil
      return item
    })

  private var storedAmount: Amount { amount ?? Amount(.zero, .each) }

  /// What was counted down to nothing keeps no words, so that it is never taken for an amount in words.
  private var storedWords: String? {
    switch held {
    case .measured(let amount, let words): amount.value > .zero ? words : nil
    case .words(let words): words
    case .untold: ""
    }
  }
}

extension HeldAmount {
  /// As the columns have it.
  init(stored amount: Amount?, words: String?) {
    switch (amount, words) {
    case (let amount?, nil): self = .measured(amount)
    case (let amount?, let words?) where amount.value > .zero: self = .measured(amount, words: words)
    case (_, let words?) where !words.isEmpty: self = .words(words)
    default: self = .untold
    }
  }
}
