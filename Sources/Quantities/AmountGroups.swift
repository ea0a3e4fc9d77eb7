import Values

extension LineWords {
  /// An amount and all that belongs to it: what is added, taken away, or tells the same in other units.
  func amounts(at start: Int, isStart: Bool = false) -> (amounts: [LineAmount], end: Int)? {
    guard let first = amount(at: start, isStart: isStart) else { return nil }
    var amounts = [first.amount]
    var at = first.end
    if let size = sizeOfEach(first) {
      amounts[0].holds = size.holds
      at = size.end
    }
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
    for (role, next) in joints(at, last) {
      guard var read = amount(at: next), isFurther(read.amount, role, last, isSaid: next > at) else {
        continue
      }
      read.amount.role = role
      return (amounts + [read.amount], read.end)
    }
    return nil
  }

  /// Which roles an amount behind this place may have, and where it begins.
  private func joints(_ at: Int, _ last: LineAmount) -> [(LineAmount.Role, Int)] {
    let comma = isSign(",", at) || isSign(";", at) ? at + 1 : at
    if isSign("+", comma) || word(comma) == "plus" { return [(.plus, comma + 1)] }
    if word(at) == "and" || isSign("&", at) { return [(.plus, at + 1)] }
    if word(at) == "minus" || word(at) == "less" { return [(.minus, at + 1)] }
    if isSign("/", at) || isSign("=", at) || isSign("|", at) { return [(.same, at + 1)] }
    if word(comma) == "or" || word(comma) == "equals" { return [(.same, comma + 1)] }
    if isSign("-", at), text(at) == "–" || !isGlued(at + 1) { return [(.same, at + 1)] }
    return [(.plus, comma), (.same, comma)]
  }

  /// Whether the amount can be what it would be: a smaller measure of the same kind is added, a measure of another
  /// kind or system tells the same.
  private func isFurther(
    _ next: LineAmount, _ role: LineAmount.Role, _ last: LineAmount, isSaid: Bool
  ) -> Bool {
    guard next.quantity != nil, let unit = next.unit, next.range.lowerBound < next.range.upperBound else {
      return false
    }
    guard let before = last.unit else { return role == .same && isMeasure(unit) }
    switch role {
    case .plus, .minus:
      return unit.dimension == before.dimension && unit.ratio < before.ratio && unit.system == before.system
        || unit.isLoose && isMeasure(before) || isMeasure(unit) && isMeasure(before) && isSaid
    case .same:
      return unit != before && (isMeasure(unit) || unit.dimension != before.dimension || unit.isContainer)
    case .first: return false
    }
  }

  /// "100g-150g", "1/2 tsp to 1 tsp": a range with its unit twice.
  private func ended(_ last: LineAmount, at: Int) -> ReadAmount? {
    guard last.upTo == nil, let low = last.quantity, last.unit != nil, isSign("-", at) || word(at) == "to",
      let next = amount(at: at + 1), next.amount.unit == last.unit, let high = next.amount.quantity,
      high > low
    else { return nil }
    var amount = last
    amount.upTo = high
    amount.range = last.range.lowerBound..<next.amount.range.upperBound
    return ReadAmount(amount: amount, end: next.end)
  }

  /// The amounts with those of a bracket added: what one package holds, or the same again; nil where the bracket
  /// holds anything else.
  func bracketed(_ amounts: [LineAmount], _ inside: Range<Int>) -> [LineAmount]? {
    var ending = self
    ending.allowsEnd = true
    return ending.amountsInside(amounts, inside)
  }

  private func amountsInside(_ amounts: [LineAmount], _ inside: Range<Int>) -> [LineAmount]? {
    var at = inside.lowerBound
    var found: [LineAmount] = []
    var isOfEach = false
    while at < inside.upperBound {
      if has(.about, at) && number(at: at) == nil && amount(at: at) == nil
        || has(.worked, at) && !found.isEmpty
        || [
          "or", "total", "in", "net", "ct", "eq", "i", "wt", "weight", "each", "ea", "apiece", "drained",
          "piece", "per",
        ].contains(word(at))
        || [",", "/", ";", "=", "+", "|", "."].contains(where: { isSign($0, at) }) || isSign("-", at)
      {
        if ["each", "apiece", "per", "ea"].contains(word(at)) { isOfEach = true }
        at += 1
        continue
      }
      guard var read = amount(at: at), read.end <= inside.upperBound, read.amount.quantity != nil else {
        return nil
      }
      if let range = ended(read.amount, at: read.end), range.end <= inside.upperBound { read = range }
      if read.amount.unit == nil, read.end + 1 == inside.upperBound, isWord(read.end), found.isEmpty,
        amounts.last?.unit != nil
      {
        // "(about 6 chops)".
        let word = word(read.end)
        read.amount.unitWord = word.hasSuffix("s") ? String(word.dropLast()) : word
        read.end += 1
      }
      guard read.amount.unit != nil || read.end == inside.upperBound else { return nil }
      if word(read.end) == "without" || word(read.end) == "with" { read.end = inside.upperBound }
      let isAdded = found.last.map { last in
        (isSign("+", at - 1) || word(at - 1) == "plus"
          || tokens[at - 1].range.upperBound <= last.range.upperBound)
          && read.amount.unit?.dimension == last.unit?.dimension && read.amount.unit != last.unit
      }
      read.amount.role = isAdded == true ? .plus : .same
      found.append(read.amount)
      at = read.end
    }
    guard let first = found.first, var last = amounts.last else { return nil }
    let holds = Self.holding.contains { last.unit == $0 } || last.unit?.isContainer == true
    let isSpooned = first.unit == .cup && (last.quantity ?? .one) < .one
    if isOfEach || holds && !isSpooned, last.holds == nil, last.role == .first, let unit = first.unit,
      isMeasure(unit),
      let quantity = first.quantity, last.quantity != nil
    {
      last.holds = .init(quantity: quantity, upTo: first.upTo, unit: unit)
      last.range = last.range.lowerBound..<max(last.range.upperBound, first.range.upperBound)
      return amounts.dropLast() + [last] + found.dropFirst()
    }
    return amounts + found
  }

  private static let holding: Set<Unit> = [.piece, .cube, .loaf, .log, .sheet, .block, .ball, .knob]

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
    guard word(read.end - 1) == "of", read.amount.holds == nil, let size = measure(at: read.end),
      size.end >= count || isSign(",", size.end)
    else { return nil }
    return size
  }
}
