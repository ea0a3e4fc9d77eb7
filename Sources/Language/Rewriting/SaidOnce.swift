/// "The turkey is all gone, and so is half the cabbage": what is said of one holds for the other, in full.
struct SaidOnce {
  let scan: Scan

  /// The line with both said in full; nil for every line without "so is".
  func inFull() -> String? {
    guard
      let so = scan.tokens.indices.first(where: {
        $0 > 2 && scan.word($0) == "so" && Self.verbs.contains(scan.word($0 + 1))
      })
    else { return nil }
    var end = so
    while end > 0, scan.tokens[end - 1].kind == .comma || scan.word(end - 1) == "and" { end -= 1 }
    guard end < so,
      let verb = (0..<end).last(where: { Self.verbs.contains(scan.word($0)) || scan.word($0) == "'s" }),
      verb > 0, verb + 1 < end
    else { return nil }
    var stop = so + 2
    while stop < scan.count, scan.tokens[stop].kind != .end { stop += 1 }
    guard stop > so + 2 else { return nil }
    let text = scan.utterance
    let rest = stop < scan.count ? text.text(tokens: stop..<scan.count) : ""
    return text.text(tokens: 0..<end) + ". " + text.text(tokens: so + 2..<stop) + " \(scan.word(so + 1)) "
      + text.text(tokens: verb + 1..<end) + rest
  }

  private static let verbs: Set<String> = ["is", "are"]
}
