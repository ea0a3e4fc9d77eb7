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
