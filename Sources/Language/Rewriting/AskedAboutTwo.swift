/// "Baking soda vs baking powder, whats the difference", "are cilantro and coriander the same thing": what two things have in
/// common is asked in many orders, and answered in one.
struct AskedAboutTwo {
  let scan: Scan

  /// "What is the difference between … and …"; nil for every other line.
  func difference() -> String? { behind() ?? same() }

  private func behind() -> String? {
    guard let join = scan.tokens.indices.first(where: { ["vs", "versus"].contains(scan.word($0)) }), join > 0
    else {
      return nil
    }
    var end = join + 1
    while end < scan.count, !scan.tokens[end].isSeparator,
      !["what", "whats", "which"].contains(scan.word(end))
    { end += 1 }
    guard end > join + 1, end - join < 6, join < 6 else { return nil }
    let rest = (end..<scan.count).filter { !scan.tokens[$0].isSeparator }.map(scan.word)
    guard rest.isEmpty || rest.contains("difference") || rest.contains("different") else { return nil }
    var start = 0
    while ["um", "so", "ok", "hi", "what", "whats", "is", "the", "difference", "between"].contains(
      scan.word(start))
    {
      start += 1
    }
    return start < join ? asked(start..<join, join + 1..<end) : nil
  }

  private func same() -> String? {
    guard ["is", "are"].contains(scan.word(0)),
      let same = scan.tokens.indices.first(where: { scan.word($0) == "same" }), same > 3,
      scan.word(same - 1) == "the"
    else { return nil }
    if scan.word(same + 1) == "as", same + 2 < scan.count {
      var end = same + 2
      while end < scan.count, !scan.tokens[end].isSeparator { end += 1 }
      return asked(1..<same - 1, same + 2..<end)
    }
    guard let and = (2..<same - 1).first(where: { ["and", "or"].contains(scan.word($0)) }) else { return nil }
    return asked(1..<and, and + 1..<same - 1)
  }

  private func asked(_ one: Range<Int>, _ other: Range<Int>) -> String? {
    guard !one.isEmpty, !other.isEmpty, one.count < 5, other.count < 5 else { return nil }
    return
      "what is the difference between \(scan.utterance.text(tokens: one)) and \(scan.utterance.text(tokens: other))"
  }
}
