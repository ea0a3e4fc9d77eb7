/// Values by the names `--json` has for them; nil is null.
package struct Facts: Encodable, ExpressibleByDictionaryLiteral, Sendable {
  private var members: [String: JSONValue]
  package init(_ members: [String: JSONValue]) { self.members = members }

  package init(dictionaryLiteral members: (String, any Encodable)...) {
    self.members = Dictionary(uniqueKeysWithValues: members.map { ($0, JSONValue(encoding: $1)) })
  }

  /// These and more, of other names.
  package static func + (a: Facts, b: Facts) -> Facts { Facts(a.members.merging(b.members) { $1 }) }
  package func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}
