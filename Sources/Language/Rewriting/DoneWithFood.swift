/// "What can I do with the spinach tomorrow before it goes off": asks what could be cooked with it that day.
struct DoneWithFood {
  let scan: Scan

  /// The line as such a question; nil for every other line.
  func asked() -> String? {
    guard scan.word(0) == "what", ["can", "could", "should"].contains(scan.word(1)),
      ["i", "we"].contains(scan.word(2)),
      ["do", "make", "cook"].contains(scan.word(3)), scan.word(4) == "with"
    else { return nil }
    var at = 5
    let isPart = ["half", "leftover", "rest", "all"].contains(scan.word(at))
    skip(
      ["the", "my", "our", "some", "that", "this", "half", "a", "an", "leftover", "rest", "of", "all"],
      in: scan, at: &at)
    guard let food = FoodParser(scan: scan).edible(at: at).filter({ !$0.isWeak }).max(by: { $0.end < $1.end })
    else { return nil }
    let name = scan.utterance.text(tokens: at..<food.end)
    var end = food.end
    skip(
      ["that", "which", "is", "are", "for", "on", "left", "over", "in", "the", "fridge"], in: scan, at: &end)
    let day = end < scan.count ? DayParser(scan: scan).matches(at: end).map(\.end).max() : nil
    let when = day.map { scan.utterance.text(tokens: end..<$0) } ?? ""
    end = day ?? end
    let isAged = (end..<max(end, scan.count)).allSatisfy {
      scan.tokens[$0].isSeparator || Self.aging.contains(scan.word($0))
    }
    guard isAged, day != nil || isPart || end < scan.count && scan.word(3) == "do" else { return nil }
    return "what can i make \(when.isEmpty ? "tonight" : when) with \(name)"
  }

  private static let aging: Set<String> = [
    "before", "it", "they", "goes", "go", "off", "bad", "turns", "turn", "spoils", "spoil", "expires",
    "expire", "past", "its",
    "their", "best", "that", "is", "are", "'s", "nearly", "almost", "about", "to", "on", "way", "out",
    "needs", "need", "using",
    "up", "date", "?",
  ]
}
