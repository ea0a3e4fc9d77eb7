import CSQLiteSession
import GRDB
import Kitchen
import Values

/// Reads a row's columns from left to right as the kitchen's types. A value of the wrong kind is an
/// error, never a trap: files can be damaged or newer.
///
/// Reads straight from SQLite's statement: a snapshot has thousands of rows and starts every turn.
struct Fields {
  private let statement: OpaquePointer
  private let table: String
  private var index: Int32 = 0

  /// `statement` stands on a row until the next one is fetched.
  init(_ statement: OpaquePointer, of table: String) {
    self.statement = statement
    self.table = table
  }

  private func unreadable(_ value: some Any) -> StorageFault {
    .unreadable(table: table, value: "\(value)")
  }

  mutating func optionalText() throws -> String? {
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

  mutating func text() throws -> String {
    guard let text = try optionalText() else { throw unreadable("nothing in column \(index - 1)") }
    return text
  }

  mutating func optionalInt() throws -> Int? {
    defer { index += 1 }
    switch sqlite3_column_type(statement, index) {
    case SQLITE_NULL: return nil
    case SQLITE_INTEGER: return Int(sqlite3_column_int64(statement, index))
    default: throw unreadable("no number in column \(index)")
    }
  }

  mutating func int() throws -> Int {
    guard let number = try optionalInt() else { throw unreadable("nothing in column \(index - 1)") }
    return number
  }

  mutating func bool() throws -> Bool { try int() != 0 }

  mutating func money() throws -> Money { Money(cents: try int()) }

  mutating func optionalMoney() throws -> Money? { try optionalInt().map(Money.init(cents:)) }

  mutating func day() throws -> Day {
    let text = try text()
    guard let day = Day(iso: text) else { throw unreadable(text) }
    return day
  }

  mutating func optionalDay() throws -> Day? {
    guard let text = try optionalText() else { return nil }
    guard let day = Day(iso: text) else { throw unreadable(text) }
    return day
  }

  mutating func moment() throws -> CivilTime {
    let text = try text()
    guard let moment = CivilTime(iso: text) else { throw unreadable(text) }
    return moment
  }

  mutating func word<Word: RawRepresentable<String>>(_ type: Word.Type = Word.self) throws -> Word {
    let text = try text()
    guard let word = Word(rawValue: text) else { throw unreadable(text) }
    return word
  }

  mutating func id<Subject>(_ type: Subject.Type = Subject.self) throws -> ID<Subject> {
    let text = try text()
    guard let id = ID<Subject>(text) else { throw unreadable(text) }
    return id
  }

  mutating func ingredient() throws -> IngredientID? { try optionalText().map { IngredientID($0) } }

  /// Three columns: numerator, denominator, unit.
  mutating func amount() throws -> Amount {
    guard let amount = try optionalAmount() else { throw unreadable("no amount") }
    return amount
  }

  /// Three columns, all NULL for none.
  mutating func optionalAmount() throws -> Amount? {
    let (numerator, denominator) = (try optionalInt(), try optionalInt())
    guard let unitText = try optionalText() else { return nil }
    guard let numerator, let denominator, let unit = Unit(rawValue: unitText) else {
      throw unreadable(unitText)
    }
    return Amount(Rational(numerator, denominator), unit)
  }

  /// A JSON array of anything.
  mutating func list<Element: Decodable>(of type: Element.Type = Element.self) throws -> [Element] {
    let text = try text()
    if text == "[]" { return [] }
    guard let list = JSONText.decode([Element].self, from: text) else { throw unreadable(text) }
    return list
  }

  /// A JSON array of strings.
  mutating func texts() throws -> [String] {
    let text = try text()
    guard let texts = JSONText.strings(text) else { throw unreadable(text) }
    return texts
  }

  /// A JSON array of known words.
  mutating func words<Word: RawRepresentable<String>>(
    _ type: Word.Type = Word.self
  ) throws -> [Word] {
    try texts().map { text in
      guard let word = Word(rawValue: text) else { throw unreadable(text) }
      return word
    }
  }
}
