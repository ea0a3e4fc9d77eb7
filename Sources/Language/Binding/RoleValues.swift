import Values

/// The words of a role as a plain sentence takes them: days as dates, sums and counts in figures. What does not
/// read whole is no value, so that nothing is written that nobody said.
struct RoleValues {
  let recognizer: Recognizer
  let context: RecognitionContext

  private func scan(_ text: String) -> Scan { recognizer.scan(text, context) }

  /// "2026-03-07 and 2026-03-08"; nil for what comes back every week, and for no days.
  func days(_ text: String) -> String? {
    var text = text.lowercased()
    for (said, meant) in [
      (" the next week", " of next week"), ("all the weekend", "the weekend"), ("all weekend", "the weekend"),
    ] {
      if let range = text.firstRange(of: said), !text.hasPrefix("of") {
        text.replaceSubrange(range, with: meant)
      }
    }
    let scan = scan(text)
    let weekdays = Set(Weekday.allCases.map { $0.rawValue + "s" })
    if scan.tokens.contains(where: { Self.recurring.contains($0.text) || weekdays.contains($0.text) }) {
      return nil
    }
    var at = 0
    while Self.beforeDays.contains(scan.word(at)) {
      if let found = wholeDays(scan, at) { return found }
      at += 1
    }
    return wholeDays(scan, at)
  }

  private static let recurring: Set<String> = ["every", "each", "weekly", "always", "school", "weekends"]
  private static let beforeDays: Set<String> = [
    "on", "for", "this", "coming", "next", "the", "from", "until", "in", "of", "at",
  ]
  private static let afterDays: Set<String> = [
    "evening", "night", "dinner", "nite", "eve", "noon", "itself", "then", "alone", "only", "for", "in",
  ]

  private func wholeDays(_ scan: Scan, _ at: Int) -> String? {
    for match in DaysParser(scan: scan).days(at: at) + DayParser(scan: scan).matches(at: at) {
      var rest = (match.end..<max(match.end, scan.count)).filter { !scan.tokens[$0].isSeparator }
      // "Tomorrow Tuesday" names one day twice.
      if case .day(let day) = match.value, let next = rest.first,
        let again = DayParser(scan: scan).day(at: next), again.value == .day(day)
      {
        rest.removeAll { $0 < again.end }
      }
      guard rest.allSatisfy({ Self.afterDays.contains(scan.word($0)) }) else { continue }
      switch match.value {
      case .day(let day): return day.iso
      case .days(let days): return days.map(\.iso).joined(separator: " and ")
      default: continue
      }
    }
    return nil
  }

  /// The one whole number among the words; nil where there is none, or several.
  func number(_ text: String) -> Int? {
    let scan = scan(text)
    var found: [Int] = []
    var at = 0
    while at < scan.count {
      if !scan.tokens[at].isSeparator, let number = NumberParser(scan: scan).number(at: at) {
        guard number.value.isWhole else { return nil }
        found.append(number.value.numerator)
        at = number.end
      } else {
        at += 1
      }
    }
    return Set(found).count == 1 ? found[0] : nil
  }

  /// Sums in dollars and cents, in the order said; nil where a number is left over.
  func sums(_ text: String) -> [Money]? {
    let scan = scan(text)
    var result: [Money] = []
    var at = 0
    while at < scan.count {
      if ["a", "the", "per"].contains(scan.word(at)), scan.word(at + 1) == "dozen" {
        at += 2
      } else if !scan.tokens[at].isSeparator,
        let match = FigureParser(scan: scan).money(at: at, bare: true).max(by: { $0.end < $1.end }),
        case .money(let sum) = match.value
      {
        result.append(sum)
        at = match.end
      } else {
        if ["some", "few", "odd"].contains(scan.word(at)) || scan.tokens[at].kind == .number { return nil }
        at += 1
      }
    }
    return result.isEmpty || result.contains { $0.cents <= 0 } ? nil : result
  }

  /// "A week", "a month", "a day", as the words behind a budget say; nil where they don't.
  func period(_ text: String) -> String? {
    let words = Utterance(text).tokens.map(\.text)
    if words.contains(where: { ["month", "monthly", "months"].contains($0) }) { return "a month" }
    if words.contains(where: { ["day", "daily"].contains($0) }) { return "a day" }
    if words.contains(where: { ["week", "weekly"].contains($0) }) { return "a week" }
    return nil
  }

  /// "8 months" or "7 years"; nil for halves.
  func age(_ text: String) -> String? {
    let words = Utterance(text).tokens.map(\.text)
    if words.contains("half") || words.contains("quarter") { return nil }
    guard let number = number(text), (0...120).contains(number) else { return nil }
    return words.contains { $0.hasPrefix("month") || $0 == "mos" || $0 == "mo" }
      ? "\(number) months" : "\(number) years"
  }

  /// An amount as a pantry takes it: "29 oz" for two cans of 14.5 oz, "a little" as it was said, "" for words that
  /// are no amount; nil where its figures do not read.
  func amount(_ text: String) -> String? {
    let scan = scan(text)
    let amounts = AmountParser(scan: scan)
    let words = scan.tokens.indices.filter {
      !scan.tokens[$0].isSeparator && !["a", "an"].contains(scan.word($0)) || $0 == 0
    }
    let numbers = words.filter {
      NumberParser(scan: scan).number(at: $0) != nil || scan.tokens[$0].kind == .number
    }
    if let first = words.first(where: { scan.word($0 + 1) == "pack" }),
      let count = NumberParser(scan: scan).wholeNumber(at: first)
    {
      return "\(count.value)"
    }
    if let whole = amounts.amount(at: 0).first, whole.end >= scan.count {
      if !whole.isWeak, case .amount(let amount) = whole.value { return amount.text }
      return text
    }
    for at in words {
      if let match = amounts.amount(at: at).first, !match.isWeak, case .amount(let amount) = match.value {
        return amount.text
      }
    }
    if numbers.isEmpty { return words.contains { AmountWords.vague.contains(scan.word($0)) } ? text : "" }
    let counts = Set(numbers.compactMap { NumberParser(scan: scan).wholeNumber(at: $0)?.value })
    if counts.count == 1, let only = counts.first { return "\(only)" }
    return nil
  }

  /// "Freezer", "fridge" or "pantry".
  func place(_ text: String) -> String {
    let words = Utterance(text).tokens.map(\.text)
    return words.contains { $0.contains("freez") }
      ? "freezer" : words.contains { $0.contains("fridge") } ? "fridge" : "pantry"
  }
}
