/// "Swap Friday, Zoya is coming and she's coeliac": who comes that evening is told before the dinner is changed.
struct GuestsOnTheWay {
  let scan: Scan

  /// The guest in a sentence of their own, and the order behind it; nil for every other line.
  func told() -> String? {
    var start = 0
    while start < scan.count,
      ["ok", "okay", "so", "and", "right", "can", "you", "please", "oh"].contains(scan.word(start))
        || start < scan.count && scan.tokens[start].isSeparator
    { start += 1 }
    guard ["swap", "change", "redo", "replace"].contains(scan.word(start)),
      let day = DayParser(scan: scan).day(at: start + 1), day.end < scan.count,
      scan.tokens[day.end].isSeparator || ["because", "since", "cos", "as"].contains(scan.word(day.end))
    else { return nil }
    var at = day.end
    while at < scan.count,
      scan.tokens[at].isSeparator
        || ["because", "since", "cos", "as", "and", "my", "our"].contains(scan.word(at))
    { at += 1 }
    // Who lives here is no guest, and who comes home late is none either.
    guard let person = PersonParser(scan: scan).person(at: at).first, person.isWeak,
      let coming = (person.end..<min(person.end + 5, max(person.end, scan.count))).first(where: {
        ["coming", "comes", "joining", "visiting"].contains(scan.word($0))
      }),
      (person.end..<coming).allSatisfy({ Self.between.contains(scan.word($0)) || scan.tokens[$0].isSeparator }
      )
    else { return nil }
    guard !Self.elsewhere.contains(scan.word(coming + 1)) else { return nil }
    var rest = coming + 1
    while rest < scan.count,
      ["over", "round", "for", "dinner", "tea", "supper", "then", "too"].contains(scan.word(rest))
    {
      rest += 1
    }
    let name = scan.utterance.text(tokens: at..<person.end)
    let when = scan.utterance.text(tokens: start + 1..<day.end)
    let told = rest < scan.count ? " " + scan.utterance.text(tokens: rest..<scan.count) : ""
    return "\(name) is coming on \(when)\(told). swap \(when)"
  }

  private static let elsewhere: Set<String> = ["home", "back", "down", "off", "from", "late", "in", "later"]
  private static let between: Set<String> = [
    "is", "'s", "are", "my", "our", "mate", "friend", "buddy", "a", "best", "also", "cousin", "colleague",
  ]
}
