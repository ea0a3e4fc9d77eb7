import Values

/// A length of time as it was said, with its place among the words.
package struct SaidDuration: Hashable, Sendable {
  package var seconds: Int
  package var range: Range<Int>

  /// More than anybody times in a kitchen, and nothing beyond it is counted with: a week.
  package static let most = 7 * 86_400
}

/// The first length of time among plain words: "10 minutes", "half an hour", "an hour and a half", "1 h 30", "90 sec",
/// "1:30" as minutes and seconds. Nil for none.
package func saidDuration(in words: [String]) -> SaidDuration? {
  for start in words.indices {
    if let found = duration(words, at: start), found.seconds > 0 { return found }
  }
  return nil
}

private func duration(_ words: [String], at start: Int) -> SaidDuration? {
  if let share = shareOfHour(words, at: start) { return share }
  if let clock = clock(words[start]) { return SaidDuration(seconds: clock, range: start..<start + 1) }
  var at = start
  var total = Rational.zero
  var last: Int?
  while let part = part(words, at: at), last.map({ part.unit < $0 }) ?? true {
    total += part.amount * part.unit
    (last, at) = (part.unit, part.end)
    // "an hour and a half"
    if at + 2 < words.count, words[at] == "and", words[at + 1] == "a", words[at + 2] == "half" {
      total += Rational(part.unit, 2)
      at += 3
      break
    }
    if at + 2 < words.count, words[at] == "and", words[at + 1] == "a", words[at + 2] == "quarter" {
      total += Rational(part.unit, 4)
      at += 3
      break
    }
    if at < words.count, words[at] == "and" {
      guard hasSmallerPart(words, at: at + 1, below: part.unit) else { break }
      at += 1
    } else if part.unit == 3600, at < words.count, let minutes = Int(words[at]), (1..<60).contains(minutes),
      at + 1 == words.count || Unit(named: words[at + 1]) == nil && unit(words[at + 1]) == nil
    {
      // "1 h 30"
      total += Rational(minutes * 60)
      at += 1
      break
    }
  }
  guard last != nil, total <= Rational(SaidDuration.most) else { return nil }
  return SaidDuration(seconds: total.rounded, range: start..<at)
}

private func hasSmallerPart(_ words: [String], at: Int, below unit: Int) -> Bool {
  part(words, at: at).map { $0.unit < unit } ?? false
}

/// One number with its unit in seconds.
private func part(_ words: [String], at start: Int) -> (amount: Rational, unit: Int, end: Int)? {
  guard let number = saidNumber(words, at: start), number.end < words.count else { return nil }
  // "2 and a half hours"
  var (value, end) = (number.value, number.end)
  if end + 3 < words.count, words[end] == "and", words[end + 1] == "a", words[end + 2] == "half" {
    guard let unit = unit(words[end + 3]) else { return nil }
    return (value + Rational(1, 2), unit, end + 4)
  }
  if words[end] == "more" || words[end] == "full" || words[end] == "whole", end + 1 < words.count { end += 1 }
  guard let unit = unit(words[end]) else { return nil }
  value = number.value
  return (value, unit, end + 1)
}

private func shareOfHour(_ words: [String], at start: Int) -> SaidDuration? {
  for (phrase, seconds) in shares {
    let parts = phrase.split(separator: " ").map(String.init)
    if start + parts.count <= words.count, Array(words[start..<start + parts.count]) == parts {
      return SaidDuration(seconds: seconds, range: start..<start + parts.count)
    }
  }
  return nil
}

/// The longer ones first.
private let shares: [(String, Int)] = [
  ("three quarters of an hour", 2700), ("three quarter of an hour", 2700), ("a quarter of an hour", 900),
  ("a quarter of a hour", 900), ("quarter of an hour", 900), ("half of an hour", 1800),
  ("three quarter hour", 2700), ("a quarter hour", 900), ("half an hour", 1800), ("half a hour", 1800),
  ("a half hour", 1800), ("quarter hour", 900), ("half hour", 1800), ("half a minute", 30),
]

/// "1:30" as a minute and a half, "1:05:00" as an hour and five minutes.
private func clock(_ word: String) -> Int? {
  let parts = word.split(separator: ":").map { Int($0) }
  guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ $0 != nil && $0! < 1000 }) else {
    return nil
  }
  return parts.reduce(0) { $0 * 60 + ($1 ?? 0) }
}

private func unit(_ word: String) -> Int? {
  switch word {
  case "s", "sec", "secs", "second", "seconds": 1
  case "m", "min", "mins", "minute", "minutes", "minuts", "minits": 60
  case "h", "hr", "hrs", "hour", "hours": 3600
  default: nil
  }
}

/// A number in digits or words at that place, "a" as one.
package func saidNumber(_ words: [String], at start: Int) -> (value: Rational, end: Int)? {
  guard start < words.count else { return nil }
  let word = words[start]
  if let number = Rational(text: word), number >= .zero, number <= Rational(1_000_000) {
    if start + 1 < words.count, number.isWhole, words[start + 1].contains("/"),
      let more = Rational(text: words[start + 1]), more < .one
    {
      return (number + more, start + 2)
    }
    return (number, start + 1)
  }
  if word == "a" || word == "an" {
    if start + 1 < words.count, words[start + 1] == "couple" {
      let end = start + 2
      return (Rational(2), end < words.count && words[end] == "of" ? end + 1 : end)
    }
    return (.one, start + 1)
  }
  if word == "half", start + 1 < words.count, words[start + 1] == "a" { return (Rational(1, 2), start + 2) }
  if let small = smallNumbers[word] {
    if small >= 20, start + 1 < words.count, let more = smallNumbers[words[start + 1]], (1...9).contains(more)
    {
      return (Rational(small + more), start + 2)
    }
    return (Rational(small), start + 1)
  }
  return nil
}

private let smallNumbers: [String: Int] = [
  "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
  "ten": 10,
  "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
  "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50,
  "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
]
