import Values

extension LineWords {
  /// An amount and all that belongs to it: what is added, taken away, or tells the same in other units.
  func amounts(at start: Int, isStart: Bool = false) -> (amounts: [LineAmount], end: Int)? {
    guard let first = amount(at: start, isStart: isStart) else { return nil }
    var amounts = [first.amount] + (first.again.map { [$0] } ?? [])
    var at = first.end
    if let size = sizeOfEach(first) {
      amounts[0].holds = size.holds
      at = size.end
    }
    if let times = times(&amounts[0], at: at) { at = times }
    while let next = further(amounts, at: at) {
      amounts = next.amounts
      at = next.end
    }
    return (amounts, at)
  }

  private func further(_ amounts: [LineAmount], at: Int) -> (amounts: [LineAmount], end: Int)? {
    guard at < count, let last = amounts.last else { return nil }
    if let close = closing(at, before: count) {
      guard let inside = bracketed(amounts, at + 1..<close) else { return nil }
      return (inside, close + 1)
    }
    if let range = ended(last, at: at) { return (amounts.dropLast() + [range.amount], range.end) }
    if let again = asPurchased(at), var read = amount(at: again), read.amount.unit.map(isMeasure) == true {
      read.amount.role = .same
      return (amounts + [read.amount], behindTrade(read.end))
    }
    for (role, next) in joints(at, last) {
      guard var read = amount(at: next), isFurther(read.amount, role, last, isSaid: next > at) else {
        continue
      }
      read.amount.role = role
      return (amounts + [read.amount], read.end)
    }
    return nil
  }

  /// "5# bag x 2", "150 g x 4": how many of that size; gives the token behind it.
  private func times(_ amount: inout LineAmount, at: Int) -> Int? {
    guard word(at) == "x", let number = number(at: at + 1), amount.upTo == nil,
      let quantity = amount.quantity,
      let unit = amount.unit, unit.dimension != .length, number.end >= count || !isWord(number.end)
    else { return nil }
    if isMeasure(unit) {
      amount.holds = .init(quantity: quantity, unit: unit)
      (amount.quantity, amount.unit) = (number.value, nil)
    } else {
      amount.quantity = quantity * number.value
    }
    return number.end
  }

  /// Which roles an amount behind this place may have, and where it begins.
  private func joints(_ at: Int, _ last: LineAmount) -> [(LineAmount.Role, Int)] {
    let comma = isSign(",", at) || isSign(";", at) ? at + 1 : at
    if ["less", "minus", "lacking"].contains(word(comma)) { return [(.minus, comma + 1)] }
    if ["that's", "thats", "so"].contains(word(at)) { return [(.same, at + 1)] }
    if word(at) == "which", word(at + 1) == "is" { return [(.same, at + 2)] }
    if isSign("+", comma) || word(comma) == "plus" { return [(.plus, comma + 1)] }
    if word(at) == "and" || isSign("&", at) { return [(.plus, at + 1)] }
    if isSign("/", at) || isSign("=", at) || isSign("|", at) { return [(.same, at + 1)] }
    if word(comma) == "or" || word(comma) == "equals" { return [(.same, comma + 1)] }
    if isSign("-", at), text(at) == "–" || !isGlued(at + 1) { return [(.same, at + 1)] }
    return [(.plus, comma), (.same, comma)]
  }

  /// What drink is measured with: "half a pint and a wineglass of sherry".
  private static let glasses: Set<Unit> = [.wineglass, .tumbler, .teacup, .coffeecup, .glass, .saltspoon]

  /// "10 lb AP / 8.2 lb EP", "3 lb; (EP) 2.6 lb": as purchased, and the edible portion of it. Where the second begins.
  private func asPurchased(_ start: Int) -> Int? {
    let at = behindTrade(start)
    guard isSign("/", at) || isSign(";", at) || isSign(",", at) || isSign("=", at), at + 1 < count else {
      return nil
    }
    let next = behindTrade(at + 1)
    return at > start || next > at + 1 ? next : nil
  }

  private func behindTrade(_ at: Int) -> Int {
    if ["ap", "ep"].contains(word(at)) { return at + 1 }
    return isSign("(", at) && ["ap", "ep"].contains(word(at + 1)) && isSign(")", at + 2) ? at + 3 : at
  }

  /// Whether the amount can be what it would be: a smaller measure of the same kind is added, a measure of another
  /// kind or system tells the same.
  private func isFurther(
    _ next: LineAmount, _ role: LineAmount.Role, _ last: LineAmount, isSaid: Bool
  ) -> Bool {
    guard next.quantity != nil, next.range.lowerBound < next.range.upperBound else { return false }
    guard let unit = next.unit else {
      // "600 g / 1 catty".
      // "1 large or 2 small shallots".
      let isSized = last.unit == nil && last.unitWord == nil && last.size != nil && next.size != nil
      return role == .same && isSaid
        && (isSized || next.unitWord != nil && last.unit.map(isMeasure) == true)
    }
    guard let before = last.unit else {
      return role == .same && isMeasure(unit) && unit.dimension != .length
    }
    if role == .same, (unit.dimension == .length) != (before.dimension == .length) { return false }
    switch role {
    case .plus, .minus:
      return unit.dimension == before.dimension && unit.ratio < before.ratio && unit.system == before.system
        || unit.isLoose && isMeasure(before)
        || isSaid && isMeasure(before) && (isMeasure(unit) || Self.glasses.contains(unit))
    case .same:
      return unit != before && (isMeasure(unit) || unit.dimension != before.dimension || unit.isContainer)
    case .first: return false
    }
  }

  /// "100g-150g", "1/2 tsp to 1 tsp", "800 g – 1 kg": a range with two units, told in the first one.
  func ended(_ last: LineAmount, at: Int) -> ReadAmount? {
    guard last.upTo == nil, last.holds == nil, let low = last.quantity, let unit = last.unit,
      isSign("-", at) || word(at) == "to", let next = amount(at: at + 1), next.amount.holds == nil,
      let other = next.amount.unit, let high = next.amount.quantity
    else { return nil }
    let isSame = other == unit
    guard
      isSame || isMeasure(unit) && other.dimension == unit.dimension && other.system == unit.system
    else { return nil }
    let upper = isSame ? high : high * other.ratio / unit.ratio
    guard upper > low else { return nil }
    var amount = last
    amount.upTo = upper
    amount.range = last.range.lowerBound..<next.amount.range.upperBound
    return ReadAmount(amount: amount, end: next.end)
  }

  /// The amounts with those of a bracket added: what one package holds, or the same again; nil where the bracket
  /// holds anything else. `isBehindName`: the food stands between the measure and the bracket.
  func bracketed(_ amounts: [LineAmount], _ inside: Range<Int>, isBehindName: Bool = false) -> [LineAmount]? {
    var ending = self
    ending.allowsEnd = true
    return BracketAmounts(words: ending, isBehindName: isBehindName).added(to: amounts, inside)
  }

  /// Behind the amount's own words, without the "of" that leads to the food.
  func behind(_ read: ReadAmount) -> Int { word(read.end - 1) == "of" ? read.end - 1 : read.end }

  /// A smaller measure of the same kind that is added: "1 lb 4 oz", "a cup and 2 tablespoons".
  func added(to first: LineAmount, at: Int) -> ReadAmount? {
    let next = ["and", "plus"].contains(word(at)) || isSign("+", at) ? at + 1 : at
    guard first.holds == nil, let unit = first.unit, isMeasure(unit), let read = amount(at: next),
      read.amount.holds == nil,
      let other = read.amount.unit, other.dimension == unit.dimension, other.ratio < unit.ratio
    else { return nil }
    return read
  }

  /// "2 cans of 14.5 oz": what one of them holds, where nothing more is said of it.
  func sizeOfEach(_ read: ReadAmount) -> ReadMeasure? {
    let isAt = isSign("@", read.end) || word(read.end) == "à"
    guard word(read.end - 1) == "of" || isAt, read.amount.holds == nil,
      let size = measure(at: isAt ? read.end + 1 : read.end)
    else { return nil }
    let end = ["each", "ea", "apiece"].contains(word(size.end)) ? size.end + 1 : size.end
    guard end >= count || isSign(",", end) || isAt else { return nil }
    return ReadMeasure(holds: size.holds, end: end)
  }
}
