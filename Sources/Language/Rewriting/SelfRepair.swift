/// "Six eggs, uh, no wait, ten eggs", "on Wednesday no sorry Thursday": what was said first is taken back in the same
/// breath, and what follows stands in its place.
struct SelfRepair {
  let scan: Scan

  /// The line without what was taken back; nil where nothing was, or where both sides are not of one kind.
  func mended() -> String? { countedAnew() ?? sumAnew() ?? takenBack() }

  /// "I spent 84 at Costco no wait make that 86 50 total": the other sum, at the end, of dollars and cents.
  private func sumAnew() -> String? {
    let numbers = NumberParser(scan: scan)
    guard scan.tokens.contains(where: { ["spent", "paid", "came", "cost"].contains($0.text) }),
      let cue = scan.tokens.indices.first(where: { at in
        ["no", "wait", "sorry"].contains(scan.word(at))
          && (at..<min(at + 5, scan.count)).contains {
            scan.word($0) == "make" && scan.word($0 + 1) == "that"
          }
      }), let make = (cue..<scan.count).first(where: { scan.word($0) == "make" })
    else { return nil }
    let old = (0..<cue).compactMap { at in numbers.wholeNumber(at: at).map { at..<$0.end } }
    guard old.count == 1, let first = old.first, let new = numbers.wholeNumber(at: make + 2) else {
      return nil
    }
    let cents = numbers.wholeNumber(at: new.end)
    let end = cents?.end ?? new.end
    let isRest = (end..<max(end, scan.count)).allSatisfy {
      scan.tokens[$0].isSeparator
        || ["total", "in", "all", "altogether", "dollars", "bucks"].contains(scan.word($0))
    }
    guard isRest, cents.map({ (10..<100).contains($0.value) }) ?? true else { return nil }
    let sum = cents.map { "$\(new.value).\($0.value)" } ?? "$\(new.value)"
    let before =
      first.lowerBound > 0 && scan.word(first.lowerBound - 1) == "$" ? first.lowerBound - 1 : first.lowerBound
    return scan.utterance.text(tokens: 0..<before) + " " + sum + " "
      + scan.utterance.text(tokens: first.upperBound..<cue)
  }

  /// "Ten minutes um no eight", "120 dollars no make that 130": the other number of the same thing, at the end.
  private func countedAnew() -> String? {
    let numbers = NumberParser(scan: scan)
    for at in scan.tokens.indices.dropFirst() where ["no", "sorry", "nope"].contains(scan.word(at)) {
      var next = at + 1
      while next < scan.count,
        isFiller(next)
          || ["no", "sorry", "wait", "make", "that", "it", "its", "i", "mean"].contains(scan.word(next))
      {
        next += 1
      }
      guard let new = numbers.wholeNumber(at: next),
        new.end == scan.count || scan.tokens[new.end].isSeparator
          || scan.stems[new.end] == unit(before: at)?.stem
      else { continue }
      guard let unit = unit(before: at) else { continue }
      var end = new.end
      if end < scan.count, scan.stems[end] == unit.stem { end += 1 }
      let said = scan.utterance.text(tokens: next..<new.end)
      return scan.utterance.replacing([(unit.number, said), (unit.number.upperBound + 1..<end, "")]).split(
        separator: " "
      )
      .joined(separator: " ")
    }
    return nil
  }

  /// The counted word before a cue, and its number.
  private func unit(before cue: Int) -> (number: Range<Int>, stem: Int32)? {
    var end = cue
    while end > 0, isFiller(end - 1) { end -= 1 }
    guard end > 1 else { return nil }
    let numbers = NumberParser(scan: scan)
    for start in max(0, end - 5)..<end - 1 {
      if let old = numbers.wholeNumber(at: start), old.end == end - 1 {
        return (start..<old.end, Int32(scan.stems[end - 1]))
      }
    }
    return nil
  }

  private func takenBack() -> String? {
    for at in scan.tokens.indices.dropFirst() {
      guard let next = repair(at), next < scan.count else { continue }
      var before = at
      while before > 0, isFiller(before - 1) { before -= 1 }
      guard let (start, end) = replaced(upTo: before, by: next) else { continue }
      let head = scan.utterance.text(tokens: 0..<start)
      return [head, scan.utterance.text(tokens: end..<scan.count)].filter { !$0.isEmpty }.joined(
        separator: " ")
    }
    return nil
  }

  /// Where the cue that begins there ends; nil where none does.
  private func repair(_ at: Int) -> Int? {
    let words = (at..<min(at + 4, scan.count)).filter { !scan.tokens[$0].isSeparator }
    let two = words.prefix(2).map(scan.word).joined(separator: " ")
    guard words.count > 1, words[0] == at else { return nil }
    var end: Int
    if Self.pairs.contains(two) {
      end = words[1] + 1
    } else if Self.singles.contains(scan.word(at)) {
      end = at + 1
    } else {
      return nil
    }
    while end < scan.count {
      if isFiller(end) || ["wait", "no", "sorry"].contains(scan.word(end)) {
        end += 1
      } else if scan.word(end) == "i", ["mean", "meant"].contains(scan.word(end + 1)) {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// The stretch that gives way, up to `before`, and where what takes its place begins: two days, or two numbers that
  /// count the same or nothing.
  private func replaced(upTo before: Int, by next: Int) -> (start: Int, end: Int)? {
    let days = DayParser(scan: scan)
    if let new = days.day(at: next), case .day = new.value {
      for start in (max(0, before - 3)..<before) {
        if let old = days.day(at: start), old.end == before, case .day = old.value { return (start, next) }
      }
      return nil
    }
    if let start = clauseOfOneDay(upTo: before, by: next) { return (start, next) }
    let numbers = NumberParser(scan: scan)
    guard let new = numbers.wholeNumber(at: next) else { return nil }
    let counted = new.end < scan.count ? scan.stems[new.end] : nil
    for start in (max(0, before - 4)..<before) {
      guard let old = numbers.wholeNumber(at: start), old.end <= before else { continue }
      if old.end == before { return (start, next) }
      let isSame = old.end + 1 == before && counted != nil && scan.stems[old.end] == counted
      if isSame
        || old.end + 2 == before && words(old.end..<before) == words(new.end..<min(new.end + 2, scan.count))
      {
        return (start, next)
      }
    }
    return nil
  }

  /// "Pizza on Saturday no wait burgers on Saturday": the clause before gives way where both speak of one day and of
  /// nothing else that counts. Where that clause begins.
  private func clauseOfOneDay(upTo before: Int, by next: Int) -> Int? {
    let days = DayParser(scan: scan)
    func day(_ range: Range<Int>) -> SlotValue? {
      let found = range.compactMap { days.day(at: $0)?.value }.filter {
        if case .day = $0 { true } else { false }
      }
      return Set(found).count == 1 ? found.first : nil
    }
    let cut = (0..<before).last { scan.tokens[$0].isSeparator || ["and", "then"].contains(scan.word($0)) }
    let start = cut.map { $0 + 1 } ?? 0
    guard start < before, before - start <= Self.longestClause, let old = day(start..<before),
      old == day(next..<scan.count), !(start..<before).contains(where: mattersElsewhere)
    else { return nil }
    return start
  }

  private static let longestClause = 6

  /// Whether a word tells more than a dish and its day: it must not go with them.
  private func mattersElsewhere(_ at: Int) -> Bool {
    let people = scan.lexicon.parserLists.person.map { !scan.list($0, at: at).isEmpty } ?? false
    return people || scan.tokens[at].kind == .number || scan.lexicon.negations.contains(scan.ids[at])
      || scan.lexicon.harm.contains(scan.ids[at]) || scan.lexicon.illness.contains(scan.ids[at])
      || PersonParser(scan: scan).role(at: at) != nil || PersonWords.pronouns.contains(scan.word(at))
  }

  private func words(_ range: Range<Int>) -> [Int32] { range.map { scan.stems[$0] } }

  private func isFiller(_ at: Int) -> Bool {
    scan.tokens[at].isSeparator
      || ["uh", "um", "er", "erm", "oh", "hm", "hmm", "oops"].contains(scan.word(at))
  }

  private static let pairs: Set<String> = [
    "no wait", "wait no", "no sorry", "sorry no", "i mean", "i meant", "or rather", "scratch that",
    "make that",
    "no no", "no actually",
  ]
  private static let singles: Set<String> = ["sorry", "rather", "correction"]
}
