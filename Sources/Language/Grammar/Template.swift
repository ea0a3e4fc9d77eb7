/// A sentence template: `(a|b)`, `[optional]`, `(a;b)` any order, `<rule>`, `{list}`, `{list:slot}`,
/// `{1..20:servings}`. Source: hassil's template language, design §5.
package indirect enum Template: Hashable, Sendable {
  /// Literal text, not yet cut into tokens; empty matches nothing spoken.
  case text(String)
  case sequence([Template])
  case choice([Template])
  case permutation([Template])
  case rule(String)
  case list(String, slot: String)
  case range(ClosedRange<Int>, slot: String)

  /// What is wrong with a template's text, and at which character (from 1).
  package struct ParseError: Error, Hashable {
    package var message: String
    package var column: Int
  }

  /// Parses a template's text.
  package init(_ text: String) throws(ParseError) {
    var parser = TemplateParser(text)
    self = try parser.template()
  }

  /// The literal alternatives, when there is nothing but literal text inside.
  var literals: [String]? {
    switch self {
    case .text(let text): return [text]
    case .choice(let items):
      var all: [String] = []
      for item in items {
        guard let texts = item.literals else { return nil }
        all += texts
      }
      return all
    case .sequence(let items):
      guard items.count == 1, let only = items.first else { return nil }
      return only.literals
    case .permutation, .rule, .list, .range: return nil
    }
  }

  /// Every `<rule>` and `{list}` it names, in order.
  var references: [Reference] {
    switch self {
    case .text, .range: []
    case .sequence(let items), .choice(let items), .permutation(let items): items.flatMap(\.references)
    case .rule(let name): [.rule(name)]
    case .list(let name, let slot): [.list(name, slot: slot)]
    }
  }

  enum Reference: Hashable {
    case rule(String)
    case list(String, slot: String)
  }
}
