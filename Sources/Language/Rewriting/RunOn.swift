/// "Yeah looks good and done shopping got everything else, came to 78.40": what begins anew without a sign gets an end
/// before it.
struct RunOn {
  let scan: Scan

  /// The line with those ends; nil where it needs none.
  func parted() -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
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
