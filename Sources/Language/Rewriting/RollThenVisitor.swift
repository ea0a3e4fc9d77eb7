/// "There are four of us, me, Delphine, Noemi and Alba and my mother Rita comes on Saturdays": who lives here, and in a
/// sentence of its own who comes every week.
struct RollThenVisitor {
  let scan: Scan

  /// The line with an end before "my mother Rita comes"; nil for every other line.
  func parted() -> String? {
    for at in scan.tokens.indices where at > 4 && ["and", "plus", "n"].contains(scan.word(at)) {
      guard ["my", "our"].contains(scan.word(at + 1)), PersonWords.kin.contains(scan.word(at + 2)),
        let verb = (at + 3...at + 5).first(where: { Self.coming.contains(scan.word($0)) }),
        (verb..<scan.count).contains(where: {
          ["every", "each"].contains(scan.word($0)) || DayWords.isPlural(scan.word($0))
        }),
        (0..<at).contains(where: { scan.word($0) == "us" || scan.word($0) == "me" })
      else { continue }
      let start = scan.tokens[at - 1].isSeparator ? at - 1 : at
      return scan.utterance.replacing([(start..<at + 1, ".")]).replacing(" .", with: ".")
    }
    return nil
  }

  private static let coming: Set<String> = ["comes", "eats", "joins", "visits", "dines"]
}
