/// "Friday evening: dinner with friends. Agnès and her husband Paul come": the day of the heading is that of who comes.
struct EveningHeader {
  let scan: Scan

  /// "Agnès and Paul come on Friday …", "2 guests on Friday, …"; nil for every line without such a heading.
  func dated() -> String? { counted() ?? named() }

  /// "2 guests on Friday, one gluten free" for "Friday: 2 guests, one gluten free".
  private func counted() -> String? {
    guard let day = DayParser(scan: scan).day(at: 0), case .day = day.value, scan.word(day.end) == ":",
      let number = NumberParser(scan: scan).wholeNumber(at: day.end + 1),
      ["guests", "guest", "visitors", "visitor", "friends"].contains(scan.word(number.end)),
      scan.word(number.end + 1) == ","
    else { return nil }
    let guests = scan.utterance.text(tokens: day.end + 1..<number.end + 1)
    let rest = scan.utterance.text(tokens: number.end + 1..<scan.count)
    return "\(guests) on \(scan.utterance.text(tokens: 0..<day.end))\(rest)"
  }

  private func named() -> String? {
    guard let day = DayParser(scan: scan).day(at: 0), case .day = day.value else { return nil }
    var at = day.end
    skip(["evening", "night"], in: scan, at: &at)
    guard scan.word(at) == ":",
      let end = (at..<scan.count).dropFirst().first(where: { scan.tokens[$0].kind == .end }),
      scan.consists(at + 1..<end, of: Self.heading), end + 2 < scan.count
    else { return nil }
    let stop = (end + 1..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    guard let verb = (end + 1..<stop).first(where: { Self.coming.contains(scan.word($0)) }),
      !(end + 1..<stop).contains(where: { DayParser(scan: scan).day(at: $0) != nil })
    else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = [
      (0..<end + 1, ""),
      (verb..<verb + 1, scan.word(verb) + " on " + scan.utterance.text(tokens: 0..<day.end)),
    ]
    // "Her husband Paul" is Paul.
    for place in end + 1..<verb where ["her", "his"].contains(scan.word(place)) {
      if PersonWords.kin.contains(scan.word(place + 1)), scan.tokens[place + 2].isCapitalised {
        changes.append((place..<place + 2, ""))
      }
    }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }

  private static let heading: Set<String> = [
    "dinner", "supper", "a", "meal", "with", "friends", "guests", "for", "visitors", "party", "small",
    "evening", "the",
    "our", "we", "have", "neighbours", "neighbors", "family",
  ]
  private static let coming: Set<String> = ["come", "comes", "coming"]
}
