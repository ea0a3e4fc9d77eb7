import Talk

/// Something that is explained to a household once, and then no more. Source: 001 FR-1; requirements QM-02.
package struct Explained: Hashable, Sendable, Encodable {
  /// What was explained.
  package enum Topic: String, Hashable, Sendable, Encodable {
    /// That amounts in words are not counted.
    case amountsInWords = "amounts in words"
  }

  package var topic: Topic
  package init(_ topic: Topic) { self.topic = topic }

  /// What was explained so far.
  static let table = Table<Explained>(
    "explained", since: 6,
    """
    CREATE TABLE explained (
      topic TEXT PRIMARY KEY NOT NULL CHECK (length(topic) > 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("topic") { Cell($0.topic) }], columns: [],
    precedes: { $0.topic.rawValue < $1.topic.rawValue },
    read: { row in Explained(try row.word()) })
}
