/// "Can I make the Sunday soup without the leek?", "could we cook our curry without coconut milk": a question what stands in
/// for the food, and never an order to plan something else.
struct MadeWithout {
  let scan: Scan

  /// The line with the question what stands in for it; nil for every other line. That the food is missing, and what could
  /// replace "it", is asked with it.
  func asked() -> String? {
    for start in scan.tokens.indices where opensSentence(start) {
      guard let found = question(start) else { continue }
      let before = start > 0 ? scan.utterance.text(tokens: 0..<start) : ""
      let behind = found.end < scan.count ? scan.utterance.text(tokens: found.end..<scan.count) : ""
      let kept = [isMissing(before, found.food) ? "" : before].filter { !$0.isEmpty }
      let others = asksAgain(behind) ? [] : [behind].filter { !$0.isEmpty }
      return (kept + ["what can i use instead of \(found.food)?"] + others).joined(separator: " ")
    }
    return nil
  }

  private func opensSentence(_ at: Int) -> Bool {
    at == 0 || scan.tokens[at - 1].isSeparator || ["and", "so", "but", "um"].contains(scan.word(at - 1))
  }

  /// The food, and where the question ends; nil where a dish is not pointed at, or more is said of it.
  private func question(_ start: Int) -> (food: String, end: Int)? {
    guard ["can", "could", "may", "should"].contains(scan.word(start)),
      ["i", "we"].contains(scan.word(start + 1)),
      ["make", "cook", "do", "prepare", "bake"].contains(scan.word(start + 2)),
      isPointedAt(start + 3)
    else { return nil }
    let stop = (start..<scan.count).first { scan.tokens[$0].isSeparator } ?? scan.count
    guard let without = (start..<stop).first(where: { scan.word($0) == "without" }), without > start + 3
    else { return nil }
    var from = without + 1
    skip(["the", "any", "a", "an", "our", "my", "using"], in: scan, at: &from)
    guard from < stop,
      let food = FoodParser(scan: scan).edible(at: from).filter({ !$0.isWeak && $0.end <= stop })
        .max(by: { $0.end < $1.end })
    else { return nil }
    var end = food.end
    skip(["then", "too", "please", "now", "at", "all"], in: scan, at: &end)
    guard end == stop else { return nil }
    if stop < scan.count { end = stop + 1 }
    return (scan.utterance.text(tokens: from..<food.end), end)
  }

  /// "The soup", "our curry", "Sunday's dinner".
  private func isPointedAt(_ at: Int) -> Bool {
    ["the", "our", "my", "that", "this", "tonight", "tonights"].contains(scan.word(at))
      || DayParser(scan: scan).day(at: at) != nil
  }

  /// "The leek is missing", "I have no leek": why it is asked.
  private func isMissing(_ text: String, _ food: String) -> Bool {
    let words = Utterance(text).tokens.filter { $0.kind == .word }.map(\.text)
    let ofFood = Utterance(food).tokens.map(\.text)
    guard !words.isEmpty else { return false }
    return words.allSatisfy { word in
      Self.lacking.contains(word) || ofFood.contains { $0 == word || $0 + "s" == word || $0 == word + "s" }
    }
  }

  /// "What could replace it?": the same once more.
  private func asksAgain(_ text: String) -> Bool {
    let words = Utterance(text).tokens.filter { $0.kind == .word }.map(\.text)
    return words.contains("what") && words.allSatisfy(Self.again.contains)
  }

  private static let lacking: Set<String> = [
    "the", "a", "is", "are", "was", "were", "missing", "i", "we", "have", "had", "has", "no", "got", "not",
    "they", "any", "out", "of", "dont", "don't", "havent", "haven't", "there", "at", "home", "left", "um",
    "forgot", "ran", "sold",
  ]
  private static let again: Set<String> = [
    "what", "could", "can", "would", "should", "might", "else", "replace", "it", "them", "that", "i", "we",
    "use", "take", "put", "in", "instead", "of", "its", "place", "then", "and", "or", "so", "work", "works",
    "for", "one",
  ]
}
