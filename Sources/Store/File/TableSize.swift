import GRDB

/// How much room a table takes in a kitchen's file, with its indexes.
package struct TableSize: Hashable, Sendable {
  package var name: String
  package var bytes: Int

  /// All tables, the largest first; "free" is what deleted rows left for later ones. None where SQLite was built
  /// without counting pages.
  package static func all(of shown: String) throws(StoreError) -> [TableSize] {
    let file = try KitchenFile(shown)
    var configuration = Configuration()
    configuration.readonly = true
    do {
      return try DatabaseQueue(path: file.path, configuration: configuration).inDatabase { db in
        let pages = try Row.fetchAll(
          db,
          sql: """
            SELECT coalesce(s.tbl_name, d.name) AS name, sum(d.pgsize) AS bytes
            FROM dbstat d LEFT JOIN sqlite_schema s ON s.name = d.name
            GROUP BY 1
            """)
        let free =
          try (Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0)
          * (Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0)
        let sizes = pages.map { TableSize(name: $0["name"], bytes: $0["bytes"]) }
        return (sizes + [TableSize(name: "free", bytes: free)]).sorted {
          ($1.bytes, $0.name) < ($0.bytes, $1.name)
        }
      }
    } catch {
      throw StoreError(error, path: file.shown)
    }
  }
}
