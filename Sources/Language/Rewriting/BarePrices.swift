/// "Milk was 3.49", "paid 2.99 for eggs", "82.10 total": a number with two places where only a price stands is one, and is given
/// its sign, so that nobody takes it for stars or servings.
struct BarePrices {
  let scan: Scan

  /// The line with the sign; nil where no such number stands bare.
  func signed() -> String? {
    let changes = scan.tokens.indices.filter { isPrice($0) || isForWeek($0) }.map { at in
      (tokens: at..<at + 1, with: "$" + scan.utterance.text(tokens: at..<at + 1))
    }
    return changes.isEmpty ? nil : scan.utterance.replacing(changes)
  }

  /// "60 for food this week", "80 for groceries a week".
  private func isForWeek(_ at: Int) -> Bool {
    guard scan.tokens[at].kind == .number, !["$", "£", "€"].contains(scan.word(at - 1)),
      scan.word(at + 1) == "for", ["food", "groceries", "shopping"].contains(scan.word(at + 2))
    else { return false }
    return ["this", "a", "per", "the", "each"].contains(scan.word(at + 3)) && scan.word(at + 4) == "week"
  }

  private func isPrice(_ at: Int) -> Bool {
    guard scan.tokens[at].kind == .number, Self.hasCents(scan.word(at)),
      !["$", "£", "€"].contains(scan.word(at - 1)), isAlone(behind: at + 1)
    else { return false }
    if Self.totals.contains(scan.word(at + 1)) { return true }
    // "Paid 2.99 for eggs"; a sum that was spent at a shop is read without its sign.
    if Self.paying.contains(scan.word(at - 1)), scan.word(at + 1) == "for" { return true }
    // "I bought salmon for 12.50".
    if scan.word(at - 1) == "for", isBought(endingAt: at - 1) { return true }
    // "Bananas 1.29, the coffee 8.99 and the milk 3.49".
    if isFood(endingAt: at) { return true }
    return Self.being.contains(scan.word(at - 1)) && at > 1 && isPriced(endingAt: at - 1)
  }

  /// What was or is that much: a food, or "it" of a shopping trip. "Dinner is 6.30" is an hour.
  private func isPriced(endingAt end: Int) -> Bool {
    if ["was", "were"].contains(scan.word(end)),
      ["it", "that", "everything", "which"].contains(scan.word(end - 1))
    {
      return true
    }
    return isFood(endingAt: end)
  }

  private func isFood(endingAt end: Int) -> Bool {
    (max(0, end - 3)..<end).contains { start in
      FoodParser(scan: scan).edible(at: start).contains { $0.end == end && !$0.isWeak }
    }
  }

  /// A food that was bought, right before.
  private func isBought(endingAt end: Int) -> Bool {
    isFood(endingAt: end)
      && (max(0, end - 8)..<end).contains {
        ["bought", "got", "grabbed", "found"].contains(scan.word($0))
      }
  }

  /// No measure behind it: "2.25 cups", "1.50 pm".
  private func isAlone(behind at: Int) -> Bool {
    at >= scan.count || scan.tokens[at].isSeparator || Self.behind.contains(scan.word(at))
      || Self.totals.contains(scan.word(at))
  }

  private static func hasCents(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  private static let totals: Set<String> = ["total", "altogether", "in total", "overall"]
  private static let paying: Set<String> = ["paid", "pay", "paying"]
  private static let being: Set<String> = ["was", "were", "is", "are", "'s"]
  private static let behind: Set<String> = [
    "for", "a", "each", "per", "at", "in", "now", "today", "this", "on", "and", "n", "but", "apiece",
    "yesterday",
  ]
}
