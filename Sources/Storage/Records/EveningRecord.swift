import GRDB
import Kitchen
import Values

/// Evenings that are not like others, and what weekdays are always about.
enum EveningRecord {
  /// From `first` on, by day.
  static func notes(since first: Day, in db: Database) throws -> [EveningNote] {
    try db.rows(
      of: "evening_note",
      "SELECT day, eaters, guests, is_out FROM evening_note WHERE day >= ? ORDER BY day", [first.iso]
    ) { row in
      EveningNote(
        day: try row.day(), eaters: try row.optionalInt(), guests: try row.int(),
        isOut: try row.bool())
    }
  }

  /// Replaces the evening's note; a plain one is taken off.
  static func set(_ note: EveningNote, in db: Database) throws {
    if note.isPlain {
      try db.run("DELETE FROM evening_note WHERE day = ?", [note.day.iso])
    } else {
      try db.upsert(
        into: "evening_note", key: "day", "eaters, guests, is_out",
        [note.day.iso, note.eaters, note.guests, note.isOut])
    }
  }

  /// By weekday.
  static func fixedDishes(_ db: Database) throws -> [FixedDish] {
    try db.rows(of: "fixed_dish", "SELECT weekday, recipe, wants FROM fixed_dish") { row in
      FixedDish(
        weekday: try row.word(), recipe: try row.optionalText().map { RecipeID($0) },
        wants: try row.texts())
    }.sorted { $0.weekday < $1.weekday }
  }

  static func setFixedDish(_ dish: FixedDish?, on weekday: Weekday, in db: Database) throws {
    if let dish {
      try db.upsert(
        into: "fixed_dish", key: "weekday", "recipe, wants",
        [weekday.rawValue, dish.recipe?.rawValue, try JSONText.list(dish.wants)])
    } else {
      try db.run("DELETE FROM fixed_dish WHERE weekday = ?", [weekday.rawValue])
    }
  }
}
