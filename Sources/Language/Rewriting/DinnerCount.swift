import Values

/// "90 bucks for 5 dinners", "no leftovers, 5 different dinners": how many dinners to plan, and nobody's number.
struct DinnerCount {
  let scan: Scan

  /// The line with the order to plan them; nil where it gives one already, or counts no dinners.
  func planned() -> String? {
    guard !scan.isQuestion, !scan.tokens.contains(where: { Self.orders.contains($0.text) }),
      let count = scan.tokens.indices.first(where: {
        scan.tokens[$0].kind == .number || Self.numbers.contains(scan.word($0))
      })
    else { return nil }
    for at in scan.tokens.indices
    where at >= count && (scan.tokens[at].kind == .number || Self.numbers.contains(scan.word(at))) {
      var next = at + 1
      skip(["different", "quick", "easy", "cheap", "simple"], in: scan, at: &next)
      guard ["dinners", "suppers"].contains(scan.word(next)) else { continue }
      let isFor = scan.word(at - 1) == "for"
      let start = isFor ? at - 1 : at
      let number = scan.utterance.text(tokens: at..<at + 1)
      let quick = scan.utterance.text(tokens: at + 1..<next)
      let isMoney =
        isFor && (0..<start).contains { !FigureParser(scan: scan).money(at: $0, bare: false).isEmpty }
      if isMoney {
        let rest = scan.utterance.replacing([(start..<next + 1, "")]).withoutOuterMarks
        return "plan \(number) dinners, \(rest)"
      }
      guard !isFor, at == 0 || scan.tokens[at - 1].isSeparator || scan.word(at - 1) == "and" else { continue }
      let wish = ["quick", "cheap", "easy"].contains(quick) ? "\(quick) " : ""
      return scan.utterance.replacing([(at..<next, "plan \(number) \(wish)")]).replacing("  ", with: " ")
    }
    return nil
  }

  private static let orders: Set<String> = [
    "plan", "planned", "get", "need", "want", "give", "find", "make", "cook", "cooked", "ate", "had", "have",
    "show", "is", "are",
    "was", "were", "list",
  ]
  private static let numbers: Set<String> = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
}
