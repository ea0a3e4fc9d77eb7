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
    guard reader.isWord(at) || reader.tokens[at].number != nil, !isGrade(at, reader) else { return nil }
    // "duck legs x 12", and no "9 x 13".
    let isTimes =
      reader.word(at - 1) == "x" && at > start + 1 && !reader.isSign("\"", at - 2)
      && reader.tokens[at - 2].number == nil
    let isParted =
      isTimes
      || reader.text(at - 1) == "~"
      || [",", "-", ":", "=", ".", "(", ")", ";", "*", "%", "\""].contains { reader.isSign($0, at - 1) }
        && !reader.isHyphenated(at)
    let isNumber = reader.number(at: at) != nil
    let isLoose =
      reader.facts(at)?.unit?.isLoose == true
      && (isParted || Self.lastly.contains(reader.word(at)) && at + 1 >= reader.count && !isCapital(at))
    let isAbout = Self.abouts.contains(reader.word(at)) && reader.number(at: at + 1) != nil
    guard isNumber || isParted || reader.has(.article, at) || isLoose || isAbout,
      let found = reader.amounts(at: at),
      let first = found.amounts.first
    else { return nil }
    let isMeasured =
      first.unitWord != nil || isCountedEach(first)
      || first.unit.map { reader.isMeasure($0) || $0.isContainer || $0.dimension == .shape || $0 == .piece }
        ?? false
    guard isMeasured == wantsMeasure else { return nil }
    let isBehindName =
      isParted || isLoose || reader.tokens[at - 1].kind == .digits || isGrade(at - 1, reader)
      || reader.isWord(at - 1)
        && (reader.isHyphenated(at - 1) || !Self.leading.contains(reader.word(at - 1)))
    if reader.isSign("(", at - 1) {
      // A bracket behind the name tells its amount where it holds nothing else.
      // "(2)" alone may be a note's number, but not behind a plural at the line's end.
      let isPlural = reader.word(at - 2).hasSuffix("s") && (first.quantity ?? .zero) > .one
      guard let close = reader.closing(at - 1, before: reader.count), found.end == close,
        isMeasured && first.unit?.dimension != .length || isNumber && isPlural && close + 1 == reader.count
      else { return nil }
      return (found.amounts, at - 1, close + 1)
    }
    let endsThere = isOver(found.end)
    if first.quantity == nil, !endsThere || found.amounts.count > 1 { return nil }
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
      if let size = sizeBefore(at, from: start, reader), first.unit == nil, first.holds == nil {
        var amounts = found.amounts
        amounts[0].holds = size.holds
        return (amounts, size.begin, found.end)
      }
      return (found.amounts, begin, found.end)
    }
    guard endsThere, isBehindName else { return nil }
    if isMeasured {
      let all = counted(behind: found, reader) ?? found
      return (all.0, at, all.1)
    }
    let isCounted =
      isNumber && (first.quantity?.isWhole == true || reader.tokens[at].isFraction)
      && !Self.numbering.contains(reader.word(at - 1))
    guard isCounted, start == beginning(), (first.quantity ?? .zero) <= Rational(100) else { return nil }
    return (found.amounts, at, found.end)
  }

  /// "24 ea": each by each is how a kitchen's sheet counts, so that the number stands for the line.
  private func isCountedEach(_ amount: LineAmount) -> Bool {
    guard amount.unit == nil, amount.quantity != nil,
      let last = reader.tokens.last(where: { $0.range.upperBound <= amount.range.upperBound })
    else { return false }
    return ["ea", "each"].contains(last.text) || amount.holds != nil
  }

  /// "buns, 4" – 8 dz": how long one is stands before how many.
  private func sizeBefore(_ at: Int, from start: Int, _ reader: LineWords) -> (
    holds: LineAmount.Holds, begin: Int
  )? {
    for begin in max(start + 1, at - 4)..<max(start + 1, at) where reader.isSign(",", begin - 1) {
      guard let size = reader.measure(at: begin), size.end == at - 1, size.holds.unit.dimension == .length
      else { continue }
      return (size.holds, begin - 1)
    }
    return nil
  }

  /// "U10", "T55": a number that letters stand before is a grade.
  private func isGrade(_ at: Int, _ reader: LineWords) -> Bool {
    at > 0 && reader.tokens[at].number != nil && reader.isGlued(at) && reader.isWord(at - 1)
      && reader.word(at - 1) != "x"
  }

  /// What ends a line without anything before it: "parsley handful".
  private static let lastly: Set<String> = [
    "pinch", "dash", "handful", "splash", "drizzle", "glug", "sprinkle", "dollop",
  ]

  /// "6-7 oz, 36 each", "35# jug, 2 ea": the size of one stands before how many.
  func counted(behind found: (amounts: [LineAmount], end: Int), _ reader: LineWords) -> (
    [LineAmount], Int
  )? {
    guard found.amounts.count == 1, let size = found.amounts.first, let unit = size.unit,
      let quantity = size.quantity
    else { return nil }
    let isPackage = size.holds != nil && quantity == .one && unit.isContainer
    guard isPackage || unit.dimension == .weight && size.holds == nil else { return nil }
    // "6 oz portions, 20 ea", "1# prints, 36 ct".
    let comma =
      reader.isWord(found.end) && reader.isSign(",", found.end + 1) ? found.end + 1 : found.end
    guard reader.isSign(",", comma), let count = reader.amount(at: comma + 1), count.amount.unit == nil,
      ["each", "ea", "ct"].contains(reader.word(count.end - 1)), count.end >= reader.count
    else { return nil }
    var amount = count.amount
    amount.holds = size.holds ?? .init(quantity: quantity, upTo: size.upTo, unit: unit)
    if isPackage { amount.unit = unit }
    if reader.word(comma - 1).hasPrefix("portion") { amount.unit = .portion }
    return ([amount], count.end)
  }

  static let leading: Set<String> = [
    "into", "in", "to", "of", "with", "by", "from", "at", "for", "and", "or", "about", "per", "plus", "a",
    "the", "on",
  ]
  static let numbering: Set<String> = [
    "no", "nr", "n", "type", "number", "grade", "size", "vitamin", "page", "pages", "p", "pp", "pg", "step",
    "chapter",
    "serves", "serve", "makes", "feeds", "mark", "recipe", "day", "week", "table", "fig", "figure",
  ]
  private static let abouts: Set<String> = [
    "about", "abt", "approx", "approximately", "circa", "ca", "roughly", "around",
  ]

  /// The line ends there, or goes on behind a comma or bracket.
  func isOver(_ at: Int) -> Bool {
    guard at < reader.count else { return true }
    if case .sign = reader.tokens[at].kind { return true }
    return reader.has(.ending, at) || Self.closing.contains(reader.word(at)) || isPercent(at)
      || isWorkOnly(at)
  }

  private static let closing: Set<String> = [
    "ap", "ep", "wt", "avg", "net", "total", "each", "ea", "ladle", "spoodle", "pp", "x",
  ]

  /// "100%": a baker's share of the flour.
  func isPercent(_ at: Int) -> Bool {
    at >= 0 && at < reader.count && reader.tokens[at].number != nil && reader.isSign("%", at + 1)
  }

  /// "flour 3c sifted", "rice 1 1/2 c dry": only work and qualities to the next comma or bracket.
  private func isWorkOnly(_ start: Int) -> Bool {
    let end = segmentEnd(start, reader.count)
    return end > start
      && (start..<end).allSatisfy { at in
        reader.has(.worked, at) || reader.has(.manner, at) || reader.has(.adjective, at)
          || at > start && reader.has(.joint, at) || reader.isSign(".", at) || isParticiple(at)
      }
  }
}
