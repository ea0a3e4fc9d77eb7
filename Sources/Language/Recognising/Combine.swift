extension Recognizer {
  /// Both layers' word on a line. A sentence that explains all of it without free text stands; else every intent's share by the word model, raised by what a sentence of it
  /// explained. The more of the line a sentence explains, and the less it leaves to free text, the more it
  /// weighs. Source: design §5.
  func combined(_ scan: Scan, _ found: [Candidate], repairs: Int, said: String) -> Recognition {
    let template = decided(scan, found, repairs: repairs, said: said)
guard let model else { return template ?? refused(scan, [], repairs: repairs, said: said) }
    if let template, template.intent != nil {
      let isExact = template.confidence >= Confidence.certain && repairs == 0 && found.first?.isLoose == false
      if isExact || template.layer == .entity { return template }
    }
    let guesses = weighed(model.sharesByParts(scan.tokens), found, repairs: repairs)
    guard let first = guesses.first, let index = first.intent else {
      return refused(scan, guesses, repairs: repairs, said: said)
    }
    if first.share >= 500, let own = found.first(where: { $0.intent == index }), own.confidence >= Confidence.act {
      let template = decided(scan, [own] + found.filter { $0.intent != index && $0.score < own.score }, repairs: repairs, said: said)
      if let template, template.band == .act { return template }
    }
    let confidence = Confidence.ofModel(share: first.share)
    if let template, template.intent == grammar.intents[index].name, confidence < Confidence.act {
      return template
    }
    guard confidence >= Confidence.ask else {
      return refused(scan, guesses, repairs: repairs, said: said)
    }
    return proposed(scan, index, confidence, guesses, found, repairs: repairs, said: said)
  }

  private struct Guess {
    /// Nil for what is none of our business.
    var intent: Int?
    /// Thousandths.
    var share: Int
  }

  /// The likeliest four, by both layers; of equal shares the earlier class.
  private func weighed(_ shares: [Int], _ found: [Candidate], repairs: Int) -> [Guess] {
    var weights = shares.map { $0 + 1 }
    for candidate in found where candidate.confidence >= Confidence.ask {
      guard let place = modelIntents.firstIndex(of: candidate.intent) else { continue }
      weights[place] *= Confidence.weight(
        ofSentence: candidate.confidence, isLoose: candidate.isLoose || repairs > 0)
    }
    let sum = weights.reduce(0, +)
    return weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }.prefix(4).map {
      Guess(intent: modelIntents[$0], share: weights[$0] * 1000 / sum)
    }.filter { $0.share >= 20 }
  }

  private func proposed(
    _ scan: Scan, _ index: Int, _ confidence: Int, _ guesses: [Guess], _ found: [Candidate], repairs: Int,
    said: String
  ) -> Recognition {
    let intent = grammar.intents[index]
    var result = Recognition(said: said, confidence: confidence, fuzzy: repairs > 0)
    result.intent = intent.name
    result.act = intent.act
    result.planned = intent.planned
    result.layer = .model
    let candidate = found.first { $0.intent == index }
    if mayHarm(scan, intent, index, candidate) {
      result.confidence = min(result.confidence, Confidence.modelCap)
    }
    if let candidate {
      result.details = candidate.outside.details.map { detail(scan, $0) }
      result.slots = slots(scan, candidate, intent, details: result.details)
    } else {
      result.details = spottedDetails(scan, index).map { detail(scan, $0) }
    }
    result.slots = (result.slots + spotted(scan, intent, besides: result.slots + result.details.flatMap(\.slots))).inOrder()
    result.alternatives = alternatives(guesses.dropFirst())
    return result
  }

  /// A guess that would write or throw away something is only asked about when the line asks, or says
  /// "not" where no sentence of the intent does. Throwing away is never guessed.
  private func mayHarm(
    _ scan: Scan, _ intent: IntentDeclaration, _ index: Int, _ candidate: Candidate?
  ) -> Bool {
    if intent.act == .destroy { return true }
    if intent.act == .show || intent.planned != nil { return false }
    let hasNegation = scan.ids.contains { lexicon.negations.contains($0) }
    if hasNegation, candidate?.outside.hasNegation ?? true {
      return intent.act == .change || !negative.contains(index)
    }
    return intent.act == .change && scan.isQuestion
  }

  private func alternatives(_ guesses: some Sequence<Guess>) -> [Alternative] {
    guesses.compactMap { guess in
      guess.intent.map { alternative($0, confidence: Confidence.ofModel(share: guess.share)) }
    }
  }

  private func refused(_ scan: Scan, _ guesses: [Guess], repairs: Int, said: String) -> Recognition {
    var result = Recognition(said: said, fuzzy: repairs > 0)
    result.unexplained = scan.tokens.indices.filter(scan.isContent).map {
      scan.utterance.text(tokens: $0..<$0 + 1)
    }
    if let first = guesses.first, first.intent != nil {
      result.confidence = min(Confidence.ask - 1, Confidence.ofModel(share: first.share))
    }
    result.alternatives = alternatives(guesses.prefix(3))
    return result
  }
}
