/// "Everything on the list bought, except garlic": said as a sentence has it, with its exception.
struct BoughtExcept {
  let scan: Scan

  /// "We bought everything on the list except garlic"; nil for every other line.
  func plain() -> String? {
    for at in scan.tokens.indices where ["everything", "all"].contains(scan.word(at)) {
      var next = at + 1
      skip(["on", "from", "of", "the", "my", "our", "list", "was", "is", "things"], in: scan, at: &next)
      guard ["bought", "ticked", "found", "there"].contains(scan.word(next)),
        at == 0 || scan.tokens[at - 1].isSeparator || scan.tokens[at - 1].kind == .end
      else { continue }
      var except = next + 1
      skip([","], in: scan, at: &except)
      guard ["except", "besides", "minus"].contains(scan.word(except)), except + 1 < scan.count else {
        continue
      }
      return scan.utterance.replacing([(at..<except, "we bought everything on the list")])
    }
    return nil
  }
}
