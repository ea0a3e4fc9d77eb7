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
  /// At least this much of a template reading needs no second opinion.
  static let certain = 95
  /// The most that a tie, or a guess at what destroys, is given: it asks, it never acts.
  static let modelCap = 79
  /// The word model's share, in thousandths, as a confidence in percent.
  static func ofModel(share: Int) -> Int { share / 10 }

  /// How many times likelier an intent becomes when one of its sentences explains the line that well.
  static func weight(ofSentence confidence: Int, isLoose: Bool) -> Int {
    if confidence >= certain { return isLoose ? knobs.loose : knobs.sure }
    return confidence >= act ? knobs.little : knobs.partial
  }
  nonisolated(unsafe) package static var knobs = (loose: 20, sure: 500, little: 6, partial: 2, partialOwn: 200)

  /// The band of a confidence.
  package static func band(_ confidence: Int) -> Band {
    confidence >= act ? .act : confidence >= ask ? .ask : .refuse
  }
}
