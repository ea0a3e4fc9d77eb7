/// "Everything on the list bought, except garlic": said as a sentence has it, with its exception.
struct BoughtExcept {
  let scan: Scan

  /// "We bought everything on the list except garlic"; nil for every other line.
  func plain() -> String? {
    if let said = verbFirst() { return said }
    for at in scan.tokens.indices where ["everything", "all"].contains(scan.word(at)) {
      var next = at + 1
      skip(["on", "from", "of", "the", "my", "our", "list", "was", "is", "things"], in: scan, at: &next)
      guard ["bought", "ticked", "found", "there"].contains(scan.word(next)),
        at == 0 || scan.tokens[at - 1].isSeparator || scan.tokens[at - 1].kind == .end
      else { continue }
      var except = next + 1
      skip([","], in: scan, at: &except)
      guard ["except", "besides", "minus", "bar"].contains(scan.word(except)), except + 1 < scan.count else {
        continue
      }
      return scan.utterance.replacing([(at..<except, "we bought everything on the list")])
    }
    return nil
  }

  /// "Got all of the list, except the cheese": the exception belongs to it, whatever sign stands before.
  private func verbFirst() -> String? {
    for at in scan.tokens.indices where ["got", "bought", "have", "found"].contains(scan.word(at)) {
      var next = at + 1
      guard ["all", "everything"].contains(scan.word(next)) else { continue }
      next += 1
      skip(
        ["of", "on", "from", "the", "my", "our", "list", "it", "things", "else", "that", "we", "needed"],
        in: scan, at: &next)
      // Without a sign before it the sentence has its exception already.
      guard next < scan.count, scan.tokens[next].kind == .comma else { continue }
      skip([","], in: scan, at: &next)
      guard ["except", "but", "besides", "minus", "bar"].contains(scan.word(next)), next + 1 < scan.count
      else {
        continue
      }
      skip(["except", "but", "besides", "minus", "bar", "for", "not"], in: scan, at: &next)
      var stop = next
      while stop < scan.count, scan.tokens[stop].kind != .end { stop += 1 }
      guard stop > next else { continue }
      var start = at
      while start > 0, ["we", "i", "have", "'ve"].contains(scan.word(start - 1)) { start -= 1 }
      return scan.utterance.replacing([(start..<next, "we bought everything on the list except ")]).split(
        separator: " "
      ).joined(separator: " ")
    }
    return nil
  }
}
