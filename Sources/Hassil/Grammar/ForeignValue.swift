import Language
package import Values

/// What a foreign grammar gives out or compares: text, a number, yes or no; metadata may be deeper.
package indirect enum ForeignValue: Hashable, Sendable {
  case null
  case text(String)
  case number(Rational)
  case flag(Bool)
  case list([ForeignValue])
  case map([String: ForeignValue])
}

extension ForeignValue {
  /// A scalar without quotes may be more than text. Source: YAML 1.2, the core schema; numbers with an
  /// exponent stay text.
  init(_ node: YAMLNode) {
    switch node {
    case .scalar(let text, _, let isPlain): self = isPlain ? Self(plain: text) : .text(text)
    case .list(let items, _): self = .list(items.map(Self.init))
    case .map(let entries, _):
      self = .map(
        Dictionary(entries.map { ($0.key, Self($0.value)) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  private init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .flag(true)
    case "false", "False", "FALSE": self = .flag(false)
    default: self = Rational(decimal: text).map { .number($0) } ?? .text(text)
    }
  }
}

extension Rational {
  /// "12", "-0.5", "+3"; nil for anything else, fractions included.
  init?(decimal text: String) {
    let body = text.first == "+" ? text.dropFirst() : text[...]
    let digits = body.first == "-" ? body.dropFirst() : body
    guard digits.utf8.count <= 15, digits.first?.isASCII == true, digits.first != ".", digits.last != ".",
      digits.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }), digits.count(where: { $0 == "." }) <= 1
    else { return nil }
    self.init(text: body)
  }
}
