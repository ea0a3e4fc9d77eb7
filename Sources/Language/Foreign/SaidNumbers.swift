import Values

/// A number that begins at a place: several can, "twenty one" is 20 and 21.
struct SaidNumber {
  var value: Rational
  /// The place behind it.
  var end: Int
  var usesDigits = false
  var usesWords = false

  func joined(_ part: SaidNumber, _ value: Rational) -> SaidNumber {
    SaidNumber(
      value: value, end: part.end, usesDigits: usesDigits || part.usesDigits,
      usesWords: usesWords || part.usesWords)
  }
}

extension SaidText {
  /// Every number that begins there, the longest first: "21", "-3", "2.5", "2,5", "1 1/2", "twenty-one",
  /// "one hundred and five", "minus three", "two point five", "one and a half".
  func numbers(at start: Int) -> [SaidNumber] {
    var found = unsigned(at: start)
    if start < count, letters[start].scalar == "-" {
      found += unsigned(at: start + 1).map { SaidNumber(value: -$0.value, end: $0.end, usesDigits: true) }
    }
    if let sign = word(at: start), ["minus", "negative"].contains(sign.text) {
      let words = SaidNumber(value: .zero, end: sign.end, usesDigits: false, usesWords: true)
      found += unsigned(at: sign.end).map { words.joined($0, -$0.value) }
    }
    return found.sorted { $0.end > $1.end }
  }

  private func unsigned(at start: Int) -> [SaidNumber] {
    guard start < count else { return [] }
    let wholes =
      FoldedText.isDigit(letters[start].scalar)
      ? [digits(at: start)]
      : words(at: start, scale: 3).map { SaidNumber(value: Rational($0), end: $1, usesWords: true) }
    let decimals = wholes.flatMap { pointed($0) } + fraction(at: start).map { [$0] }.orEmpty + half(at: start)
    return wholes + grouped(at: start) + decimals + wholes.flatMap { mixed($0) }
  }

  /// The word of letters that begins there; nil inside of a word.
  private func word(at start: Int) -> (text: String, end: Int)? {
    guard start < count, isWordEdge(start) else { return nil }
    var end = start
    var text = String.UnicodeScalarView()
    while end < count, end == start || letters[end].gap == .none {
      guard FoldedText.isLetter(letters[end].scalar) else { return nil }
      text.append(letters[end].scalar)
      end += 1
    }
    return (String(text), end)
  }

  private func isWord(_ texts: String..., at start: Int) -> Int? {
    guard let word = word(at: start), texts.contains(word.text) else { return nil }
    return word.end
  }

  // MARK: Digits

  private func digits(at start: Int) -> SaidNumber {
    var end = start
    var value = Rational.zero
    while end < count, end == start || letters[end].gap == .none, FoldedText.isDigit(letters[end].scalar) {
      value = value * 10 + Rational(Int(letters[end].scalar.value) - 48)
      end += 1
    }
    return SaidNumber(value: value, end: end, usesDigits: true)
  }

  private func hasDigit(_ at: Int) -> Bool {
    at < count && letters[at].gap == .none && FoldedText.isDigit(letters[at].scalar)
  }

  private func isMark(_ marks: String, at: Int) -> Bool {
    at < count && letters[at].gap == .none && marks.unicodeScalars.contains(letters[at].scalar)
  }

  /// "1,500": groups of three behind commas.
  private func grouped(at start: Int) -> [SaidNumber] {
    guard start < count, FoldedText.isDigit(letters[start].scalar) else { return [] }
    var number = digits(at: start)
    let first = number.end
    guard first - start <= 3 else { return [] }
    while isMark(",", at: number.end), hasDigit(number.end + 1) {
      let group = digits(at: number.end + 1)
      guard group.end - number.end == 4 else { break }
      number = number.joined(group, number.value * 1_000 + group.value)
    }
    return number.end > first ? [number] : []
  }

  /// "1/2".
  private func fraction(at start: Int) -> SaidNumber? {
    guard start < count, FoldedText.isDigit(letters[start].scalar) else { return nil }
    let above = digits(at: start)
    guard isMark("/", at: above.end), hasDigit(above.end + 1) else { return nil }
    let below = digits(at: above.end + 1)
    guard below.value > .zero else { return nil }
    return above.joined(below, above.value / below.value)
  }

  // MARK: Fractions

  /// "2.5", "2,5", "two point five".
  private func pointed(_ whole: SaidNumber) -> [SaidNumber] {
    var found: [SaidNumber] = []
    if whole.usesDigits, isMark(".,", at: whole.end), hasDigit(whole.end + 1) {
      let part = digits(at: whole.end + 1)
      found.append(whole.joined(part, whole.value + part.value * tenth(part.end - whole.end - 1)))
    }
    guard var at = isWord("point", at: whole.end) else { return found }
    var value = whole.value
    var places = 1
    if at < count, FoldedText.isDigit(letters[at].scalar) {
      let part = digits(at: at)
      let words = SaidNumber(value: .zero, end: at, usesWords: true)
      return found + [whole.joined(words.joined(part, .zero), value + part.value * tenth(part.end - at))]
    }
    while places < 6, let next = word(at: at), let digit = NumberWords.small[next.text], digit < 10 {
      value += Rational(digit) * tenth(places)
      places += 1
      at = next.end
      found.append(whole.joined(SaidNumber(value: .zero, end: at, usesWords: true), value))
    }
    return found
  }

  private func tenth(_ places: Int) -> Rational {
    (0..<min(places, 12)).reduce(Rational.one) { value, _ in value / Rational(10) }
  }

  /// "half", "a half", "one half".
  private func half(at start: Int) -> [SaidNumber] {
    let first = isWord("a", "one", at: start) ?? start
    guard let end = isWord("half", at: first) else { return [] }
    return [SaidNumber(value: Rational(1, 2), end: end, usesWords: true)]
  }

  /// "1 1/2", "one and a half".
  private func mixed(_ whole: SaidNumber) -> [SaidNumber] {
    var parts: [SaidNumber] = []
    if isWordEdge(whole.end) { parts += fraction(at: whole.end).map { [$0] }.orEmpty }
    if let and = isWord("and", at: whole.end) {
      let said = SaidNumber(value: .zero, end: and, usesWords: true)
      parts += (half(at: and) + fraction(at: and).map { [$0] }.orEmpty).map { said.joined($0, $0.value) }
    }
    return parts.filter { $0.value < .one }.map { whole.joined($0, whole.value + $0.value) }
  }

  // MARK: Words

  private static let scales = ["", "thousand", "million", "billion"]

  /// The whole numbers in words there, up to the thousands, millions or billions.
  private func words(at start: Int, scale: Int) -> [(Int, Int)] {
    guard scale > 0 else { return belowThousand(at: start) }
    var found = words(at: start, scale: scale - 1)
    let size = (0..<scale).reduce(1) { size, _ in size * 1_000 }
    let counts = belowThousand(at: start) + isWord("a", at: start).map { [(1, $0)] }.orEmpty
    for (many, end) in counts where many > 0 {
      guard let end = isWord(Self.scales[scale], at: end) else { continue }
      found.append((many * size, end))
      found += rest(at: end) { words(at: $0, scale: scale - 1) }.map { (many * size + $0, $1) }
    }
    return found
  }

  private func belowThousand(at start: Int) -> [(Int, Int)] {
    var found = belowHundred(at: start)
    for (many, end) in found + isWord("a", at: start).map({ [(1, $0)] }).orEmpty where (1...9).contains(many)
    {
      guard let end = isWord("hundred", at: end) else { continue }
      found.append((many * 100, end))
      found += rest(at: end, belowHundred).map { (many * 100 + $0, $1) }
    }
    return found
  }

  private func belowHundred(at start: Int) -> [(Int, Int)] {
    guard let first = word(at: start), let value = NumberWords.small[first.text] else { return [] }
    guard value >= 20, let second = word(at: first.end), let unit = NumberWords.small[second.text],
      (1...9).contains(unit)
    else { return [(value, first.end)] }
    return [(value, first.end), (value + unit, second.end)]
  }

  /// What follows a hundred or a thousand, with or without "and"; never nothing.
  private func rest(at start: Int, _ read: (Int) -> [(Int, Int)]) -> [(Int, Int)] {
    (read(start) + (isWord("and", at: start).map(read)).orEmpty).filter { $0.0 > 0 }
  }
}

extension Optional where Wrapped: RangeReplaceableCollection {
  /// The elements, or none.
  fileprivate var orEmpty: Wrapped { self ?? Wrapped() }
}
