import Talk

extension RaisedReminder {
  /// Reminders that were given, by day, so that none is given twice.
  static let table = Table<RaisedReminder>(
    "raised_reminder", since: 11,
    """
    CREATE TABLE raised_reminder (
      lot TEXT NOT NULL CHECK (length(lot) = 32 AND lot NOT GLOB '*[^0-9a-f]*'),
      kind TEXT NOT NULL CHECK (length(kind) > 0),
      step INTEGER NOT NULL CHECK (step >= 0),
      date TEXT NOT NULL,
      name TEXT NOT NULL,
      raised TEXT NOT NULL CHECK (raised GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      PRIMARY KEY (lot, kind, step, date)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [
      Column("lot") { Cell($0.lot) }, Column("kind") { Cell($0.kind.rawValue) },
      Column("step") { Cell($0.step) }, Column("date") { Cell($0.date?.iso ?? "") },
    ],
    columns: [Column("name") { Cell($0.name) }, Column("raised") { Cell($0.raised) }],
    reach: Reach(days: raisedReminderDays, column: "raised") { $0.raised },
    precedes: {
      ($0.raised, $0.name, $0.lot.text, $0.kind, $0.step) < (
        $1.raised, $1.name, $1.lot.text, $1.kind, $1.step
      )
    },
    read: { row in
      let lot: ID<PantryItem> = try row.id()
      let kind: ReminderKind = try row.word()
      let step = try row.int()
      let date = Day(iso: try row.text())
      return RaisedReminder(
        Key(lot: lot, kind: kind, step: step, date: date), name: try row.text(), raised: try row.day())
    })
}
