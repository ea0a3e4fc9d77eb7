import Store

/// What others told the kitchen between two lines of one talk.
struct Meanwhile {
  /// The kitchen's turn at the end of this talk's last line; nil before the first.
  private var seen: Int?

  /// No more entries are looked at.
  private static let most = 20

  /// Of others than `person`, since the last line, the oldest first; none before the first line. An entry that
  /// can't be read is told by the line itself.
  func entries(in store: any KitchenStore, besides person: String, upTo turn: Int) -> [JournalEntry] {
    guard let seen, turn > seen else { return [] }
    let newest = (try? store.journal(limit: min(turn - seen, Self.most))) ?? []
    return newest.reversed().filter { $0.turn > seen && $0.person != person && $0.kind != .system }
  }

  /// All that was saved up to that turn is known now.
  mutating func saw(_ turn: Int) { seen = max(seen ?? turn, turn) }
}
