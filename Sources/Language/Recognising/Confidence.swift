/// Every threshold of understanding and what uncertainty costs, in whole percent. Source: design §5.
package enum Confidence {
  /// What a confidence allows: do it, ask "did you mean …?", or say that it wasn't understood.
  package enum Band: String, Hashable, Codable, Sendable {
    case act, ask, refuse
  }

  /// At least this much acts.
  package static let act = 80
  /// At least this much asks.
  package static let ask = 50

  /// Taken off for each word whose spelling was repaired.
  static let repairCost = 5
  /// Taken off for each food that no list knows, three times at most.
  static let unknownTextCost = 12
  /// The highest confidence of a line with a negation that its sentence does not expect, and of a question
  /// that is read as nothing but details.
  static let negationCap = 60
  /// A sentence's reading with at least this much stands without asking the word model.
  static let certain = 95
  /// Of what a frame tells in a longer line: it acts.
  static let framed = 90
  /// A reading by what a line holds, all of it bound; see `LooseReader`.
  static let loose = 85
  /// The highest confidence of a tie, and of a guess that would write or throw away something: it asks,
  /// it never acts.
  static let modelCap = 79
  /// The word model's shares, in thousandths, as a confidence in percent.
  ///
  /// No intent is proposed where the class of being out of scope has a share above 0.15. From 0.38 on an
  /// intent is worth asking about, from 0.55 it is right nineteen times of twenty; measured on lines held out.
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
