package import Values

/// The amounts in something said, read at any place of it. Source: 001 FR-1.
package struct SaidAmounts: Sendable {
  private let reader: LineWords

  /// Takes the text apart; places are UTF-8 offsets into it.
  package init(_ text: String) {
    var tokenizer = LineTokenizer(text)
    var reader = LineWords(tokens: tokenizer.tokens())
    reader.allowsEnd = true
    self.reader = reader
  }

  /// What so much of it comes to as one amount in its own unit, and where its words end; nil where no measure is named
  /// or no number told. What packages hold is multiplied: "2 (14.5-oz) cans" are 29 oz; sums are added up.
  package func amount(at offset: Int) -> (amount: Amount, end: Int)? {
    guard let start = reader.tokens.firstIndex(where: { $0.range.lowerBound == offset }),
      let first = reader.amount(at: start), let total = first.amount.total
    else { return nil }
    var sum = total
    var end = reader.behind(first)
    if let size = reader.sizeOfEach(first) {
      return (
        Amount(size.holds.quantity * (first.amount.quantity ?? .one), size.holds.unit),
        reader.tokens[size.end - 1].range.upperBound
      )
    }
    while let next = reader.added(to: first.amount, at: end), let more = next.amount.total {
      sum = Amount(sum.value + more.value * more.unit.ratio / sum.unit.ratio, sum.unit)
      end = reader.behind(next)
    }
    return (sum, reader.tokens[end - 1].range.upperBound)
  }
}

extension LineAmount {
  /// Count times size of packages, or the amount itself; nil for ranges, bare counts and what tells no number.
  package var total: Amount? {
    guard let quantity, upTo == nil, quantity > .zero else { return nil }
    if let holds, holds.upTo == nil, holds.unit.dimension != .length {
      return Amount(holds.quantity * quantity, holds.unit)
    }
    guard let unit, !unit.isLoose else { return nil }
    return Amount(quantity, unit)
  }
}
