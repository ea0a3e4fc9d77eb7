/// "Who can eat the noodle soup", "why can't Emma have the satay": asked of everybody, or of somebody, whether it does.
struct AskedWhoMay {
  let scan: Scan

  /// "Can everyone eat the noodle soup?", "can Emma have the satay?"; nil for every other line.
  func plain() -> String? {
    if scan.word(0) == "who", Self.may.contains(scan.word(1)), Self.eating.contains(scan.word(2)),
      scan.count > 3, scan.word(3) != "what"
    {
      return "can everyone eat \(rest(3))?"
    }
    // "Okay so why can't …".
    let why = scan.tokens.indices.first {
      !scan.tokens[$0].isSeparator
        && !["ok", "okay", "so", "um", "uh", "and", "but", "then", "well"].contains(scan.word($0))
    }
    guard let why, scan.word(why) == "why",
      ["can't", "cant", "cannot", "mustn't", "shouldn't", "shouldnt"].contains(scan.word(why + 1)),
      let person = PersonParser(scan: scan).person(at: why + 2).max(by: { $0.end < $1.end }),
      Self.eating.contains(scan.word(person.end)), person.end + 1 < scan.count
    else { return nil }
    return "can \(scan.utterance.text(tokens: (why + 2)..<person.end)) eat \(rest(person.end + 1))?"
  }

  private func rest(_ start: Int) -> String {
    scan.utterance.text(tokens: start..<scan.count).withoutOuterMarks
  }

  private static let may: Set<String> = ["can", "can't", "cant", "cannot", "may", "could"]
  private static let eating: Set<String> = ["eat", "have"]
}
