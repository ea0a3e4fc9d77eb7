import Values

/// "My sister comes on Friday with her 2 kids, so we will be 8": who comes, and how many that makes in all. The number
/// said for all of them stands; without one each who comes counts.
struct CompanyLine {
  let recognizer: Recognizer
  let scan: Scan

  /// The evening with its number at the table; nil where a word of the line has no place in it.
  func reading() -> [Recognition]? {
    guard (5...Self.mostTokens).contains(scan.count), scan.tokens.last?.text != "?", !listsSpeaker(scan),
      let seats = recognizer.grammar.intent(Self.intent),
      let coming = GuestLineHead(scan: scan).coming(at: opened(0), known: true)
    else { return nil }
    let isNew = GuestLineHead(scan: scan).coming(at: opened(0)) != nil
    var at = coming.end
    let days = days(coming.day, &at)
    var heads = coming.people.reduce(0) { $0 + $1.heads }
    var company = false
    if scan.word(at) == "with" { at += 1 }
    if scan.word(at - 1) == "with", let group = PersonParser(scan: scan).role(at: at) {
      heads += group.people
      at = group.end
      company = true
    }
    at = opened(at)
    let total = total(&at)
    if total != nil { skipDays(days, &at) }
    guard at >= scan.count, company && isNew || total != nil else { return nil }
    var found = Recognition(
      said: scan.utterance.raw, intent: seats.name, act: seats.act, confidence: Confidence.framed,
      layer: .template)
    let number = SlotBinding(
      name: total == nil ? "more" : "count", value: .number(Rational(total ?? heads)))
    found.slots = [number, SlotBinding(name: "days", value: .days(days))]
    if total != nil {
      found.slots += coming.people.filter { $0.heads == 1 && isNew }.map {
        SlotBinding(name: "who", value: .text($0.name))
      }
    }
    return [found]
  }

  private static let mostTokens = 30
  private static let intent = "day_eaters"

  /// The evening said, and more of them joined to it: "Tuesday and Thursday".
  private func days(_ first: SlotValue, _ at: inout Int) -> [Day] {
    guard case .day(let day) = first else { return [] }
    var days = [day]
    while let next = scan.joined(at), let more = DayParser(scan: scan).day(at: next),
      case .day(let day) = more.value
    {
      days.append(day)
      at = more.end
    }
    return days
  }

  /// Past the same evenings said once more: "so three on Sunday".
  private func skipDays(_ days: [Day], _ at: inout Int) {
    let start = ["on", "for"].contains(scan.word(at)) ? at + 1 : at
    if let said = DayParser(scan: scan).day(at: start), case .day(let day) = said.value, days.contains(day) {
      at = said.end
    }
  }

  /// "So we will be 8 in all", "that makes 8".
  private func total(_ at: inout Int) -> Int? {
    var next = at
    while next < scan.count, Self.sums.contains(scan.word(next)) { next += 1 }
    guard next > at || scan.word(at - 1) == "so", let number = NumberParser(scan: scan).wholeNumber(at: next),
      (1...20).contains(number.value)
    else { return nil }
    next = number.end
    while next < scan.count, Self.tails.contains(scan.word(next)) || scan.tokens[next].isSeparator {
      next += 1
    }
    at = next
    return number.value
  }

  /// Past what joins two clauses.
  private func opened(_ start: Int) -> Int {
    var at = start
    while at < scan.count, scan.tokens[at].isSeparator || Self.joiners.contains(scan.word(at)) { at += 1 }
    return at
  }

  private static let joiners: Set<String> = ["and", "so", "then", "hi", "hey", "ok", "also", "oh"]
  private static let sums: Set<String> = [
    "we", "will", "be", "are", "that", "makes", "make", "us", "there", "it", "is", "'s", "'ll", "then", "of",
  ]
  private static let tails: Set<String> = [
    "in", "all", "total", "people", "of", "us", "altogether", "together", "at", "the", "table", "then",
    "persons", "for", "dinner", "eating",
  ]
}
