import Values

/// Which amount belongs to which food.
extension FactBinder {
  /// Foods, each with the amount said beside it: every amount goes to the food before or behind it, so that the
  /// fewest separators stand between them. Nil where one is left over.
  func items(_ fact: Fact, _ values: RoleValues) -> String? {
    let parts = fact.roles.filter { $0.role == "food" || $0.role == "amount" }
    guard parts.contains(where: { $0.role == "food" }) else { return nil }
    guard let owners = owners(parts) else { return nil }
    var items: [String] = []
    for (at, part) in parts.enumerated() where part.role == "food" {
      let own = parts.indices.filter { owners[$0] == at }.map { text(parts[$0].pieces) }
      guard let amount = own.isEmpty ? "" : values.amount(own.joined(separator: " ")) else { return nil }
      items.append(amount.isEmpty ? text(part.pieces) : "\(amount) of \(text(part.pieces))")
    }
    return list(items)
  }

  /// By part: the food an amount belongs to.
  private func owners(_ parts: [(role: String, pieces: Range<Int>)]) -> [Int?]? {
    /// The cheapest way from a part on, given whether it is taken by the amount before it.
    func best(_ at: Int, isTaken: Bool) -> (cost: Int, owners: [Int: Int])? {
      guard at < parts.count else { return (0, [:]) }
      if parts[at].role == "food" {
        // The next amount may be this food's, where none before it is.
        if !isTaken, at + 1 < parts.count, parts[at + 1].role == "amount",
          let rest = best(at + 2, isTaken: false)
        {
          let behind = (
            cost: rest.cost + 1 + between(parts[at], parts[at + 1]),
            owners: rest.owners.merging([at + 1: at]) { $1 }
          )
          if let other = best(at + 1, isTaken: false), other.cost <= behind.cost { return other }
          return behind
        }
        return best(at + 1, isTaken: false)
      }
      guard at + 1 < parts.count, parts[at + 1].role == "food", let rest = best(at + 1, isTaken: true) else {
        return nil
      }
      return (rest.cost + between(parts[at], parts[at + 1]), rest.owners.merging([at: at + 1]) { $1 })
    }
    guard let found = best(0, isTaken: false) else { return nil }
    return parts.indices.map { found.owners[$0] }
  }

  /// How many separators and joining words stand between two parts, twice.
  private func between(
    _ first: (role: String, pieces: Range<Int>), _ second: (role: String, pieces: Range<Int>)
  ) -> Int {
    (first.pieces.upperBound..<max(first.pieces.upperBound, second.pieces.lowerBound)).reduce(0) { sum, at in
      let isSeparator = pieces[at].kind == .comma || pieces[at].kind == .end
      return sum + (isSeparator || scan.word(pieces[at].tokens.lowerBound) == "and" ? 4 : 0)
    }
  }
}
