/// "Yeah looks good and done shopping got everything else, came to 78.40": what begins anew without a sign gets an end
/// before it.
struct RunOn {
  let scan: Scan

  /// The line with those ends; nil where it needs none.
  func parted() -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
    if let order = orderBehindFood() { changes.append((order..<order + 1, ". " + scan.word(order))) }
    for at in scan.tokens.indices where at > 1 {
      guard
        let phrase = Self.openings.first(where: { words in
          words.indices.allSatisfy { scan.word(at + $0) == words[$0] }
        })
      else { continue }
      var start = at
      while start > 0,
        scan.tokens[start - 1].kind == .comma || ["and", "then", "so"].contains(scan.word(start - 1))
      { start -= 1 }
      guard start > 0, scan.tokens[start - 1].kind != .end, !Self.leading.contains(scan.word(start - 1))
      else { continue }
      // "Done cooking it was a 5".
      if phrase[0] == "it", !["cooking", "eating", "finished"].contains(scan.word(start - 1)) { continue }
      let isSum = phrase[0] == "came"
      if isSum, start == at { continue }
      changes.append((start..<at + 1, ". " + (isSum ? "it " : "") + scan.word(at)))
    }
    guard !changes.isEmpty else { return nil }
    return scan.utterance.replacing(changes).split(separator: " .").joined(separator: ".")
  }

  /// "Juno won't touch lentils swap Thursday": the order begins behind the food.
  private func orderBehindFood() -> Int? {
    scan.tokens.indices.dropFirst(3).first { at in
      ["swap", "switch", "change", "replace"].contains(scan.word(at)) && !scan.tokens[at - 1].isSeparator
        && DayParser(scan: scan).day(at: at + 1) != nil
        && (0..<at - 1).contains {
          ["wont", "won't", "not", "n't", "hates", "doesnt", "cant", "dislikes"].contains(scan.word($0))
        }
        && (1..<at).contains { start in
          FoodParser(scan: scan).avoid(at: start, unknown: false).contains { $0.end == at && !$0.isWeak }
        }
    }
  }

  private static let openings: [[String]] = [
    ["done", "shopping"], ["got", "everything"], ["came", "to"], ["all", "done", "except"],
    ["it", "was", "a"], ["it", "is", "a"],
  ]
  /// Words that belong to what follows.
  private static let leading: Set<String> = [
    "we", "i", "'ve", "'re", "are", "were", "have", "not", "it", "that", "all", "im", "ive", "weve", "is",
    "'s", "just", "finally", "i'm",
    "when", "if", "after", "once", "been", "and", "to", "haven't", "havent", "didnt", "has", "everything",
    "'m", "already", "home",
  ]
}
