/// A JSON value as it was written: numbers keep their digits, objects their order and their repeated keys.
enum WebJSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([WebJSON])
  case object([JSONMember])
}

struct JSONMember: Hashable, Sendable {
  var key: String
  var value: WebJSON
}

extension WebJSON {
  /// The last value of that key that is not null; case and the prefix of a vocabulary ("schema:") are no difference.
  subscript(key: String) -> WebJSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.value != .null && $0.key.isKey(key) }?.value
  }

  /// The first of these keys that has a value.
  func first(_ keys: String...) -> WebJSON? {
    for key in keys { if let value = self[key], !value.isEmpty { return value } }
    return nil
  }

  var isEmpty: Bool {
    switch self {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    case .bool, .number: false
    }
  }

  /// What is in an array, or the value itself; an object whose keys are numbers is an array, as PHP writes it.
  var items: [WebJSON] {
    switch self {
    case .array(let values): values
    case .null: []
    case .object(let members) where !members.isEmpty && members.allSatisfy({ Int($0.key) != nil }):
      members.map(\.value)
    default: [self]
    }
  }

  /// A string or a number as text; the text of `{"@value": …}`.
  var scalar: String? {
    switch self {
    case .string(let text): text
    case .number(let digits): digits
    case .object: self["@value"]?.scalar
    default: nil
    }
  }

  var number: Double? { scalar.flatMap { Double($0) } }

  var isObject: Bool { if case .object = self { true } else { false } }

  /// The names in `@type`, in lower case and without their vocabulary.
  var types: [String] {
    (self["@type"] ?? self["type"])?.items.compactMap { $0.scalar.map { withoutVocabulary($0).lowercased() } }
      ?? []
  }

  func isA(_ type: String) -> Bool { types.contains(type.lowercased()) }
}

/// "http://schema.org/Recipe" and "schema:Recipe" are "Recipe".
func withoutVocabulary(_ name: String) -> Substring {
  let end = name.last == "/" ? name.dropLast() : name[...]
  let start = end.lastIndex { $0 == "/" || $0 == "#" || $0 == ":" }
  return start.map { end[end.index(after: $0)...] } ?? end
}

extension String {
  fileprivate func isKey(_ key: String) -> Bool {
    if utf8.count == key.utf8.count { return self == key || lowercased() == key.lowercased() }
    guard utf8.count > key.utf8.count, key.first != "@", contains(where: { $0 == ":" || $0 == "/" }) else {
      return false
    }
    return withoutVocabulary(self).lowercased() == key.lowercased()
  }
}
