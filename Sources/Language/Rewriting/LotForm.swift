import Values

/// "Spinach, 1 bag, bought yesterday, fridge", "chicken thighs 500 g, freezer, until June", "fish sauce: bought, best before
/// January 2027": one food as a label has it, with its amount, day, place and date.
struct LotForm {
  let scan: Scan

  /// The line in sentences; nil where a field is none of these, and where it tells neither a day nor a date.
  func sentences() -> String? {
    guard scan.count < 40 else { return nil }
    // "… best before March 4. Can I still eat it?": a sentence behind it stands as it is.
    let stop = scan.tokens.indices.first { at in
      scan.tokens[at].kind == .end && at > 0 && scan.word(at - 1) != "exp" && at < scan.count - 1
    }
    let end = stop ?? scan.count
    guard scan.word(end) != "?", stop != nil || scan.tokens.last?.text != "?" else { return nil }
    let behind = stop.map { ". " + scan.utterance.text(tokens: $0 + 1..<scan.count) } ?? ""
    return form(before: end).map { $0 + behind }
  }

  private func form(before last: Int) -> String? {
    var fields = fields(before: last)
    if let first = fields.first, first.count == 1, ["add", "new"].contains(scan.word(first.lowerBound)) {
      fields.removeFirst()
    }
    guard fields.count > 1, fields.count < 8, let head = fields.first, let food = food(head) ?? dated(head)
    else { return nil }
    var form = Form(food: food.name, amount: food.amount)
    (form.isBought, form.day) = (food.day != nil, food.day)
    for field in fields.dropFirst() where !take(field, &form) { return nil }
    if form.isGone { return "the \(form.food) is all used up" }
    guard form.isBought || form.date != nil else { return nil }
    if !form.isBought, form.amount == nil, form.place == nil, form.opened == nil, let date = form.date {
      return "the \(form.food) expires on \(date)"
    }
    let amount = form.amount.map { "\($0) of " } ?? ""
    let place = form.place.map { " in the \($0)" } ?? ""
    let day = form.day.map { " \($0)" } ?? ""
    var said =
      form.isBought
      ? "I bought \(amount)\(form.food)\(day)\(place)"
      : "we have \(amount)\(form.food)\(place.isEmpty ? " at home" : place)"
    if let opened = form.opened { said += ". the \(form.food) was opened \(opened)" }
    if let date = form.date { said += ". the \(form.food) expires on \(date)" }
    return said
  }

  private struct Form {
    var food: String
    var amount: String?
    var isBought = false
    var day: String?
    var place: String?
    var date: String?
    var opened: String?
    var isGone = false
  }

  /// The stretches between commas, colons and semicolons; none where a sentence ends within.
  private func fields(before last: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    for end in 0...last {
      let isEnd = end == last
      guard isEnd || scan.tokens[end].isSeparator else { continue }
      // The point of "exp." ends no sentence.
      if !isEnd, scan.tokens[end].kind == .end, end < last - 1 {
        guard scan.word(end - 1) == "exp" else { return [] }
        continue
      }
      if at < end { found.append(at..<end) }
      at = end + 1
    }
    return found
  }

  /// A food by its whole name, with an amount before or behind it.
  private func food(_ range: Range<Int>) -> (name: String, amount: String?, day: String?)? {
    func isFood(_ words: Range<Int>) -> Bool {
      guard !words.isEmpty else { return false }
      return scan.union(scan.lexicon.parserLists.supplyAny, at: words.lowerBound).contains {
        $0.end == words.upperBound && !$0.isWeak
      }
    }
    let text = { (words: Range<Int>) in scan.utterance.text(tokens: words) }
    if isFood(range) { return (text(range).lowercased(), nil, nil) }
    // "Oyster sauce and fish sauce".
    let parts = range.split { scan.word($0) == "and" }
    if parts.count > 1, parts.allSatisfy({ isFood($0.startIndex..<$0.endIndex) }) {
      return (text(range).lowercased(), nil, nil)
    }
    for cut in range.dropFirst() {
      if isFood(range.lowerBound..<cut), isAmount(cut..<range.upperBound) {
        return (text(range.lowerBound..<cut).lowercased(), text(cut..<range.upperBound), nil)
      }
      if isAmount(range.lowerBound..<cut), isFood(cut..<range.upperBound) {
        return (text(cut..<range.upperBound).lowercased(), text(range.lowerBound..<cut), nil)
      }
    }
    return nil
  }

  /// "The ground beef is from yesterday".
  private func dated(_ range: Range<Int>) -> (name: String, amount: String?, day: String?)? {
    guard let verb = range.first(where: { ["is", "are", "was", "were"].contains(scan.word($0)) }),
      verb > range.lowerBound
    else {
      return nil
    }
    var start = range.lowerBound
    skip(["the", "my", "our", "that", "this"], in: scan, at: &start)
    guard start < verb, let name = food(start..<verb), ["from", "bought"].contains(scan.word(verb + 1)),
      verb + 2 < range.upperBound,
      let day = day(verb + 2..<range.upperBound)
    else { return nil }
    return (name.name, name.amount, day)
  }

  private func isAmount(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, scan.tokens[range.lowerBound].kind == .number else { return false }
    return AmountParser(scan: scan).amount(at: range.lowerBound).contains { $0.end == range.upperBound }
  }

  /// Whether the field is one of them, which is noted.
  private func take(_ range: Range<Int>, _ form: inout Form) -> Bool {
    let text = scan.utterance.text(tokens: range)
    if form.amount == nil,
      isAmount(range) || range.count == 1 && scan.tokens[range.lowerBound].kind == .number
    {
      form.amount = text
      return true
    }
    if Self.gone.contains(range.map(scan.word)) {
      form.isGone = true
      return true
    }
    var at = range.lowerBound
    skip(["in", "the", "my", "our", "on"], in: scan, at: &at)
    if form.place == nil, at == range.upperBound - 1, Self.places.contains(scan.word(at)) {
      form.place = scan.word(at)
      return true
    }
    at = range.lowerBound
    if ["bought", "purchased"].contains(scan.word(at)), !form.isBought {
      form.isBought = true
      form.day = at + 1 < range.upperBound ? day(at + 1..<range.upperBound) : nil
      return at + 1 == range.upperBound || form.day != nil
    }
    if ["opened", "open"].contains(scan.word(at)), form.opened == nil {
      skip(["since"], in: scan, at: &at)
      form.opened = day(at + 1..<range.upperBound)
      return form.opened != nil
    }
    guard form.date == nil, Self.labels.contains(scan.word(at)) else { return false }
    while at < range.upperBound, Self.labels.contains(scan.word(at)) || scan.tokens[at].isSeparator {
      at += 1
    }
    form.date = day(at..<range.upperBound)
    // "Until June": when June begins.
    if form.date == nil, at == range.upperBound - 1, DayWords.months[scan.word(at)] != nil {
      form.date = "\(scan.utterance.text(tokens: at..<range.upperBound)) 1"
    }
    return form.date != nil
  }

  /// Its words where all of it is one day.
  private func day(_ range: Range<Int>) -> String? {
    guard !range.isEmpty else { return nil }
    var at = range.lowerBound
    skip(["on"], in: scan, at: &at)
    let isDay =
      at == range.upperBound - 1 && ["today", "yesterday"].contains(scan.word(at))
      || DayParser(scan: scan).matches(at: at).contains { $0.end == range.upperBound }
    return isDay ? scan.utterance.text(tokens: range.lowerBound..<range.upperBound) : nil
  }

  private static let gone = [
    ["nothing", "left"], ["none", "left"], ["all", "gone"], ["gone"], ["used", "up"], ["all", "used", "up"],
    ["finished"],
    ["empty"], ["all", "eaten"], ["eaten"],
  ]
  private static let places: Set<String> = [
    "fridge", "refrigerator", "freezer", "pantry", "cupboard", "larder", "counter",
  ]
  private static let labels: Set<String> = [
    "best", "before", "by", "use", "sell", "exp", "expiry", "expires", "expiration", "until", "till", "good",
    "date",
    "mhd", "bb", "bbd",
  ]
}
