/// "My 2 little brothers Theo and Max", "two grandchildren, Lotte and Emil, eat with us on Friday": several of one kin with
/// their names, each by name.
struct KinByName {
  let scan: Scan

  /// The line with them one by one; nil where no such row stands, or where it names more or fewer than it counts.
  func each() -> String? {
    for at in scan.tokens.indices {
      guard let one = Self.kin[scan.word(at)] else { continue }
      var start = at
      while start > 0, Self.before.contains(scan.word(start - 1)) { start -= 1 }
      var count: Int?
      if start > 0, let number = NumberParser(scan: scan).wholeNumber(at: start - 1), number.end == start {
        count = number.value
        start -= 1
      }
      let isOwn = start > 0 && ["my", "our"].contains(scan.word(start - 1))
      if isOwn { start -= 1 }
      var next = at + 1
      skip([",", ":", "called", "named"], in: scan, at: &next)
      let isInBrackets = next > at + 1 && scan.word(at + 1) == ","
      var names: [String] = []
      while next < scan.count, isName(next) {
        names.append(scan.utterance.text(tokens: next..<next + 1))
        next += 1
        var link = next
        skip([",", "and", "&"], in: scan, at: &link)
        guard link > next, link < scan.count, isName(link) else { break }
        next = link
      }
      guard names.count > 1, names.count < 6, count.map({ $0 == names.count }) ?? isOwn else { continue }
      if isInBrackets, next < scan.count, scan.tokens[next].kind == .comma { next += 1 }
      let named = names.map { $0.prefix(1).uppercased() + $0.dropFirst() }.map {
        one.isEmpty ? $0 : "my \(one) \($0)"
      }
      let row = named.dropLast().joined(separator: ", ") + " and " + (named.last ?? "")
      return scan.utterance.replacing([(start..<next, " \(row) ")]).split(separator: " ").joined(
        separator: " ")
    }
    return nil
  }

  private func isName(_ at: Int) -> Bool {
    scan.tokens[at].kind == .word && !PersonWords.kin.contains(scan.word(at))
      && RollItemParser(scan: scan).isName(at, behindKin: true)
  }

  private static let before: Set<String> = ["little", "younger", "older", "big", "small", "best", "dear"]
  /// One of them; empty for those who go by their names alone.
  private static let kin = [
    "brothers": "brother", "sisters": "sister", "sons": "son", "daughters": "daughter",
    "grandsons": "grandson",
    "granddaughters": "granddaughter", "nephews": "nephew", "nieces": "niece", "cousins": "cousin",
    "flatmates": "flatmate", "roommates": "roommate", "grandchildren": "", "grandkids": "", "friends": "",
  ]
}
