import Values

/// A measure in a line: "14.5-oz", "2 to 3 inch".
struct ReadMeasure {
  var holds: LineAmount.Holds
  var end: Int
}

extension LineWords {
  /// The unit named there and the token behind it, its dot too; nil for none. Words of one letter are units only
  /// behind a number.
  func unit(at start: Int, behindNumber: Bool) -> (unit: Unit, end: Int)? {
    if isSign("#", start), behindNumber, isGlued(start) || !isGlued(start + 1) { return (.pound, start + 1) }
    if isSign("\"", start), isGlued(start), behindNumber { return (.inch, start + 1) }
    guard isWord(start) else { return nil }
    let name = word(start)
    if has(.phrase, start), let phrase = SpoonPhrases(words: self).unit(name, at: start) {
      return (phrase.unit, behindDot(phrase.end))
    }
    // "1 no. capsicum": one in number.
    if name == "no", behindNumber, isSign(".", start + 1), isWord(start + 2) { return (.each, start + 2) }
    if name == "in", behindNumber,
      isHyphenated(start) || isGlued(start) || isSign(".", start + 1) && isGlued(start + 1)
    {
      return (.inch, behindDot(start + 1))
    }
    guard let unit = facts(start)?.unit ?? (behindNumber ? misspelt(name, start) : nil) else { return nil }
    if name.utf8.count == 1, !behindNumber { return nil }
    return (unit, behindDot(start + 1))
  }

  private func behindDot(_ at: Int) -> Int { isSign(".", at) && isGlued(at) ? at + 1 : at }

  /// "teapsoon", "tablspoons": one slip in a long name, in front of more words.
  private func misspelt(_ word: String, _ start: Int) -> Unit? {
    guard word.utf8.count >= 5, isWord(start + 1) || isSign(".", start + 1), let first = word.utf8.first,
      let names = Self.longNames[first]
    else { return nil }
    let letters = Array(word.utf8)
    return names.first { isOneSlip(letters, $0.letters) }?.unit
  }

  private static let longNames: [UInt8: [(letters: [UInt8], unit: Unit)]] = {
    let names: [(String, Unit)] = [
      ("teaspoon", .teaspoon), ("teaspoons", .teaspoon), ("tablespoon", .tablespoon),
      ("tablespoons", .tablespoon),
      ("ounces", .ounce), ("ounce", .ounce), ("pounds", .pound), ("pound", .pound), ("package", .package),
      ("packages", .package), ("kilogram", .kilogram), ("kilograms", .kilogram), ("milliliters", .milliliter),
      ("cloves", .clove), ("sprigs", .sprig), ("bunch", .bunch), ("bunches", .bunch), ("handful", .handful),
    ]
    return Dictionary(grouping: names.map { (letters: Array($0.0.utf8), unit: $0.1) }) { $0.letters[0] }
  }()

  /// A number with a unit of weight, volume or length, or a count of pieces ("24 ct"), as it tells a package's size.
  func measure(at start: Int) -> ReadMeasure? {
    var at = start
    while has(.about, at) || word(at) == "a" || word(at) == "an" || isSign("~", at) && text(at) == "~" {
      at += 1
    }
    guard let low = number(at: at), low.value > .zero else { return nil }
    at = low.end
    var high: Rational?
    if isSign("-", at), ["to", "or"].contains(word(at + 1)) { at += 1 }
    if isSign("-", at) || word(at) == "to" || word(at) == "or", let end = number(at: at + 1),
      end.value > low.value
    {
      (high, at) = (end.value, end.end)
    }
    if isSign("-", at) { at += 1 }
    guard let unit = unit(at: at, behindNumber: true),
      isMeasure(unit.unit) || ["ct", "count"].contains(word(at)) && low.value.isWhole
    else { return nil }
    return ReadMeasure(holds: .init(quantity: low.value, upTo: high, unit: unit.unit), end: unit.end)
  }

  func isMeasure(_ unit: Unit) -> Bool {
    switch unit.dimension {
    case .weight, .volume, .length: true
    case .count, .shape: false
    }
  }
}

/// One letter too many, too few, another, or two beside each other in the wrong order.
package func isOneSlip(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  guard abs(a.count - b.count) <= 1, a != b else { return false }
  var start = 0
  while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
  let (restA, restB) = (a[start...], b[start...])
  if a.count == b.count {
    if restA.dropFirst() == restB.dropFirst() { return true }
    return restA.count >= 2 && restA[start] == restB[start + 1] && restA[start + 1] == restB[start]
      && restA.dropFirst(2) == restB.dropFirst(2)
  }
  return a.count > b.count ? restA.dropFirst() == restB : restA == restB.dropFirst()
}
