import Values

extension Grammar {
  /// Lines that tell no fact, as marked sayings without a mark: what people ask to be shown or answer, as long as
  /// nothing may be wished for in it, and what is out of scope. Without them the learned binding would find a fact
  /// in every line, for it saw none that has none. The same lines each time, a share of all there are.
  package var factless: [MarkedSaying] {
    let shown = intents.filter { intent in
      (intent.act == .show || intent.act == .answer) && intent.details.allSatisfy { $0 == measures }
    }
    let harms = Set(harm)
    func isHarmless(_ line: String) -> Bool { Utterance(line).tokens.allSatisfy { !harms.contains($0.text) } }
    let lines = shown.flatMap { $0.phrasings.every(60) } + outside.every(400)
    return lines.filter(isHarmless).map { MarkedSaying(text: $0, people: [], marks: []) }
  }
}

/// The only phrase around a sentence that wishes nothing and tells nothing: in which measures a recipe is shown.
private let measures = "measures"

extension [String] {
  /// Every so many-th, from the first.
  fileprivate func every(_ step: Int) -> [String] { stride(from: 0, to: count, by: step).map { self[$0] } }
}
