import Values

extension LineWords {
  /// "7-Up", "5-spice", "3-bean": the number belongs to the name.
  func isNamePart(_ at: Int) -> Bool {
    if isHyphenated(at + 1), facts(at + 1)?.unit == .grain { return true }
    return isNumberedName(at)
      || isHyphenName(at)
  }

  /// "5 spice powder", "three bean salad", "seven seas dressing".
  private func isNumberedName(_ at: Int) -> Bool {
    switch word(at) {
    case "spice": at == 1 || isGlued(at)
    case "bean": ["salad", "mix", "soup"].contains(word(at + 1))
    case "cheese": ["blend", "mix"].contains(word(at + 1))
    case "seas": word(at + 1) == "dressing"
    case "layer": word(at + 1) == "dip"
    default: false
    }
  }

  private func isHyphenName(_ at: Int) -> Bool {
    isSign("-", at) && text(at) == "-" && isGlued(at) && isGlued(at + 1) && isWord(at + 1)
      && unit(at: at + 1, behindNumber: true) == nil && sizeEnd(at + 1) == nil && number(at: at + 1) == nil
      && !has(.article, at + 1)
  }

  /// "1 3-4 lb pork shoulder": what stands behind is bought whole, so that the second number is the size of one.
  func isPieceBehind(_ start: Int) -> Bool {
    var at = start
    while at < count, isWord(at) || isSign(".", at) || isSign("-", at) {
      if has(.cut, at) || Self.pieces.contains(word(at)) { return true }
      at += 1
    }
    return false
  }

  private static let pieces: Set<String> = [
    "chicken", "chickens", "turkey", "turkeys", "duck", "ducks", "goose", "hen", "hens", "fryer", "fryers",
    "roaster",
    "broiler", "fowl", "rabbit", "rabbits", "roast", "roasts", "brisket", "butt", "ham", "tenderloin",
    "squash",
    "pumpkin", "watermelon", "lobster", "lobsters", "crab", "crabs", "fish", "snapper", "trout", "bass",
    "cabbage",
  ]

  /// "3-2" is no range, and nothing else that could be told.
  func isDescending(_ low: Rational, _ at: Int) -> Bool {
    guard isSign("-", at), text(at) == "-", isGlued(at), isGlued(at + 1), let high = number(at: at + 1) else {
      return false
    }
    return high.value <= low && unit(at: high.end, behindNumber: true)?.unit.isContainer != true
      && measure(at: at + 1).flatMap { self.unit(at: $0.end, behindNumber: false) }?.unit.isContainer != true
  }

  /// "9x13" behind a count tells the sides of a pan.
  func isSides(_ at: Int) -> Bool {
    at + 2 < count && tokens[at].number != nil && word(at + 1) == "x" && isGlued(at + 1)
      && tokens[at + 2].number != nil
      && unit(at: at + 3, behindNumber: true).map { $0.unit.dimension == .length } != false
  }

  /// "2 x 400g tins": the end behind it; -1 where it tells sides ("9x13"), nil where nothing is multiplied.
  func multiplied(_ amount: inout LineAmount, at: Int) -> Int? {
    guard word(at) == "x" else { return nil }
    guard let inner = measure(at: at + 1) else {
      if let pan = NamedMeasures(words: self).pan(at + 1) {
        amount.unitWord = pan.word
        return pan.end
      }
      return number(at: at + 1) != nil ? -1 : nil
    }
    if inner.holds.unit.dimension == .length, isGlued(at) { return -1 }
    amount.holds = inner.holds
    let next = sizeEnd(inner.end).flatMap { unit(at: $0, behindNumber: false) != nil ? $0 : nil } ?? inner.end
    guard let unit = unit(at: next, behindNumber: false),
      unit.unit.dimension == .shape || unit.unit == .tablespoon || unit.unit == .teaspoon,
      isName(unit.end) || isEnd(unit.end)
    else { return inner.end }
    amount.unit = unit.unit
    return unit.end
  }

  /// "#10", "No. 2": a size of cans by its number.
  func numbered(_ at: Int) -> Int? {
    if isSign("#", at), isGlued(at + 1), at + 1 < count, tokens[at + 1].number != nil { return at + 2 }
    guard word(at) == "no" || word(at) == "nr" else { return nil }
    let next = isSign(".", at + 1) ? at + 2 : at + 1
    return next < count && tokens[next].number != nil ? number(at: next)?.end : nil
  }

  /// "2-3", "2 to 3", "one or two"; sets the upper end and gives the token behind it.
  func range(
    of amount: inout LineAmount, at: Int, inner: inout LineAmount.Holds?, isBetween: Bool = false
  ) -> Int? {
    // "3- to 4-pound".
    let at = isSign("-", at) && ["to", "or"].contains(word(at + 1)) ? at + 1 : at
    let isDash = isSign("-", at)
    guard
      isDash || isBetween && word(at) == "and" || word(at) == "to" || word(at) == "or"
        || isSign("~", at) && text(at) == "~",
      let low = amount.quantity
    else { return nil }
    guard let high = number(at: at + 1), high.value > low else { return nil }
    // "1-13 oz. can" is one can.
    if isDash, low.isWhole, low <= Rational(4), high.value >= low * 5 || high.value >= Rational(6),
      let inside = measure(at: at + 1),
      let unit = unit(at: inside.end, behindNumber: false), unit.unit.isContainer
    {
      inner = inside.holds
      return inside.end
    }
    amount.upTo = high.value
    return high.end
  }

  /// "(14.5-oz)", "(6 ounce each)" directly behind the count, with more behind; the same told again goes apart.
  func bracketed(_ at: inout Int, again: inout LineAmount?) -> LineAmount.Holds? {
    guard let close = closing(at, before: count), let inner = measure(at: at + 1) else { return nil }
    var end = ["each", "ea"].contains(word(inner.end)) ? inner.end + 1 : inner.end
    if isSign("/", end) || isSign(",", end) || word(end) == "or" || isSign("=", end),
      let other = measure(at: end + 1), isMeasure(other.holds.unit)
    {
      again = LineAmount(
        quantity: other.holds.quantity, upTo: other.holds.upTo, unit: other.holds.unit, role: .same,
        range: bytes(end + 1..<other.end))
      end = ["each", "ea"].contains(word(other.end)) ? other.end + 1 : other.end
    }
    guard end == close, close + 1 < count, isWord(close + 1) || sizeEnd(close + 1) != nil else {
      again = nil
      return nil
    }
    at = close + 1
    return inner.holds
  }

  /// "1 14-ounce can", "2 12-ounce steaks", "two fourteen ounce cans": a second number that tells the size.
  func second(after number: ReadNumber, _ at: inout Int) -> LineAmount.Holds? {
    guard number.value.isWhole || number.isWord, at < count, at == number.end || isSign("#", number.end)
    else { return nil }
    guard let inner = measure(at: at) else { return nil }
    let isNamed = isWord(inner.end) || isSign(",", inner.end) && isWord(inner.end + 1)
    guard isNamed else { return nil }
    at = inner.end
    return inner.holds
  }

  /// A number with a unit of weight, volume or length in front of a container or piece is its size: "400g tin",
  /// "a 2-inch piece"; the number of slices in "24 1/4-inch slices" is the whole one.
  func sized(_ amount: inout LineAmount, _ number: ReadNumber, _ at: Int, _ lead: AmountLead) -> Int? {
    guard let unit = amount.unit, isMeasure(unit), amount.holds == nil, let quantity = amount.quantity else {
      return nil
    }
    var next = at
    if isSign("-", next), isGlued(next) { next += 1 }
    if isSign("/", next), let again = measure(at: next + 1) { next = again.end }
    if unit.dimension == .length, ["long", "thick", "wide", "square"].contains(word(next)) { next += 1 }
    guard let piece = self.unit(at: next, behindNumber: false),
      piece.unit.dimension == .shape || piece.unit == .piece,
      !piece.unit.isLoose || piece.unit == .knob || piece.unit == .lump, isName(piece.end) || allowsEnd,
      MeasureWords.compounds[word(next)]?.contains(word(piece.end)) != true
    else { return nil }
    let isJoined =
      tokens[number.end..<at].contains { $0.isGlued } || lead.hasArticle || unit.dimension == .length
    let isWhole =
      piece.unit.isContainer || [.piece, .knob, .loaf, .head, .log, .sheet, .ball].contains(piece.unit)
    guard isJoined || isWhole, word(next) != "packed" else { return nil }
    let whole = Rational(quantity.floor)
    if unit.dimension == .length, tokens[number.end - 1].isFraction, whole >= Rational(2), amount.upTo == nil
    {
      amount.holds = .init(quantity: quantity - whole, upTo: nil, unit: unit)
      amount.quantity = whole
    } else {
      amount.holds = .init(quantity: quantity, upTo: amount.upTo, unit: unit)
      amount.quantity = .one
      amount.upTo = nil
    }
    amount.unit = piece.unit
    return piece.end
  }
}
