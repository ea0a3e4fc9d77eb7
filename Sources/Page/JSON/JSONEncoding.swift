import Values

extension JSONValue {
  /// Any encodable value as JSON, by its own `Codable` and these rules:
  ///
  /// - Property names are written in snake case (`taxBasisPoints` is `tax_basis_points`).
  /// - An optional property is always there; nil is null.
  /// - `JSONRepresentable` types have their one form, wherever they stand.
  /// - A dictionary whose keys encode as text or whole numbers is an object, its keys as they are; any
  ///   other is a list of key, value, key, value.
  /// - Dictionaries of that kind and sets come out sorted by the text of their keys or elements.
  /// - Floating-point numbers are rounded to a millionth.
  ///
  /// The same value gives the same JSON in every run. What can't be written is null: a number past 64
  /// bits, infinity, a member whose own encoding throws.
  package init(encoding value: some Encodable) { self = form(of: value) }
}

/// The JSON of one value, its members included.
func form(of value: some Encodable) -> JSONValue {
  switch value {
  case let value as any JSONRepresentable: return value.json
  case let text as String: return .string(text)
  case let flag as Bool: return .bool(flag)
  case let number as any BinaryInteger: return Int(exactly: number).map { .integer($0) } ?? .null
  case let number as Double: return decimal(number)
  case let number as Float: return decimal(Double(number))
  case let values as any Unordered: return values.sortedForm
  default:
    let slot = JSONSlot()
    do { try value.encode(to: SlotEncoder(slot: slot)) } catch { return .null }
    return slot.result
  }
}

private func decimal(_ number: Double) -> JSONValue {
  guard number.magnitude < 1e12 else { return .null }  // not a number is not less either
  return .number(Rational(Int((number * 1_000_000).rounded()), 1_000_000))
}

/// A collection whose order differs from run to run.
private protocol Unordered {
  /// Its form in an order that does not.
  var sortedForm: JSONValue { get }
}

extension Set: Unordered where Element: Encodable {
  fileprivate var sortedForm: JSONValue {
    .array(map { form(of: $0) }.map { ($0.text, $0) }.sorted { $0.0 < $1.0 }.map(\.1))
  }
}

extension Dictionary: Unordered where Key: Encodable, Value: Encodable {
  fileprivate var sortedForm: JSONValue {
    let pairs = map { (key: form(of: $0.key), value: form(of: $0.value)) }
    var members: [String: JSONValue] = [:]
    for pair in pairs {
      switch pair.key {
      case .string(let text): members[text] = pair.value
      case .integer(let number): members[String(number)] = pair.value
      default:
        let sorted = pairs.map { ($0.key.text, $0) }.sorted { $0.0 < $1.0 }
        return .array(sorted.flatMap { [$0.1.key, $0.1.value] })
      }
    }
    return .object(members)
  }
}
