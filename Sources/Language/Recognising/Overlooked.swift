/// The stretches of a line that may not be passed over and that nothing of a reading holds.
struct Overlooked {
  let scan: Scan
  /// What the reading holds, in bytes of the line.
  let ranges: [Range<Int>]

  /// As they were written. A negation comes with the word behind it: "no soup".
  func stretches() -> [String] {
    var stretches: [String] = []
    var at = 0
    while at < scan.count {
      guard scan.heat.isHot(at: at), !isRead(at) else {
        at += 1
        continue
      }
      let start = at
      var isNegated = false
      while at < scan.count, !isRead(at), !scan.tokens[at].isSeparator, scan.heat.isHot(at: at) || isNegated {
        isNegated = scan.lexicon.negations.contains(scan.ids[at])
        at += 1
      }
      at = max(at, start + 1)
      stretches.append(scan.utterance.text(tokens: start..<at))
    }
    return stretches
  }

  private func isRead(_ token: Int) -> Bool { ranges.contains { $0.overlaps(scan.tokens[token].range) } }
}
