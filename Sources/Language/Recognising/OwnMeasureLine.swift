import Quantities
import Values

/// "A spiseske is 15 ml", "1 coffee cup = 1.5 dl": what a measure of the household's own comes to. A number without a
/// measure of weight or volume tells an age or a count, never this.
struct OwnMeasureLine {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as what a word of one to three words comes to; nil for every other line, and where a sentence reads it whole.
  func reading() -> Recognition? {
    guard scan.count >= 4, Self.ones.contains(scan.word(0)),
      scan.amounts.amount(at: scan.tokens[0].range.lowerBound) == nil,
      let verb = (2...min(4, scan.count - 2)).first(where: { Self.verbs.contains(scan.word($0)) })
    else { return nil }
    // "Our yearly waste target is 20 lb" is no measure.
    guard (1..<verb).allSatisfy({ !Self.aims.contains(scan.word($0)) }) else { return nil }
    var at = verb + 1
    while at < scan.count, Self.abouts.contains(scan.word(at)) { at += 1 }
    guard at < scan.count, let read = scan.amounts.amount(at: scan.tokens[at].range.lowerBound),
      [Dimension.volume, .weight].contains(read.amount.unit.dimension)
    else { return nil }
    let behind = scan.tokens.filter { $0.range.lowerBound >= read.end && !$0.isSeparator }
    guard behind.allSatisfy({ Self.here.contains($0.text) }),
      let intent = recognizer.grammar.intent("word_tell")
    else { return nil }
    let amount = scan.tokens[at].range.lowerBound..<read.end
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act,
      slots: [
        SlotBinding(
          name: "word", value: .text(scan.utterance.text(tokens: 1..<verb)),
          range: scan.utterance.span(1..<verb)),
        SlotBinding(name: "amount", value: .amount(read.amount), range: amount),
      ], confidence: Confidence.framed, layer: .template)
  }

  private static let ones: Set<String> = ["a", "an", "one", "1", "our", "my", "each"]
  private static let aims: Set<String> = ["goal", "target", "limit", "budget", "waste"]
  private static let verbs: Set<String> = ["is", "=", "equals", "holds", "makes", "are", "takes"]
  private static let abouts: Set<String> = [
    "about", "around", "roughly", "exactly", "always", "just", "equal", "to",
  ]
  private static let here: Set<String> = [
    "here", "for", "us", "at", "home", "in", "this", "our", "house", "my", "kitchen", "me",
  ]
}
