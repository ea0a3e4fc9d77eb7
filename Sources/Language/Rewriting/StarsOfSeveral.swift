/// "Red lentil dal: Tom 5 stars, Emma 3, Lou 4": a dinner has one rating; several people's are its middle, and kept as its note.
struct StarsOfSeveral {
  let scan: Scan

  /// The line as one rating with its note; nil where fewer than two people give stars, or anything else is said.
  func rated() -> String? {
    guard scan.tokens.contains(where: { Self.units.contains($0.text) }), !scan.isQuestion else { return nil }
    var given: [(who: String, stars: Int)] = []
    var dish: String?
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
      } else {
        return nil
      }
    }
    guard given.count > 1 else { return nil }
    let sum = given.reduce(0) { $0 + $1.stars }
    let middle = (2 * sum + given.count) / (2 * given.count)
    let note = given.map { "\($0.who) \($0.stars)" }.joined(separator: ", ")
    return "rate \(dish.map { "the \($0)" } ?? "dinner") \(middle) stars because \(note)"
  }

  /// "Tom 5 stars", "Emma gives it 3", "Lou: 4", "5 stars from Tom".
  private func stars(_ at: Int) -> (who: String, stars: Int, end: Int)? {
    let people = PersonParser(scan: scan)
    let numbers = NumberParser(scan: scan)
    if let number = numbers.wholeNumber(at: at), (1...5).contains(number.value) {
      var end = number.end
      skip(Self.units, in: scan, at: &end)
      guard ["from", "by"].contains(scan.word(end)), let who = people.person(at: end + 1).first else {
        return nil
      }
      return (scan.utterance.text(tokens: end + 1..<who.end), number.value, who.end)
    }
    guard let who = people.person(at: at).first else { return nil }
    var end = who.end
    skip([":", "gives", "gave", "says", "said", "it", "="], in: scan, at: &end)
    guard let number = numbers.wholeNumber(at: end), (1...5).contains(number.value) else { return nil }
    var last = number.end
    skip(Self.units, in: scan, at: &last)
    return (scan.utterance.text(tokens: at..<who.end), number.value, last)
  }

  private static let units: Set<String> = ["star", "stars", "point", "points"]
  private static let around: Set<String> = [
    "rating", "ratings", "stars", "for", "the", "and", "but", ":", "of", "dinner", "tonight", "yesterday",
  ]
}
