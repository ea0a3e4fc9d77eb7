/// A sentence template: `(a|b)`, `[optional]`, `(a;b)` any order, `<rule>`, `{list}`, `{list:slot}`,
/// `{1..20:servings}`, `{0..100,5:level}`; in frames also `~`. Source: hassil's template language, design §5.
package indirect enum Template: Hashable, Sendable {
  /// Literal text, not yet cut into tokens; empty matches nothing spoken.
  case text(String)
  case sequence([Template])
  case choice([Template])
  case permutation([Template])
  case rule(String)
  case list(String, slot: String)
  case range(SteppedRange, slot: String)
  /// `~`: a few words of talk, or none; only in frames.
  case gap

  /// What is wrong with a template's text, and at which character (from 1).
  package struct ParseError: Error, Hashable {
    /// One line, in words.
    package var message: String
    /// From 1; one past the end for what is missing there.
    package var column: Int
  }

  /// Parses a template's text as words: a group joined to a word without a space is part of that word
  /// ("dinner[s]" is "dinner" or "dinners").
  package init(_ text: String) throws(ParseError) {
    var parser = TemplateParser(text, dialect: .words)
    self = try parser.template().joiningWords()
  }

  /// Parses a template's text letter by letter: the spaces stay where they stand, none is added.
  package init(exact text: String) throws(ParseError) {
    var parser = TemplateParser(text, dialect: .letters)
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
    case .permutation, .rule, .list, .range, .gap: return nil
    }
  }

  /// Every `<rule>` and `{list}` it names, in order.
  package var references: [Reference] {
    switch self {
    case .text, .range, .gap: []
    case .sequence(let items), .choice(let items), .permutation(let items): items.flatMap(\.references)
    case .rule(let name): [.rule(name)]
    case .list(let name, let slot): [.list(name, slot: slot)]
    }
  }

  /// A rule or a list that stands somewhere else.
  package enum Reference: Hashable, Sendable {
    case rule(String)
    case list(String, slot: String)
  }
}

/// The whole numbers from one to another, by steps.
package struct SteppedRange: Hashable, Sendable {
  /// The first of them.
  package var low: Int
  /// The bound; one of them where the steps meet it.
  package var high: Int
  /// At least 1.
  package var step: Int

  /// From `low` to `high`; a step below 1 counts as 1.
  package init(low: Int, high: Int, step: Int = 1) {
    self.low = low
    self.high = high
    self.step = max(1, step)
  }

  /// Whether the number is one of them.
  package func contains(_ number: Int) -> Bool {
    guard number >= low, number <= high else { return false }
    let (distance, overflow) = number.subtractingReportingOverflow(low)
    return !overflow && distance % step == 0
  }
}
