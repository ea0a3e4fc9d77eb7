import CSQLiteSession
import GRDB
package import Values

/// Reads a row's columns from left to right, each call the next one. A value of the wrong kind, or a NULL
/// where none is meant, throws `StorageFault.unreadable`: files can be damaged or newer.
///
/// Reads straight from SQLite's statement: a snapshot has thousands of rows and starts every turn.
package struct Fields {
  private let statement: OpaquePointer
  private let table: String
  private var index: Int32 = 0

  /// `statement` stands on a row until the next one is fetched.
  init(_ statement: OpaquePointer, of table: String) { (self.statement, self.table) = (statement, table) }
  func unreadable(_ value: some Any) -> StorageFault { .unreadable(table: table, value: "\(value)") }

  /// Text, or nil for NULL.
  package mutating func optionalText() throws -> String? {
    defer { index += 1 }
    switch sqlite3_column_type(statement, index) {
    case SQLITE_NULL: return nil
    case SQLITE_TEXT:
      let start = sqlite3_column_text(statement, index)
      let count = Int(sqlite3_column_bytes(statement, index))
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    default: throw unreadable("no text in column \(index)")
    }
  }

  /// Text.
  package mutating func text() throws -> String {
    guard let text = try optionalText() else { throw unreadable("nothing in column \(index - 1)") }
    return text
  }

  /// What the next text stands for.
  mutating func read<Value>(_ value: (String) -> Value?) throws -> Value {
    let text = try text()
    guard let value = value(text) else { throw unreadable(text) }
    return value
  }

  /// A whole number, or nil for NULL.
  package mutating func optionalInt() throws -> Int? {
    defer { index += 1 }
    switch sqlite3_column_type(statement, index) {
    case SQLITE_NULL: return nil
    case SQLITE_INTEGER: return Int(sqlite3_column_int64(statement, index))
    default: throw unreadable("no number in column \(index)")
    }
  }

  /// A whole number.
  package mutating func int() throws -> Int {
    guard let number = try optionalInt() else { throw unreadable("nothing in column \(index - 1)") }
    return number
  }

  /// 0 is false, any other number true.
  package mutating func bool() throws -> Bool { try int() != 0 }

  /// Whole cents.
  package mutating func money() throws -> Money { Money(cents: try int()) }

  /// Whole cents, or nil for NULL.
  package mutating func optionalMoney() throws -> Money? { try optionalInt().map(Money.init(cents:)) }

  /// ISO text: "2026-03-02".
  package mutating func day() throws -> Day { try read { Day(iso: $0) } }

  /// ISO text, or nil for NULL.
  package mutating func optionalDay() throws -> Day? {
    guard let text = try optionalText() else { return nil }
    guard let day = Day(iso: text) else { throw unreadable(text) }
    return day
  }

  /// ISO text: "2026-03-02T17:00:00".
  package mutating func moment() throws -> CivilTime { try read { CivilTime(iso: $0) } }

  /// A known word, by its raw text.
  package mutating func word<Word: RawRepresentable<String>>(_ type: Word.Type = Word.self) throws -> Word {
    try read { Word(rawValue: $0) }
  }

  /// 32 lower-case hexadecimal digits.
  package mutating func id<Subject>(_ type: Subject.Type = Subject.self) throws -> ID<Subject> {
    try read { ID<Subject>($0) }
  }
}
