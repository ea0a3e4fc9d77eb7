/// The members of an object. Where the standard library leaves a nil out, this writes null.
struct SlotObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: JSONSlot
  var codingPath: [any CodingKey] { [] }
  private func member(_ key: any CodingKey) -> JSONSlot { slot.member(snakeCase(key.stringValue)) }
  func encodeNil(forKey key: Key) { member(key).put(.null) }
  func encode<T: Encodable>(_ value: T, forKey key: Key) { member(key).put(form(of: value)) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    SlotEncoder(slot: member(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    SlotEncoder(slot: member(key)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { SlotEncoder(slot: slot.member("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { SlotEncoder(slot: member(key)) }

  // Each type has a requirement of its own, whose default leaves a nil out.

  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: Bool?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: Int128?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) { put(value, key) }
  func encodeIfPresent(_ value: UInt128?, forKey key: Key) { put(value, key) }

  private func put(_ value: (some Encodable)?, _ key: Key) {
    member(key).put(value.map { form(of: $0) } ?? .null)
  }
}
