import GRDB
import Kitchen

/// The household's own figures for a day's food, by name; those not said are the usual ones.
enum GuidelineRecord {
  private static var names: [(String, WritableKeyPath<NutritionGuidelines, Int>)] {
    [
      ("daily-calories", \.dailyCalories), ("max-sodium", \.maxSodium),
      ("vegetable-servings", \.minVegetableServings), ("whole-grains", \.minWholeGrains),
      ("proteins", \.minProteins), ("dinner-calories", \.maxDinnerCalories),
      ("dinner-fibre", \.minDinnerFibre),
    ]
  }

  /// Nil when none was ever said.
  static func read(_ db: Database) throws -> NutritionGuidelines? {
    let rows = try db.rows(
      of: "household_guideline", "SELECT name, value FROM household_guideline ORDER BY name"
    ) { (try $0.text(), try $0.int()) }
    guard !rows.isEmpty else { return nil }
    var guidelines = NutritionGuidelines.usual
    for (name, value) in rows {
      if let path = names.first(where: { $0.0 == name })?.1 { guidelines[keyPath: path] = value }
    }
    return guidelines
  }

  static func write(_ guidelines: NutritionGuidelines?, to db: Database) throws {
    for (name, path) in names {
      if let guidelines {
        try db.upsert(into: "household_guideline", key: "name", "value", [name, guidelines[keyPath: path]])
      } else {
        try db.run("DELETE FROM household_guideline WHERE name = ?", [name])
      }
    }
  }
}
