import Values

/// What stands around a measure's word and belongs to the amount: "packed", "wt", "or so", "approx.".
struct MeasureEnds {
  let words: LineWords

  /// "1 kg approx. mussels", "200 g circa of flour": said behind the measure.
  func aboutBehind(_ amount: inout LineAmount, _ at: Int) -> Int? {
    guard words.has(.about, at),
      ["approx", "approximately", "circa", "about", "ca", "roughly"].contains(words.word(at))
    else {
      return nil
    }
    let end = words.isSign(".", at + 1) && words.isGlued(at + 1) ? at + 2 : at + 1
    guard words.isWord(end), !LeadReader(words: words).isLead(end) else { return nil }
    amount.isAbout = true
    return ["of", "di", "de"].contains(words.word(end)) ? end + 1 : end
  }

  /// "a sprig or two" is a range, "a cup or so" and "4 cups more or less" are about as much; the token behind it.
  func orMore(_ amount: inout LineAmount, _ at: Int) -> Int? {
    if words.word(at) == "more", words.word(at + 1) == "or", words.word(at + 2) == "less" {
      amount.isAbout = true
      return at + 3
    }
    guard words.word(at) == "or", amount.upTo == nil else { return nil }
    if ["so", "more", "less", "thereabouts"].contains(words.word(at + 1)) {
      amount.isAbout = true
      return at + 2
    }
    guard amount.quantity == .one, let more = words.facts(at + 1)?.number, more > 1,
      at + 2 >= words.count || words.word(at + 2) == "of" || words.isSign(",", at + 2)
    else { return nil }
    amount.upTo = Rational(more)
    return at + 2
  }

  /// "5 packed cups", "2 loosely packed cups": work between the number and its measure.
  func behindPacking(_ start: Int) -> Int {
    var at = start
    while words.has(.manner, at) || words.has(.worked, at), at < start + 3, words.facts(at)?.unit == nil {
      at += 1
    }
    guard at > start, let unit = words.unit(at: at, behindNumber: true), unit.unit.dimension == .volume else {
      return start
    }
    return at
  }

  /// "2 large spoons": a big spoon is a tablespoon and a small one a teaspoon; a spoonful may be large or small.
  func sizedSpoon(_ unit: (unit: Unit, end: Int), _ size: Range<Int>?) -> Unit? {
    guard unit.unit == .spoonful, let size, ["spoon", "spoons"].contains(words.word(unit.end - 1)) else {
      return nil
    }
    switch words.word(size.lowerBound) {
    case "large", "big": return .tablespoon
    case "small", "little": return .teaspoon
    default: return nil
    }
  }

  /// "2 oz wt", "6 oz by weight"; "6 oz ladle" tells how much the ladle holds.
  func behindWeight(_ at: Int) -> Int {
    if ["ladle", "ladles", "spoodle", "spoodles"].contains(words.word(at)) { return at + 1 }
    if words.word(at) == "wt" { return words.isSign(".", at + 1) && words.isGlued(at + 1) ? at + 2 : at + 1 }
    return words.word(at) == "by" && ["weight", "volume", "wt"].contains(words.word(at + 1)) ? at + 2 : at
  }
}
