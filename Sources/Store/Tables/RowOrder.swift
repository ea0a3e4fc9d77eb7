/// The order of a table's rows, and which two rows are the same one.
struct RowOrder<Row: TableRow>: Sendable {
  /// Nil for a view: there a row is the same as an equal one.
  let key: (@Sendable (Row) -> [Cell])?
  let precedes: @Sendable (Row, Row) -> Bool

  /// Keys decide where `precedes` doesn't, so that rows stand in one order only.
  func comes(_ a: Row, before b: Row) -> Bool {
    if precedes(a, b) { return true }
    guard let key, !precedes(b, a) else { return false }
    return key(a).lexicographicallyPrecedes(key(b), by: Cell.precedes)
  }

  /// Where the row with the same key stands; nil when it isn't there.
  func index(of row: Row, in rows: [Row]) -> Int? {
    guard let key else { return rows.firstIndex(of: row) }
    let wanted = key(row)
    return rows.firstIndex { key($0) == wanted }
  }

  /// Where the row belongs among rows in order.
  func place(for row: Row, in rows: [Row]) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if comes(rows[middle], before: row) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
