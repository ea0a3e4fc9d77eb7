import Talk

extension StandingWish {
  /// What is wished for good, in the order of the wishes' codes.
  static let table = Table<StandingWish>(
    "standing_wish", since: 9,
    """
    CREATE TABLE standing_wish (
      wish TEXT PRIMARY KEY NOT NULL CHECK (length(wish) > 0),
      words TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("wish") { Cell($0.code) }],
    columns: [Column("words") { Cell($0.words) }],
    precedes: { $0.code < $1.code },
    read: { row in
      let code = try row.text()
      let words = try row.text()
      // A code of a later form is kept as a wish for dishes of that name, which is shown and can be taken away.
      return StandingWish(code: code, words: words) ?? StandingWish(Wish(.having(code)), words: words)
    })
}
