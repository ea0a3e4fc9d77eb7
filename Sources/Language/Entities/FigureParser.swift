import Values

/// Reads numbers with a sign or a word: money, shares, stars and places in an offer.
struct FigureParser: EntityParser {
  let scan: Scan

  /// A sum with its sign, "$31.00" of "31" or "31 dollars", and where it ends; nil where none stands there.
  func dollars(at start: Int) -> (text: String, end: Int)? {
    guard start < count, let found = money(at: start, bare: true).max(by: { $0.end < $1.end }),
      case .money(let money) = found.value
    else { return nil }
    return ("$\(money.cents / 100).\(padded(money.cents % 100, 2))", found.end)
  }

  /// "$120", "-$3", "120 dollars", "90 bucks", "50 cents"; a bare number only where money was asked for.
  func money(at start: Int, bare: Bool) -> [EntityMatch] {
    let sign = word(start)
    if sign == "$" || sign == "-$" {
      guard let amount = numbers.number(at: start + 1) else { return [] }
      let whole = Self.dollars.contains(word(amount.end)) ? amount.end + 1 : amount.end
      let (cents, end) = centsBehind(whole)
      return [match(sign == "$" ? amount.value + cents : -amount.value, sign == "$" ? end : whole)]
    }
    // "A dollar fifty".
    if sign == "a", ["dollar", "buck"].contains(word(start + 1)) {
      let (cents, end) = centsBehind(start + 2, bare: true)
      return [match(Rational(1) + cents, end)]
    }
    guard let amount = numbers.number(at: start) else { return [] }
    if word(amount.end) == "$" || Self.dollars.contains(word(amount.end)) {
      let (cents, end) = centsBehind(amount.end + 1, bare: true)
      return [match(amount.value + cents, end)]
    }
    if word(amount.end) == "cents" || word(amount.end) == "cent" {
      return [match(amount.value / Rational(100), amount.end + 1)]
    }
    // "Garlic was 80c".
    if ["c", "¢"].contains(word(amount.end)), amount.value < Rational(100),
      Self.costing.contains(word(start - 1))
    {
      return [match(amount.value / Rational(100), amount.end + 1)]
    }
    guard bare else { return [] }
    // "Thirty-two fifty", "five twenty": dollars and cents in words.
    if tokens[start].kind == .word, amount.value.isWhole, amount.value < Rational(1_000),
      let cents = numbers.wholeNumber(at: amount.end), (10...99).contains(cents.value),
      tokens[amount.end].kind == .word
    {
      return [match(amount.value + Rational(cents.value, 100), cents.end)]
    }
    // "Onions 2 lb" tells how much there is, not what it costs.
    let isMeasured =
      amount.value.isWhole && word(amount.end) != "each"
      && !AmountParser(scan: scan).measure(at: amount.end).isEmpty
    return isMeasured ? [] : [match(amount.value, amount.end)]
  }

  /// "And 75 cents", "75 cents" after dollars, as a share of a dollar, and where they end; with `bare` also a
  /// number of two digits alone ("97 dollars 40"). Zero where none are.
  private func centsBehind(_ start: Int, bare: Bool = false) -> (Rational, end: Int) {
    let joined = word(start) == "and"
    if joined, word(start + 1) == "a", word(start + 2) == "half" { return (Rational(1, 2), start + 3) }
    guard start < count, let cents = numbers.wholeNumber(at: joined ? start + 1 : start),
      (1...99).contains(cents.value)
    else { return (.zero, start) }
    let share = Rational(cents.value, 100)
    if word(cents.end) == "cents" || word(cents.end) == "cent" { return (share, cents.end + 1) }
    let isAlone =
      cents.end >= count || tokens[cents.end].isSeparator || !isContentWord(cents.end)
      || ["each", "apiece", "per"].contains(word(cents.end))
    // "A dollar and nineteen", but not "two dollars and 5 eggs".
    let isRest = joined ? cents.end >= count || tokens[cents.end].isSeparator : cents.value >= 10 && isAlone
    return bare && isRest ? (share, cents.end) : (.zero, start)
  }

  private func isContentWord(_ at: Int) -> Bool { scan.isContent(at) }

  private func match(_ dollars: Rational, _ end: Int) -> EntityMatch {
    EntityMatch(end: end, value: .money(Money(cents: (dollars * 100).rounded)))
  }

  private static let costing: Set<String> = ["was", "were", "costs", "cost", "paid"]
  private static let dollars: Set<String> = ["dollars", "dollar", "bucks", "buck", "usd", "quid"]

  /// "20%", "20 percent".
  func percentage(at start: Int) -> [EntityMatch] {
    guard let amount = numbers.number(at: start) else { return [] }
    var end = amount.end
    switch word(end) {
    case "%", "percent": end += 1
    case "per" where word(end + 1) == "cent": end += 2
    default: return []
    }
    return [EntityMatch(end: end, value: .percent(amount.value.rounded))]
  }

  /// "4 stars", "4 out of 5", "4/5", "****".
  func rating(at start: Int) -> [EntityMatch] {
    var stars = start
    while word(stars) == "*" { stars += 1 }
    if stars > start { return [EntityMatch(end: stars, value: .number(Rational(stars - start)))] }
    let parts = word(start).split(separator: "/")
    if parts.count == 2, parts[1] == "5", let given = Int(parts[0]) {
      return [EntityMatch(end: start + 1, value: .number(Rational(given)))]
    }
    guard let given = numbers.number(at: start) else { return [] }
    var end = given.end
    switch word(end) {
    case "stars", "star": end += 1
    case "out" where word(end + 1) == "of" && (word(end + 2) == "5" || word(end + 2) == "five"): end += 3
    default: return []
    }
    return [EntityMatch(end: end, value: .number(given.value))]
  }

  /// "2", "#2", "number two", "the second one", "2nd", "the last".
  func choice(at start: Int) -> [EntityMatch] {
    var at = start
    if ["number", "option", "choice", "dish", "#", "nr"].contains(word(at)) { at += 1 }
    if at == start, word(at) == "the" { at += 1 }
    if let place = ChoiceWords.ordinals[word(at)] ?? NumberParser.ordinal(word(at)) {
      at += 1
      let isNoun = ["one", "option", "dish", "choice", "recipe"].contains(word(at))
      return [EntityMatch(end: isNoun ? at + 1 : at, value: .choice(place))]
    }
    guard let place = numbers.wholeNumber(at: at), word(start) != "the" || place.end == at + 1 else {
      return []
    }
    if word(start) == "the", tokens[at].kind != .number { return [] }
    return [EntityMatch(end: place.end, value: .choice(place.value))]
  }
}

enum ChoiceWords {
  static let ordinals: [String: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "ninth": 9, "tenth": 10, "last": -1,
  ]
}
