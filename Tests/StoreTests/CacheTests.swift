import Synchronization
import Testing
import Values

@testable import Store

@Suite struct CacheTests {
  private func fresh(_ kitchen: SQLiteKitchen, on day: Day) throws -> Snapshot {
    try kitchen.reading { db in
      var cache = SnapshotCache()
      return try cache.snapshot(db, of: tables, today: day)
    }
  }

  @Test(
    "what is kept in memory is what the file holds, whoever wrote and whatever was undone",
    arguments: 1...10)
  func sameAsFresh(_ seed: UInt64) throws {
    let folder = try Folder()
    let (one, two) = (try folder.open(), try folder.open())
    var chaos = Chaos(random: SplitMix64(seed: seed))
    for _ in 0..<40 {
      let kitchen = chaos.random.below(4) == 0 ? two : one
      let day = monday.day + chaos.random.below(3) / 2
      do {
        if chaos.random.below(6) == 0 {
          try kitchen.takeBack()
        } else {
          try kitchen.turn([chaos.change(of: try kitchen.look())])
        }
      } catch StoreError.failed {}
      #expect(try one.snapshot(for: "nobody", today: day) == fresh(one, on: day))
    }
  }

  @Test("after one's own turn only what it changed is read again, with the views of it")
  func readAgain() throws {
    let counts = Counts()
    let kitchen = try SQLiteKitchen(path: nil, tables: counts.tables, seed: 1)
    func look(_ day: Day = monday.day) throws -> String {
      _ = try kitchen.snapshot(for: "ann", today: day)
      return counts.taken()
    }
    #expect(try look() == "abv")
    #expect(try look() == "")
    try kitchen.turn([.put(Word("x"), was: nil, in: counts.tables)])
    #expect(try look() == "av")
    try kitchen.turn([.put(Number(1), was: nil, in: counts.tables)])
    #expect(try look() == "b")
    try kitchen.turn([.put(Word("x"), was: nil, in: counts.tables)])
    #expect(try look() == "", "nothing changed")
    try kitchen.turn([], after: "talk")
    #expect(try look() == "")
    #expect(try look(monday.day + 1) == "abv")
    try kitchen.takeBack()
    #expect(try look(monday.day + 1) == "abv")
  }

  @Test("a turn that fails leaves what was read as it was")
  func failing() throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: tables, seed: 1)
    try kitchen.turn([milk(1).put])
    let before = try kitchen.look()
    #expect(throws: StoreError.self) { try kitchen.turn([milk(2).put, milk(9).removed]) }
    #expect(try kitchen.look() == before)
    #expect(try kitchen.look() == fresh(kitchen, on: monday.day))
  }
}

private struct Word: Hashable, Sendable, Encodable {
  var text: String
  init(_ text: String) { self.text = text }
}

private struct Number: Hashable, Sendable, Encodable {
  var value: Int
  init(_ value: Int) { self.value = value }
}

private struct Length: Hashable, Sendable, Encodable {
  var value: Int
}

/// Two tables and a view of the first that tell when they are read.
private final class Counts: Sendable {
  private let reads = Mutex("")

  /// What was read since this was last asked: `a` the words, `b` the numbers, `v` the view; sorted.
  func taken() -> String {
    reads.withLock { all in
      defer { all = "" }
      return String(all.sorted())
    }
  }

  private func note(_ letter: String) { reads.withLock { $0 += letter } }

  var tables: TableList {
    TableList([
      Table<Word>(
        "word",
        parts: [
          TablePart(name: "a", since: 1, schema: "CREATE TABLE a (w TEXT PRIMARY KEY NOT NULL) STRICT")
        ],
        key: { [$0.text] }, precedes: { $0.text < $1.text },
        load: { statements, _ in
          self.note("a")
          return try statements.rows(of: "a", "SELECT w FROM a") { Word(try $0.text()) }
        },
        put: { word, _, statements in try statements.upsert(into: "a", key: "w", "", [Cell(word.text)]) },
        remove: { word, statements in try statements.run("DELETE FROM a WHERE w = ?", [Cell(word.text)]) }),
      Table<Number>(
        "number",
        parts: [
          TablePart(name: "b", since: 1, schema: "CREATE TABLE b (n INTEGER PRIMARY KEY NOT NULL) STRICT")
        ],
        key: { [String($0.value)] }, precedes: { $0.value < $1.value },
        load: { statements, _ in
          self.note("b")
          return try statements.rows(of: "b", "SELECT n FROM b") { Number(try $0.int()) }
        },
        put: { row, _, statements in try statements.insert(into: "b", "n", [.int(row.value)]) },
        remove: { row, statements in try statements.run("DELETE FROM b WHERE n = ?", [.int(row.value)]) }),
      Table<Length>(
        view: "length", reading: ["word"], precedes: { $0.value < $1.value },
        load: { statements, _ in
          self.note("v")
          return try statements.rows(of: "a", "SELECT length(w) FROM a") { Length(value: try $0.int()) }
        }),
    ])
  }
}
