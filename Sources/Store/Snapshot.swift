package import Values

/// A kitchen as it stands when a turn begins: each table's rows within its reach, in its order.
package struct Snapshot: Sendable, Hashable {
  /// The open conversation of the person asking; nil for none.
  package var conversation: StoredConversation?
  /// The number of the last saved turn; 0 on a new kitchen. A turn decided here becomes `turn + 1`.
  package var turn: Int
  /// Drawn once per kitchen; salts identifiers.
  package var replica: UInt64
  /// What a kitchen can hold.
  package let tables: TableList
  private var rows: [AnyRows]

  /// A kitchen that holds nothing.
  package init(_ tables: TableList, turn: Int = 0, replica: UInt64) {
    self.init(tables, rows: tables.tables.map(\.noRows), turn: turn, replica: replica)
  }

  /// `rows` are those of the list's tables, one by one.
  init(_ tables: TableList, rows: [AnyRows], turn: Int, replica: UInt64) {
    (self.tables, self.rows, self.turn, self.replica) = (tables, rows, turn, replica)
  }

  /// The rows of that type in the table's order, not copied; none for a type no table holds.
  package subscript<Row>(type: Row.Type) -> [Row] { tables.index(of: type).map { rows[$0].of(type) } ?? [] }

  /// The row with this one's key, nil for none; in a view, an equal one.
  package func row<Row: TableRow>(like row: Row) -> Row? {
    let rows = self[Row.self]
    return tables[Row.self]?.order.index(of: row, in: rows).map { rows[$0] }
  }

  /// The kitchen as it will be read back once these changes are saved: replaced by key, in order, without
  /// what is out of reach. Views stay as they are, and so do the turn and the conversation.
  package func applying(_ changes: [Change], on today: Day) -> Snapshot {
    var kitchen = self
    for change in changes { kitchen.apply(change, on: today) }
    for (index, table) in tables.tables.enumerated() where table.reading == nil {
      kitchen.rows[index] = table.applying(nil, to: kitchen.rows[index], today: today)
    }
    return kitchen
  }

  /// Carries one change out in memory; one of a table that isn't there changes nothing.
  package mutating func apply(_ change: Change, on today: Day) {
    guard let index = tables.index(named: change.table) else { return }
    rows[index] = tables.tables[index].applying(change, to: rows[index], today: today)
  }

  /// Compares what they hold; two lists of tables in one program are taken to be the same.
  package static func == (a: Snapshot, b: Snapshot) -> Bool {
    a.conversation == b.conversation && a.turn == b.turn && a.replica == b.replica && a.rows == b.rows
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(conversation)
    hasher.combine(turn)
    hasher.combine(replica)
    hasher.combine(rows)
  }
}
