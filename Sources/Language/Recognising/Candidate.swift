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
