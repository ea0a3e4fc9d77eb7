import Foundation

/// JSON as it stands in columns: keys sorted, so that equal values are equal bytes and a session sees
/// no change where there is none.
enum JSONText {
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func list(_ values: [some Encodable]) throws -> String {
    values.isEmpty ? "[]" : try encode(values)
  }

  /// Nil when the text is not JSON of that form.
  static func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
