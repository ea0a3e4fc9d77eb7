import Store
import Values

/// A row of a plain table, as a room would declare one.
struct Lot: Hashable, Sendable, Encodable {
  var id: ID<Lot>
  var name: String
  var amount: Amount
  var bestBefore: Day?
  var isOpen = false
  /// Came later than the table.
  var shelf: String?
  /// Came later than the table; 1 before.
  var pieces = 1
}

/// A row of a plain table that reaches back one day.
struct Note: Hashable, Sendable, Encodable {
  var day: Day
  var text: String
}

/// As it shipped, in form 1.
let lotTable = lots(and: [])

/// With two columns of form 6.
let shelvedLotTable = lots(and: [
  Column("shelf", since: 6, "TEXT") { Cell($0.shelf) },
  Column("pieces", since: 6, "INTEGER NOT NULL DEFAULT 1 CHECK (pieces >= 0)") { Cell($0.pieces) },
])

private func lots(and later: [Column<Lot>]) -> Table<Lot> {
  Table(
    "lot", since: 1,
    """
    CREATE TABLE lot (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
      name TEXT NOT NULL,
      numerator INTEGER NOT NULL CHECK (numerator >= 0),
      denominator INTEGER NOT NULL CHECK (denominator >= 1),
      unit TEXT NOT NULL CHECK (length(unit) > 0),
      best_before TEXT CHECK (best_before GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      is_open INTEGER NOT NULL CHECK (is_open IN (0, 1))
    ) STRICT, WITHOUT ROWID
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [
      Column("name") { Cell($0.name) },
      .numerator { $0.amount }, .denominator { $0.amount }, .unit { $0.amount },
      Column("best_before") { Cell($0.bestBefore) }, Column("is_open") { Cell($0.isOpen) },
    ] + later,
    precedes: { dateOrder(of: $0) < dateOrder(of: $1) },
    read: { fields in
      var lot = Lot(
        id: try fields.id(), name: try fields.text(), amount: try fields.amount(),
        bestBefore: try fields.optionalDay(), isOpen: try fields.bool())
      if !later.isEmpty { (lot.shelf, lot.pieces) = (try fields.optionalText(), try fields.int()) }
      return lot
    })
}

/// Open ones first, then the earliest best-before; it leaves twins to their keys.
private func dateOrder(of lot: Lot) -> (Int, Int, String) {
  (lot.isOpen ? 0 : 1, lot.bestBefore?.number ?? Int.max, lot.name)
}

/// Came in form 2, which the file names "favorites".
let noteTable = Table<Note>(
  "note", since: 2,
  """
  CREATE TABLE note (
    day TEXT PRIMARY KEY NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    text TEXT NOT NULL
  ) STRICT, WITHOUT ROWID
  """,
  key: [Column("day") { Cell($0.day) }], columns: [Column("text") { Cell($0.text) }],
  reach: Reach(days: 1, column: "day") { $0.day }, precedes: { $0.day < $1.day },
  read: { Note(day: try $0.day(), text: try $0.text()) })

/// What most tests keep: forms 1 to 3.
let tables = TableList([lotTable, menuTable, noteTable, dinnerTable])

/// The same a form later, with more columns of `lot`.
let shelvedTables = TableList([shelvedLotTable, menuTable, noteTable, dinnerTable])

/// Ids as sessions hand them out.
func someID<Subject>(_ turn: Int, of type: Subject.Type = Subject.self) -> ID<Subject> {
  var source = IdentitySource(replica: 1, turn: turn)
  return source.next()
}

func milk(_ turn: Int = 1, amount: Rational = .one, bestBefore: Day? = nil, isOpen: Bool = false) -> Lot {
  Lot(
    id: someID(turn), name: "milk", amount: Amount(amount, .gallon), bestBefore: bestBefore, isOpen: isOpen)
}

extension Lot {
  var put: Change { .put(self, was: nil, in: tables) }
  var removed: Change { .remove(self, in: tables) }
}

extension Note {
  var put: Change { .put(self, was: nil, in: tables) }
  var removed: Change { .remove(self, in: tables) }
}
