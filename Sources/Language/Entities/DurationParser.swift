import Values

/// Reads lengths of time.
struct DurationParser: EntityParser {
  let scan: Scan

  /// "20 minutes", "half an hour", "under 1 hour 15", "at least 2 hours", "20 minutes or less".
  func duration(at start: Int) -> [EntityMatch] {
    let prefix = bound(at: start)
    guard let length = length(at: prefix.end) else { return [] }
    var (bound, end) = (prefix.bound, length.end)
    switch (word(end), word(end + 1)) {
    case ("or", "less"), ("or", "under"), ("at", "most"): (bound, end) = (.most, end + 2)
    case ("max", _), ("tops", _), ("maximum", _): (bound, end) = (.most, end + 1)
    case ("or", "more"), ("at", "least"): (bound, end) = (.least, end + 2)
    default: break
    }
    return [EntityMatch(end: end, value: .minutes(length.minutes, bound))]
  }

  private func bound(at start: Int) -> (bound: Bound, end: Int) {
    let (first, second, third) = (word(start), word(start + 1), word(start + 2))
    switch (first, second) {
    case ("no", "more") where third == "than", ("no", "longer") where third == "than",
      ("not", "more") where third == "than", ("not", "longer") where third == "than",
      ("in", "less") where third == "than", ("a", "maximum") where third == "of":
      return (.most, start + 3)
    case ("less", "than"), ("at", "most"), ("up", "to"), ("in", "under"), ("maximum", "of"):
      return (.most, start + 2)
    case ("more", "than"), ("at", "least"), ("longer", "than"): return (.least, start + 2)
    case ("under", _), ("below", _), ("within", _), ("max", _), ("maximum", _), ("in", _):
      return (.most, start + 1)
    case ("over", _), ("minimum", _), ("min", _): return (.least, start + 1)
    default: return (.exactly, start)
    }
  }

  private func length(at start: Int) -> (minutes: Int, end: Int)? {
    let (first, second, third) = (word(start), word(start + 1), word(start + 2))
    switch (first, second) {
    case ("half", "an") where third == "hour", ("half", "a") where third == "hour": return (30, start + 3)
    case ("half", "hour"): return (30, start + 2)
    case ("a", "half") where third == "hour": return (30, start + 3)
    case ("an", "hour"), ("a", "hour"): return hour(Rational.one, start + 2)
    case ("hour", "and") where third == "a": return hour(.one, start + 1)
    default: break
    }
    guard let number = numbers.number(at: start) else { return nil }
    switch word(number.end) {
    case "minutes", "minute", "min", "mins", "m": return (number.value.rounded, number.end + 1)
    case "hours", "hour", "hr", "hrs", "h": return hour(number.value, number.end + 1)
    default: return nil
    }
  }

  /// Hours, and what follows them: "and a half", "15 minutes", "15".
  private func hour(_ hours: Rational, _ end: Int) -> (minutes: Int, end: Int) {
    let whole = max(-1_000_000, min(1_000_000, (hours * 60).rounded))
    if word(end) == "and", word(end + 1) == "a" {
      if word(end + 2) == "half" { return (whole + 30, end + 3) }
      if word(end + 2) == "quarter" { return (whole + 15, end + 3) }
    }
    let at = word(end) == "and" ? end + 1 : end
    if let rest = numbers.wholeNumber(at: at), (1..<60).contains(rest.value), whole < 100_000 {
      if ["minutes", "minute", "min", "mins", "m"].contains(word(rest.end)) {
        return (whole + rest.value, rest.end + 1)
      }
    }
    return (whole, end)
  }
}
