/// "I got 80 bucks till Sunday", "I've got about a hundred and ten quid a week for it": money there is to spend, which is a
/// budget and was spent by nobody.
struct MoneyAtHand {
  let scan: Scan

  /// The line with the budget said as one; nil for every other line.
  func budget() -> String? { told() ?? mustStay() ?? wishedFor() ?? atMost() ?? atHand() }

  /// "Budget is like 85 a week dad gives me cash": the budget as a sentence, and what is told behind it.
  private func told() -> String? {
    guard let head = scan.tokens.indices.first(where: { scan.word($0) == "budget" }), head < 4,
      (0..<head).allSatisfy({
        ["our", "my", "the", "so", "and", "ok", "food", "well"].contains(scan.word($0))
      })
    else { return nil }
    var at = head + 1
    var isLoose = false
    while ["is", "'s", "are", "like", "about", "around", "roughly", "just", "maybe", "only"].contains(
      scan.word(at))
    {
      isLoose = isLoose || scan.word(at) == "like"
      at += 1
    }
    guard at > head + 1, let sum = FigureParser(scan: scan).money(at: at, bare: true).first,
      ["a", "per", "each", "every"].contains(scan.word(sum.end)),
      ["week", "wk"].contains(scan.word(sum.end + 1))
    else { return nil }
    let end = sum.end + 2
    let runsOn = end < scan.count && PersonParser(scan: scan).person(at: end).contains { $0.end < scan.count }
    guard isLoose || runsOn else { return nil }
    let behind = end < scan.count ? scan.utterance.text(tokens: end..<scan.count) : ""
    let parting = behind.isEmpty ? "" : runsOn ? ". " : scan.tokens[end].isSeparator ? "" : " "
    return "our budget is \(scan.utterance.text(tokens: at..<sum.end)) a week\(parting)\(behind)"
  }

  /// "The groceries must stay under 90": what may be spent.
  private func mustStay() -> String? {
    guard let verb = scan.tokens.indices.first(where: { Self.staying.contains(scan.word($0)) }), verb > 1,
      (0..<verb).allSatisfy({ Self.beforeStaying.contains(scan.word($0)) }),
      (0..<verb).contains(where: {
        ["groceries", "shopping", "food", "spending", "bill"].contains(scan.word($0))
      }),
      ["under", "below", "within", "at"].contains(scan.word(verb + 1))
    else { return nil }
    var at = verb + 2
    if scan.word(at) == "most" { at += 1 }
    guard let sum = FigureParser(scan: scan).money(at: at, bare: true).first,
      (sum.end..<scan.count).allSatisfy({
        Self.ofAWeek.contains(scan.word($0)) || scan.tokens[$0].isSeparator
      })
    else { return nil }
    return "our budget is \(scan.utterance.text(tokens: at..<sum.end)) a week"
  }

  private static let staying: Set<String> = ["stay", "stays", "remain", "be", "keep"]
  private static let beforeStaying: Set<String> = [
    "the", "our", "my", "all", "weekly", "groceries", "grocery", "shopping", "food", "spending", "bill",
    "must",
    "should", "has", "have", "to", "needs", "need", "please", "of", "week", "'s", "this", "so", "and",
  ]

  /// "Seventy dollars is the most we can spend in a week".
  private func atMost() -> String? {
    for at in scan.tokens.indices {
      guard let sum = FigureParser(scan: scan).money(at: at, bare: false).first,
        ["is", "'s", "would"].contains(scan.word(sum.end))
      else { continue }
      let words = (sum.end..<scan.count).map(scan.word).filter { !$0.isEmpty && $0 != "." }
      guard words.contains(where: ["most", "maximum", "limit"].contains), words.contains("week"),
        words.allSatisfy(Self.ofLimits.contains), at == 0 || scan.tokens[at - 1].isSeparator
      else { return nil }
      return replaced(at..<scan.count, "our budget is \(scan.utterance.text(tokens: at..<sum.end)) a week")
    }
    return nil
  }

  private static let ofLimits: Set<String> = [
    "is", "'s", "would", "be", "the", "a", "our", "my", "most", "maximum", "limit", "we", "i", "can", "could",
    "may", "want", "to", "wish", "spend", "in", "per", "every", "each", "week", "for", "food", "on", "weekly",
    "that", "afford", "groceries",
  ]

  /// "I want to spend 90 euros in the week, not more", "I would not like to spend more than eighty dollars a week": what there is
  /// to spend. Only of a week, so that no single purchase is taken for it.
  private func wishedFor() -> String? {
    let figures = FigureParser(scan: scan)
    guard let verb = scan.tokens.indices.first(where: { scan.word($0) == "spend" }), verb > 1,
      (max(0, verb - 7)..<verb).contains(where: {
        ["want", "like", "may", "can", "could", "wish", "plan", "wanna"].contains(scan.word($0))
      })
    else { return nil }
    var at = verb + 1
    while [
      "at", "most", "up", "to", "no", "more", "than", "only", "about", "around", "not", "over", "maximum",
      "max",
    ].contains(scan.word(at)) { at += 1 }
    guard let sum = figures.money(at: at, bare: true).first else { return nil }
    var start = verb
    while start > 0, !scan.tokens[start - 1].isSeparator,
      !["so", "and", "but"].contains(scan.word(start - 1))
    { start -= 1 }
    guard !["how", "what", "where", "did", "do", "can"].contains(scan.word(start)) else { return nil }
    var end = sum.end
    while end < scan.count, !scan.tokens[end].isSeparator, Self.ofAWeek.contains(scan.word(end)) { end += 1 }
    guard (sum.end..<end).contains(where: { ["week", "weekly", "wk"].contains(scan.word($0)) }) else {
      return nil
    }
    // "Not more": said already.
    var tail = end
    while tail < scan.count,
      scan.tokens[tail].kind == .comma || ["not", "no", "more", "and"].contains(scan.word(tail))
    { tail += 1 }
    if tail < scan.count, !scan.tokens[tail].isSeparator, !scan.tokens[tail - 1].isSeparator { tail = end }
    let money = scan.utterance.text(tokens: at..<sum.end)
    let before = scan.utterance.text(tokens: 0..<start)
    let behind = scan.utterance.text(tokens: tail..<scan.count)
    return [
      before, "our budget is \(money) a week" + (behind.isEmpty || scan.tokens[tail].isSeparator ? "" : "."),
      behind,
    ].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static let ofAWeek: Set<String> = [
    "euros", "euro", "dollars", "bucks", "pounds", "quid", "in", "on", "the", "a", "per", "each", "every",
    "week", "weekly", "wk", "this", "for", "food",
    "groceries", "our", "suppers", "dinners", "shopping",
  ]

  private func atHand() -> String? {
    let figures = FigureParser(scan: scan)
    for at in scan.tokens.indices {
      guard let sum = figures.money(at: at, bare: false).first else { continue }
      var start = at
      while start > 0, Self.about.contains(scan.word(start - 1)) { start -= 1 }
      // "80 quid till Sunday" alone is said of what there is.
      if start == 0, ["till", "until", "til"].contains(scan.word(sum.end)),
        let day = DayParser(scan: scan).day(at: sum.end + 1), tail(day.end) == scan.count
      {
        return "our budget is \(scan.utterance.text(tokens: at..<sum.end)) a week"
      }
      guard start > 0, Self.having.contains(scan.word(start - 1)) else { continue }
      start -= 1
      while start > 0, Self.having.contains(scan.word(start - 1)) || Self.about.contains(scan.word(start - 1))
      { start -= 1 }
      guard start > 0, ["i", "we", "ive", "weve"].contains(scan.word(start - 1)) else { continue }
      start -= 1
      let money = scan.utterance.text(tokens: at..<sum.end)
      if ["a", "per", "each", "every"].contains(scan.word(sum.end)),
        ["week", "wk"].contains(scan.word(sum.end + 1))
      {
        return replaced(start..<tail(sum.end + 2), "our budget is \(money) a week")
      }
      if ["till", "until", "til"].contains(scan.word(sum.end)) {
        var end = sum.end + 1
        if let day = DayParser(scan: scan).day(at: end) { end = day.end } else { continue }
        return replaced(start..<tail(end), "our budget is \(money) a week")
      }
      if ["for", "to"].contains(scan.word(sum.end)) {
        let words = (sum.end..<min(sum.end + 5, scan.count)).map(scan.word)
        if Self.ofTheWeek.contains(where: { words.starts(with: $0) }) {
          let end = sum.end + (Self.ofTheWeek.first { words.starts(with: $0) }?.count ?? 0)
          return replaced(start..<tail(end), "our budget is \(money) a week")
        }
      }
    }
    return nil
  }

  private func replaced(_ range: Range<Int>, _ words: String) -> String {
    scan.utterance.replacing([(range, (range.lowerBound > 0 ? " " : "") + words)]).split(separator: " ")
      .joined(separator: " ")
  }

  /// Past what says again what the money is for.
  private func tail(_ start: Int) -> Int {
    var at = start
    while at < scan.count, Self.tails.contains(scan.word(at)) { at += 1 }
    return at
  }

  private static let having: Set<String> = ["have", "got", "'ve", "ve", "only", "just"]
  private static let about: Set<String> = [
    "a", "about", "around", "roughly", "only", "just", "like", "maybe", "some",
  ]
  private static let tails: Set<String> = [
    "for", "it", "food", "groceries", "thats", "that's", "all", "the", "shop", "shopping",
  ]
  private static let ofTheWeek: [[String]] = [
    ["for", "this", "week"], ["for", "the", "week"], ["for", "the", "whole", "week"],
    ["for", "food", "this", "week"],
    ["for", "groceries", "this", "week"], ["to", "last", "the", "week"], ["to", "spend", "this", "week"],
  ]
}
