/// A line that speaks of harm and of a food, and that nothing else could read, is never let go: it is read as what it
/// may tell, so surely that it is asked about and no surer. "Lior breaks out in hives when he gets near pistachios" is
/// "Lior can't have pistachios"?
struct HarmReader {
  let recognizer: Recognizer
  let scan: Scan

  /// What may be told, in a plain sentence; nil where no food is named beside a word of harm, or the line asks.
  func reading() -> Recognition? {
    guard scan.ids.contains(where: scan.lexicon.illness.contains), scan.utterance.tokens.last?.text != "?"
    else {
      return nil
    }
    // "He grew out of his egg allergy": what is over is not told anew.
    if scan.tokens.indices.contains(where: { scan.lexicon.lifting.longest(scan.ids, from: $0) != nil }) {
      return nil
    }
    // "He is diabetic, so show me the carbs" asks.
    if scan.tokens.indices.contains(where: { Self.asking.contains(scan.word($0)) }) { return nil }
    let pieces = scan.pieces()
    let foods = pieces.filter { $0.kind == .food }.map(text)
    guard !foods.isEmpty, foods.count <= Self.mostFoods else { return nil }
    let ill = pieces.firstIndex { $0.tokens.contains { scan.lexicon.illness.contains(scan.ids[$0]) } } ?? 0
    let people = pieces.indices.filter { [.person, .name, .role].contains(pieces[$0].kind) }
    // Of several the one named last before the word of harm.
    let person = (people.last { $0 < ill } ?? people.first).map { pieces[$0] }
    let who = person.map(text) ?? unknownName(pieces) ?? "we"
    let sentence = "\(who) can't have \(foods.joined(separator: " and "))"
    var found = recognizer.recognize(sentence, expecting: nil, context: scan.context)
    guard found.band == .act, found.act == .change, !found.details.isEmpty else { return nil }
    found.confidence = Confidence.modelCap
    found.isRephrased = true
    found.ownWords = scan.utterance.raw
    return found
  }

  private static let mostFoods = 4
  private static let asking: Set<String> = ["show", "tell", "give", "list", "carbs", "calories"]

  private func text(_ piece: Piece) -> String { scan.utterance.text(tokens: piece.tokens) }

  /// A word of no list that begins the line with a capital.
  private func unknownName(_ pieces: [Piece]) -> String? {
    guard let first = pieces.first, first.kind == .unknown, scan.tokens[first.tokens.lowerBound].isCapitalised
    else { return nil }
    return text(first)
  }
}
