/// Stored as one plain value, its code; reading a code that stands for nothing throws.
package protocol CodedAsOne: Codable {
  associatedtype Code: Codable
  static func coded(_ code: Code) -> Self?
  var code: Code { get }
}

extension CodedAsOne {
  package init(from decoder: any Decoder) throws {
    let code = try decoder.singleValueContainer().decode(Code.self)
    guard let value = Self.coded(code) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no \(Self.self): \(code)"))
    }
    self = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
