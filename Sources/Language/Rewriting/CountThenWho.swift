/// "Sunday is 2 people. Me and Lou": who is there that evening stands in a sentence of its own; nobody else moves out for it.
struct CountThenWho {
  let scan: Scan

  /// "Just me and Lou on Sunday"; nil for every other line.
  func plain() -> String? {
    guard
      let end = scan.tokens.indices.first(where: {
        scan.tokens[$0].kind == .end || scan.tokens[$0].text == ":"
      }),
      end + 2 < scan.count, ["me", "i"].contains(scan.word(end + 1))
    else { return nil }
    let days = (0..<end).compactMap { at in scan.dayEnd(at).map { at..<$0 } }
    guard days.count == 1, let day = days.first,
      let number = (0..<end).compactMap({ at in NumberParser(scan: scan).wholeNumber(at: at) }).first,
      (2...8).contains(number.value)
    else { return nil }
    let last = (end + 1..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    let names = end + 1..<last
    guard
      names.allSatisfy({
        scan.tokens[$0].isSeparator || ["me", "i", "and"].contains(scan.word($0)) || isPerson($0)
      })
    else {
      return nil
    }
    let who = names.count { !scan.tokens[$0].isSeparator && scan.word($0) != "and" }
    guard who == number.value else { return nil }
    let rest = last < scan.count ? ". " + scan.utterance.text(tokens: last + 1..<scan.count) : ""
    return "just \(scan.utterance.text(tokens: names)) on \(scan.utterance.text(tokens: day))\(rest)"
  }

  private func isPerson(_ at: Int) -> Bool {
    PersonParser(scan: scan).person(at: at).contains { $0.end == at + 1 }
  }
}
