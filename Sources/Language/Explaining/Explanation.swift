/// Why a request was read as it was.
package struct Explanation: Hashable, Sendable {
  /// A word taken for another one.
  package struct Repair: Hashable, Sendable {
    /// As it was written, and as it was read.
    package var written: String
    /// A word that some sentence or list knows.
    package var read: String
  }

  /// What one word did for the intent.
  package struct WordWeight: Hashable, Sendable {
    /// As it was written.
    package var word: String
    /// By how much the word model is surer of the intent with the word than without it; below zero for
    /// a word that speaks against it. Thousandths.
    package var weight: Int
  }

  /// How it was read.
  package var recognition: Recognition
  /// In the order of the line; empty when nothing had to be repaired.
  package var repairs: [Repair]
  /// The words that did most, the strongest first; only where the word model decided.
  package var weights: [WordWeight]
  /// The best three other readings, the best first.
  package var alternatives: [Alternative]

  /// The stretch of the line a slot took; nil for a value its sentence fixes.
  package func stretch(of slot: SlotBinding) -> String? {
    slot.range.isEmpty ? nil : Utterance(recognition.said).text(slot.range)
  }
}

extension Recognizer {
  private static let mostWeights = 10
  private static let mostAlternatives = 3

  /// Reads a line as `recognizeAll` does, and says why.
  package func explain(_ line: String, expecting: Expectation?, context: RecognitionContext) -> [Explanation]
  {
    recognizeAll(line, expecting: expecting, context: context).enumerated().map { place, recognition in
      explanation(of: recognition, expecting: place == 0 ? expecting : nil, context)
    }
  }

  private func explanation(
    of recognition: Recognition, expecting: Expectation?, _ context: RecognitionContext
  ) -> Explanation {
    let utterance = Utterance(recognition.said)
    let read =
      recognition.fuzzy
      ? spelling.repaired(utterance.tokens, vocabulary: lexicon.vocabulary).tokens : utterance.tokens
    let repairs = zip(utterance.tokens, read).filter { $0.text != $1.text }.map {
      Explanation.Repair(written: utterance.text($0.range), read: $1.text)
    }
    let scan = Scan(utterance, tokens: read, lexicon: lexicon, context: context)
    let weights = recognition.layer == .model ? weights(scan, recognition.intent) : []
    return Explanation(
      recognition: recognition, repairs: repairs, weights: weights,
      alternatives: alternatives(scan, besides: recognition, expecting: expecting))
  }

  /// Each word's weight, by reading the line without it.
  private func weights(_ scan: Scan, _ intent: String?) -> [Explanation.WordWeight] {
    guard let intent else { return [] }
    let whole = evidence(for: intent, scan.tokens)
    let weights = scan.tokens.indices.filter { !scan.tokens[$0].isSeparator }.map { at in
      var tokens = scan.tokens
      tokens.remove(at: at)
      return Explanation.WordWeight(
        word: scan.utterance.text(tokens: at..<at + 1), weight: whole - evidence(for: intent, tokens))
    }
    return Array(
      weights.enumerated().filter { $0.element.weight != 0 }
        .sorted { (-abs($0.element.weight), $0.offset) < (-abs($1.element.weight), $1.offset) }
        .map(\.element).prefix(Self.mostWeights))
  }

  /// How much the words alone speak for the intent: the word model's share of it, in thousandths.
  private func evidence(for intent: String, _ tokens: [Token]) -> Int {
    guard let model = model(), let place = model.place(ofClass: intent) else { return 0 }
    return model.shares(tokens)[place]
  }

  /// The alternatives the reading names, then what sentences come nearest.
  private func alternatives(
    _ scan: Scan, besides recognition: Recognition, expecting: Expectation?
  ) -> [Alternative] {
    var found = Array(recognition.alternatives.prefix(Self.mostAlternatives))
    for candidate in templates.candidates(scan, expecting: expecting) where candidate.confidence > 0 {
      let other = alternative(candidate.intent, confidence: candidate.confidence)
      let isNew = other.intent != recognition.intent && !found.contains { $0.intent == other.intent }
      if isNew, found.count < Self.mostAlternatives { found.append(other) }
    }
    return found.enumerated().sorted {
      (-$0.element.confidence, $0.offset) < (-$1.element.confidence, $1.offset)
    }.map(\.element)
  }
}
