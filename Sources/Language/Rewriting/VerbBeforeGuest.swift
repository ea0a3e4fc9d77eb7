/// "Tonight comes a colleague Priya, she can't have soy": the day first, and the verb before whoever comes.
struct VerbBeforeGuest {
  let scan: Scan

  /// "A colleague Priya comes tonight, …"; nil for every other line.
  func turned() -> String? {
    let starts = [0] + scan.tokens.indices.filter { scan.tokens[$0].isSeparator }.map { $0 + 1 }
    return starts.lazy.compactMap { turned(from: $0) }.first
  }

  /// The same of the clause that begins there: behind another one it becomes a sentence of its own.
  private func turned(from clause: Int) -> String? {
    var start = clause
    skip(["and", "so", "oh", "also"], in: scan, at: &start)
    let named = ["on", "for"].contains(scan.word(start)) ? start + 1 : start
    guard let day = DayParser(scan: scan).day(at: named), case .day = day.value,
      ["comes", "come", "visits", "visit"].contains(scan.word(day.end))
    else { return nil }
    let first = day.end + 1
    let end = (first..<scan.count).first { scan.tokens[$0].isSeparator || scan.tokens[$0].kind == .end }
    let guest = first..<(end ?? scan.count)
    guard (1...6).contains(guest.count), guest.allSatisfy({ scan.tokens[$0].kind == .word }),
      !["over", "to", "for", "with", "home", "round", "in"].contains(scan.word(first))
    else { return nil }
    let when = scan.utterance.text(tokens: start..<day.end)
    let name = scan.utterance.text(tokens: guest)
    let rest = scan.utterance.text(tokens: guest.upperBound..<scan.count)
    let before = clause == 0 ? "" : scan.utterance.text(tokens: 0..<clause - 1) + ". "
    return "\(before)\(name) \(scan.word(day.end)) \(when)\(rest)"
  }
}
