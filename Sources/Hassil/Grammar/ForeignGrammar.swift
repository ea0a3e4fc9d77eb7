package import Language
package import Values

/// A grammar in Home Assistant's layout, as its files declare it. It is run to the letter: a line is
/// explained whole or not at all. Source: hassil's template language.
package struct ForeignGrammar: Hashable, Sendable {
  /// In file order; the place of a block is what a tie goes by.
  package var blocks: [ForeignBlock] = []
  /// Lists by name, for all blocks.
  package var lists: [String: ForeignList] = [:]
  /// Templates by name.
  package var rules: [String: Template] = [:]
  /// Words that may be left out of what was said, any of them.
  package var skipWords: [String] = []
  /// Spaces count for nothing, neither said nor written.
  package var ignoresSpaces = false

  /// A grammar that understands nothing.
  package init() {}
}

/// One entry of an intent's `data`: sentences that share slots, conditions, lists and rules.
package struct ForeignBlock: Hashable, Sendable {
  /// A template and its text as written.
  package struct Sentence: Hashable, Sendable {
    /// As it is written in the file.
    package var text: String
    /// The same, read letter by letter.
    package var template: Template
  }

  /// The intent it stands under.
  package var intent: String
  /// Those that could be read, in file order.
  package var sentences: [Sentence] = []
  /// Fixed slots.
  package var slots: [String: ForeignValue] = [:]
  /// All must hold for a reading to count.
  package var requires: [ForeignCondition] = []
  /// None may hold for a reading to count.
  package var excludes: [ForeignCondition] = []
  /// The response's key; nil for none.
  package var response: String?
  /// Given out with the reading; nil for none.
  package var metadata: ForeignValue?
  /// One of these words must be said; empty for no such rule.
  package var requiredKeywords: [String] = []
  /// Win over the grammar's own of the same name.
  package var lists: [String: ForeignList] = [:]
  /// Win over the grammar's own of the same name.
  package var rules: [String: Template] = [:]
}

/// What the context must, or must not, hold under a key.
package struct ForeignCondition: Hashable, Sendable {
  /// The name of the fact in the context.
  package var key: String
  /// Nil for any value.
  package var values: [ForeignValue]?
  /// The slot that is given the context's value; nil for none.
  package var slot: String?

  func holds(in context: [String: ForeignValue]) -> Bool {
    guard let found = context[key], found != .null else { return false }
    return values?.contains(found) ?? true
  }
}

/// A list of a foreign grammar.
package enum ForeignList: Hashable, Sendable {
  case values([ForeignListValue])
  case wildcard
  case range(ForeignRange)
}

/// One value of a list, with all its wordings spelled out.
package struct ForeignListValue: Hashable, Sendable {
  /// Never empty.
  package var wordings: [String]
  /// What is given out; nil for the wording that was said.
  package var out: ForeignValue?
  /// Added to the line's context when the value is said.
  package var context: [String: ForeignValue] = [:]
  /// Given out beside the value; nil for none.
  package var metadata: ForeignValue?
  /// All must hold for the value to be heard.
  package var requires: [ForeignCondition] = []
  /// None may hold for the value to be heard.
  package var excludes: [ForeignCondition] = []
}

/// The numbers of a list.
package struct ForeignRange: Hashable, Sendable {
  /// The parts of one that may be said besides whole numbers.
  package enum Fractions: String, Hashable, Sendable { case halves, tenths }

  /// The whole numbers.
  package var numbers: SteppedRange
  /// Nil for whole numbers alone.
  package var fractions: Fractions?
  /// What the number said is multiplied by.
  package var multiplier = Rational.one
  /// Whether "20" is heard.
  package var allowsDigits = true
  /// Whether "twenty" is heard.
  package var allowsWords = true

  /// What is given out for a number said; nil when the range has no such number. A fraction belongs to
  /// the whole number before it, so 2.5 is in 1 to 2 with halves, as in hassil.
  func value(of number: Rational) -> Rational? {
    let isFraction = !number.isWhole
    switch fractions {
    case nil where isFraction: return nil
    case .halves where !(number * 2).isWhole: return nil
    case .tenths where !(number * 10).isWhole: return nil
    case nil, .halves, .tenths: break
    }
    let whole = number < .zero ? -(-number).floor : number.floor
    guard numbers.contains(whole), number >= Rational(numbers.low) else { return nil }
    return number * multiplier
  }
}
