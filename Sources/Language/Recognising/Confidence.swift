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
  /// The word model's shares, in thousandths, as a confidence in percent.
  ///
  /// A seventh at most may speak for none of our business. From 0.38 on an intent is worth asking about,
  /// from 0.55 it is right nineteen times of twenty; measured on lines held out.
  static func ofModel(own: Int, outside: Int) -> Int {
    if outside > mostOutside { return min(ask - 1, own / 10) }
    if own < leastOwn { return own / 10 }
    if own < sureOwn { return ask + (own - leastOwn) * (act - ask) / (sureOwn - leastOwn) }
    return act + (own - sureOwn) * 19 / (1000 - sureOwn)
  }

  /// Thousandths.
  private static let mostOutside = 150
  private static let leastOwn = 380
  private static let sureOwn = 550

  /// How many times likelier an intent becomes when one of its sentences explains the line that well.
  static func weight(ofSentence confidence: Int, isLoose: Bool) -> Int {
    if confidence >= certain { return isLoose ? 20 : 500 }
    return confidence >= act ? 6 : 2
  }

  /// The band of a confidence.
  package static func band(_ confidence: Int) -> Band {
    confidence >= act ? .act : confidence >= ask ? .ask : .refuse
  }
}
