import Talk

extension OwnReminder {
  /// What the household wants to be told, by when.
  static let table = Table<OwnReminder>(
    "own_reminder", since: 13,
    """
    CREATE TABLE own_reminder (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      minute INTEGER CHECK (minute BETWEEN 0 AND 1439),
      what TEXT NOT NULL CHECK (length(what) BETWEEN 1 AND 200),
      told INTEGER NOT NULL CHECK (told IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [
      Column("day") { Cell($0.day.iso) }, Column("minute") { Cell($0.minute) },
      Column("what") { Cell($0.what) },
      Column("told") { Cell($0.isTold ? 1 : 0) },
    ],
    precedes: {
      ($0.day, $0.minute ?? 0, $0.what, $0.id.text) < ($1.day, $1.minute ?? 0, $1.what, $1.id.text)
    },
    read: { row in
      let id: ID<OwnReminder> = try row.id()
      let day = try row.day()
      let minute = try row.optionalInt()
      var reminder = OwnReminder(id: id, day: day, minute: minute, what: try row.text())
      reminder.isTold = try row.bool()
      return reminder
    })
}
