/// A JSON value whose numbers keep the text they were written with, so that no decimal is lost, and whose
/// members keep their order.
package indirect enum JSONTree: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number as it was written: RFC 8259, section 6.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([JSONMember])

  /// A whole number.
  package static func integer(_ value: Int) -> JSONTree { .number(String(value)) }

  /// An object of these members, in this order.
  package static func members(_ pairs: (String, JSONTree)...) -> JSONTree {
    .object(pairs.map { JSONMember(key: $0.0, value: $0.1) })
  }

  /// The value under the key; nil for what is no object or lacks it.
  package subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// One member of a JSON object.
package struct JSONMember: Equatable, Sendable {
  package let key: String
  package let value: JSONTree
}
