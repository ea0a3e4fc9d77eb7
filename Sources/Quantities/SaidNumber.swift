import Values

/// Reads numbers in a line, in digits or in words. Source: 001 FR-1; food-data §3, §9.
package enum SaidNumber {
  /// "zero" to "nineteen", and the tens up to "ninety".
  package static let small: [String: Int] = {
    let names = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    var table = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    for (index, name) in tens.enumerated() { table[name] = (index + 2) * 10 }
    return table
  }()

  /// "half", "thirds": what one of several equal parts is.
  static let shares: [String: Rational] = [
    "half": Rational(1, 2), "halves": Rational(1, 2), "third": Rational(1, 3), "thirds": Rational(1, 3),
    "quarter": Rational(1, 4), "quarters": Rational(1, 4), "fourth": Rational(1, 4),
    "fourths": Rational(1, 4),
    "fifth": Rational(1, 5), "fifths": Rational(1, 5), "eighth": Rational(1, 8), "eighths": Rational(1, 8),
    "sixth": Rational(1, 6),
  ]
}

/// A number in a line: its value and the token after it.
struct ReadNumber {
  var value: Rational
  var end: Int
  /// In words and with no unit of its own yet: "half a …", "a couple of …".
  var isWord = false
}

extension LineWords {
  /// The number there: "2", "1 1/2", "1-1/2", "1½", "one and a half", "three quarters", "half a dozen"; nil for
  /// none. An article alone is no number.
  func number(at start: Int) -> ReadNumber? {
    guard start < count else { return nil }
    if let value = tokens[start].number { return digits(value, start) }
    guard case .word = tokens[start].kind else { return nil }
    if start == 0, let typed = typewritten() { return typed }
    return words(at: start)
  }

  /// "l cup", "l/2 tsp": a typewriter's one was the letter l, and scanners read I for it. Only at the beginning of a
  /// line and with a measure behind it.
  private func typewritten() -> ReadNumber? {
    guard word(0) == "l" || word(0) == "i" else { return nil }
    var found = ReadNumber(value: .one, end: 1)
    if isSign("/", 1), isGlued(1), count > 2, let below = tokens[2].number,
      [2, 3, 4, 8].contains(where: { below == Rational($0) })
    {
      found = ReadNumber(value: .one / below, end: 3)
    } else if isFraction(1) {
      found = ReadNumber(value: .one + (tokens[1].number ?? .zero), end: 2)
    }
    let next = has(.size, found.end) ? found.end + 1 : found.end
    return unit(at: next, behindNumber: true) != nil && word(next).count > 0 && next + 1 < count ? found : nil
  }

  private func digits(_ value: Rational, _ start: Int) -> ReadNumber? {
    // "2%", "350°F", "$3": no amounts of food.
    if isSign("^", start + 1) || isSign("%", start + 1) || text(start + 1) == "°" || isSign("$", start - 1) {
      return nil
    }
    var found = ReadNumber(value: value, end: start + 1)
    guard value.isWhole, !tokens[start].text.contains(".") else { return withScale(found) }
    // Behind "1/9 pan" stands how large it is; half a pan may be half of one.
    let isPan = NamedMeasures(words: self).pan(start + 1) != nil && !["1/2", "1/4"].contains(text(start + 1))
    if isFraction(start + 1), !isPan {
      found = ReadNumber(value: value + tokens[start + 1].number!, end: start + 2)
    } else if isSign("-", start + 1), text(start + 1) == "-", isFraction(start + 2), isGlued(start + 1),
      isGlued(start + 2), text(start + 2).contains("/") || tokens[start + 2].range.count == 2
    {
      // "1-1/2" is one and a half.
      found = ReadNumber(value: value + tokens[start + 2].number!, end: start + 3)
    } else if let fraction = typed(start + 1), !isPieceBehind(start + 4) {
      found = ReadNumber(value: value + fraction, end: start + 4)
    } else if word(start + 1) == "and" || isSign("&", start + 1) || isSign("+", start + 1) {
      if isFraction(start + 2), isMixed(start) {
        found = ReadNumber(value: value + tokens[start + 2].number!, end: start + 3)
      } else if let share = andShare(start + 1) {
        found = ReadNumber(value: value + share.value, end: share.end)
      }
    }
    return withScale(found)
  }

  /// "2 + 1/2 cups" is one number where one measure stands behind both.
  private func isMixed(_ start: Int) -> Bool {
    !isSign("+", start + 1) || unit(at: start + 3, behindNumber: true) != nil
  }

  /// "1-2" behind a whole number, as old printers set a half: "1 1-2 cups".
  private func typed(_ at: Int) -> Rational? {
    guard at + 2 < count, let part = tokens[at].number, let whole = tokens[at + 2].number,
      isSign("-", at + 1),
      isGlued(at + 1), isGlued(at + 2), part.isWhole, part < whole,
      [2, 3, 4, 8].contains(where: { whole == Rational($0) })
    else { return nil }
    return part / whole
  }

  /// "2 dozen", "3 hundred".
  private func withScale(_ number: ReadNumber) -> ReadNumber {
    guard ["dozen", "doz", "dz"].contains(word(number.end)) else { return number }
    let end = isSign(".", number.end + 1) ? number.end + 2 : number.end + 1
    return ReadNumber(value: number.value * Rational(12), end: end)
  }

  private func isFraction(_ at: Int) -> Bool { at < count && tokens[at].isFraction }

  /// "and a half", "and three quarters", "and one-third".
  func andShare(_ at: Int) -> ReadNumber? {
    guard word(at) == "and" else { return nil }
    var next = at + 1
    var parts = 1
    if word(next) == "a" || word(next) == "an" {
      next += 1
    } else if let said = facts(next)?.number, said > 0, said < 10 {
      parts = said
      next = skippingHyphen(next + 1)
    } else if word(next) != "half" || has(.article, next + 1) {
      return nil
    }
    guard let share = facts(next)?.share, parts == 1 || share < Rational(1, 2) else { return nil }
    return ReadNumber(value: share * parts, end: next + 1, isWord: true)
  }

  private func skippingHyphen(_ at: Int) -> Int { isSign("-", at) && isGlued(at) ? at + 1 : at }

  private func words(at start: Int) -> ReadNumber? {
    let isArticle = word(start) == "a" || word(start) == "an"
    let first = isArticle ? start + 1 : start
    // "half and half" is a kind of cream.
    if word(first) == "half", let next = nextWord(first), word(next) == "and" || isSign("&", next),
      let third = nextWord(next),
      word(third) == "half"
    {
      return nil
    }
    if let share = facts(first)?.share, word(first) != "fifth" || isArticle { return sharePart(share, first) }
    switch word(first) {
    case "couple" where isArticle || start == first:
      return ReadNumber(value: Rational(2), end: behindOf(first + 1), isWord: true)
    case "dozen" where isArticle:
      if let half = andShare(first + 1), half.value < .one {
        return ReadNumber(value: (.one + half.value) * 12, end: behindOf(half.end), isWord: true)
      }
      return ReadNumber(value: Rational(12), end: behindOf(first + 1), isWord: true)
    case "pair" where isArticle: return ReadNumber(value: Rational(2), end: behindOf(first + 1), isWord: true)
    case "hundred" where isArticle: return counted(from: first, group: 1)
    case "doz": return nil
    default: break
    }
    guard !isArticle, facts(first)?.number != nil else { return nil }
    return counted(from: first, group: nil)
  }

  private func nextWord(_ at: Int) -> Int? {
    let next = skippingHyphen(at + 1)
    return next < count ? next : nil
  }

  private func behindOf(_ at: Int) -> Int { word(at) == "of" ? at + 1 : at }

  /// "half", "half a", "a half", "half of a", "a quarter of a": the share, and whatever it is a share of.
  private func sharePart(_ share: Rational, _ at: Int) -> ReadNumber {
    var end = at + 1
    // "half-a-pint".
    if isHyphenated(end + 1), ["a", "an"].contains(word(end + 1)) { end += 1 }
    if word(end) == "of", word(end + 1) == "a" || word(end + 1) == "an" || facts(end + 1)?.unit != nil {
      end += 1
    }
    if word(end) == "a" || word(end) == "an" { end = skippingHyphen(end + 1) }
    if word(end) == "dozen" { return ReadNumber(value: share * 12, end: behindOf(end + 1), isWord: true) }
    return ReadNumber(value: share, end: end, isWord: true)
  }

  /// "three", "twenty-four", "a hundred and fifty", "one and a half", "three quarters of a", "two point five".
  private func counted(from start: Int, group first: Int?) -> ReadNumber? {
    var at = start
    var total = first ?? 0
    var hasNumber = first != nil
    if first != nil {
      total = 100
      at += 1
    }
    while at < count {
      if let small = facts(at)?.number {
        guard !hasNumber || fits(small, after: total) else { break }
        total += small
        hasNumber = true
      } else if word(at) == "hundred", hasNumber, total < 100 {
        total *= 100
      } else if word(at) == "thousand", hasNumber, total < 1000 {
        total *= 1000
      } else if word(at) == "and", hasNumber, total % 100 == 0, total > 0, let next = facts(at + 1)?.number,
        next > 0
      {
        at += 1
        continue
      } else if isSign("-", at), isGlued(at), hasNumber, let next = facts(at + 1)?.number,
        fits(next, after: total)
      {
        at += 1
        continue
      } else {
        break
      }
      at += 1
    }
    guard hasNumber else { return nil }
    let value = Rational(total)
    if word(at) == "point", let decimal = facts(at + 1)?.number, decimal < 10 {
      return ReadNumber(value: value + Rational(decimal, 10), end: at + 2, isWord: true)
    }
    if word(at) == "dozen" { return ReadNumber(value: value * 12, end: at + 1, isWord: true) }
    if word(at) == "and" || word(at) == "&" {
      if let share = andShare(at) {
        return ReadNumber(value: value + share.value, end: share.end, isWord: true)
      }
    }
    // "three quarters of a", "one-half", "two thirds".
    let next = skippingHyphen(at)
    if total > 0, total < 10, let share = facts(next)?.share, share < Rational(1, 2) || total == 1 {
      let part = sharePart(share, next)
      return ReadNumber(value: part.value * total, end: part.end, isWord: true)
    }
    return ReadNumber(value: value, end: at, isWord: true)
  }

  /// "twenty five" is one number, "five four" is two.
  private func fits(_ small: Int, after total: Int) -> Bool {
    let last = total % 100
    if last == 0 { return total > 0 && small > 0 && total >= 100 }
    return last >= 20 && last % 10 == 0 && small < 10 && small > 0
  }
}
