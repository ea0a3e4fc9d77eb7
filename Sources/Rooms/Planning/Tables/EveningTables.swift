import Talk

extension EveningNote {
  /// Evenings from yesterday on that are not like any other, by day.
  static let table = Table<EveningNote>(
    "evening_note", since: 3,
    """
    CREATE TABLE evening_note (
      day TEXT PRIMARY KEY NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      eaters INTEGER CHECK (eaters >= 0),
      guests INTEGER NOT NULL CHECK (guests >= 0),
      is_out INTEGER NOT NULL CHECK (is_out IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("day") { Cell($0.day) }],
    columns: [
      Column("eaters") { Cell($0.eaters) }, Column("guests") { Cell($0.guests) },
      Column("is_out") { Cell($0.isOut) },
      Column("visitors", since: 5, "TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(visitors))") {
        Cell(try JSONText.list($0.visitors))
      },
      Column("absent", since: 9, "TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(absent))") {
        Cell(try JSONText.list($0.absent))
      }, Column("own", since: 10, "TEXT CHECK (length(own) > 0)") { Cell($0.own) },
      Column("extra", since: 14, "INTEGER NOT NULL DEFAULT 0 CHECK (extra >= 0)") { Cell($0.extra) },
      Column("plates", since: 16, "TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(plates))") {
        Cell(try JSONText.list($0.plates))
      },
    ],
    reach: Reach(days: 400, column: "day") { $0.day }, precedes: { $0.day < $1.day },
    read: { row in
      EveningNote(
        day: try row.day(), eaters: try row.optionalInt(), guests: try row.int(), isOut: try row.bool(),
        visitors: try row.list(), absent: try row.list(),
        own: try row.optionalText(), extra: try row.int(), plates: try row.list())
    })
}

extension FixedDish {
  /// What weekdays are always about, by weekday.
  static let table = Table<FixedDish>(
    "fixed_dish", since: 3,
    """
    CREATE TABLE fixed_dish (
      weekday TEXT PRIMARY KEY NOT NULL CHECK (length(weekday) > 0),
      recipe TEXT CHECK (length(recipe) > 0),
      wants TEXT NOT NULL CHECK (json_valid(wants))
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("weekday") { Cell($0.weekday) }],
    columns: [
      Column("recipe") { Cell($0.recipe) }, Column("wants") { Cell(try JSONText.list($0.wants)) },
      Column("own", since: 10, "TEXT CHECK (length(own) > 0)") { Cell($0.own) },
    ],
    precedes: { $0.weekday < $1.weekday },
    read: { row in
      FixedDish(
        weekday: try row.word(), recipe: try row.optionalText().map { RecipeID($0) }, wants: try row.texts(),
        own: try row.optionalText())
    })
}

/// The room's tables, parents before children.
let planningTables: [any AnyTable] = [
  SavedPlan.table, MealHistoryEntry.table, EveningNote.table, FixedDish.table, PastDinner.table,
  WeeklyEater.table, WeekdayCount.table, StandingWish.table, PlateHabit.table,
]
