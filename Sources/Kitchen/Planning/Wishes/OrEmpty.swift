/// A list that an older stored talk does not have yet: it reads as empty there.
@propertyWrapper
package struct OrEmpty<Element: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
  package var wrappedValue: [Element]
  package init(wrappedValue: [Element] = []) { self.wrappedValue = wrappedValue }

  package init(from decoder: any Decoder) throws { wrappedValue = try [Element](from: decoder) }
  package func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
  package func decode<Element>(_ type: OrEmpty<Element>.Type, forKey key: Key) throws -> OrEmpty<Element> {
    try decodeIfPresent(type, forKey: key) ?? OrEmpty()
  }
}
