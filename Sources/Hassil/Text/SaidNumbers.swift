import Values

/// A number that begins at a place: several can, "twenty one" is 20 and 21.
struct SaidNumber {
  var value: Rational
  /// The place behind it.
  var end: Int
  var usesDigits = false
  var usesWords = false

  /// Both as one number of that value, which ends where the part does.
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
    if let end = end(ofWord: "minus", "negative", at: start) {
      let words = SaidNumber(value: .zero, end: end, usesDigits: false, usesWords: true)
      found += unsigned(at: end).map { words.joined($0, -$0.value) }
    }
    return found.sorted { $0.end > $1.end }
  }

  private func unsigned(at start: Int) -> [SaidNumber] {
    guard start < count else { return [] }
    let wholes = isDigit(start) ? [digits(at: start)] : wholeWords(at: start)
    let decimals = wholes.flatMap { pointed($0) } + fraction(at: start) + half(at: start)
    return wholes + grouped(at: start) + decimals + wholes.flatMap { mixed($0) }
  }

  private func isDigit(_ at: Int) -> Bool { at < count && FoldedText.isDigit(letters[at].scalar) }

  /// A digit that goes on with what stands before it.
  private func continuesDigits(_ at: Int) -> Bool { isDigit(at) && letters[at].gap == .none }

  private func isMark(_ marks: String, at: Int) -> Bool {
    at < count && letters[at].gap == .none && marks.unicodeScalars.contains(letters[at].scalar)
  }

  private func digits(at start: Int) -> SaidNumber {
    var end = start
    var value = Rational.zero
    while isDigit(end), end == start || letters[end].gap == .none {
      value = value * 10 + Rational(Int(letters[end].scalar.value) - 48)
      end += 1
    }
    return SaidNumber(value: value, end: end, usesDigits: true)
  }

  /// "1,500": groups of three behind commas.
  private func grouped(at start: Int) -> [SaidNumber] {
    guard isDigit(start) else { return [] }
    var number = digits(at: start)
    let first = number.end
    guard first - start <= 3 else { return [] }
    while isMark(",", at: number.end), continuesDigits(number.end + 1) {
      let group = digits(at: number.end + 1)
      guard group.end - number.end == 4 else { break }
      number = number.joined(group, number.value * 1_000 + group.value)
    }
    return number.end > first ? [number] : []
  }

  /// "1/2"; none or one.
  private func fraction(at start: Int) -> [SaidNumber] {
    guard isDigit(start) else { return [] }
    let above = digits(at: start)
    guard isMark("/", at: above.end), continuesDigits(above.end + 1) else { return [] }
    let below = digits(at: above.end + 1)
    guard below.value > .zero else { return [] }
    return [above.joined(below, above.value / below.value)]
  }

  /// "2.5", "2,5", "two point five".
  private func pointed(_ whole: SaidNumber) -> [SaidNumber] {
    var found: [SaidNumber] = []
    if whole.usesDigits, isMark(".,", at: whole.end), continuesDigits(whole.end + 1) {
      let part = digits(at: whole.end + 1)
      found.append(whole.joined(part, whole.value + part.value * tenth(part.end - whole.end - 1)))
    }
    guard var at = end(ofWord: "point", at: whole.end) else { return found }
    if isDigit(at) {
      let part = digits(at: at)
      let words = SaidNumber(value: .zero, end: at, usesWords: true)
      let value = whole.value + part.value * tenth(part.end - at)
      return found + [whole.joined(words.joined(part, .zero), value)]
    }
    var value = whole.value
    var places = 1
    while places < 6, let digit = smallNumber(at: at), digit.value < 10 {
      value += Rational(digit.value) * tenth(places)
      places += 1
      at = digit.end
      found.append(whole.joined(SaidNumber(value: .zero, end: at, usesWords: true), value))
    }
    return found
  }

  /// One, with the point that many places to the left.
  private func tenth(_ places: Int) -> Rational {
    (0..<min(places, 12)).reduce(Rational.one) { value, _ in value / Rational(10) }
  }

  /// "half", "a half", "one half"; none or one.
  private func half(at start: Int) -> [SaidNumber] {
    let first = end(ofWord: "a", "one", at: start) ?? start
    guard let end = end(ofWord: "half", at: first) else { return [] }
    return [SaidNumber(value: Rational(1, 2), end: end, usesWords: true)]
  }

  /// "1 1/2", "one and a half".
  private func mixed(_ whole: SaidNumber) -> [SaidNumber] {
    var parts: [SaidNumber] = []
    if isWordEdge(whole.end) { parts += fraction(at: whole.end) }
    if let and = end(ofWord: "and", at: whole.end) {
      let said = SaidNumber(value: .zero, end: and, usesWords: true)
      parts += (half(at: and) + fraction(at: and)).map { said.joined($0, $0.value) }
    }
    return parts.filter { $0.value < .one }.map { whole.joined($0, whole.value + $0.value) }
  }
}
