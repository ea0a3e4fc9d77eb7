/// "On Sunday Amira and Sami come to eat, so we are seven. Amira is vegetarian": how many that makes, amid what is told of
/// those who come.
struct GuestsTallied {
  let scan: Scan

  /// "On Sunday Amira and Sami come to eat, so we are seven. …": how many that makes is said of the day, and last.
  func parted() -> String? {
    guard
      let comes = scan.tokens.indices.first(where: { ["come", "comes", "coming"].contains(scan.word($0)) }),
      let so = (comes..<scan.count).first(where: {
        scan.word($0) == "so" && scan.word($0 + 1) == "we"
          && ["are", "'re", "will"].contains(scan.word($0 + 2))
      }), !(comes..<so).contains(where: { scan.tokens[$0].kind == .end }),
      let day = (0..<so).first(where: { DayParser(scan: scan).day(at: $0) != nil }),
      let said = DayParser(scan: scan).day(at: day)
    else { return nil }
    var at = so + 3
    skip(["be", "then", "now"], in: scan, at: &at)
    guard let count = NumberParser(scan: scan).wholeNumber(at: at), (2...20).contains(count.value) else {
      return nil
    }
    var end = count.end
    skip(["people", "persons", "of", "us", "at", "the", "table", "then", "in", "all"], in: scan, at: &end)
    // With nothing behind it, "…, so we will be 8" is read as it stands.
    guard end + 1 < scan.count, scan.tokens[end].kind == .end else { return nil }
    let start = scan.tokens[so - 1].isSeparator ? so - 1 : so
    var rest = scan.utterance.text(tokens: end + 1..<scan.count)
    while let last = rest.last, ". ".contains(last) { rest.removeLast() }
    var head = scan.utterance.text(tokens: 0..<start)
    let name = scan.utterance.text(tokens: day..<said.end)
    // "On Sunday Amira and Sami come to eat".
    if day < 2, said.end < comes, scan.consists(comes + 1..<start, of: Self.toTable) {
      head = scan.utterance.text(tokens: said.end..<comes + 1) + " on \(name)"
    }
    return [head, rest, "\(name) is for \(count.value) people"].filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// What a line tells of guests, and the sentence behind it that says how many are then at the table: each is read by
  /// itself. Nil for every other line.
  static func parted(_ line: String) -> (guests: String, tally: String)? {
    guard line.hasSuffix(" people"), let cut = line.ranges(of: ". ").last,
      line[cut.upperBound...].split(separator: " ").dropLast(2).suffix(2).elementsEqual(["is", "for"])
    else { return nil }
    let guests = line[..<cut.lowerBound]
    let comes = guests.split { !$0.isLetter }.contains {
      ["come", "comes", "coming"].contains($0.lowercased())
    }
    return comes ? (String(guests), String(line[cut.upperBound...])) : nil
  }

  private static let toTable: Set<String> = [
    "to", "eat", "for", "dinner", "supper", "lunch", "us", "with", "over", "at",
  ]
}
