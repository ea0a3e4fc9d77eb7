import Values

extension LineParts {
  /// An amount behind the name: "Oysters, 1 pint", "chickpeas 2 x 400g cans".
  func inside(from start: Int) -> (amounts: [LineAmount], begin: Int, end: Int)? {
    var reader = reader
    reader.allowsEnd = true
    // What is measured comes before what is only counted: "16/20 ct, 10 lb".
    for wantsMeasure in [true, false] {
      for at in (start + 1)..<max(start + 1, reader.count) {
        if let found = inside(at, from: start, reader, wantsMeasure: wantsMeasure) { return found }
      }
    }
    return nil
  }

  /// The same at one place.
  func inside(
    _ at: Int, from start: Int, _ reader: LineWords, wantsMeasure: Bool
  ) -> (amounts: [LineAmount], begin: Int, end: Int)? {
    guard reader.isWord(at) || reader.tokens[at].number != nil else { return nil }
    let isParted =
      [",", "-", ":", "=", ".", "(", ")", ";", "*", "%", "\""].contains { reader.isSign($0, at - 1) }
      && !reader.isHyphenated(at)
    let isNumber = reader.number(at: at) != nil
    let isLoose = isParted && reader.facts(at)?.unit?.isLoose == true
    guard isNumber || isParted || reader.has(.article, at) || isLoose, let found = reader.amounts(at: at),
      let first = found.amounts.first
    else { return nil }
    let isMeasured =
      first.unitWord != nil
      || first.unit.map { reader.isMeasure($0) || $0.isContainer || $0.dimension == .shape || $0 == .piece }
        ?? false
    guard isMeasured == wantsMeasure else { return nil }
    let isBehindName = isParted || reader.isWord(at - 1) && !Self.leading.contains(reader.word(at - 1))
    if reader.isSign("(", at - 1) {
      // A bracket behind the name tells its amount where it holds nothing else.
      guard let close = reader.closing(at - 1, before: reader.count), found.end == close, isMeasured else {
        return nil
      }
      return (found.amounts, at - 1, close + 1)
    }
    let endsThere = isOver(found.end)
    if first.unit?.dimension == .length,
      !endsThere || isParted || found.end < reader.count && !reader.isSign(",", found.end)
    {
      return nil
    }
    let begin =
      isParted && !reader.isSign(")", at - 1) && !reader.isSign("%", at - 1) && !reader.isSign("\"", at - 1)
      ? at - 1 : at
    if isParted, isMeasured || endsThere {
      if let counted = counted(behind: found, reader) { return (counted.0, begin, counted.1) }
      return (found.amounts, begin, found.end)
    }
    guard endsThere, isBehindName else { return nil }
    if isMeasured { return (found.amounts, at, found.end) }
    let isCounted =
      isNumber && first.quantity?.isWhole == true && !Self.numbering.contains(reader.word(at - 1))
    guard isCounted, start == beginning(), (first.quantity ?? .zero) <= Rational(100) else { return nil }
    return (found.amounts, at, found.end)
  }

  /// "6-7 oz, 36 each": the size of one stands before how many.
  func counted(behind found: (amounts: [LineAmount], end: Int), _ reader: LineWords) -> (
    [LineAmount], Int
  )? {
    guard found.amounts.count == 1, let size = found.amounts.first, let unit = size.unit,
      unit.dimension == .weight,
      let quantity = size.quantity
    else { return nil }
    let comma = ["avg", "average"].contains(reader.word(found.end)) ? found.end + 1 : found.end
    guard reader.isSign(",", comma), let count = reader.amount(at: comma + 1), count.amount.unit == nil,
      ["each", "ea", "ct"].contains(reader.word(count.end - 1)), count.end >= reader.count
    else { return nil }
    var amount = count.amount
    amount.holds = .init(quantity: quantity, upTo: size.upTo, unit: unit)
    return ([amount], count.end)
  }

  static let leading: Set<String> = [
    "into", "in", "to", "of", "with", "by", "from", "at", "for", "and", "or", "about", "per", "plus", "a",
    "the", "on",
  ]
  static let numbering: Set<String> = ["no", "nr", "n", "type", "number", "grade", "size", "vitamin"]

  /// The line ends there, or goes on behind a comma or bracket.
  func isOver(_ at: Int) -> Bool {
    guard at < reader.count else { return true }
    if case .sign = reader.tokens[at].kind { return true }
    return reader.has(.ending, at)
      || ["ap", "ep", "wt", "avg", "net", "total", "each", "ea"].contains(reader.word(at))
  }
}
