extension Recognizer {
  /// How much the words alone speak for the intent: the word model's share of it, in thousandths.
  func evidence(for intent: String, _ tokens: [Token]) -> Int {
    guard let model = model(), let place = model.place(ofClass: intent) else { return 0 }
    return model.shares(tokens)[place]
  }
}
