/// Something a room keeps in the conversation's state: an open question, or a memory of its own.
package protocol Remembered: Codable, Equatable, Sendable {
  /// How the stored state names it; unique among the rooms.
  static var name: String { get }
}

extension CodingUserInfoKey {
  /// The kinds that can be read back, by name: `[String: any Remembered.Type]`. A kind that is not among
  /// them is left out when a state is read.
  package static let remembered = CodingUserInfoKey(rawValue: "remembered")!
}

/// One remembered value with its kind, as the stored state has it.
struct Kept: Codable, Equatable, Sendable {
  let value: any Remembered

  private enum CodingKeys: String, CodingKey { case kind, value }

  init(_ value: any Remembered) { self.value = value }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let name = try fields.decode(String.self, forKey: .kind)
    let kinds = decoder.userInfo[.remembered] as? [String: any Remembered.Type]
    guard let kind = kinds?[name] else {
      throw DecodingError.dataCorruptedError(forKey: .kind, in: fields, debugDescription: name)
    }
    value = try fields.decode(kind, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(type(of: value).name, forKey: .kind)
    try fields.encode(value, forKey: .value)
  }

  static func == (a: Kept, b: Kept) -> Bool { a.value.isEqual(to: b.value) }
}

extension Remembered {
  fileprivate func isEqual(to other: any Remembered) -> Bool { (other as? Self) == self }
}

/// What single rooms remember of the conversation, at most one value of a kind.
package struct Memory: Codable, Equatable, Sendable {
  private var values: [Kept] = []
  package init() {}

  package subscript<Value: Remembered>(kind: Value.Type) -> Value? {
    get { values.lazy.compactMap { $0.value as? Value }.first }
    set {
      values.removeAll { $0.value is Value }
      if let newValue { values.append(Kept(newValue)) }
      values.sort { type(of: $0.value).name < type(of: $1.value).name }
    }
  }

  package init(from decoder: any Decoder) throws { values = try readable(decoder) }
  package func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

/// The values of a list whose kind this program knows; the others are left out.
func readable(_ decoder: any Decoder) throws -> [Kept] {
  var list = try decoder.unkeyedContainer()
  var values: [Kept] = []
  while !list.isAtEnd {
    if let kept = try? list.decode(Kept.self) {
      values.append(kept)
    } else {
      _ = try list.decode(Skipped.self)
    }
  }
  return values
}

private struct Skipped: Decodable {
  init(from decoder: any Decoder) throws {}
}
