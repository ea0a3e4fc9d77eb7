import Foundation
package import Values

/// A fact given by `--context`.
package enum ContextValue: Hashable, Sendable {
  case text(String)
  case number(Rational)
  case flag(Bool)

  /// The facts of a JSON object; nil for any other text, and when a value is neither text, number, true
  /// nor false.
  static func object(json text: String) -> [String: ContextValue]? {
    try? JSONDecoder().decode([String: Fact].self, from: Data(text.utf8)).mapValues(\.value)
  }

  private struct Fact: Decodable {
    var value: ContextValue

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        value = .flag(flag)
      } else if let whole = try? container.decode(Int.self) {
        value = .number(Rational(whole))
      } else if let number = try? container.decode(Decimal.self), let exact = Rational(text: "\(number)") {
        value = .number(exact)
      } else {
        value = .text(try container.decode(String.self))
      }
    }
  }
}
