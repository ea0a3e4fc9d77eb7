/// "Greta is allergic to milk, traces too", "he can't have nuts, it's serious": how much of it harms. What somebody must not
/// have is left out with all that may contain it, however it was told, so that such a remark changes nothing; read as food
/// it would.
struct HowSevere {
  let scan: Scan

  /// The line without such remarks; nil where it holds none, or nothing else that harms somebody.
  func plain() -> String? {
    var gone: [Range<Int>] = []
    var start = 0
    while start < scan.count {
      var end = start
      while end < scan.count, !scan.tokens[end].isSeparator { end += 1 }
      if start < end {
        if isRemark(start..<end) {
          gone.append(max(0, start - 1)..<end)
        } else if let tail = tail(of: start..<end) {
          gone.append(tail)
        }
      }
      start = end + 1
    }
    let left = scan.tokens.indices.filter { at in !gone.contains { $0.contains(at) } }
    guard !gone.isEmpty,
      left.contains(where: { scan.lexicon.harm.contains(scan.ids[$0]) || Self.limits.contains(scan.word($0)) }
      )
    else { return nil }
    return scan.utterance.replacing(gone.map { ($0, "") }).split(separator: " ").joined(separator: " ")
  }

  /// "Milk its serious": a remark without a mark before it.
  private func tail(of clause: Range<Int>) -> Range<Int>? {
    for at in clause.dropFirst(2)
    where Self.openings.contains(scan.word(at)) && isRemark(at..<clause.upperBound) {
      return at..<clause.upperBound
    }
    return nil
  }

  private func isRemark(_ range: Range<Int>) -> Bool {
    // "I must never have shellfish, I am allergic".
    let plain = range.map(scan.word).filter {
      !["to", "it", "them", "that", "because", "as", "very", "really"].contains($0)
    }
    let isOfSpeaker = (0..<range.lowerBound).contains { ["i", "me", "myself"].contains(scan.word($0)) }
    if plain.count < 4, plain.last == "allergic", range.count < 8, isOfSpeaker || range.count == scan.count,
      plain.dropLast().allSatisfy({ Self.subjects.contains($0) }),
      range.count == scan.count || plain.count > 1
    {
      return true
    }
    // "Is it dangerous" asks, and "not severe" or "can have traces" says the opposite.
    guard !Self.asking.contains(scan.word(range.lowerBound)), scan.word(range.upperBound) != "?" else {
      return false
    }
    let words = range.map(scan.word)
    if words.contains("no"), ["joke", "trace", "traces"].allSatisfy({ !words.contains($0) }) { return false }
    return range.contains { Self.keys.contains(scan.word($0)) }
      && range.allSatisfy { Self.words.contains(scan.word($0)) }
  }

  /// "She is allergic" tells of somebody else than "we never buy nuts" does.
  private static let subjects: Set<String> = ["i", "im", "i'm", "am", "'m"]
  private static let asking: Set<String> = ["is", "are", "how", "so", "to", "be"]
  private static let keys: Set<String> = [
    "serious", "seriously", "severe", "severely", "dangerous", "threatening", "trace", "traces", "joke",
    "careful", "strict",
  ]
  private static let limits: Set<String> = [
    "without", "free", "cant", "cannot", "can't", "avoids", "avoid", "no", "never", "not", "mustnt",
    "mustn't", "dont", "don't",
  ]
  private static let openings: Set<String> = [
    "it", "its", "it's", "thats", "that", "this", "even", "including", "incl", "and", "very",
    "really", "quite",
  ]
  private static let words: Set<String> = keys.union(openings).union([
    "is", "'s", "are", "a", "an", "real", "proper", "bad", "life", "allergy", "allergies", "one", "no",
    "medical",
    "also", "too", "as", "well", "amounts", "tiny", "small", "of", "it", "count", "matter", "please", "be",
    "for",
    "her", "him", "them", "extremely", "super", "the", "all", "harm", "harmful", "highly",
  ])
}
