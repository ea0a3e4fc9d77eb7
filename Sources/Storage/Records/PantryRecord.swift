import GRDB
import Kitchen
import Values

/// Lots at home.
enum PantryRecord {
  private static let names =
    "name, ingredient, numerator, denominator, unit, best_before, opened"

  /// Opened lots first, then the earliest best-before, those without one last; then name and id.
  static func all(_ db: Database) throws -> [PantryItem] {
    try db.rows(
      of: "pantry_item",
      """
      SELECT id, \(names) FROM pantry_item
      ORDER BY opened IS NULL, best_before IS NULL, best_before, name, id
      """
    ) { row in
      PantryItem(
        id: try row.id(), name: try row.text(), ingredient: try row.ingredient(),
        amount: try row.amount(), bestBefore: try row.optionalDay(), opened: try row.optionalDay())
    }
  }

  static func put(_ item: PantryItem, in db: Database) throws {
    try db.upsert(
      into: "pantry_item", key: "id", names,
      [item.id.text, item.name, item.ingredient?.rawValue] + item.amount.columns
        + [item.bestBefore?.iso, item.opened?.iso])
  }

  static func remove(_ id: ID<PantryItem>, from db: Database) throws {
    try db.run("DELETE FROM pantry_item WHERE id = ?", [id.text])
    guard db.changesCount == 1 else { throw StorageFault.missing("pantry item \(id.text)") }
  }
}
