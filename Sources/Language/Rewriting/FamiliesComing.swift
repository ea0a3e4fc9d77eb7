/// "This Sunday my brother's family come to eat, 4 people": so many come, and are not all who sit down.
struct FamiliesComing {
  let scan: Scan

  /// The line with "more people" for the people who come; nil for every other line, and where it says how many that makes.
  func counted() -> String? {
    guard let come = scan.tokens.indices.first(where: { Self.coming.contains(scan.word($0)) }),
      (0..<come).contains(where: {
        ["family", "families", "friends", "in-laws", "cousins", "relatives"].contains(scan.word($0))
      }),
      !(0..<scan.count).contains(where: { Self.totals.contains(scan.word($0)) })
    else { return nil }
    for at in come + 1..<max(come + 1, scan.count) {
      guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...16).contains(number.value),
        ["people", "persons", "person", "pers"].contains(scan.word(number.end)),
        number.end + 1 == scan.count || scan.tokens[number.end + 1].isSeparator,
        scan.tokens[at - 1].isSeparator || at < come + 8
      else { continue }
      return scan.utterance.replacing([(number.end..<number.end + 1, "more people")])
    }
    return nil
  }

  private static let coming: Set<String> = ["come", "comes", "coming", "visit", "visits", "visiting"]
  private static let totals: Set<String> = ["we", "us", "total", "altogether", "together", "makes", "table"]
}
