import Testing
import Values

@testable import Store

@Suite struct ApplyingTests {
  /// What changes in memory can tell: not the turn's own number, not what is derived.
  private func told(_ kitchen: Snapshot) -> [AnyHashable] {
    [kitchen[Lot.self], kitchen[Menu.self], kitchen[Note.self]]
  }

  @Test("what changes come to in memory is what is read back once they are saved", arguments: 1...20)
  func sameAsSaved(_ seed: UInt64) throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: tables, seed: seed)
    var chaos = Chaos(random: SplitMix64(seed: seed))
    for _ in 0..<40 {
      let before = try kitchen.look()
      var (memory, changes): (Snapshot, [Change]) = (before, [])
      for _ in 0...chaos.random.below(2) {
        let change = chaos.change(of: memory)
        changes.append(change)
        memory.apply(change, on: monday.day)
      }
      do { try kitchen.turn(changes) } catch StoreError.failed { continue }
      let disk = try kitchen.look()
      let whole = before.applying(changes, on: monday.day)
      #expect(told(whole) == told(disk), "\(changes)")
      #expect(told(memory) == told(disk), "\(changes)")
      #expect(whole[Dinner.self] == before[Dinner.self])
      #expect((whole.turn, whole.replica) == (before.turn, disk.replica))
      guard told(whole) == told(disk) else { return }
    }
  }

  @Test("on a later day what is out of reach goes, whatever table changed")
  func laterDay() throws {
    let notes = (0...3).map { Note(day: monday.day + $0, text: "") }
    let kitchen = Snapshot(tables, replica: 1).applying(notes.map(\.put), on: monday.day)
    #expect(kitchen[Note.self] == notes)
    #expect(kitchen.applying([milk().put], on: monday.day + 3)[Note.self] == Array(notes.suffix(2)))
    #expect(kitchen.applying([], on: monday.day + 9)[Note.self] == [])
  }

  @Test("a key is compared by its bytes, as the file does")
  func spellings() throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: wordTables, seed: 1)
    let changes = ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"].map { word in
      Change.put(Word(text: word), was: nil, in: wordTables)
    }
    let memory = try kitchen.look().applying(changes, on: monday.day)
    try kitchen.turn(changes)
    #expect(try kitchen.look()[Word.self].count == 2)
    #expect(
      memory[Word.self].map { Array($0.text.utf8) }
        == (try kitchen.look()[Word.self].map { Array($0.text.utf8) }))
  }
}

/// A row that is nothing but its key.
private struct Word: Hashable, Sendable, Encodable {
  var text: String
}

private let wordTables = TableList([
  Table<Word>(
    "word", since: 1, "CREATE TABLE word (text TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID",
    key: [Column("text") { Cell($0.text) }], columns: [], precedes: { $0.text < $1.text },
    read: { Word(text: try $0.text()) })
])
