extension Recognizer {
  /// How much the words alone speak for the intent, in whole percent.
  func evidence(for intent: String, _ scan: Scan) -> Int {
    model.scores(scan).first { grammar.intents[$0.intent].name == intent }?.percent ?? 0
  }
}
