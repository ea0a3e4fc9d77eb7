import Values

/// What became of a dinner, told clause by clause: "Eaten: 3 portions. Left over: 1 portion of dal, into the fridge",
/// "freeze 2 of the portions and Mom ate 1", "quinoa chaufa cooked, 8 portions; 4 eaten, 4 in the fridge". What is left, what
/// is frozen and what was eaten are said plainly, each once and with the dish; whatever else is told stays as it is.
struct DinnerReport {
  let scan: Scan

  /// The line said so; nil where it tells less than two such things.
  func plain() -> String? {
    guard (4...60).contains(scan.count), !tellsOfHarm(scan),
      scan.tokens.contains(where: { Self.cues.contains($0.text) })
    else { return nil }
    if let noted = corrected() { return noted }
    let clauses = DinnerClauses(scan: scan).read()
    return DinnerTold(scan: scan, clauses: clauses).sentences()
  }

  /// "The leftovers are gone so what's a quick dinner tonight": two lines; nil for every other line.
  func goneThen() -> [String]? {
    guard (5...30).contains(scan.count), scan.tokens.contains(where: { $0.text.hasPrefix("leftover") }) else {
      return nil
    }
    let clauses = DinnerClauses(scan: scan).read()
    guard clauses.count > 1, clauses[0].kind == .allGone, let last = clauses.last,
      clauses.dropFirst().allSatisfy({ $0.kind == .other })
    else { return nil }
    var start = clauses[1].tokens.lowerBound
    skip(["so", "and", "but", "then", "um"], in: scan, at: &start)
    guard last.tokens.upperBound - start > 2 else { return nil }
    return ["the leftovers are gone", scan.utterance.text(tokens: start..<scan.count)]
  }

  /// "The 4 portions in the fridge are cooked quinoa chaufa from 10 March, to be eaten by 13 March".
  private func corrected() -> String? {
    var at = 0
    skip(["correction", ":", "no", ",", "actually", "sorry", "wait"], in: scan, at: &at)
    guard ["the", "those", "these"].contains(scan.word(at)),
      let count = NumberParser(scan: scan).wholeNumber(at: at + 1),
      DinnerWords.helpings.contains(scan.word(count.end))
    else { return nil }
    var next = count.end + 1
    skip(["in", "the", "our"], in: scan, at: &next)
    guard ["fridge", "refrigerator", "freezer"].contains(scan.word(next)),
      ["are", "is"].contains(scan.word(next + 1))
    else { return nil }
    let place = scan.word(next)
    var start = next + 2
    skip(["the", "of", "cooked", "our", "leftover"], in: scan, at: &start)
    var end = start
    while end < scan.count, scan.tokens[end].kind == .word, scan.word(end) != "from" { end += 1 }
    guard end > start, end - start < 7 else { return nil }
    let dish = scan.utterance.text(tokens: start..<end)
    var said = "there are \(count.value) portions of \(dish) left"
    if scan.word(end) == "from", let day = DayParser(scan: scan).day(at: end + 1) {
      said += " \(scan.utterance.text(tokens: end..<day.end))"
      end = day.end
    }
    said += " in the \(place)"
    while end < scan.count, scan.tokens[end].isSeparator { end += 1 }
    skip(
      ["to", "be", "eaten", "good", "eat", "best", "use", "used", "it", "is", "they", "are", "and"], in: scan,
      at: &end)
    if ["by", "until", "till", "before"].contains(scan.word(end)),
      let day = DayParser(scan: scan).day(at: end + 1)
    {
      said += ". is the leftover \(dish) still good on \(scan.utterance.text(tokens: end + 1..<day.end))?"
      end = day.end
    }
    while end < scan.count, scan.tokens[end].isSeparator || scan.tokens[end].kind == .end { end += 1 }
    return end < scan.count ? "\(said). \(scan.utterance.text(tokens: end..<scan.count))" : said
  }

  private static let cues: Set<String> = [
    "left", "leftover", "leftovers", "eaten", "ate", "had", "portion", "portions", "serving", "servings",
    "freeze", "froze", "finished", "over", "took",
  ]
}
