/// One SQL table of the kitchen: how it came into the file, and the columns it got later.
package struct TablePart: Hashable, Sendable {
  /// The SQL table's name; unique in a file.
  package let name: String
  /// The form of the file that brought it, from 1.
  package let since: Int
  /// `CREATE TABLE` and `CREATE INDEX`, each ended by a semicolon but the last. Never changes once shipped.
  ///
  /// Strict, with a primary key that is never NULL (a session passes over other rows), without triggers and
  /// cascades; a child's key begins with its parent's. Source: design §7.
  package let schema: String
  /// Columns that came later, at the end, in the order they came.
  package let added: [AddedColumn]

  /// Stops the program for a form below 1, and for an added column that is not later than the table.
  package init(name: String, since: Int, schema: String, added: [AddedColumn] = []) {
    precondition(since >= 1, "\(name): forms count from 1")
    for column in added {
      precondition(column.since > since, "\(name).\(column.name) must come after its table")
    }
    (self.name, self.since, self.schema, self.added) = (name, since, schema, added)
  }
}

/// A column added to a table that had shipped.
package struct AddedColumn: Hashable, Sendable {
  /// Unique in its table.
  package let name: String
  /// The form of the file that brought it; later than its table's.
  package let since: Int
  /// What follows the name: "TEXT", or "INTEGER NOT NULL DEFAULT 0". Rows saved before have the default.
  package let declaration: String

  package init(name: String, since: Int, declaration: String) {
    (self.name, self.since, self.declaration) = (name, since, declaration)
  }
}
