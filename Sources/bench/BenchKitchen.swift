import SousKit
import Store
import Talk
import Values

/// A kitchen file with a household of four, to be filled by a store of its own before somebody talks to it.
struct BenchKitchen {
  static let evening = CivilTime(iso: "2026-03-02T17:00")!

  let options: SessionOptions
  let store: SQLiteKitchen

  init(_ path: String) throws {
    var options = SessionOptions()
    (options.kitchen, options.seed, options.now, options.person) = (path, 7, Self.evening, "bench")
    let first = try Session(options)
    _ = first.say("we are 4")
    first.close()
    self.options = options
    store = try SQLiteKitchen(path: path, tables: House.complete.tables, seed: 7)
  }

  /// A talk with the filled kitchen.
  func talk() throws -> Session {
    store.close()
    return try Session(options)
  }
}
