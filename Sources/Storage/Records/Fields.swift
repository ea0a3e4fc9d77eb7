import GRDB
import Kitchen
import Values

/// Reads a row's columns from left to right as the kitchen's types. A value of the wrong kind is an
/// error, never a trap: files can be damaged or newer.
struct Fields {
  private let row: Row
  private let table: String
  private var index = 0

  init(_ row: Row, of table: String) {
    self.row = row
    self.table = table
  }

  private mutating func next() -> DatabaseValue {
    defer { index += 1 }
    return row[index]
  }

  private func unreadable(_ value: some Any) -> StorageFault {
    .unreadable(table: table, value: "\(value)")
  }

  mutating func text() throws -> String {
    let value = next()
    guard let text = String.fromDatabaseValue(value) else { throw unreadable(value) }
    return text
  }

  mutating func optionalText() throws -> String? {
    let value = next()
    if value.isNull { return nil }
    guard let text = String.fromDatabaseValue(value) else { throw unreadable(value) }
    return text
  }

  mutating func int() throws -> Int {
    let value = next()
    guard let number = Int.fromDatabaseValue(value) else { throw unreadable(value) }
    return number
  }

  mutating func optionalInt() throws -> Int? {
    let value = next()
    if value.isNull { return nil }
    guard let number = Int.fromDatabaseValue(value) else { throw unreadable(value) }
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

  mutating func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    let text = try text()
    guard let value = JSONText.decode(Value.self, from: text) else { throw unreadable(text) }
    return value
  }

  mutating func list<Element: Decodable>(of type: Element.Type = Element.self) throws -> [Element] {
    let text = try text()
    if text == "[]" { return [] }
    guard let list = JSONText.decode([Element].self, from: text) else { throw unreadable(text) }
    return list
  }
}
