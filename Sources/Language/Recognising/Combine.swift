extension Recognizer {
  /// The reading of a line by both layers. A sentence that explains all of it without free text stands; else every
  /// intent's share by the word model counts, raised by what a sentence of it explains: the more of the
  /// line, and the less left to free text, the more it weighs. Source: design §5.
  func combined(_ scan: Scan, _ found: [Candidate], repairs: Int, said: String) -> Recognition {
    let template = decided(scan, found, repairs: repairs, said: said)
    if let template, template.intent != nil {
      let isTight = repairs == 0 && found.first?.isLoose == false
      if template.layer == .entity || isTight && template.confidence >= Confidence.certain {
        return template
      }
    }
    // No word is so long.
    let isWords = scan.tokens.contains { !$0.isSeparator && $0.text.utf8.count <= Self.longestWord }
    guard isWords, let model = model() else {
      return template ?? refused(scan, [], repairs: repairs, said: said)
    }
    let weighed = weighed(model, model.shares(scan.tokens), found, repairs: repairs)
    guard let first = weighed.guesses.first else { return refused(scan, [], repairs: repairs, said: said) }
    let confidence = Confidence.ofModel(own: first.share, outside: weighed.outside)
    guard confidence >= Confidence.ask else {
      return refused(scan, weighed.guesses, repairs: repairs, said: said)
    }
    if let own = found.first(where: { $0.intent == first.intent }), own.confidence >= Confidence.act {
      let others = found.filter { $0.intent != first.intent && $0.score < own.score }
      if let sentence = decided(scan, [own] + others, repairs: repairs, said: said), sentence.band == .act {
        return sentence
      }
    }
    if let template, template.intent == grammar.intents[first.intent].name, confidence < Confidence.act {
      return template
    }
    return proposed(scan, first.intent, confidence, weighed.guesses, found, repairs: repairs, said: said)
  }

  private static let longestWord = 40

  private struct Guess {
    var intent: Int
    /// Thousandths.
    var share: Int
  }

  /// The likeliest four intents by both layers, of equal shares the earlier one; and the share of
  /// being out of scope.
  private func weighed(
    _ model: PhraseModel, _ shares: [Int], _ found: [Candidate], repairs: Int
  ) -> (guesses: [Guess], outside: Int) {
    var weights = shares.map { $0 + 1 }
    for candidate in found where candidate.confidence >= Confidence.ask {
      guard let place = model.place(ofClass: grammar.intents[candidate.intent].name) else { continue }
      weights[place] *= Confidence.weight(
        ofSentence: candidate.confidence, isLoose: candidate.isLoose || repairs > 0)
    }
    let sum = weights.reduce(0, +)
    var outside = 0
    var guesses: [Guess] = []
    for (place, weight) in weights.enumerated() {
      let share = weight * 1000 / sum
      if share == 0 { continue }
      if let intent = templates.intentIndex[model.classes[place]] {
        if share >= 20 { guesses.append(Guess(intent: intent, share: share)) }
      } else {
        outside += share
      }
    }
    guesses.sort { (-$0.share, $0.intent) < (-$1.share, $1.intent) }
    return (Array(guesses.prefix(4)), outside)
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
    let filler = SlotFiller(scan, self)
    if let candidate {
      result.details = filler.details(candidate.outside.details)
      result.slots = filler.slots(of: candidate, in: intent, details: result.details)
    } else {
      result.details = filler.details(filler.spottedDetails(index))
      result.slots = filler.slots(of: result.details, in: intent)
    }
    let known = result.slots + result.details.flatMap(\.slots)
    result = filler.opened(result, index)
    result.slots = (result.slots + filler.spotted(intent, besides: known)).inOrder()
    if filler.isOfSomebody(result.details)
      || intent.act == .change && intent.planned == nil && isPassingOver(scan, result, candidate)
    {
      result.confidence = min(result.confidence, Confidence.modelCap)
    }
    result.alternatives = alternatives(guesses.filter { $0.intent != index })
    result.passedOver = passedOver(
      scan, result, unexplained: candidate?.outside.unexplained ?? Array(0..<scan.count))
    return result
  }

  /// The foods and people of the line that a look-up leaves out, or the clauses that ask for more than is changed, so that
  /// the reply can say so.
  func passedOver(_ scan: Scan, _ result: Recognition, unexplained: [Int]) -> [String] {
    if result.act == .change, result.planned == nil, result.band == .act {
      // A guess by words alone accounts for none of them in particular.
      return result.layer == .model ? [] : UnreadClauses(scan: scan, unexplained: unexplained).told()
    }
    guard result.act == .show, result.planned == nil, result.band == .act else { return [] }
    let bound = bindings(result).map(\.range)
    return scan.heat.named(unexplained).filter { at in
      !bound.contains { $0.overlaps(scan.tokens[at].range) }
    }.map { scan.utterance.text(tokens: $0..<$0 + 1) }
  }

  /// What its request will use: of an intent that tells facts, its details alone, whatever else was spotted.
  func bindings(_ result: Recognition) -> [SlotBinding] {
    let told = result.details.flatMap(\.slots)
    let isDetailsOnly = result.intent.flatMap { grammar.intent($0) }?.isDetailsOnly ?? false
    return isDetailsOnly && result.layer != .entity ? told : result.slots + told
  }

  /// Whether a word that may not be passed over fills no slot: what was guessed is then asked about, with what
  /// it took, and never simply done. A negation is what `mayHarm` looks at.
  private func isPassingOver(_ scan: Scan, _ result: Recognition, _ candidate: Candidate?) -> Bool {
    let bound = bindings(result).map(\.range)
    let open = candidate?.outside.unexplained ?? Array(0..<scan.count)
    if open.contains(where: { at in
      scan.lexicon.turning.contains(scan.ids[at]) && !bound.contains { $0.overlaps(scan.tokens[at].range) }
    }) {
      return true
    }
    return scan.heat.isHot(
      open.filter { at in
        !scan.lexicon.negations.contains(scan.ids[at])
          && !bound.contains { $0.overlaps(scan.tokens[at].range) }
      })
  }

  /// The line as that intent, where a sentence of it explains every word; nil for every other line, and for an intent
  /// nobody declared.
  func recognizeWhole(_ scan: Scan, as name: String) -> Recognition? {
    guard let index = grammar.intents.firstIndex(where: { $0.name == name }),
      let own = templates.candidates(scan, expecting: nil).first(where: { $0.intent == index }),
      own.outside.unexplained.isEmpty, !own.isLoose
    else { return nil }
    var found = proposed(
      scan, index, own.confidence, [], [own], repairs: 0, said: scan.utterance.raw)
    (found.layer, found.template) = (.template, own.template)
    return found
  }

  /// The line read as that intent, whatever else it may be: the best sentence of it, or its slots looked for
  /// in the line. For a person to agree to, never to act on by itself; nil for an intent nobody declared.
  package func recognize(_ line: String, as name: String, context: RecognitionContext) -> Recognition? {
    guard let index = grammar.intents.firstIndex(where: { $0.name == name }) else { return nil }
    let utterance = Utterance(line)
    let scan = Scan(utterance, tokens: utterance.tokens, lexicon: lexicon, context: context)
    let found = templates.candidates(scan, expecting: nil).filter { $0.intent == index }
    return proposed(scan, index, Confidence.modelCap, [], found, repairs: 0, said: line)
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
      return intent.act == .change || !templates.negative.contains(index)
    }
    return intent.act == .change && scan.isQuestion
  }

  private func alternatives(_ guesses: some Sequence<Guess>) -> [Alternative] {
    guesses.map { alternative($0.intent, confidence: $0.share / 10) }
  }

  private func refused(_ scan: Scan, _ guesses: [Guess], repairs: Int, said: String) -> Recognition {
    var result = Recognition(said: said, fuzzy: repairs > 0)
    result.unexplained = scan.tokens.indices.filter(scan.isContent).map {
      scan.utterance.text(tokens: $0..<$0 + 1)
    }
    if let first = guesses.first { result.confidence = min(Confidence.ask - 1, first.share / 10) }
    result.alternatives = alternatives(guesses.prefix(3))
    return result
  }
}
