import Values

/// "Chicken exp Wed, milk, spinach (use by 3/5)": in a list each date belongs to the food it stands behind, and to no other.
struct DatesInLists {
  let scan: Scan

  /// The list without its dates, and each date in a sentence of its own; nil where fewer than two things are listed, where
  /// none has a date, and where a date may be of several ("milk and eggs best before Friday").
  func parted() -> String? {
    guard scan.tokens.last?.text != "?" else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    var dated: [String] = []
    let items = items()
    for item in items {
      guard let date = date(in: item) else { continue }
      guard let name = name(before: date.words.lowerBound, from: item.lowerBound) else { return nil }
      changes.append((date.words, ""))
      dated.append("\(name) best before \(date.text)")
    }
    guard !dated.isEmpty else { return nil }
    let list = scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
    let plain = list.split(separator: " ,").joined(separator: ",").split(separator: " .").joined(
      separator: ".")
    let end = plain.last.map { ".!".contains($0) } ?? true ? "" : "."
    return plain + end + " " + dated.joined(separator: ". ") + "."
  }

  /// What commas part in each sentence that has some, outside of brackets; and "and" before an amount: "six eggs and a pint
  /// of milk best before Wednesday and three leeks".
  private func items() -> [Range<Int>] {
    var result: [Range<Int>] = []
    var sentence: [Range<Int>] = []
    var start = 0
    var depth = 0
    func close(_ at: Int) {
      if at > start { sentence.append(start..<at) }
      if sentence.count > 1 { result += sentence }
      sentence = []
      start = at + 1
    }
    for at in scan.tokens.indices {
      if scan.word(at) == "(" { depth += 1 }
      if scan.word(at) == ")" { depth = max(0, depth - 1) }
      guard depth == 0 else { continue }
      let joins = ["and", "plus", "n", "&"].contains(scan.word(at)) && beginsAmount(at + 1)
      if [",", ";"].contains(scan.word(at)) || joins {
        if at > start { sentence.append(start..<at) }
        start = at + 1
      } else if scan.tokens[at].kind == .end {
        close(at)
      }
    }
    close(scan.count)
    return result
  }

  private func beginsAmount(_ at: Int) -> Bool {
    at < scan.count
      && (["a", "an", "some", "half"].contains(scan.word(at))
        || NumberParser(scan: scan).number(at: at) != nil)
  }

  /// The date an item ends in, with the words and brackets around it.
  private func date(in item: Range<Int>) -> (words: Range<Int>, text: String)? {
    var end = item.upperBound
    while end > item.lowerBound, [")", "."].contains(scan.word(end - 1)) { end -= 1 }
    for at in item where at > item.lowerBound && at < end {
      let before = scan.word(at - 1)
      guard before == "(" || Self.leads.contains(before), let text = day(at, end) else { continue }
      var start = at
      while start > item.lowerBound, Self.leads.contains(scan.word(start - 1)) { start -= 1 }
      let isDate = (start..<at).contains { Self.dating.contains(scan.word($0)) } || before == "("
      guard isDate else { return nil }
      if start > item.lowerBound, scan.word(start - 1) == "(" { start -= 1 }
      return start > item.lowerBound ? (start..<item.upperBound, text) : nil
    }
    return nil
  }

  /// The date that fills those tokens, as it is said.
  private func day(_ start: Int, _ end: Int) -> String? {
    let text = scan.utterance.text(tokens: start..<end)
    let figures = text.split(separator: "/").compactMap { Int($0) }
    if text.contains("/"), figures.count == 2, (1...12).contains(figures[0]), figures[1] > 2000 {
      // Best before the end of that month.
      let next = figures[0] == 12 ? (figures[1] + 1, 1) : (figures[1], figures[0] + 1)
      return Day(year: next.0, month: next.1, day: 1).map { ($0 + -1).iso }
    }
    if let day = DayParser(scan: scan).day(at: start), day.end == end { return text }
    guard text.contains("/"), (1...12).contains(figures.first ?? 0) else { return nil }
    return figures.count > 1 && (1...31).contains(figures[1]) ? text : nil
  }

  /// The food that ends before that place: behind its amount.
  private func name(before end: Int, from start: Int) -> String? {
    var food = end
    while food > start, scan.tokens[food - 1].kind == .word, end - food < 4 {
      let word = scan.word(food - 1)
      if ["and", "plus", "with"].contains(word) { return nil }
      let isAmount =
        NumberParser(scan: scan).number(at: food - 1) != nil
        || !AmountParser(scan: scan).measure(at: food - 1).isEmpty
      if isAmount, food == end {
        // "Chicken thighs 3 lb exp Wed": the amount stands behind.
        return behindAmount(food - 1, from: start)
      }
      if isAmount || Self.openers.contains(word) { break }
      food -= 1
    }
    if food == end, food > start, scan.tokens[food - 1].kind == .number {
      return behindAmount(food - 1, from: start)
    }
    return food < end ? scan.utterance.text(tokens: food..<end) : nil
  }

  private func behindAmount(_ last: Int, from start: Int) -> String? {
    var end = last
    while end > start, NumberParser(scan: scan).number(at: end - 1) != nil { end -= 1 }
    guard end > start, end <= last else { return nil }
    return name(before: end, from: start)
  }

  private static let leads: Set<String> = [
    "best", "before", "by", "use", "used", "exp", "expires", "expire", "expiring", "expiry", "goes", "go",
    "bad", "good",
    "until", "till", "til", "dated", "date", "on", "off", "bb", "eat", "sell", "the", "is", "are", "gone",
    "that", "which", "needs", "need", "wants", "want", "must", "should", "has", "have", "to", "be", "using",
    "eating", "eaten", "up",
  ]
  /// Words that make a day the last good one.
  private static let dating: Set<String> = [
    "best", "exp", "expires", "expire", "expiring", "expiry", "bad", "good", "bb", "dated", "use", "used",
    "sell", "off", "using", "eating", "eaten",
  ]
  private static let openers: Set<String> = [
    "of", "a", "an", "the", "dozen", "some", "have", "got", "is", "are", "bag", "bags", "can", "cans",
    "carton", "box",
    "pack", "bunch", "bottle", "jar", "half", "gal",
  ]
}
