import Talk

extension WeeklyEater {
  /// Whose place hangs on the weekday, by name.
  static let table = Table<WeeklyEater>(
    "weekly_eater", since: 9,
    """
    CREATE TABLE weekly_eater (
      name TEXT PRIMARY KEY NOT NULL CHECK (length(name) > 0),
      habit TEXT NOT NULL CHECK (habit IN ('comes', 'away')),
      weekdays TEXT NOT NULL CHECK (json_valid(weekdays)),
      avoids TEXT NOT NULL CHECK (json_valid(avoids))
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("name") { Cell($0.name) }],
    columns: [
      Column("habit") { Cell($0.habit) }, Column("weekdays") { Cell(try JSONText.list($0.weekdays)) },
      Column("avoids") { Cell(try JSONText.list($0.avoids)) },
      Column("late", since: 15, "TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(late))") {
        Cell(try JSONText.list($0.late))
      },
    ],
    precedes: { $0.name < $1.name },
    read: { row in
      WeeklyEater(
        name: try row.text(), habit: try row.word(), weekdays: try row.list(), avoids: try row.list(),
        late: try row.list())
    })
}

extension WeekdayCount {
  /// How many there are on weekdays of every week, by weekday.
  static let table = Table<WeekdayCount>(
    "weekday_count", since: 15,
    """
    CREATE TABLE weekday_count (
      weekday TEXT PRIMARY KEY NOT NULL CHECK (length(weekday) > 0),
      eaters INTEGER NOT NULL CHECK (eaters BETWEEN 1 AND 20)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("weekday") { Cell($0.weekday) }], columns: [Column("eaters") { Cell($0.eaters) }],
    precedes: { $0.weekday < $1.weekday },
    read: { row in WeekdayCount(weekday: try row.word(), eaters: try row.int()) })
}

extension PlateHabit {
  /// Who gets a plate of their own every week, by name.
  static let table = Table<PlateHabit>(
    "plate_habit", since: 16,
    """
    CREATE TABLE plate_habit (
      person TEXT PRIMARY KEY NOT NULL CHECK (length(person) > 0),
      weekdays TEXT NOT NULL CHECK (json_valid(weekdays)),
      wants TEXT NOT NULL CHECK (json_valid(wants)),
      avoids TEXT NOT NULL CHECK (json_valid(avoids))
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("person") { Cell($0.person) }],
    columns: [
      Column("weekdays") { Cell(try JSONText.list($0.weekdays)) },
      Column("wants") { Cell(try JSONText.list($0.wants)) },
      Column("avoids") { Cell(try JSONText.list($0.avoids)) },
    ],
    precedes: { $0.person < $1.person },
    read: { row in
      PlateHabit(
        person: try row.text(), weekdays: try row.list(), wants: try row.texts(), avoids: try row.list())
    })
}
