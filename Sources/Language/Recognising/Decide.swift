extension Recognizer {
  /// The reading of a line by sentences alone: an intent or a tie of several; nil when no sentence explains enough of the line.
  func decided(_ scan: Scan, _ found: [Candidate], repairs: Int, said: String) -> Recognition? {
    let price = Confidence.repairCost * repairs
    guard let first = found.first, first.confidence - price >= Confidence.ask else { return nil }
    let isTie = found.dropFirst().first?.score == first.score
    var result = Recognition(said: said, confidence: first.confidence - price, fuzzy: repairs > 0)
    result.unexplained = first.outside.unexplained.map { scan.utterance.text(tokens: $0..<$0 + 1) }
    if isTie {
      result.confidence = min(result.confidence, Confidence.modelCap)
      result.alternatives = alternatives(found.prefix(3), price: price)
      return result
    }
    let intent = grammar.intents[first.intent]
    result.intent = intent.name
    result.act = intent.act
    result.planned = intent.planned
    result.layer = first.layer
    result.template = first.template
    result.response = first.response
    if intent.act == .destroy, repairs > 0 { result.confidence = min(result.confidence, Confidence.modelCap) }
    let filler = SlotFiller(scan, self)
    result.details = filler.details(first.outside.details)
    result.slots = filler.slots(of: first, in: intent, details: result.details)
    // "Bea is dairy-free and diabetic": what nobody could read of it may be what matters.
    let left = first.outside.unexplained.filter { !scan.lexicon.negations.contains(scan.ids[$0]) }
    if intent.act == .change, intent.planned == nil, result.confidence < 100,
      scan.heat.isHot(left) || left.contains(where: { scan.lexicon.turning.contains(scan.ids[$0]) })
    {
      result.confidence = min(result.confidence, Confidence.modelCap)
    }
    // "When should I thaw the turkey" asks, whatever it is close to: nothing of it is done.
    if intent.act == .change, asksFirst(scan, first.outside.unexplained) {
      result.confidence = min(result.confidence, Confidence.modelCap)
    }
    // "What can I cook on Friday" is no question of tonight: an intent that knows no day asks first.
    if intent.act != .change, !intent.slots.contains(where: { ["day", "days"].contains($0.entity) }),
      first.outside.unexplained.contains(where: { !DayParser(scan: scan).matches(at: $0).isEmpty })
    {
      result.confidence = min(result.confidence, Confidence.modelCap)
    }
    if filler.isOfSomebody(result.details) { result.confidence = min(result.confidence, Confidence.modelCap) }
    result = filler.opened(result, first.intent)
    result.passedOver = passedOver(scan, result, unexplained: first.outside.unexplained)
    // Who only was named as being there is told too, since no fact keeps it.
    result.passedOver += filler.roster(first.outside.details)
    result.alternatives = alternatives(
      found.dropFirst().filter { $0.confidence >= Confidence.ask }.prefix(3), price: price)
    return result
  }

  /// Whether the line begins with a word that asks and that no sentence accounts for.
  private func asksFirst(_ scan: Scan, _ unexplained: [Int]) -> Bool {
    let first = scan.skippingSeparators(0)
    return unexplained.contains(first)
      && ["when", "how", "why", "where", "which", "what", "who", "whats", "whens"].contains(scan.word(first))
  }

  func alternatives(_ found: some Sequence<Candidate>, price: Int) -> [Alternative] {
    found.map { alternative($0.intent, confidence: max(0, $0.confidence - price)) }
  }

  func alternative(_ index: Int, confidence: Int) -> Alternative {
    let intent = grammar.intents[index]
    return Alternative(
      intent: intent.name, summary: intent.summary, confidence: min(confidence, Confidence.modelCap),
      example: intent.examples.first?.say ?? "")
  }
}
