extension Recognizer {
  /// One for each question, and one to spare.
  private static let mostAnswers = 5
  /// A part must be this certain to be an answer.
  private static let answerLimit = 95

  /// A line of bare answers to questions in their order ("4, nobody, $90, anything") as one reading: each
  /// part answers surely the first of the questions left that it can, and the first part the first
  /// question. Nil for any other line.
  package func recognize(
    _ line: String, answering questions: [Expectation], context: RecognitionContext
  ) -> Recognition? {
    let utterance = Utterance(line)
    // "No nuts and no fish" is one answer where it can be.
    for joins in [nil, "and"] {
      let parts = utterance.parts(joinedBy: joins)
      guard (2...Self.mostAnswers).contains(parts.count) else { continue }
      if let found = answers(parts, utterance, line, questions, context) { return found }
    }
    return nil
  }

  private func answers(
    _ parts: [Range<Int>], _ utterance: Utterance, _ line: String, _ questions: [Expectation],
    _ context: RecognitionContext
  ) -> Recognition? {
    var open = questions[...]
    var merged: Recognition?
    for part in parts {
      let text = utterance.text(tokens: part)
      let read = open.indices.lazy.compactMap { place -> (Int, Recognition)? in
        let found = self.recognize(text, expecting: open[place], context: context)
        return found.isAnswer(to: open[place], limit: Self.answerLimit) ? (place, found) : nil
      }.first
      guard let (place, found) = read, merged != nil || place == open.startIndex else { return nil }
      open = open[(place + 1)...]
      let shift = utterance.span(part).lowerBound
      var answer = merged ?? Recognition(said: line, confidence: 100)
      answer.intent = found.intent
      answer.act = found.act
      answer.layer = .entity
      answer.confidence = min(answer.confidence, found.confidence)
      answer.slots = (answer.slots + found.slots.map { $0.shifted(shift) }).inOrder()
      answer.details += found.details.map { Detail(kind: $0.kind, slots: $0.slots.map { $0.shifted(shift) }) }
      merged = answer
    }
    return merged
  }
}

extension Recognition {
  /// Bare, sure, and nothing left over.
  fileprivate func isAnswer(to question: Expectation, limit: Int) -> Bool {
    intent == question.intent && layer == .entity && confidence >= limit && unexplained.isEmpty
      && value(question.slot) != nil
  }
}

extension Utterance {
  /// The stretches between separators and a joining word, in tokens.
  fileprivate func parts(joinedBy word: String?) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for at in 0...tokens.count {
      guard at == tokens.count || tokens[at].isSeparator || tokens[at].text == word else { continue }
      if at > start { parts.append(start..<at) }
      start = at + 1
    }
    return parts
  }
}
