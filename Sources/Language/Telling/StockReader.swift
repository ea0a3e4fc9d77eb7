import Values

/// Reads foods with what is told of them, from the first word of a line to the last.
struct StockReader {
  let scan: Scan

  /// What happened to a food.
  enum Act { case bought, there, used, thrown, lacking, listed }

  /// A food as it is told.
  struct Item {
    var act: Act
    var food: String
    var amount: String?
    /// Whether the amount is a bare count: "four carrots".
    var isCount = false
    /// With its sign, and whether it is for each.
    var price: String?
    var isEach = false
    var place: String?
    /// "March 6".
    var date: String?
  }

  private(set) var items: [Item] = []
  /// What all of it came to.
  private(set) var total: String?
  private(set) var shop: String?
  private(set) var day: String?
  private var act: Act?
  private var place: String?
  private var at = 0

  init(scan: Scan) { self.scan = scan }

  /// Whether every word has its place.
  mutating func read() -> Bool {
    while at < scan.count {
      let before = at
      guard step() else { return false }
      if at == before { return false }
    }
    return !items.isEmpty && settled()
  }

  /// One sum behind several foods is what all of them came to; false where it is not told which of several it is for.
  private mutating func settled() -> Bool {
    let bought = items.indices.filter { items[$0].act == .bought }
    let priced = bought.filter { items[$0].price != nil }
    if priced.count == 1, bought.count > 1, !items[priced[0]].isEach, total == nil {
      total = items[priced[0]].price
      items[priced[0]].price = nil
    } else if !priced.isEmpty, priced.count < bought.count, total == nil {
      return false
    }
    // "Got a pound of butter in the fridge": it is there.
    if priced.isEmpty, total == nil, shop == nil, bought.contains(where: { items[$0].place != nil }) {
      for at in bought { items[at].act = .there }
      if let place = items.compactMap(\.place).first {
        for at in bought where items[at].place == nil { items[at].place = place }
      }
    }
    return true
  }

  /// Whether it tells more than one plain sentence does.
  var isRich: Bool {
    let details =
      items.count { $0.price != nil || $0.date != nil } + (total == nil ? 0 : 1) + (shop == nil ? 0 : 1)
    return items.count > 1 && details > 0 || Set(items.map(\.act)).count > 1
      || items.count > 1 && items.contains { $0.amount != nil && $0.place != nil }
      || details > 1
  }

  private mutating func step() -> Bool {
    if scan.tokens[at].isSeparator {
      at += 1
      return true
    }
    if let end = label() ?? verb() ?? shopTold() ?? placeTold() ?? dayTold() ?? dateTold() ?? priceTold() {
      at = end
      return true
    }
    if let end = item() {
      at = end
      return true
    }
    // "Peas - freezer - 750 g".
    if let last = items.indices.last, items[last].amount == nil,
      let found = AmountParser(scan: scan).amount(at: at).max(by: { $0.end < $1.end })
    {
      items[last].amount = scan.utterance.text(tokens: at..<found.end)
      at = found.end
      return true
    }
    guard Self.fillers.contains(scan.word(at)) else { return false }
    at += 1
    return true
  }

  // MARK: What happened

  private mutating func label() -> Int? {
    guard at == 0 || scan.tokens[at - 1].isSeparator,
      let mark = (at + 1..<min(at + 4, scan.count)).first(where: { scan.tokens[$0].isSeparator }),
      scan.word(mark) == ":"
    else { return nil }
    let words = (at..<mark).map(scan.word).joined(separator: " ")
    if let told = Self.labels[words] {
      act = told
      if let where_ = Self.places[words] { place = where_ }
      return mark + 1
    }
    if ["shop", "store"].contains(words), let name = shopName(mark + 1) {
      shop = name.text
      return name.end
    }
    return nil
  }

  private mutating func verb() -> Int? {
    // "No soy sauce though", "no smoked tofu anywhere".
    if scan.word(at) == "no", act != .there, let food = food(at + 1) {
      items.append(Item(act: .lacking, food: scan.utterance.text(tokens: at + 1..<food)))
      var end = food
      skip(["though", "anywhere", "today", "there", "left"], in: scan, at: &end)
      return end
    }
    if scan.word(at) == "forgot", let food = food(scan.word(at + 1) == "the" ? at + 2 : at + 1) {
      items.append(
        Item(
          act: .lacking,
          food: scan.utterance.text(tokens: (scan.word(at + 1) == "the" ? at + 2 : at + 1)..<food)))
      return food
    }
    for (words, told) in Self.verbs where words.indices.allSatisfy({ scan.word(at + $0) == words[$0] }) {
      act = told
      if told != .there { place = nil }
      return at + words.count
    }
    return nil
  }

  private mutating func shopTold() -> Int? {
    var next = at
    guard
      ["at", "from", "in", "all", "to"].contains(scan.word(at)) || at == scan.count - 1
        || at > 0 && scan.tokens[at - 1].isSeparator
    else { return nil }
    skip(["all", "at", "from", "in", "to", "back", "the", "my", "same"], in: scan, at: &next)
    guard let name = shopName(next), shop == nil || shop == name.text else { return nil }
    shop = name.text
    return name.end
  }

  private func shopName(_ at: Int) -> (text: String, end: Int)? {
    guard at < scan.count, scan.tokens[at].kind == .word else { return nil }
    if let shops = scan.listIndex("shop"),
      let found = scan.list(shops, at: at).filter({ !$0.isWeak }).max(by: { $0.end < $1.end })
    {
      return (scan.utterance.text(tokens: at..<found.end), found.end)
    }
    // "The bio shop"; a name behind "at"; a word of its own at the end, that nobody knows.
    if ["shop", "store", "market"].contains(scan.word(at + 1)), at > 0 {
      return (scan.utterance.text(tokens: at..<at + 2), at + 2)
    }
    let isUnknown = scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty
    let isAlone =
      (at + 1 >= scan.count || scan.tokens[at + 1].isSeparator) && at > 0 && scan.tokens[at - 1].isSeparator
      && isPriced
    let isNamed = ["at", "from", "to"].contains(scan.word(at - 1)) && scan.tokens[at].isCapitalised
    return (isUnknown && isAlone && !items.isEmpty) || isNamed && isUnknown
      ? (scan.utterance.text(tokens: at..<at + 1), at + 1) : nil
  }

  private mutating func placeTold() -> Int? {
    var next = at
    skip(["in", "into", "the", "my", "our", "to"], in: scan, at: &next)
    if scan.word(at) == "gone", let last = items.indices.last, at > 0, scan.tokens[at - 1].isSeparator {
      items[last].act = .used
      return at + 1
    }
    guard next > at || at == 0 || scan.tokens[at - 1].isSeparator, let found = Self.places[scan.word(next)]
    else { return nil }
    // "In the freezer are two bags of peas" before the foods, "a loaf in the freezer" behind one.
    if scan.word(at - 1) == "-", let last = items.indices.last {
      items[last].place = found
      return next + 1
    }
    if act == nil || items.isEmpty || scan.word(next + 1) == "there"
      || scan.tokens.indices.contains(next + 1) && Self.being.contains(scan.word(next + 1))
    {
      place = found
      if act == nil { act = .there }
    } else {
      items[items.count - 1].place = found
    }
    return next + 1
  }

  private mutating func dayTold() -> Int? {
    if scan.word(at) == "today"
      || scan.word(at) == "this" && ["morning", "afternoon", "evening"].contains(scan.word(at + 1))
    {
      return at + (scan.word(at) == "today" ? 1 : 2)
    }
    if let end = end(
      of: [
        ["last", "night"], ["on", "offer"], ["not", "sure", "how", "much"], ["this", "time"], ["had", "it"],
      ], in: scan, at: at)
    {
      return end
    }
    let start = scan.word(at) == "on" ? at + 1 : at
    guard scan.word(start) == "yesterday" || DayWords.weekdays[scan.word(start)] != nil, act != .there,
      let found = DayParser(scan: scan).day(at: start)
    else { return nil }
    day = scan.utterance.text(tokens: start..<found.end)
    return found.end
  }

  // MARK: Details

  /// "Best before March 6", "good until Thursday".
  private mutating func dateTold() -> Int? {
    guard let last = items.indices.last, items[last].date == nil else { return nil }
    var start = at
    skip(["that", "which", "is"], in: scan, at: &start)
    guard
      let label = Self.dating.first(where: { words in
        words.indices.allSatisfy { scan.word(start + $0) == words[$0] }
      })
    else { return nil }
    var next = start + label.count
    skip([":", "the", "on", "date"], in: scan, at: &next)
    guard let found = DayParser(scan: scan).day(at: next) else { return nil }
    items[last].date = scan.utterance.text(tokens: next..<found.end)
    return found.end
  }

  /// "For 1.99", "4.10 altogether", "1.15 each", "the receipt says 4.79".
  private mutating func priceTold() -> Int? {
    var start = at
    skip(
      [
        "for", "at", "it", "was", "were", "cost", "costs", "paid", "and", "i", "we", "only", "just", "about",
        "came", "to", "they",
      ], in: scan, at: &start)
    var isTotal = false
    if let end = end(
      of: [
        ["receipt", "says"], ["the", "receipt", "says"], ["total"], ["in", "total"], ["all", "together"],
        ["together"], ["altogether"], ["receipt"], ["spent"], ["i", "spent"],
      ], in: scan, at: start)
    {
      isTotal = true
      start = end
      skip([":", "was", "is"], in: scan, at: &start)
    }
    guard let money = money(start) ?? roundSum(start) else { return nil }
    var end = money.end
    let isEach =
      ["each", "apiece"].contains(scan.word(end))
      || ["a", "per"].contains(scan.word(end))
        && ["piece", "pack", "can", "tin", "bag", "loaf"].contains(scan.word(end + 1))
    if isEach { end += ["each", "apiece"].contains(scan.word(end)) ? 1 : 2 }
    if let behind = Language.end(
      of: [
        ["altogether"], ["all", "together"], ["together"], ["in", "total"], ["total"], ["in", "all"],
        ["for", "everything"], ["for", "all"],
      ], in: scan, at: end)
    {
      isTotal = true
      end = behind
    }
    if isTotal {
      guard total == nil else { return nil }
      total = money.text
    } else {
      guard let last = items.indices.last, items[last].price == nil, items[last].act == .bought else {
        return nil
      }
      // "Rice and milk for 4": of both, so that it is what they came to.
      (items[last].price, items[last].isEach) = (money.text, isEach)
    }
    return end
  }

  /// "Bread for 4.20 and honey for 9": a round number behind "for" beside a price is one.
  private func roundSum(_ at: Int) -> (text: String, end: Int)? {
    guard scan.word(at - 1) == "for", isPriced, let number = NumberParser(scan: scan).wholeNumber(at: at),
      number.value > 0,
      number.end >= scan.count || scan.tokens[number.end].isSeparator || scan.word(number.end) == "and"
    else { return nil }
    return ("$\(number.value)", number.end)
  }

  private func money(_ at: Int) -> (text: String, end: Int)? {
    guard at < scan.count else { return nil }
    // "79p".
    if let pence = ["p", "c"].first(where: { scan.word(at).hasSuffix($0) }),
      let number = Int(scan.word(at).dropLast()), number < 100, !pence.isEmpty
    {
      return ("$0.\(number < 10 ? "0" : "")\(number)", at + 1)
    }
    if let number = Int(scan.word(at)), number < 100, ["p", "c"].contains(scan.word(at + 1)) {
      return ("$0.\(number < 10 ? "0" : "")\(number)", at + 2)
    }
    let cents = scan.word(at).split(separator: ".", omittingEmptySubsequences: false)
    let isBare = cents.count == 2 && cents[1].count == 2 && scan.tokens[at].kind == .number
    guard let end = FigureParser(scan: scan).money(at: at, bare: isBare).map(\.end).max() else { return nil }
    return ((isBare && end == at + 1 ? "$" : "") + scan.utterance.text(tokens: at..<end), end)
  }

  // MARK: Foods

  /// "2 kg potatoes", "potatoes 2 kg", "milk x2", "a dozen eggs", "some feta".
  private mutating func item() -> Int? {
    // "Carrots 1 kg 0.99, onions 2 kg 1.79": foods with prices were bought.
    guard let act = act ?? (isPriced ? .bought : isPlaced ? .there : nil) else { return nil }
    var next = at
    skip(["the", "some", "also", "another", "more", "my", "fresh", "those", "these"], in: scan, at: &next)
    var amount: Range<Int>?
    var isCount = false
    if let found = AmountParser(scan: scan).amount(at: next).max(by: { $0.end < $1.end }) {
      amount = next..<found.end
      if case .amount(let read) = found.value { isCount = read.unit == .each }
      next = found.end
      skip(["of", "x"], in: scan, at: &next)
    }
    guard let food = food(next) else { return nil }
    var end = food
    let name = scan.utterance.text(tokens: next..<food)
    if amount == nil {
      var behind = end
      skip(["-", ",", "(", "x"], in: scan, at: &behind)
      if behind == end || ["-", "(", "x", ","].contains(scan.word(end)),
        let found = AmountParser(scan: scan).amount(at: behind).max(by: { $0.end < $1.end }),
        money(behind) == nil, self.food(found.end) == nil || scan.tokens[found.end].isSeparator
      {
        amount = behind..<found.end
        if case .amount(let read) = found.value { isCount = read.unit == .each }
        end = found.end
        skip([")"], in: scan, at: &end)
      }
    }
    // "The feta was five fifty": the one told of before, and its price.
    if amount == nil,
      let known = items.firstIndex(where: {
        $0.food.lowercased() == name.lowercased() && $0.act == .bought && $0.price == nil
      }),
      ["was", "were", "cost", "for"].contains(scan.word(end)),
      let price = FigureParser(scan: scan).money(at: end + 1, bare: true).max(by: { $0.end < $1.end })
    {
      items[known].price = money(end + 1)?.text ?? spoken(end + 1..<price.end)
      return price.end
    }
    items.append(
      Item(
        act: act, food: name, amount: amount.map { scan.utterance.text(tokens: $0) }, isCount: isCount,
        place: place))
    return end
  }

  /// "Five fifty" as "$5.50".
  private func spoken(_ range: Range<Int>) -> String {
    let numbers = NumberParser(scan: scan)
    guard let whole = numbers.wholeNumber(at: range.lowerBound), whole.end < range.upperBound,
      let cents = numbers.wholeNumber(at: whole.end), cents.value < 100
    else { return "$" + scan.utterance.text(tokens: range) }
    return "$\(whole.value).\(cents.value < 10 ? "0" : "")\(cents.value)"
  }

  /// "Peas - freezer - 750 g".
  private var isPlaced: Bool {
    scan.tokens.indices.contains { Self.places[scan.word($0)] != nil && scan.word($0 - 1) == "-" }
  }

  /// Whether sums of money stand between foods.
  private var isPriced: Bool { scan.tokens.indices.contains { money($0) != nil } }

  private func food(_ at: Int) -> Int? {
    guard at < scan.count, !scan.tokens[at].isSeparator else { return nil }
    let found = scan.union(scan.lexicon.parserLists.supplyAny, at: at)
    return found.filter { !$0.isWeak }.map(\.end).max() ?? found.map(\.end).max()
  }
}
