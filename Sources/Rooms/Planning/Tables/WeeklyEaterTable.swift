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
    ],
    precedes: { $0.name < $1.name },
    read: { row in
      WeeklyEater(
        name: try row.text(), habit: try row.word(), weekdays: try row.list(), avoids: try row.list())
    })
}
