/// Somebody who reacts to food just now goes before whatever else a line might be.
struct Emergency {
  let recognizer: Recognizer

  /// The line as a call for help, where it holds one of the phrases that `intents/` lists; nil for every other line,
  /// and where no intent "emergency" is declared.
  func read(_ line: String) -> Recognition? {
    guard let intent = recognizer.grammar.intent(Self.intent) else { return nil }
    let words = Utterance(line).tokens.filter { !$0.isSeparator }.map(\.text)
    let text = " " + words.joined(separator: " ") + " "
    guard recognizer.grammar.emergencies.contains(where: { text.contains(" \($0) ") }) else { return nil }
    return Recognition(
      said: line, intent: intent.name, act: intent.act, confidence: Confidence.framed, layer: .template)
  }

  private static let intent = "emergency"
}
