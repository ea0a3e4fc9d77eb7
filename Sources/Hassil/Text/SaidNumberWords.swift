import Language
import Values

/// Whole numbers in words.
extension SaidText {
  /// The words there that make a whole number, up to the billions; a longer reading beside each shorter one.
  func wholeWords(at start: Int) -> [SaidNumber] {
    words(at: start, scale: 3).map { SaidNumber(value: Rational($0), end: $1, usesWords: true) }
  }

  /// "zero" to "nineteen" or a ten, and where its word ends.
  func smallNumber(at start: Int) -> (value: Int, end: Int)? {
    guard let word = word(at: start), let value = NumberWords.small[word.text] else { return nil }
    return (value, word.end)
  }

  /// Where the word that begins there ends, if it is one of these.
  func end(ofWord texts: String..., at start: Int) -> Int? {
    guard let word = word(at: start), texts.contains(word.text) else { return nil }
    return word.end
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

  private static let scales = ["", "thousand", "million", "billion"]

  /// The whole numbers in words there, up to the thousands, millions or billions.
  private func words(at start: Int, scale: Int) -> [(Int, Int)] {
    guard scale > 0 else { return belowThousand(at: start) }
    var found = words(at: start, scale: scale - 1)
    let size = (0..<scale).reduce(1) { size, _ in size * 1_000 }
    for (many, end) in belowThousand(at: start) + article(at: start) where many > 0 {
      guard let end = self.end(ofWord: Self.scales[scale], at: end) else { continue }
      found.append((many * size, end))
      found += rest(at: end) { words(at: $0, scale: scale - 1) }.map { (many * size + $0, $1) }
    }
    return found
  }

  private func belowThousand(at start: Int) -> [(Int, Int)] {
    var found = belowHundred(at: start)
    for (many, end) in found + article(at: start) where (1...9).contains(many) {
      guard let end = self.end(ofWord: "hundred", at: end) else { continue }
      found.append((many * 100, end))
      found += rest(at: end, belowHundred).map { (many * 100 + $0, $1) }
    }
    return found
  }

  private func belowHundred(at start: Int) -> [(Int, Int)] {
    guard let first = smallNumber(at: start) else { return [] }
    guard first.value >= 20, let unit = smallNumber(at: first.end), (1...9).contains(unit.value) else {
      return [first]
    }
    return [first, (first.value + unit.value, unit.end)]
  }

  /// "a", as in "a hundred".
  private func article(at start: Int) -> [(Int, Int)] { end(ofWord: "a", at: start).map { [(1, $0)] } ?? [] }

  /// What follows a hundred or a thousand, with or without "and"; never nothing.
  private func rest(at start: Int, _ read: (Int) -> [(Int, Int)]) -> [(Int, Int)] {
    (read(start) + (end(ofWord: "and", at: start).map(read) ?? [])).filter { $0.0 > 0 }
  }
}
