import GRDB
import Kitchen

/// The household's own figures for a day's food, by name; those not said are the usual ones.
enum GuidelineRecord {
  /// Nil when none was ever said.
  static func read(_ db: Database) throws -> NutritionGuidelines? {
    let rows = try db.rows(
      of: "household_guideline", "SELECT name, value FROM household_guideline ORDER BY name"
    ) { (try $0.text(), try $0.int()) }
    guard !rows.isEmpty else { return nil }
    var guidelines = NutritionGuidelines.usual
    for (name, value) in rows {
      if let guideline = Guideline(rawValue: name) { guidelines[keyPath: guideline.path] = value }
    }
    return guidelines
  }

  static func write(_ guidelines: NutritionGuidelines?, to db: Database) throws {
    for guideline in Guideline.allCases {
      if let value = guidelines?[keyPath: guideline.path] {
        try db.upsert(into: "household_guideline", key: "name", "value", [guideline.rawValue, value])
      } else {
        try db.run("DELETE FROM household_guideline WHERE name = ?", [guideline.rawValue])
      }
    }
  }
}
