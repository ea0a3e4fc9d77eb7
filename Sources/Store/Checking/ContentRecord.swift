import GRDB

/// The digests a file keeps of its own tables.
enum ContentRecord {
  static func read(_ db: Database) throws -> ContentDigest {
    var sums: [String: UInt64] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT name, digest FROM content_check") {
      sums[row["name"]] = UInt64(bitPattern: row["digest"] as Int64)
    }
    return ContentDigest(sums)
  }

  /// Moves the digests by what a turn changed; gives all of them.
  static func move(by change: ContentDigest, in db: Statements) throws -> ContentDigest {
    var digest = try read(db.db)
    digest.add(change)
    for table in change.sums.keys.sorted() { try write(digest[table], of: table, in: db) }
    return digest
  }

  /// Writes what the tables hold now: after the file's form changed.
  static func renew(_ tables: [String], in db: Statements) throws {
    let digest = try ContentDigest(of: tables, in: db.db)
    try db.run("DELETE FROM content_check")
    for table in tables { try write(digest[table], of: table, in: db) }
  }

  private static func write(_ sum: UInt64, of table: String, in db: Statements) throws {
    try db.upsert(
      into: "content_check", key: "name", "digest",
      [.text(table), .int(Int(truncatingIfNeeded: Int64(bitPattern: sum)))])
  }
}
