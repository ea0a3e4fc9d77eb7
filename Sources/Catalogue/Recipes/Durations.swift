import Values

/// The longest time that is one: a year, in seconds. No file's sum of such times overflows.
let longestDuration = 366 * 86_400

/// Seconds of a timer: the longer end of a range; nil when the amount or unit is unknown, and past a year.
func durationInSeconds(amount: String, unit: String) -> Int? {
  secondsAtMost(amount: amount, unit: unit).flatMap { $0 <= longestDuration ? $0 : nil }
}

/// The same however long it is; stops at the largest number.
func secondsAtMost(amount: String, unit: String) -> Int? {
  // Zero is no amount of food, yet "0 minutes" of cooking is a time.
  let total = Rational(text: amount) == .zero ? .zero : parseQuantity(amount).total?.value
  guard let total, let length = secondsPerUnit[unit.lowercased()] else { return nil }
  return (total * length).rounded
}

/// Minutes of "25 minutes", "1 hour 10 minutes", "1 h", "90"; a bare number is minutes, seconds
/// round up. Nil for anything else, and past a week.
func readMinutes(_ text: String) -> Int? {
  var seconds = 0
  var amount: String?
  var isEmpty = true
  // More than any time takes to write, and little enough to be added up.
  guard text.utf8.count <= 200 else { return nil }
  for word in spaced(text).split(separator: " ") where word != "and" {
    if let number = amount {
      if let more = durationInSeconds(amount: number, unit: String(word)) {
        seconds += more
        amount = nil
        continue
      }
      guard word.contains("/") else { return nil }
      amount = "\(number) \(word)"
    } else {
      amount = String(word)
    }
    isEmpty = false
  }
  if let amount {
    guard seconds == 0, let more = durationInSeconds(amount: amount, unit: "min") else { return nil }
    seconds += more
  }
  let minutes = (seconds + 59) / 60
  return isEmpty || minutes > 7 * 24 * 60 ? nil : minutes
}

/// "1h30m" with its parts apart.
private func spaced(_ text: String) -> String {
  var result = ""
  var previous: Character = " "
  for character in text.lowercased() where character != "." || previous.isNumber {
    if previous.isNumber != character.isNumber, previous.isLetter != character.isLetter {
      if previous.isNumber || character.isNumber, previous.isLetter || character.isLetter {
        result.append(" ")
      }
    }
    result.append(character)
    previous = character
  }
  return result
}

private let secondsPerUnit: [String: Int] = [
  "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "m": 60, "min": 60, "mins": 60, "minute": 60,
  "minutes": 60, "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "d": 86_400, "day": 86_400,
  "days": 86_400,
]
