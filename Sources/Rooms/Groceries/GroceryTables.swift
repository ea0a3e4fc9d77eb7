import Talk

extension ShoppingList {
  /// The lists, the one opened last first.
  static let table = Table<ShoppingList>(
    "shopping_list", since: 6,
    """
    CREATE TABLE shopping_list (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
      name TEXT CHECK (length(name) > 0),
      week TEXT CHECK (week GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      made TEXT NOT NULL CHECK (made GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      done TEXT CHECK (done GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      opened INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [
      Column("name") { Cell($0.name) }, Column("week") { Cell($0.week) }, Column("made") { Cell($0.made) },
      Column("done") { Cell($0.done) }, Column("opened") { Cell($0.opened) },
      Column("store", since: 7, "TEXT CHECK (length(store) > 0)") { Cell($0.store) },
    ],
    precedes: { (-$0.opened, $0.id) < (-$1.opened, $1.id) },
    read: { row in
      ShoppingList(
        id: try row.id(), name: try row.optionalText(), week: try row.optionalDay(), made: try row.day(),
        done: try row.optionalDay(), opened: try row.int(), store: try row.optionalText())
    })
}

extension ListEntry {
  /// What was put on lists, in the order it was put there.
  static let table = Table<ListEntry>(
    "list_entry", since: 6,
    """
    CREATE TABLE list_entry (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
      list TEXT NOT NULL,
      ingredient TEXT CHECK (length(ingredient) > 0),
      name TEXT NOT NULL CHECK (length(name) > 0),
      section TEXT NOT NULL CHECK (length(section) > 0),
      numerator INTEGER CHECK (numerator >= 0),
      denominator INTEGER CHECK (denominator >= 1),
      unit TEXT CHECK (length(unit) > 0),
      source TEXT NOT NULL CHECK (length(source) > 0),
      note TEXT CHECK (length(note) > 0),
      place INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [
      Column("list") { Cell($0.list) }, Column("ingredient") { Cell($0.ingredient?.rawValue) },
      Column("name") { Cell($0.name) }, Column("section") { Cell($0.section.rawValue) },
      .numerator { $0.amount }, .denominator { $0.amount }, .unit { $0.amount },
      Column("source") { Cell($0.source.text) }, Column("note") { Cell($0.note) },
      Column("place") { Cell($0.place) },
    ],
    precedes: { ($0.list, $0.place, $0.id) < ($1.list, $1.place, $1.id) },
    read: { row in
      ListEntry(
        id: try row.id(), list: try row.id(), ingredient: try row.optionalText().map { IngredientID($0) },
        name: try row.text(), section: ListSection(rawValue: try row.text()),
        amount: try row.optionalAmount(), source: EntrySource(text: try row.text()),
        note: try row.optionalText(), place: try row.int())
    })
}

extension EntrySource {
  /// As the file has it: "manual", "staples", or the recipe behind "recipe:".
  fileprivate var text: String {
    switch self {
    case .manual: "manual"
    case .staples: "staples"
    case .recipe(let id): "recipe:\(id.rawValue)"
    }
  }

  /// What nobody knows any more was put there by hand.
  fileprivate init(text: String) {
    if text.hasPrefix("recipe:") {
      self = .recipe(RecipeID(String(text.dropFirst("recipe:".count))))
    } else {
      self = text == "staples" ? .staples : .manual
    }
  }
}

extension ListMark {
  /// What became of the lines of lists, in the order it was told.
  static let table = Table<ListMark>(
    "list_mark", since: 6,
    """
    CREATE TABLE list_mark (
      list TEXT NOT NULL CHECK (length(list) = 32 AND list NOT GLOB '*[^0-9a-f]*'),
      line TEXT NOT NULL CHECK (length(line) > 0),
      state TEXT NOT NULL CHECK (length(state) > 0),
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      had TEXT NOT NULL CHECK (json_valid(had)),
      place INTEGER NOT NULL,
      PRIMARY KEY (list, line)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("list") { Cell($0.list) }, Column("line") { Cell($0.line.rawValue) }],
    columns: [
      Column("state") { Cell($0.state) }, Column("day") { Cell($0.day) },
      Column("had") { Cell(try JSONText.list($0.had.map(\.stored))) }, Column("place") { Cell($0.place) },
      Column("walked", since: 7, "INTEGER NOT NULL DEFAULT 0 CHECK (walked IN (0, 1))") { Cell($0.isWalked) },
    ],
    precedes: { ($0.list, $0.place, $0.line) < ($1.list, $1.place, $1.line) },
    read: { row in
      ListMark(
        list: try row.id(), line: LineKey(rawValue: try row.text()), state: try row.word(),
        day: try row.day(),
        had: try row.texts().compactMap { Amount(stored: $0) }, place: try row.int(),
        isWalked: try row.bool())
    })
}

extension Amount {
  /// "3/2 cup".
  var stored: String { "\(value.numerator)/\(value.denominator) \(unit.rawValue)" }

  init?(stored: String) {
    let parts = stored.split(separator: " ", maxSplits: 1)
    let number = parts.first?.split(separator: "/").compactMap { Int($0) } ?? []
    guard parts.count == 2, number.count == 2, number[1] > 0, let unit = Unit(rawValue: String(parts[1]))
    else {
      return nil
    }
    self.init(Rational(number[0], number[1]), unit)
  }
}
