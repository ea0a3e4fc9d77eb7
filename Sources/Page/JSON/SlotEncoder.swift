/// A place in the JSON being built: filled once, or growing as an object or a list.
final class JSONSlot {
  private enum Content {
    case value(JSONValue)
    case object([String: JSONSlot])
    case array([JSONSlot])
  }

  private var content = Content.value(.null)

  /// What the slot came to; null if nothing was put there.
  var result: JSONValue {
    switch content {
    case .value(let value): value
    case .object(let members): .object(members.mapValues(\.result))
    case .array(let elements): .array(elements.map(\.result))
    }
  }

  /// How many elements the list has; 0 for anything else.
  var count: Int { if case .array(let elements) = content { elements.count } else { 0 } }
  func put(_ value: JSONValue) { content = .value(value) }

  /// Makes it an object, unless it is one already.
  func beginObject() {
    if case .object = content { return }
    content = .object([:])
  }

  /// Makes it a list, unless it is one already.
  func beginArray() {
    if case .array = content { return }
    content = .array([])
  }

  /// A new place under the key. Of two members with one key the last stands.
  func member(_ key: String) -> JSONSlot {
    let slot = JSONSlot()
    guard case .object(var members) = content else { return slot }
    content = .value(.null)  // so that the members are not copied
    members[key] = slot
    content = .object(members)
    return slot
  }

  /// A new place at the end of the list.
  func element() -> JSONSlot {
    let slot = JSONSlot()
    guard case .array(var elements) = content else { return slot }
    content = .value(.null)
    elements.append(slot)
    content = .array(elements)
    return slot
  }
}

/// Hands a type's `encode(to:)` containers that write into one slot. Paths are not kept: nothing here
/// fails, so nothing would report them.
struct SlotEncoder: Encoder {
  let slot: JSONSlot
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.beginObject()
    return KeyedEncodingContainer(SlotObject(slot: slot))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.beginArray()
    return SlotArray(slot: slot)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleSlot(slot: slot) }
}

private struct SingleSlot: SingleValueEncodingContainer {
  let slot: JSONSlot
  var codingPath: [any CodingKey] { [] }
  func encodeNil() { slot.put(.null) }
  func encode<T: Encodable>(_ value: T) { slot.put(form(of: value)) }
}

private struct SlotArray: UnkeyedEncodingContainer {
  let slot: JSONSlot
  var codingPath: [any CodingKey] { [] }
  var count: Int { slot.count }
  func encodeNil() { slot.element().put(.null) }
  func encode<T: Encodable>(_ value: T) { slot.element().put(form(of: value)) }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    SlotEncoder(slot: slot.element()).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    SlotEncoder(slot: slot.element()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { SlotEncoder(slot: slot.element()) }
}
