/// "I have changed my mind about Thursday, I should like a pie": the evening that is spoken of anew.
struct ChangedMind {
  let scan: Scan

  /// "On Thursday I should like a pie" for "I have changed my mind about Thursday, I should like a pie"; nil for every
  /// other line.
  func said() -> String? {
    guard
      let at = scan.tokens.indices.first(where: {
        scan.word($0) == "mind" && ["about", "on", "for"].contains(scan.word($0 + 1))
      }), at < 6, let day = DayParser(scan: scan).day(at: at + 2), day.end < scan.count,
      scan.tokens[day.end].isSeparator || scan.tokens[day.end].kind == .end
    else { return nil }
    let name = scan.utterance.text(tokens: at + 2..<day.end)
    return "on \(name) " + scan.utterance.text(tokens: day.end + 1..<scan.count)
  }
}
