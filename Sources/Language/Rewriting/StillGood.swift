/// "The ground beef is in the fridge since Monday, is it still good?": what is told of a food first, said in the question.
struct StillGood {
  let scan: Scan

  /// "Is the mince alright, it went off on Thursday": asked of food past its date; nil for every other line.
  func pastDate() -> String? { longPast() ?? wentOff() }

  /// "Is eggs 2 weeks past the date ok to eat", "eggs 2 weeks out of date ok?": the date printed on it, and no fruit.
  private func longPast() -> String? {
    var start = 0
    while ["is", "are", "can", "could", "i", "we", "eat", "use", "still", "have", "the", "my", "some"]
      .contains(scan.word(start))
    { start += 1 }
    guard
      let past = scan.tokens.indices.first(where: { at in
        at > start
          && Self.gonePast.contains { words in words.indices.allSatisfy { scan.word(at + $0) == words[$0] } }
      })
    else { return nil }
    var end = past
    while end > start,
      Self.spans.contains(scan.word(end - 1)) || scan.tokens[end - 1].kind == .number
        || NumberParser(scan: scan).wholeNumber(at: end - 1)?.end == end
    { end -= 1 }
    let asks =
      scan.tokens.contains { $0.text == "?" } || start > 0
      || scan.tokens.indices.contains { ["ok", "okay", "safe", "good", "fine"].contains(scan.word($0)) }
    guard end > start, end - start < 5, asks, end < past else { return nil }
    return "is \(scan.utterance.text(tokens: start..<end)) past its date still safe?"
  }

  private static let gonePast: [[String]] = [
    ["past", "the", "date"], ["past", "its", "date"], ["past", "their", "date"], ["past", "date"],
    ["over", "the", "date"],
    ["out", "of", "date"], ["past", "the", "use", "by"], ["past", "the", "best"], ["past", "its", "best"],
  ]
  private static let spans: Set<String> = [
    "day", "days", "week", "weeks", "month", "months", "a", "few", "couple", "of", "that", "are", "is",
    "which", "theyre", "its",
  ]

  private func wentOff() -> String? {
    guard ["is", "are", "can", "could"].contains(scan.word(0)),
      let off = scan.tokens.indices.first(where: { at in
        Self.dated.contains { words in words.indices.allSatisfy { scan.word(at + $0) == words[$0] } }
      }), off > 2
    else { return nil }
    let asked = 1..<off
    guard
      let end = asked.first(where: {
        Self.good.contains(scan.word($0)) && !["to", "eat", "use"].contains(scan.word($0))
      }),
      end > 1, end < 7
    else { return nil }
    let rest = (end..<off).map(scan.word).filter { $0 != "," && $0 != "?" }
    guard
      rest.allSatisfy({
        Self.good.contains($0) || Self.standIns.contains($0) || ["its", "the", "date"].contains($0)
      })
    else { return nil }
    return "is \(scan.utterance.text(tokens: 1..<end)) past its date still safe?"
  }

  /// "The ground beef is in the fridge since Monday, is it still good?", "nuggets have been in the fridge since Monday, bin
  /// or not": the question with the food and since when it is there. Nil for every other line, and where more is told of
  /// it ("frozen", "out on the counter").
  func asked() -> String? {
    guard let verb = scan.tokens.indices.first(where: { Self.being.contains(scan.word($0)) }),
      (1...6).contains(verb),
      let since = (verb..<scan.count).first(where: { ["since", "from"].contains(scan.word($0)) }),
      since - verb < 6,
      let day = DayParser(scan: scan).day(at: since + 1)
    else { return nil }
    var at = day.end
    while at < scan.count, scan.tokens[at].isSeparator || ["and", "so", "but"].contains(scan.word(at)) {
      at += 1
    }
    let between = (verb + 1..<max(verb + 1, since)).map(scan.word)
    let isOpen = between.contains { ["open", "opened"].contains($0) }
    guard between.allSatisfy({ Self.places.contains($0) }) else { return nil }
    var first = 0
    while ["the", "my", "our", "this", "that", "these", "those"].contains(scan.word(first)), first + 1 < verb
    { first += 1 }
    let food = (isOpen ? "opened " : "") + scan.utterance.text(tokens: first..<verb)
    let when = "since " + scan.utterance.text(tokens: since + 1..<day.end)
    if ["is", "are"].contains(scan.word(at)), Self.standIns.contains(scan.word(at + 1)) {
      let rest = (at + 2..<scan.count).map(scan.word).filter { $0 != "?" }
      guard !rest.isEmpty, rest.allSatisfy({ Self.good.contains($0) }) else { return nil }
      return "\(scan.word(at)) \(food) \(when) still good?"
    }
    let choice = (at..<scan.count).map(scan.word).filter { $0 != "?" }
    if (2...6).contains(choice.count), choice.contains("or"), choice.allSatisfy({ Self.keeping.contains($0) })
    {
      let isMany = ["are", "have", "were"].contains(scan.word(verb))
      return "\(isMany ? "are" : "is") \(food) \(when) still good?"
    }
    guard ["can", "may", "could", "should"].contains(scan.word(at)), ["i", "we"].contains(scan.word(at + 1))
    else {
      return nil
    }
    let rest = (at + 2..<scan.count).map(scan.word).filter { $0 != "?" }
    guard rest.contains(where: { ["eat", "use", "cook", "drink"].contains($0) }),
      rest.allSatisfy({ Self.good.contains($0) || Self.standIns.contains($0) })
    else { return nil }
    return "can i still eat \(food) \(when)?"
  }

  /// "Has the milk gone off": asked, and nothing told of it.
  private func goneOff() -> String? {
    guard ["has", "have"].contains(scan.word(0)) else { return nil }
    var at = 1
    skip(["the", "my", "our", "that", "this", "those"], in: scan, at: &at)
    guard
      let food = FoodParser(scan: scan).edible(at: at).filter({ !$0.isWeak }).max(by: { $0.end < $1.end }),
      scan.word(food.end) == "gone", ["off", "bad", "sour", "moldy"].contains(scan.word(food.end + 1)),
      (food.end + 2..<max(food.end + 2, scan.count)).allSatisfy({
        scan.tokens[$0].isSeparator || ["?", "yet", "by", "now", "already"].contains(scan.word($0))
      })
    else { return nil }
    return "is the \(scan.utterance.text(tokens: at..<food.end)) still good?"
  }

  /// "The other half of the ground beef, is it still ok": asked of that food, and nothing told of it.
  func named() -> String? {
    if let said = goneOff() { return said }
    guard let comma = scan.tokens.indices.first(where: { scan.tokens[$0].kind == .comma }),
      (1...8).contains(comma),
      ["is", "are"].contains(scan.word(comma + 1)), Self.standIns.contains(scan.word(comma + 2)),
      comma + 3 < scan.count,
      (comma + 3..<scan.count).allSatisfy({
        Self.good.contains(scan.word($0)) || scan.tokens[$0].isSeparator || scan.word($0) == "?"
      })
    else { return nil }
    var at = 0
    skip(
      [
        "the", "other", "half", "rest", "of", "my", "our", "that", "and", "so", "what", "about", "last",
        "opened", "open",
      ], in: scan, at: &at)
    guard let food = FoodParser(scan: scan).edible(at: at).first(where: { !$0.isWeak && $0.end == comma })
    else { return nil }
    return "is the \(scan.utterance.text(tokens: at..<food.end)) still good?"
  }

  private static let places: Set<String> = [
    "been", "in", "the", "my", "our", "fridge", "refrigerator", "icebox", "there", "sitting", "standing",
    "now", "open",
    "opened", "here", "home", "at",
  ]
  private static let dated: [[String]] = [
    ["went", "off"], ["it", "expired"], ["ran", "out", "on"], ["went", "out", "of", "date"],
    ["use", "by", "was"],
    ["best", "before", "was"], ["date", "was"],
  ]
  private static let keeping: Set<String> = [
    "bin", "throw", "toss", "chuck", "keep", "eat", "or", "not", "nah", "no", "it", "them", "away", "out",
    "still", "ok",
    "good", "safe", "fine",
  ]
  private static let being: Set<String> = ["is", "are", "has", "have", "'s", "was", "were", "stands", "sits"]
  private static let standIns: Set<String> = ["it", "they", "that", "this", "them", "those"]
  private static let good: Set<String> = [
    "still", "good", "ok", "okay", "safe", "fine", "edible", "usable", "to", "eat", "use", "yet", "alright",
    "cook",
    "drink", "please", "now", "or", "bad", "not",
  ]
}
