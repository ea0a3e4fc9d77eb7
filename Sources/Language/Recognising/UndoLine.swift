/// "Undo Kofi no eggs": what was told is taken back by its own words, and never told again.
struct UndoLine {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as a wish to take back what those words are about; nil where it does not begin with such a wish, and
  /// where a sentence reads it whole.
  func reading() -> Recognition? {
    var at = 0
    while at < scan.count, scan.tokens[at].isSeparator || Self.openers.contains(scan.word(at)) { at += 1 }
    let start: Int
    switch (scan.word(at), scan.word(at + 1)) {
    case ("undo", _), ("revert", _), ("unsay", _): start = at + 1
    case ("take", "back"): start = at + 2
    default: return nil
    }
    guard let intent = recognizer.grammar.intent(Self.intent) else { return nil }
    // "Undo. Spent 48.60 at Aldi": what follows is another sentence.
    if start < scan.count, scan.tokens[start].kind == .end { return nil }
    // "No wait, undo that": nothing but the last turn.
    if at > 0,
      (start..<scan.count).allSatisfy({ scan.tokens[$0].isSeparator || Self.last.contains(scan.word($0)) })
    {
      return Recognition(
        said: scan.utterance.raw, intent: intent.name, act: intent.act, confidence: Confidence.framed,
        layer: .template)
    }
    guard start < scan.count, scan.heat.isHot(start..<scan.count) || namesThing(from: start) else {
      return nil
    }
    let whole = recognizer.recognize(scan.utterance.raw, expecting: nil, context: scan.context)
    if whole.intent == intent.name, whole.band == .act, whole.layer == .template { return nil }
    let words = scan.utterance.text(tokens: start..<scan.count)
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act,
      slots: [
        SlotBinding(name: "what", value: .text(words), range: scan.utterance.span(start..<scan.count))
      ], confidence: Confidence.framed, layer: .template)
  }

  /// "Undo the sam thing": what it was about, in somebody's own words.
  private func namesThing(from start: Int) -> Bool {
    var end = scan.count
    while end > start,
      scan.tokens[end - 1].isSeparator || scan.lexicon.polite.longest(scan.ids, from: end - 1) == end
    {
      end -= 1
    }
    return end - start > 2 && ["the", "that", "my", "our"].contains(scan.word(start))
      && ["thing", "bit", "part", "business", "stuff", "one"].contains(scan.word(end - 1))
      && !(start..<end).allSatisfy { Self.last.contains(scan.word($0)) }
  }

  private static let intent = "undo"
  private static let last: Set<String> = [
    "that", "it", "this", "please", "the", "last", "whole", "entire", "thing", "one", "change", "pls",
    "again", "now",
  ]
  private static let openers: Set<String> = [
    "please", "sorry", "oops", "no", "ok", "okay", "and", "can", "you", "oh", "shit", "damn", "wait", "nah",
    "nope",
    "thats", "that", "'s", "is", "wrong", "hey", "argh", "crap", "ugh", "hold", "on", "stop", "hmm", "um",
    "uh", "well",
  ]
}
