import Talk

extension HealthNote {
  /// What was told of illnesses, by person, then condition; nobody's first.
  static let table = Table<HealthNote>(
    "health_note", since: 6,
    """
    CREATE TABLE health_note (
      person TEXT NOT NULL,
      condition TEXT NOT NULL CHECK (length(condition) > 0),
      words TEXT NOT NULL CHECK (length(words) > 0),
      PRIMARY KEY (person, condition)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("person") { Cell($0.person ?? "") }, Column("condition") { Cell($0.condition) }],
    columns: [Column("words") { Cell($0.words) }],
    precedes: { ($0.person ?? "", $0.condition) < ($1.person ?? "", $1.condition) },
    read: { row in
      let person = try row.text()
      return HealthNote(
        person: person.isEmpty ? nil : person, condition: try row.text(), words: try row.text())
    })
}
