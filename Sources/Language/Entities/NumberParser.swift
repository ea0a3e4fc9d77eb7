import Quantities
import Values

/// Reads numbers.
struct NumberParser: EntityParser {
  let scan: Scan

  /// The number there, if any.
  func matches(at start: Int) -> [EntityMatch] {
    number(at: start).map { [EntityMatch(end: $0.end, value: .number($0.value))] } ?? []
  }

  /// Digits ("4", "1.5", "1 1/2", "-3") or words ("twenty-five", "a dozen", "two hundred and ten"); huge
  /// numbers stop at the largest one. Nil for a place outside the line.
  func number(at start: Int) -> (value: Rational, end: Int)? {
    guard tokens.indices.contains(start) else { return nil }
    if tokens[start].kind == .number { return digits(at: start) }
    guard tokens[start].kind == .word, mayBeNumber(start) else { return nil }
    // "No one" is nobody, "that one" a dish.
    if word(start) == "one", word(start - 1) == "no" { return nil }
    if word(start) == "one", ["that", "this", "which"].contains(word(start - 1)), !scan.isContent(start + 1) {
      return nil
    }
    if word(start) == "minus", let rest = number(at: start + 1) { return (-rest.value, rest.end) }
    return words(at: start)
  }

  /// The words of counting are known, and "a dozen" begins with an article.
  private func mayBeNumber(_ at: Int) -> Bool {
    let text = tokens[at].text
    return isEntityWord(at) || text == "a" || text == "an"
  }

  /// A whole number that fits, for counting things.
  func wholeNumber(at start: Int) -> (value: Int, end: Int)? {
    guard let found = number(at: start), found.value.isWhole else { return nil }
    return (found.value.numerator, found.end)
  }

  private func digits(at start: Int) -> (value: Rational, end: Int)? {
    guard var value = Self.rational(word(start)) else { return nil }
    var end = start + 1
    if value.isWhole, end < count, tokens[end].kind == .number, word(end).contains("/"),
      let fraction = Self.rational(word(end)), fraction < .one
    {
      value += fraction
      end += 1
    }
    while let scale = NumberWords.scales[word(end)] {
      value = value * Rational(scale)
      end += 1
    }
    return (value, end)
  }

  /// Digits as a number; nil for a date, a time or an ordinal.
  static func rational(_ text: String) -> Rational? {
    if let value = Rational(text: text) { return value }
    let digits = text.drop { $0 == "-" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Rational(text.hasPrefix("-") ? -Int.max : Int.max)
  }

  /// "2nd" is 2; nil for other words.
  static func ordinal(_ text: String) -> Int? {
    guard text.utf8.count > 2, ["st", "nd", "rd", "th"].contains(String(text.suffix(2))) else { return nil }
    return Int(text.dropLast(2))
  }

  private func words(at start: Int) -> (value: Rational, end: Int)? {
    var at = start
    var total = Rational.zero
    var group = Rational.zero
    var hasNumber = false
    if word(at) == "half", word(at + 1) == "a" || word(at + 1) == "an", word(at + 2) == "dozen" {
      return (Rational(6), at + 3)
    }
    if word(at) == "a" || word(at) == "an" {
      switch word(at + 1) {
      case "couple": return (Rational(2), word(at + 2) == "of" ? at + 3 : at + 2)
      case "dozen": return (Rational(12), at + 2)
      default:
        guard NumberWords.scales[word(at + 1)] != nil || word(at + 1) == "hundred" else { return nil }
        group = .one
        hasNumber = true
        at += 1
      }
    }
    while at < count {
      let next = word(at)
      if let small = NumberWords.small[next] {
        guard !hasNumber || fits(small, after: group) else { break }
        group += Rational(small)
        hasNumber = true
      } else if next == "hundred", hasNumber {
        group = group * 100
      } else if next == "hundred", at == start, NumberWords.small[word(at + 1)] != nil {
        // "Hundred twelve dollars".
        group = Rational(100)
        hasNumber = true
      } else if next == "dozen", hasNumber {
        group = group * 12
      } else if let scale = NumberWords.scales[next], hasNumber {
        total += group * Rational(scale)
        group = .zero
      } else if next == "and", hasNumber, word(at + 1) == "a", word(at + 2) == "half" {
        return (total + group + Rational(1, 2), at + 3)
      } else if next == "and", hasNumber, follows(hundred: at) {
        // "two hundred and ten"
      } else {
        break
      }
      at += 1
    }
    return hasNumber ? (total + group, at) : nil
  }

  /// "and" joins only after a hundred or a scale, and before a small number.
  private func follows(hundred at: Int) -> Bool {
    let before = word(at - 1)
    return (before == "hundred" || NumberWords.scales[before] != nil)
      && NumberWords.small[word(at + 1)] != nil
  }

  /// "twenty five" is one number, "five four" is two.
  private func fits(_ small: Int, after group: Rational) -> Bool {
    let last = group.numerator % 100
    if last == 0 { return true }
    return last >= 20 && last % 10 == 0 && small < 10 && small > 0
  }
}

/// The words of counting.
package enum NumberWords {
  /// "zero" to "nineteen", and the tens up to "ninety".
  package static let small = SaidNumber.small

  static let scales: [String: Int] = [
    "thousand": 1_000, "k": 1_000, "grand": 1_000, "million": 1_000_000, "billion": 1_000_000_000,
    "trillion": 1_000_000_000_000,
  ]

  static let others = ["hundred", "dozen", "couple", "half", "minus"]
}
