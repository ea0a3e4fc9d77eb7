/// One reading of the whole line.
struct Candidate {
  /// Index into the grammar's intents.
  var intent: Int
  var layer: Layer
  /// The sentence that matched, as its file has it.
  var template: String?
  var captures: [Capture]
  var set: [SlotBinding]
  var response: String?
  var outside: Outside
  var confidence: Int
  /// Greater is better; equal scores of two intents are a tie.
  var score: Int
  /// Free text, a food nobody knows, or part of a dish's name stands in for what a sentence expects.
  var isLoose: Bool

  var hasCorrection: Bool { outside.details.contains { $0.isCorrection } }
}

extension Candidate {
  /// The share of explained words, less the price of unknown foods. Three stop words weigh as much as one
  /// unexplained word, so that a short sentence cannot claim a long line.
  static func confidence(explained: Int, outside: Outside, unknown: Int) -> Int {
    let total = explained + outside.explained + outside.unexplained.count + outside.free / 3
    guard total > 0 else { return 0 }
    let share = 100 * (explained + outside.explained) / total
    let price = Confidence.unknownTextCost * min(3, unknown + outside.unknown)
    return max(0, min(share - price, outside.hasNegation ? Confidence.negationCap : 100))
  }

  /// The same of a sentence that tells something, in a line whose other words are talk around it: nothing hot
  /// is left out, so they weigh an eighth. Never less than the plain share.
  static func confidence(telling explained: Int, outside: Outside, unknown: Int, heat: Heat) -> Int {
    let plain = confidence(explained: explained, outside: outside, unknown: unknown)
    let told = explained + outside.explained
    guard told >= Self.leastTold, unknown + outside.unknown == 0, !outside.unexplained.isEmpty,
      !heat.isHot(outside.unexplained)
    else { return plain }
    let talk = outside.unexplained.count + outside.free / 3
    return max(plain, 100 * told * 8 / (told * 8 + talk))
  }

  /// So many words of a line tell something, or it is all talk.
  private static let leastTold = 3

  /// In this order: confidence; a bare answer, or a whole line of a word that is always heard; the state;
  /// words covered; literal words; certainty; words that the sentence itself covers.
  static func score(
    confidence: Int, isFirst: Bool, fitsState: Bool, covered: Int, literals: Int, weak: Int, words: Int
  ) -> Int {
    var score = confidence
    score = score << 1 | (isFirst ? 1 : 0)
    score = score << 1 | (fitsState ? 1 : 0)
    score = score << 8 | min(covered, 255)
    score = score << 8 | min(literals, 255)
    score = score << 8 | (255 - min(weak, 255))
    return score << 8 | min(words, 255)
  }
}
