/// Looks for the later entry that keeps a turn from being taken back.
struct Blocker {
  let target: JournalRow
  let parts: [TablePart]
  init(_ target: JournalRow, _ parts: [TablePart]) { (self.target, self.parts) = (target, parts) }

  /// The newest later turn still standing that changed a row this one added before the row's table got more
  /// columns; nil for none. SQLite does not look at columns younger than a changeset, so taking the row away
  /// would be no conflict there.
  func hidden(in db: Statements) throws -> JournalEntry? {
    let grown = Set(parts.filter { $0.added.contains { $0.since > target.schemaVersion } }.map(\.name))
    if grown.isEmpty { return nil }
    let added = Set(try target.changeset.addedRows().filter { grown.contains($0.table) })
    if added.isEmpty { return nil }
    for turn in try JournalRecord.turns(after: target.entry.turn, in: db) {
      guard let row = try JournalRecord.row(of: turn, in: db), row.stands else { continue }
      if !added.isDisjoint(with: try row.changeset.rows()) { return row.entry }
    }
    return nil
  }

  /// The newest later turn still standing that touched the row in conflict; else the newest entry of any
  /// kind that did; else the newest later entry.
  func find(_ conflict: ApplyConflict, in db: Statements) throws -> JournalEntry {
    let ours = try target.changeset.rows()
    let links = conflict == .foreignKeys ? try ForeignKeys(parts, db) : nil
    var undone, newest: JournalEntry?
    for turn in try JournalRecord.turns(after: target.entry.turn, in: db) {
      guard let row = try JournalRecord.row(of: turn, in: db) else { continue }
      newest = newest ?? row.entry
      let theirs = try row.changeset.rows()
      let touches =
        switch conflict {
        case .row(let key): theirs.contains(key)
        case .foreignKeys: theirs.contains { one in ours.contains { links?.link($0, one) ?? false } }
        }
      guard touches else { continue }
      if row.stands { return row.entry }
      undone = undone ?? row.entry
    }
    guard let entry = undone ?? newest else {
      throw StorageFault.mismatch("the rows of turn \(target.entry.turn) were changed outside of the journal")
    }
    return entry
  }
}

/// Which tables hang on which.
private struct ForeignKeys {
  private var parents: [String: Set<String>] = [:]

  init(_ parts: [TablePart], _ db: Statements) throws {
    for part in parts {
      parents[part.name] = Set(
        try db.rows(
          of: part.name, #"SELECT "table" FROM pragma_foreign_key_list(?)"#, [.text(part.name)]
        ) { try $0.text() })
    }
  }

  /// True when one row is the other's parent: a child's key begins with its parent's.
  func link(_ a: RowKey, _ b: RowKey) -> Bool {
    (parents[a.table]?.contains(b.table) == true && a.key.starts(with: b.key))
      || (parents[b.table]?.contains(a.table) == true && b.key.starts(with: a.key))
  }
}
