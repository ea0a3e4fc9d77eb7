/// A rating: 1 to 5 stars. Source: 004 §3.6, `rateMeal`.
package struct Stars: Hashable, Comparable, Sendable, Codable {
  package let count: Int

  /// Nil for anything but 1 to 5.
  package init?(_ count: Int) {
    guard (1...5).contains(count) else { return nil }
    self.count = count
  }

  package init(from decoder: any Decoder) throws {
    let count = try decoder.singleValueContainer().decode(Int.self)
    guard let stars = Stars(count) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not 1 to 5 stars: \(count)"))
    }
    self = stars
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(count)
  }

  package static func < (a: Stars, b: Stars) -> Bool { a.count < b.count }
}
