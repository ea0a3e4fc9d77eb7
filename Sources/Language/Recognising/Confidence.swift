/// Every limit and price of understanding, in whole percent. Source: design §5.
package enum Confidence {
  /// What a confidence allows: do it, ask "did you mean …?", or say that it wasn't understood.
  package enum Band: String, Hashable, Codable, Sendable {
    case act, ask, refuse
  }

  /// At least this much acts.
  package static let act = 80
  /// At least this much asks.
  package static let ask = 50

  /// A word repaired from a typing slip.
  static let repairCost = 5
  /// A food kept as text because no list knows it.
  static let unknownTextCost = 12
  /// The most a line gets with a "not" in it that no sentence expected, or a question that tells.
  static let negationCap = 60
  /// The most the word model gives: it asks, it never acts.
  static let modelCap = 79
  /// How far the word model's first must be ahead of its second to be worth asking about.
  static let modelMargin = 10

  /// The band of a confidence.
  package static func band(_ confidence: Int) -> Band {
    confidence >= act ? .act : confidence >= ask ? .ask : .refuse
  }
}
