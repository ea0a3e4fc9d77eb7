import Talk

extension OwnSection {
  /// The sections somebody made, called otherwise or gave a colour, by id.
  static let table = Table<OwnSection>(
    "own_section", since: 7,
    """
    CREATE TABLE own_section (
      section TEXT PRIMARY KEY NOT NULL CHECK (length(section) > 0),
      name TEXT CHECK (length(name) > 0),
      colour TEXT CHECK (length(colour) > 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("section") { Cell($0.section.rawValue) }],
    columns: [Column("name") { Cell($0.name) }, Column("colour") { Cell($0.colour?.rawValue) }],
    precedes: { $0.section.rawValue < $1.section.rawValue },
    read: { row in
      OwnSection(
        ListSection(rawValue: try row.text()), name: try row.optionalText(),
        // A colour nobody knows any more is none.
        colour: try row.optionalText().flatMap { SectionColour(rawValue: $0) })
    })
}

extension SectionOrder {
  /// The orders of stores, the usual one first, then by the store's name.
  static let table = Table<SectionOrder>(
    "section_order", since: 7,
    """
    CREATE TABLE section_order (
      store TEXT PRIMARY KEY NOT NULL,
      sections TEXT NOT NULL CHECK (json_valid(sections)),
      since TEXT CHECK (since GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      learned INTEGER NOT NULL CHECK (learned IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("store") { Cell($0.store) }],
    columns: [
      Column("sections") { Cell(try JSONText.list($0.sections.map(\.rawValue))) },
      Column("since") { Cell($0.since) }, Column("learned") { Cell($0.isLearned) },
    ],
    precedes: { $0.store < $1.store },
    read: { row in
      SectionOrder(
        store: try row.text(), sections: try row.texts().map { ListSection(rawValue: $0) },
        since: try row.optionalDay(), isLearned: try row.bool())
    })
}

extension SectionOfGoods {
  /// Where this household looks for things, by the things.
  static let table = Table<SectionOfGoods>(
    "goods_section", since: 7,
    """
    CREATE TABLE goods_section (
      line TEXT PRIMARY KEY NOT NULL CHECK (length(line) > 0),
      name TEXT NOT NULL CHECK (length(name) > 0),
      section TEXT NOT NULL CHECK (length(section) > 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("line") { Cell($0.line.rawValue) }],
    columns: [Column("name") { Cell($0.name) }, Column("section") { Cell($0.section.rawValue) }],
    precedes: { $0.line < $1.line },
    read: { row in
      SectionOfGoods(
        LineKey(rawValue: try row.text()), name: try row.text(),
        section: ListSection(rawValue: try row.text()))
    })
}
