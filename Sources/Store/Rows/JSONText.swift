import Foundation

/// JSON as it stands in columns: keys sorted, so that equal values are equal bytes and a session sees
/// no change where there is none.
package enum JSONText {
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// A JSON array; "[]" for none. Throws only what an element's own encoding throws.
  package static func list(_ values: [some Encodable]) throws -> String {
    values.isEmpty ? "[]" : try encode(values)
  }

  /// An array of strings, as `list` wrote it; nil when it isn't one. Without escapes, which are rare, the
  /// strings are what stands between every second pair of quotes.
  package static func strings(_ text: String) -> [String]? {
    if text == "[]" { return [] }
    if text.utf8.contains(UInt8(ascii: "\\")) { return decode([String].self, from: text) }
    guard text.utf8.first == UInt8(ascii: "[") else { return nil }
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard pieces.count % 2 == 1 else { return nil }
    return stride(from: 1, to: pieces.count, by: 2).map { String(pieces[$0]) }
  }

  /// Nil when the text is not JSON of that form.
  package static func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
