extension PhraseModel {
  /// The shares of a line that may hold more than its request: those of the whole, and of the part of it
  /// that is most clearly one of the intents, in equal halves. A line of one part is taken as it is.
  func sharesByParts(_ tokens: [Token]) -> [Int] {
    let whole = shares(tokens)
    let parts = Self.parts(tokens)
    guard parts.count > 1 else { return whole }
    let outside = classes.count - 1
    var best: [Int]?
    var most = 0
    for part in parts {
      let shares = shares(Array(tokens[part]))
      let own = shares.indices.filter { $0 != outside }.map { shares[$0] }.max() ?? 0
      if own > most { (best, most) = (shares, own) }
    }
    guard let best else { return whole }
    return zip(whole, best).map { ($0 + $1) / 2 }
  }

  private static let mostParts = 8
  private static let joiners: Set<String> = ["and", "but", "so", "because", "since", "then"]

  /// The stretches between separators and joining words, of three words at least.
  private static func parts(_ tokens: [Token]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for at in 0...tokens.count
    where at == tokens.count || tokens[at].isSeparator || joiners.contains(tokens[at].text) {
      if at - start >= 3 { parts.append(start..<(at < tokens.count && tokens[at].kind == .end ? at + 1 : at)) }
      start = at + 1
    }
    return Array(parts.prefix(mostParts))
  }
}
