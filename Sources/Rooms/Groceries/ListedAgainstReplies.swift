import Talk

/// What was put on a list though somebody here must not have it.
struct ListedAgainst: Reply, Hashable {
  struct Row: Hashable, Sendable {
    var food: String
    var names: [String]
  }
  var rows: [Row]

  func blocks(_ words: Wording) -> [Block] {
    rows.flatMap { row in
      [Block].say("Mind that \(inertLine(row.food)) is not for \(joined(row.names)).", .warn)
    }
  }
  func next(_ words: Wording) -> Closing { .say("shopping list", "undo") }
}
