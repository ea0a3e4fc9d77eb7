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

extension PhraseModel {
  /// By token, in percent of the best: how much its part of a long line is like a class. Nil for a line of
  /// one part.
  func weights(_ tokens: [Token], of label: Int) -> [Int]? {
    guard tokens.count >= Self.longLine else { return nil }
    let clauses = Self.clauses(tokens)
    guard clauses.count > 1 else { return nil }
    let shares = clauses.map { clause in self.shares(Array(tokens[clause]))[label] }
    let most = max(1, shares.max() ?? 1)
    return zip(clauses, shares).flatMap { clause, share in
      Array(repeating: share * 100 / most, count: clause.count)
    }
  }

  private static let longLine = 14
  private static let turns: Set<String> = ["but", "so", "because", "since", "anyway", "cause", "cuz"]

  /// Stretches between separators and words that turn to something else, without a gap; those of less
  /// than four words belong to the one before.
  private static func clauses(_ tokens: [Token]) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = 0
    for at in 1...tokens.count {
      let isCut =
        at == tokens.count || tokens[at - 1].isSeparator && !tokens[at].isSeparator
        || turns.contains(tokens[at].text)
      guard isCut else { continue }
      if at - start < 5, tokens[at - 1].kind != .end, let last = clauses.last {
        clauses[clauses.count - 1] = last.lowerBound..<at
      } else {
        clauses.append(start..<at)
      }
      start = at
    }
    return clauses
  }
}
