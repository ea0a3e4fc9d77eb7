import Talk

extension Setting {
  /// What the household chose, by name.
  static let table = Table<Setting>(
    "setting", since: 6,
    """
    CREATE TABLE setting (
      name TEXT PRIMARY KEY NOT NULL CHECK (length(name) > 0),
      value TEXT NOT NULL CHECK (length(value) > 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("name") { Cell($0.name.rawValue) }],
    columns: [Column("value") { Cell($0.value) }],
    precedes: { $0.name.rawValue < $1.name.rawValue },
    read: { row in
      let name = try row.text()
      guard let known = Setting.Name(rawValue: name) else {
        throw StorageFault.unreadable(table: "setting", value: name)
      }
      return Setting(known, try row.text())
    })
}

extension OwnWord {
  /// The household's own measures and words, by word, then food.
  static let table = Table<OwnWord>(
    "own_word", since: 6,
    """
    CREATE TABLE own_word (
      word TEXT NOT NULL CHECK (length(word) > 0),
      of_food TEXT NOT NULL,
      means_food TEXT CHECK (length(means_food) > 0),
      numerator INTEGER CHECK (numerator >= 1),
      denominator INTEGER CHECK (denominator >= 1),
      unit TEXT CHECK (length(unit) > 0),
      CHECK ((means_food IS NULL) = (numerator IS NOT NULL)),
      PRIMARY KEY (word, of_food)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("word") { Cell($0.word) }, Column("of_food") { Cell($0.of?.rawValue ?? "") }],
    columns: [
      Column("means_food") { Cell($0.food?.rawValue) },
      .numerator { $0.amount }, .denominator { $0.amount }, .unit { $0.amount },
    ],
    precedes: { ($0.word, $0.of?.rawValue ?? "") < ($1.word, $1.of?.rawValue ?? "") },
    read: { row in
      let word = try row.text()
      let food = try row.text()
      let meant = try row.optionalText().map { OwnWord.Meaning.food(IngredientID($0)) }
      let amount = try row.optionalAmount().map { OwnWord.Meaning.amount($0) }
      guard let meaning = meant ?? amount else {
        throw StorageFault.unreadable(table: "own_word", value: word)
      }
      return OwnWord(word, of: food.isEmpty ? nil : IngredientID(food), meaning: meaning)
    })
}
