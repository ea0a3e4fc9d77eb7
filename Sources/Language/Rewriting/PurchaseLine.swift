import Values

/// "I bought 400 g chicken breast at Rewe for 4.79, best before March 6", "bought at H Mart: tofu, gochujang", "today I got 2
/// packs of rice, 500 g each": a purchase with its shop, its price and the date on it, each in a sentence of its own.
struct PurchaseLine {
  let recognizer: Recognizer
  let scan: Scan

  /// The line with such sentences taken apart; nil where it has none, or where what was bought is not read alone.
  func parted() -> String? {
    guard scan.tokens.contains(where: { Self.verbs.contains($0.text) || $0.text == "each" }),
      scan.tokens.last?.text != "?"
    else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    var at = 0
    while at < scan.count {
      let end = (at..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
      if let said = sentence(at..<end) { changes.append((at..<end, said)) }
      at = end + 1
    }
    return changes.isEmpty ? nil : scan.utterance.replacing(changes)
  }

  /// What a sentence tells beside what was bought.
  private struct Details {
    var shop: String?
    var price: String?
    /// "A package", "each": what the price is for.
    var unit: String?
    /// What each of several holds.
    var each: String?
    /// With its words: "best before March 6".
    var printed: String?
    var day: String?
    /// "Got the milk": ticked where it stands on a list.
    var isListed = false
    /// "I have": nothing was bought.
    var isThere = false
    var isPlain: Bool { shop == nil && price == nil && each == nil }
  }

  private func sentence(_ range: Range<Int>) -> String? {
    var details = Details()
    guard let start = verbEnd(range, &details),
      !range.contains(where: { Self.denied.contains(scan.word($0)) })
    else { return nil }
    var kept: [Range<Int>] = []
    var at = start
    var from = start
    func keep(to end: Int) { if from < end { kept.append(from..<end) } }
    while at < range.upperBound {
      if let end = detail(at, in: range, &details) {
        keep(to: at)
        at = end
        from = end
      } else {
        at += 1
      }
    }
    keep(to: range.upperBound)
    guard !details.isPlain,
      !details.isThere || details.each != nil && details.shop == nil && details.price == nil
    else {
      return nil
    }
    var foods = kept.map { scan.utterance.text(tokens: $0) }.joined(separator: " ").withoutOuterMarks
    if foods.hasPrefix("the ") { foods.removeFirst(4) }
    if let each = details.each { foods = multiplied(foods, by: each) ?? foods }
    return said(foods, details)
  }

  /// The sentences; nil where the foods alone are not read as bought.
  private func said(_ foods: String, _ details: Details) -> String? {
    guard let (bought, found) = read(foods, details) else { return nil }
    let count = found.slots.count { $0.name == "supply" }
    guard count > 0 else { return nil }
    let place = details.price == nil && !details.isListed ? details.shop.map { " at \($0)" } ?? "" : ""
    var said =
      bought + place + (details.day.map { " \($0)" } ?? "") + (details.printed.map { ", \($0)" } ?? "")
    let shop = details.shop.map { " at \($0)" } ?? ""
    if let price = details.price {
      if count == 1, let unit = details.unit {
        said += ". \(bare(foods)) is \(price) \(unit)\(shop)"
      } else if count == 1 {
        said += ". \(foods) was \(price)\(shop)"
      } else {
        said += ". we spent \(price)\(shop)"
      }
    }
    return said
  }

  /// The sentence of what was bought, and how it is read; nil where no way to say it is read whole.
  private func read(_ foods: String, _ details: Details) -> (said: String, found: Recognition)? {
    let ticked = details.isListed ? ["got \(foods)", "got the \(foods)"] : []
    let ways =
      ticked.map { ($0, "list_check") } + [
        ("I \(details.isThere ? "have" : "bought") \(foods)", "pantry_add")
      ]
    for (said, intent) in ways {
      let found = recognizer.recognize(said, expecting: nil, context: scan.context)
      if found.intent == intent, found.band == .act, found.unexplained.isEmpty { return (said, found) }
    }
    return nil
  }

  /// Behind the verb; the day and the shop in front of the foods are details.
  private func verbEnd(_ range: Range<Int>, _ details: inout Details) -> Int? {
    var at = range.lowerBound
    skip(["so", "and", "also", "ok", "okay", "well", "oh", "hi", "hello", ","], in: scan, at: &at)
    if let day = day(at), day <= range.lowerBound + 4 {
      details.day = scan.utterance.text(tokens: at..<day)
      at = day
      skip([","], in: scan, at: &at)
    }
    // "At Aldi again got cabbage and ginger, 5.25".
    if let store = shop(at, &details) {
      at = store
      skip(["again", "today", ",", "now"], in: scan, at: &at)
    }
    let isTold = ["i", "we", "ive", "weve"].contains(scan.word(at))
    if isTold { at += 1 }
    if isTold, scan.word(at) == "have", !Self.verbs.contains(scan.word(at + 1)), scan.word(at + 1) != "just" {
      details.isThere = true
      at += 1
      skip(["also", "still"], in: scan, at: &at)
      return at
    }
    skip(["'ve", "have", "just", "also", "already", "went", "and"], in: scan, at: &at)
    guard at < range.upperBound, Self.verbs.contains(scan.word(at)) else { return nil }
    let verb = scan.word(at)
    at += 1
    if verb == "picked" {
      guard scan.word(at) == "up" else { return nil }
      at += 1
    }
    if let end = shop(at, &details) {
      at = end
      skip([":", ","], in: scan, at: &at)
    } else if verb == "got", !isTold {
      // "Got the tortillas and the salsa at Target for 9.18": from the list.
      let isPaid =
        range.contains { scan.word($0).hasPrefix("$") || ["dollars", "bucks"].contains(scan.word($0)) }
        || range.contains { at in
          var found = Details()
          return shop(at, &found) != nil
        }
      guard isPaid else { return nil }
      details.isListed = true
    }
    if let day = day(at) {
      details.day = scan.utterance.text(tokens: at..<day)
      at = day
      skip([":", ","], in: scan, at: &at)
    }
    return at
  }

  /// A detail that begins there: where it ends.
  private func detail(_ start: Int, in range: Range<Int>, _ details: inout Details) -> Int? {
    var at = start
    skip([",", "and", "-"], in: scan, at: &at)
    guard at < range.upperBound else { return nil }
    if details.shop == nil, let end = shop(at, &details) { return end }
    if details.printed == nil, let end = printed(at, in: range) {
      details.printed = scan.utterance.text(tokens: at..<end)
      return end
    }
    if details.each == nil, let end = each(at, in: range, &details) { return end }
    if details.day == nil, at > start || at > range.lowerBound, let end = day(at),
      end >= range.upperBound || isJoint(end)
    {
      details.day = scan.utterance.text(tokens: at..<end)
      return end
    }
    skip(
      ["for", "at", "it", "was", "cost", "costs", "paid", "total", "altogether", "only", "all", "in"],
      in: scan, at: &at)
    // "For 4.79": two places behind a point are cents.
    let cents = at < scan.count ? scan.word(at).split(separator: ".", omittingEmptySubsequences: false) : []
    let isBare = cents.count == 2 && cents[1].count == 2 && scan.tokens[at].kind == .number
    guard details.price == nil,
      let end = FigureParser(scan: scan).money(at: at, bare: isBare).map(\.end).max(),
      end <= range.upperBound
    else { return nil }
    details.price = (isBare && end == at + 1 ? "$" : "") + scan.utterance.text(tokens: at..<end)
    var last = end
    if ["per", "a", "each", "apiece"].contains(scan.word(last)) {
      let unit = scan.word(last)
      details.unit = ["each", "apiece"].contains(unit) ? "each" : "a \(scan.word(last + 1))"
      last += unit == "each" || unit == "apiece" ? 1 : 2
    }
    skip(["total", "altogether", "together", "in", "all"], in: scan, at: &last)
    return min(last, range.upperBound)
  }

  private func isJoint(_ at: Int) -> Bool {
    scan.tokens[at].isSeparator || Self.joints.contains(scan.word(at))
  }

  private func shop(_ start: Int, _ details: inout Details) -> Int? {
    var at = start
    guard Self.joints.contains(scan.word(at)) else { return nil }
    at += 1
    skip(["the", "my", "our"], in: scan, at: &at)
    guard at < scan.count, let shops = scan.listIndex("shop"),
      let found = scan.list(shops, at: at).filter({ !$0.isWeak }).max(by: { $0.end < $1.end })
    else { return nil }
    details.shop = scan.utterance.text(tokens: at..<found.end)
    return found.end
  }

  private func day(_ at: Int) -> Int? {
    guard at < scan.count, Self.days.contains(scan.word(at)) else { return nil }
    if scan.word(at) == "this" {
      return ["morning", "afternoon", "evening"].contains(scan.word(at + 1)) ? at + 2 : nil
    }
    if scan.word(at) == "on" || DayWords.weekdays[scan.word(at)] != nil {
      return DayParser(scan: scan).matches(at: at + (scan.word(at) == "on" ? 1 : 0)).map(\.end).max()
    }
    return at + 1
  }

  /// "Best before March 6", "use by 6 March": to the end of the date.
  private func printed(_ start: Int, in range: Range<Int>) -> Int? {
    var at = start
    guard
      Self.labels.contains(where: { label in
        label.enumerated().allSatisfy { scan.word(start + $0.offset) == $0.element }
          && {
            at = start + label.count; return true
          }()
      })
    else { return nil }
    skip(["date", "is", "on", ":", "the", "until", "till", "by"], in: scan, at: &at)
    let end = at < scan.count ? DayParser(scan: scan).matches(at: at).map(\.end).max() : nil
    return end.flatMap { $0 <= range.upperBound ? $0 : nil }
  }

  /// "500 g each", "at 400 g".
  private func each(_ start: Int, in range: Range<Int>, _ details: inout Details) -> Int? {
    var at = start
    let isAt = scan.word(at) == "at"
    if isAt { at += 1 }
    guard at < range.upperBound, scan.tokens[at].kind == .number,
      let amount = AmountParser(scan: scan).amount(at: at).max(by: { $0.end < $1.end }),
      amount.end <= range.upperBound
    else { return nil }
    let isEach = scan.word(amount.end) == "each"
    guard isEach || isAt, amount.end > at + 1 || scan.word(at).contains(where: \.isLetter) else { return nil }
    details.each = scan.utterance.text(tokens: at..<amount.end)
    return isEach ? amount.end + 1 : amount.end
  }

  /// "2 packs of rice" of 500 g each is "2 x 500 g rice".
  private func multiplied(_ foods: String, by each: String) -> String? {
    var words = foods.split(separator: " ").map(String.init)
    guard let first = words.first, let count = Int(first) ?? Self.counts[first.lowercased()], words.count > 1
    else { return nil }
    words.removeFirst()
    if words.count > 1, Self.packs.contains(words[0].lowercased()) { words.removeFirst() }
    if words.count > 1, words[0] == "of" { words.removeFirst() }
    return "\(count) x \(each) \(words.joined(separator: " "))"
  }

  /// The food without its number and package: "2 packages of pasta" is "pasta".
  private func bare(_ foods: String) -> String {
    var words = foods.split(separator: " ").map(String.init)
    while words.count > 1, let first = words.first,
      first.first?.isNumber == true || Self.packs.contains(first.lowercased())
        || Self.counts[first.lowercased()] != nil
        || ["of", "x", "g", "kg", "lb", "lbs", "oz", "ml", "l"].contains(first.lowercased())
    { words.removeFirst() }
    return words.joined(separator: " ")
  }

  private static let verbs: Set<String> = ["bought", "purchased", "grabbed", "got", "picked"]
  private static let joints: Set<String> = ["at", "from", "in"]
  private static let days = Set(["today", "yesterday", "this", "on"] + DayWords.weekdays.keys)
  private static let denied: Set<String> = [
    "not", "no", "never", "n't", "except", "without", "didnt", "havent", "need", "instead", "everything",
    "rid", "who", "which", "list",
  ]
  private static let labels = [
    ["best", "before"], ["best", "by"], ["use", "by"], ["sell", "by"], ["eat", "by"], ["good", "until"],
    ["good", "till"],
    ["expires"], ["expire"], ["expiring"], ["exp"], ["bb"], ["until"],
  ]
  private static let packs: Set<String> = [
    "pack", "packs", "package", "packages", "packet", "packets", "can", "cans", "tin", "tins", "bag", "bags",
    "box", "boxes",
    "bottle", "bottles", "jar", "jars", "carton", "cartons", "tub", "tubs",
  ]
  private static let counts: [String: Int] = [
    "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
  ]
}
