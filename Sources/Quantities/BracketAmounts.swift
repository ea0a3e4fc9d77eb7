import Values

/// The amounts in a bracket beside another one: "(14.5 oz)", "(about 600 g)", "(24 ct)", "(from 2 lemons)".
struct BracketAmounts {
  let words: LineWords
  /// The food stands between the measure and the bracket.
  let isBehindName: Bool

  /// The amounts with what the bracket adds; nil where it holds anything but amounts.
  func added(to amounts: [LineAmount], _ inside: Range<Int>) -> [LineAmount]? {
    var at = inside.lowerBound
    var found: [LineAmount] = []
    var isOfEach = false
    var isFrom = false
    while at < inside.upperBound {
      // "In one piece" says how it is left.
      if words.word(at) == "in", words.word(at + 1) == "one" || words.has(.article, at + 1) { return nil }
      if isPassed(at, isFirst: found.isEmpty) {
        if ["each", "apiece", "per", "ea", "à"].contains(words.word(at)) { isOfEach = true }
        if words.word(at) == "from" { isFrom = true }
        at += 1
        continue
      }
      guard var read = words.amount(at: at), read.end <= inside.upperBound, read.amount.quantity != nil else {
        return nil
      }
      // "From a 14 oz can": the food is only a part of that.
      if isFrom, read.amount.unit.map({ words.isMeasure($0) || $0.isContainer }) == true { return nil }
      if let range = words.ended(read.amount, at: read.end), range.end <= inside.upperBound { read = range }
      if found.isEmpty, amounts.last?.unit != nil { named(&read, inside) }
      guard
        read.amount.unit != nil || read.end == inside.upperBound || isCount(read)
          || ["each", "ea"].contains(words.word(read.end))
      else { return nil }
      if words.word(read.end) == "without" || words.word(read.end) == "with" { read.end = inside.upperBound }
      read.amount.role = isAdded(read.amount, at, found.last) ? .plus : .same
      found.append(read.amount)
      at = read.end
    }
    return joined(amounts, found, isOfEach: isOfEach, inside)
  }

  /// Words and signs that may stand between the amounts of a bracket.
  private func isPassed(_ at: Int, isFirst: Bool) -> Bool {
    if [",", "/", ";", "=", "+", "|", ".", "-"].contains(where: { words.isSign($0, at) }) { return true }
    if words.has(.about, at) || words.has(.worked, at) || words.has(.manner, at) {
      return words.number(at: at) == nil && words.amount(at: at) == nil
        || words.has(.worked, at) && !isFirst
    }
    return Self.passed.contains(words.word(at))
  }

  private static let passed: Set<String> = [
    "or", "total", "in", "net", "ct", "eq", "i", "wt", "weight", "each", "ea", "apiece", "drained", "piece",
    "per",
    "from", "weighing", "count", "à",
  ]

  /// "(about 6 chops)"; "(from 2 lemons)" of their zest counts lemons.
  private func named(_ read: inout ReadAmount, _ inside: Range<Int>) {
    guard read.amount.unit == nil, read.end + 1 == inside.upperBound, words.isWord(read.end) else { return }
    let word = words.word(read.end)
    if isCount(read) || ["each", "ea"].contains(word) { return }
    let one = word.hasSuffix("s") ? String(word.dropLast()) : word
    let isFood = (0..<words.count).contains { at in
      !inside.contains(at) && (words.word(at) == word || words.word(at) == one)
    }
    if !isFood { read.amount.unitWord = one }
    read.end += 1
  }

  private func isCount(_ read: ReadAmount) -> Bool { ["ct", "count"].contains(words.word(read.end - 1)) }

  private func isAdded(_ next: LineAmount, _ at: Int, _ last: LineAmount?) -> Bool {
    guard let last else { return false }
    let isPlus = words.isSign("+", at - 1) || words.word(at - 1) == "plus"
    return (isPlus || words.tokens[at - 1].range.upperBound <= last.range.upperBound)
      && next.unit?.dimension == last.unit?.dimension && next.unit != last.unit
  }

  private func joined(
    _ amounts: [LineAmount], _ found: [LineAmount], isOfEach: Bool, _ inside: Range<Int>
  ) -> [LineAmount]? {
    guard let first = found.first, var last = amounts.last else { return nil }
    let isCounted =
      first.unit == nil && first.unitWord == nil && first.upTo == nil
      && inside.contains { ["ct", "count"].contains(words.word($0)) }
    guard last.holds == nil, last.role == .first, last.quantity != nil, let quantity = first.quantity,
      isOfEach || isSize(first, of: last) || isCounted && last.unit?.isContainer == true,
      let unit = isCounted ? .each : first.unit, unit == .each || words.isMeasure(unit)
    else { return amounts + found }
    last.holds = .init(quantity: quantity, upTo: first.upTo, unit: unit)
    last.range = last.range.lowerBound..<max(last.range.upperBound, first.range.upperBound)
    return amounts.dropLast() + [last] + found.dropFirst()
  }

  /// Whether the bracket tells what one package or piece holds. Behind a part of one, and with "about" behind several
  /// pieces, it tells how much there is in all; spoons behind a packet's food do so too.
  private func isSize(_ size: LineAmount, of last: LineAmount) -> Bool {
    if size.unit?.dimension == .length { return last.unit.map { !words.isMeasure($0) } ?? true }
    guard let unit = last.unit, let quantity = last.quantity, quantity >= .one,
      unit.isContainer || Self.holding.contains(unit)
    else { return false }
    if !unit.isContainer, size.isAbout, quantity > .one { return false }
    switch size.unit {
    case .teaspoon, .tablespoon: return !isBehindName
    default: return true
    }
  }

  private static let holding: Set<Unit> = [
    .piece, .cube, .loaf, .log, .sheet, .block, .ball, .knob, .pot, .roll, .slab, .wheel, .side,
  ]
}
