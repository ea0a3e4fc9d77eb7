/// "Red lentil dal: Tom 5 stars, Emma 3, Lou 4": a dinner has one rating; several people's are its middle, and kept as its note.
struct StarsOfSeveral {
  let scan: Scan

  /// The line as one rating with its note; nil where fewer than two people give stars, or anything else is said.
  func rated() -> String? {
    guard !scan.isQuestion, scan.tokens.last?.text != "?" else { return nil }
    let hasUnit = scan.tokens.contains { Self.units.contains($0.text) }
    var given: [(who: String, stars: Int)] = []
    var dish: String?
    var remark: String?
    var at = 0
    while at < scan.count {
      if scan.tokens[at].isSeparator || Self.around.contains(scan.word(at)) {
        at += 1
      } else if let found = stars(at) {
        given.append((found.who, found.stars))
        at = found.end
      } else if dish == nil, let found = FoodParser(scan: scan).edible(at: at).first(where: { !$0.isWeak }) {
        dish = scan.utterance.text(tokens: at..<found.end)
        at = found.end
      } else if given.count > 1, Self.remarks.contains(scan.word(at)),
        scan.tokens[at - 1].isSeparator || scan.word(at - 1) == "-"
      {
        remark = scan.utterance.text(tokens: at..<scan.count).withoutOuterMarks
        at = scan.count
      } else {
        return nil
      }
    }
    // "Emma 8, Tom 3" may be ages; what "me" stands among, or behind a dish, are stars.
    let isOfMe = given.contains { ["me", "from me", "i", "I"].contains($0.who) }
    guard given.count > 1, hasUnit || dish != nil || isOfMe else { return nil }
    let sum = given.reduce(0) { $0 + $1.stars }
    let middle = (2 * sum + given.count) / (2 * given.count)
    let note = (given.map { "\($0.who) \($0.stars)" } + [remark].compactMap { $0 }).joined(separator: ", ")
    return "rate \(dish.map { "the \($0)" } ?? "dinner") \(middle) stars because \(note)"
  }

  /// "Tom 5 stars", "Emma gives it 3", "Lou: 4", "5 stars from Tom".
  private func stars(_ at: Int) -> (who: String, stars: Int, end: Int)? {
    let numbers = NumberParser(scan: scan)
    if let number = numbers.wholeNumber(at: at), (1...5).contains(number.value) {
      var end = number.end
      skip(Self.units, in: scan, at: &end)
      guard ["from", "by"].contains(scan.word(end)), let who = self.who(end + 1) else { return nil }
      return (scan.utterance.text(tokens: end + 1..<who), number.value, who)
    }
    guard let who = who(at) else { return nil }
    var end = who
    skip(
      [":", "gives", "gave", "says", "said", "it", "=", "a", "an", "-", "give", "say"], in: scan, at: &end)
    guard let number = numbers.wholeNumber(at: end), (1...5).contains(number.value) else { return nil }
    var last = number.end
    skip(Self.units, in: scan, at: &last)
    return (scan.utterance.text(tokens: at..<who), number.value, last)
  }

  /// Where somebody ends, or "me".
  private func who(_ at: Int) -> Int? {
    if ["me", "i", "myself"].contains(scan.word(at)) { return at + 1 }
    // "E 2" of Emma.
    let isLetter = at < scan.count && scan.word(at).count == 1 && scan.tokens[at].isCapitalised
    return PersonParser(scan: scan).person(at: at).first?.end
      ?? (isLetter && scan.tokens[at].kind == .word && scan.word(at) != "a" ? at + 1 : nil)
  }

  private static let units: Set<String> = ["star", "stars", "point", "points"]
  private static let around: Set<String> = [
    "rating", "ratings", "stars", "for", "the", "and", "but", ":", "of", "dinner", "tonight", "yesterday",
    "-", "so",
  ]
  /// How a remark behind the stars begins.
  private static let remarks: Set<String> = ["too", "needs", "needed", "bit", "not", "more", "less", "very"]
}
