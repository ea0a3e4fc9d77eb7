import Talk

/// Reads words again for a turn: with the recogniser of this kitchen's people, at this moment.
struct SessionReader: LineReader {
  let recognizer: Recognizer
  let context: RecognitionContext

  func reading(of line: String, as intent: String) -> Recognition? {
    recognizer.recognize(line, as: intent, context: context)
  }

  func value(of words: String, for expectation: Expectation) -> SlotValue? {
    let found = recognizer.recognize(words, expecting: expectation, context: context)
    return found.layer == .entity && found.unexplained.isEmpty ? found.value(expectation.slot) : nil
  }
}
