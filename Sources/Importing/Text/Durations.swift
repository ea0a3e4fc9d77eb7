/// The longest time that is believed, in minutes: sixty days, for what is pickled or aged.
private let longestMinutes = 60 * 24 * 60

/// Minutes of an ISO 8601 duration ("PT1H30M") or of a time in words ("1 hr 30 mins", "1 Std. 20 Min.", "30分"), rounded
/// up; the longer of two ("20-25 minutes"). Nil for none, for zero and for what is no time.
package func minutes(of text: String) -> Int? {
  let text = text.lowercased().trimmed
  guard !text.isEmpty, text.utf8.count <= 200, !text.hasPrefix("-") else { return nil }
  let total = isoMinutes(text) ?? spokenMinutes(text)
  guard let total, total.isFinite, total > 0, total <= Double(longestMinutes) else { return nil }
  return Int(total.rounded(.up))
}

/// "pt1h30m", "p0dt0h45m", "pt90m", and without their last unit: "pt45".
private func isoMinutes(_ text: String) -> Double? {
  guard text.first == "p" || text.hasPrefix("t") && text.dropFirst().first?.isNumber == true else {
    return nil
  }
  var total = 0.0
  var number = ""
  var isTime = text.first == "t"
  var units = 0
  for sign in text.dropFirst() {
    if sign == "t" {
      isTime = true
    } else if sign.isASCII, sign.isNumber || sign == "." || sign == "," {
      number.append(sign == "," ? "." : sign)
    } else {
      guard let value = Double(number) else {
        // "PT1H M": a unit without its number.
        if number.isEmpty, "ymwdhs".contains(sign) { continue }
        return nil
      }
      switch sign {
      case "y" where value == 0: break
      // Months are no cooking time: who writes "P30M" means minutes.
      case "m": total += value
      case "w": total += value * 7 * 24 * 60
      case "d": total += value * 24 * 60
      case "h": total += value * 60
      case "s": total += value / 60
      default: return nil
      }
      units += 1
      number = ""
    }
  }
  if let value = Double(number) {
    total += value
  } else if units == 0, !isTime {
    return nil
  }
  return total
}

/// Hours and minutes in words. Nil where no number has a unit of time.
private func spokenMinutes(_ text: String) -> Double? {
  if let plain = Int(text) { return Double(plain) }
  if let clock = clockMinutes(text) { return clock }
  var total: Double?
  var numbers: [Double] = []
  var isRange = false
  for token in timeTokens(text) {
    switch token {
    case .number(let value):
      // "1 1/2" is one number, "1 to 2" and "1-2" are two; "half an hour" is half of one.
      if numbers.last == 0.5, value == 1 { break }
      if let last = numbers.last, !isRange, value < 1 {
        numbers[numbers.count - 1] = last + value
      } else {
        numbers.append(value)
      }
    case .range: isRange = true
    case .unit(let size):
      if let most = isRange ? numbers.max() : numbers.last { total = (total ?? 0) + most * size }
      (numbers, isRange) = ([], false)
    case .other: break
    }
  }
  // "1h30".
  if let total, let rest = numbers.last, total.truncatingRemainder(dividingBy: 60) == 0, rest < 60,
    text.contains("h")
  {
    return total + rest
  }
  return total
}

/// "1:30", "0:45" and "00:45:00" are hours and minutes.
private func clockMinutes(_ text: String) -> Double? {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  guard parts.count == 2 || parts.count == 3 else { return nil }
  let numbers = parts.compactMap { $0.count <= 3 ? Double($0) : nil }
  guard numbers.count == parts.count, numbers[1] < 60 else { return nil }
  return numbers[0] * 60 + numbers[1]
}

private enum TimeToken { case number(Double), unit(Double), range, other }

private func timeTokens(_ text: String) -> [TimeToken] {
  var tokens: [TimeToken] = []
  var rest = text[...]
  while let first = rest.first {
    if let value = first.fractionValue {
      tokens.append(.number(value))
      rest.removeFirst()
    } else if first.isASCII, first.isNumber {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "," || $0 == "/") }
      rest = rest.dropFirst(digits.count)
      tokens.append(number(String(digits)).map(TimeToken.number) ?? .other)
    } else if "-–—~〜".contains(first) {
      tokens.append(.range)
      rest.removeFirst()
    } else if first.isLetter {
      if let unit = eastAsianUnits.first(where: { rest.hasPrefix($0.key) }) {
        tokens.append(.unit(unit.value))
        rest = rest.dropFirst(unit.key.count)
        continue
      }
      let word = String(rest.prefix { $0.isLetter })
      rest = rest.dropFirst(word.count)
      if let size = timeUnits[word] {
        tokens.append(.unit(size))
      } else if let value = numberWords[word] {
        tokens.append(.number(value))
      } else {
        tokens.append(rangeWords.contains(word) ? .range : .other)
      }
    } else {
      rest.removeFirst()
    }
  }
  return tokens
}

private func number(_ digits: String) -> Double? {
  let digits = digits.trimmed(of: ".,/")
  let parts = digits.split(separator: "/")
  if parts.count == 2, let top = Double(parts[0]), let bottom = Double(parts[1]), bottom > 0 {
    return top / bottom
  }
  return Double(digits.replacing(",", with: "."))
}

extension Character {
  /// The value of ½ and its like; nil for all else, digits included.
  var fractionValue: Double? {
    guard let value = unicodeScalars.first?.properties.numericValue, unicodeScalars.count == 1, value > 0,
      value < 1
    else { return nil }
    return value
  }
}

private let numberWords: [String: Double] = [
  "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "half": 0.5, "eine": 1, "une": 1, "una": 1, "en": 1,
]
private let rangeWords: Set<String> = ["to", "bis", "à", "a", "till", "or", "tot", "до"]
private let eastAsianUnits: KeyValuePairs<String, Double> = [
  "時間半": 90, "時間": 60, "小时": 60, "小時": 60, "시간": 60, "分钟": 1, "分鐘": 1, "分": 1, "분": 1, "日": 1440,
]
private let timeUnits: [String: Double] = {
  let names: [(Double, String)] = [
    (1.0 / 60, "s sec secs second seconds sekunden secondes segundos sekunder"),
    (
      1,
      "m min mins minute minutes minuten minuto minutos minuti minuut minuter minutter minuta minuty minut мин минут"
    ),
    (
      60,
      "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur tim timme timmar time timer"
    ),
    (60, "godz godzina godziny ч час часа часов t tuntia"),
    (1440, "d day days tag tage tagen jour jours día dias días giorno giorni dag dagen dagar dage"),
    (10080, "week weeks woche wochen semaine semaines"),
  ]
  return Dictionary(
    names.flatMap { size, words in words.split(separator: " ").map { (String($0), size) } },
    uniquingKeysWith: { first, _ in first })
}()
