extension PhraseModel {
  /// The class that one part of a long line is clearly most like, when the whole line says so little that
  /// it points there at least faintly: stories are told around requests. Nil when no part is clear.
  func clearPart(_ tokens: [Token], whole: [Int]) -> (label: Int, share: Int)? {
    let parts = Self.parts(tokens)
    guard parts.count > 1 else { return nil }
    let outside = classes.count - 1
    var best: (label: Int, share: Int)?
    for part in parts {
      let shares = shares(Array(tokens[part]))
      guard shares[outside] <= Self.mostOutside,
        let label = (0..<outside).max(by: { (shares[$0], -$0) < (shares[$1], -$1) }),
        shares[label] >= Self.clear, whole[label] >= Self.faint, shares[label] > best?.share ?? 0
      else { continue }
      best = (label, shares[label])
    }
    return best
  }

  /// Thousandths.
  private static let mostOutside = 100
  private static let clear = 600
  private static let faint = 40
  private static let mostParts = 8
  private static let joiners: Set<String> = ["and", "but", "so", "because", "since", "then"]

  /// The stretches between separators and joining words, of three words at least.
  private static func parts(_ tokens: [Token]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for at in 0...tokens.count
    where at == tokens.count || tokens[at].isSeparator || joiners.contains(tokens[at].text) {
      if at - start >= 3 {
        parts.append(start..<(at < tokens.count && tokens[at].kind == .end ? at + 1 : at))
      }
      start = at + 1
    }
    return Array(parts.suffix(mostParts))
  }
}
