/// "Wednesday needs to be quicker", "swap the greek salad on friday for something italian", "plan the week and make Friday
/// something quick": wishes for single evenings.
struct EveningWishes {
  let scan: Scan

  /// The wish with its day; nil for every other line.
  func plain() -> String? { quickerDay() ?? swapped() ?? quickDays() }

  /// "Wednesday needs to be quicker, 20 mins max": a wish for that evening, not for the week.
  private func quickerDay() -> String? {
    let start = day(0) == nil ? 1 : 0
    guard scan.count < 14, let end = day(start),
      let fast = (end..<scan.count).first(where: {
        ["quicker", "quick", "faster", "fast", "shorter"].contains(scan.word($0))
      }),
      (end..<fast).allSatisfy({ Self.needing.contains(scan.word($0)) }), fast > end
    else { return nil }
    let number = (fast + 1..<scan.count).lazy.compactMap {
      NumberParser(scan: scan).wholeNumber(at: $0)?.value
    }.first
    // What is told beside it must not go with it.
    let isAlone = (fast + 1..<scan.count).allSatisfy {
      scan.tokens[$0].kind == .number || scan.consists($0..<$0 + 1, of: Self.bounding)
        || NumberParser(scan: scan).wholeNumber(at: $0) != nil
    }
    guard isAlone else { return nil }
    let when = text(start..<end)
    guard let number else { return "something quick on \(when)" }
    return (5...240).contains(number) ? "something under \(number) minutes on \(when)" : nil
  }

  /// "Swap the greek salad on friday for something italian": the day's dinner gives way, whatever it is called.
  private func swapped() -> String? {
    guard
      let verb = scan.tokens.indices.first(where: {
        ["swap", "change", "replace", "exchange"].contains(scan.word($0))
      }),
      verb < 4,
      let to = scan.tokens.indices.first(where: {
        $0 > verb + 2 && ["for", "with", "to"].contains(scan.word($0))
      }),
      to + 1 < scan.count, day(to + 1) == nil
    else { return nil }
    for at in verb + 2..<to {
      guard let end = day(at), end == to, day(verb + 1) == nil else { continue }
      let start = ["on", "for"].contains(scan.word(at - 1)) ? at - 1 : at
      // The dish that goes is dropped; whoever or whatever harm stands in its name is not.
      let dropped = verb + 1..<start
      guard start > verb + 1, scan.word(start - 1) != "and",
        !dropped.contains(where: {
          scan.lexicon.negations.contains(scan.ids[$0]) || scan.lexicon.harm.contains(scan.ids[$0])
            || scan.lexicon.illness.contains(scan.ids[$0]) || scan.tokens[$0].kind == .number
            || PersonWords.pronouns.contains(scan.word($0)) || PersonParser(scan: scan).role(at: $0) != nil
        })
      else { return nil }
      return "\(text(0..<verb + 1)) \(text(at..<end)) \(text(to..<scan.count))"
    }
    return nil
  }

  /// "Plan the week and just make Tuesday and Thursday something quick": a wish for those days of the plan.
  private func quickDays() -> String? {
    guard (0..<min(4, scan.count)).contains(where: { scan.word($0) == "plan" }),
      let make = scan.tokens.indices.first(where: {
        $0 > 1 && ["make", "have", "keep"].contains(scan.word($0))
      }),
      let first = day(make + 1)
    else { return nil }
    var (end, at) = (first, first)
    while at < scan.count, scan.tokens[at].isSeparator || scan.word(at) == "and", let next = day(at + 1) {
      (end, at) = (next, next)
    }
    var wish = end
    while ["something", "it", "them", "both", "just"].contains(scan.word(wish)) { wish += 1 }
    guard wish < scan.count, scan.count - wish < 5, !scan.tokens[wish...].contains(where: \.isSeparator)
    else { return nil }
    var start = make
    while start > 1, ["and", "just", "but", "please", "then", ","].contains(scan.word(start - 1)) {
      start -= 1
    }
    let front = text(0..<start).split(separator: " ").filter {
      !["whole", "full", "entire", "then"].contains($0.lowercased())
    }
    return "\(front.joined(separator: " ")), something \(text(wish..<scan.count)) on \(text(make + 1..<end))"
  }

  private static let bounding: Set<String> = [
    "min", "mins", "minute", "minutes", "max", "maximum", "most", "at", "or", "less", "like", "about",
    "within", "under", "than",
    "please", "say",
  ]

  private static let needing: Set<String> = [
    "needs", "has", "to", "be", "must", "should", "is", "a", "bit", "make", "it",
  ]

  private func text(_ range: Range<Int>) -> String { scan.utterance.text(tokens: range) }

  /// Where the day that begins there ends.
  private func day(_ at: Int) -> Int? { scan.dayEnd(at) }
}
