/// Who comes home from the shop tells it in any order: "just been to the shops got everything except the fennel they didnt have
/// it and it came to 142.50". Said in two plain sentences: what was bought, and what it came to.
struct ShoppingDone {
  let scan: Scan

  /// The line said so; nil where it tells of no shopping that is over, asks something, or tells of one section or dish alone.
  func sentences() -> String? {
    let said = scan.utterance.raw
    guard !said.contains(Self.allBought), !said.contains(Self.isDone),
      !said.contains("we bought everything for ")
    else { return nil }
    guard scan.count < 40, !scan.tokens.contains(where: { $0.text == "?" }),
      !Self.asking.contains(scan.word(0)),
      // "I have everything, first step" is said at the stove.
      !scan.tokens.contains(where: { ["step", "steps", "cook", "cooking"].contains($0.text) }),
      // "We are done, only the cilantro is missing" has a sentence of its own.
      !scan.tokens.contains(where: { $0.text == "missing" })
    else { return nil }
    var parts: [String] = []
    var (bought, evenings): (String?, String?)
    var (isOver, isAll, isMissing) = (false, false, false)
    for clause in clauses() {
      let words = clause.map(scan.word)
      if let left = all(of: clause, &evenings) {
        guard bought == nil || left.isEmpty else { return nil }
        isAll = true
        bought = left.isEmpty ? bought ?? "" : left
      } else if let missing = missing(of: clause) {
        guard bought?.isEmpty != false else { return nil }
        bought = missing
        isMissing = true
      } else if isWayHome(words) {
        isOver = true
      } else if bought?.isEmpty == false, isReason(words) || isReason(of: clause) {
        continue
      } else if let sum = sum(of: clause) {
        parts.append(sum)
      } else {
        parts.append(scan.utterance.text(tokens: clause))
      }
    }
    // Something missing alone tells of no shopping that is over.
    if isMissing, !isOver, !isAll { return nil }
    guard bought != nil || isOver else { return nil }
    let whole = evenings.map { "we bought everything for \($0)" } ?? Self.allBought
    let told = bought.map { whole + ($0.isEmpty ? "" : " except \($0)") }
    return (parts + [told ?? Self.isDone]).joined(separator: ". ")
  }

  private static let allBought = "we bought everything on the list"
  private static let isDone = "we are done shopping"

  /// Stretches between marks, and before a verb that tells the next thing: "… got everything and it came to …".
  private func clauses() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    func close(_ end: Int, next: Int) {
      if start < end { found.append(start..<end) }
      start = next
    }
    for at in scan.tokens.indices {
      if scan.word(at) == ":", at + 1 < scan.count, scan.tokens[at + 1].kind == .number {
        continue
      } else if scan.tokens[at].isSeparator {
        close(at, next: at + 1)
      } else if at > start, opensNext(at) || isSumBehindDay(at), !isAllOfIt(start..<at) {
        let isJoined = ["and", "n", "&", "but", "so", "then"].contains(scan.word(at - 1))
        close(isJoined ? at - 1 : at, next: at)
      }
    }
    close(scan.count, next: scan.count)
    return found
  }

  /// "Bought the stuff for tonight 18.20": what it came to, without a sign between.
  private func isSumBehindDay(_ at: Int) -> Bool {
    guard scan.tokens[at].kind == .number || scan.word(at) == "$",
      FigureParser(scan: scan).money(at: at, bare: true).contains(where: { $0.end >= scan.count - 1 })
    else { return false }
    return (max(0, at - 3)..<at).contains { start in
      DaysParser(scan: scan).days(at: start).contains { $0.end == at }
    }
  }

  /// "All what was on the list", before its "I bought".
  private func isAllOfIt(_ clause: Range<Int>) -> Bool {
    clause.contains { Self.wholes.contains(scan.word($0)) }
      && clause.allSatisfy {
        Self.wholes.contains(scan.word($0)) || Self.around.contains(scan.word($0))
      } && !clause.contains { Self.getting.contains(scan.word($0)) }
  }

  /// Whether something else is told from here on: what it came to, what was got, why something is missing.
  private func opensNext(_ at: Int) -> Bool {
    let words = (at..<min(at + 3, scan.count)).map(scan.word)
    // "Everything except they had no cabbage".
    if words.first == "they", at > 0, Self.except.contains(scan.word(at - 1)) { return false }
    return Self.openings.contains { words.starts(with: $0) }
  }

  /// "Everything for tonight", "all we need for Friday's dinner": where the evenings stand that alone were bought for.
  private func evening(in clause: Range<Int>) -> Range<Int>? {
    guard let link = clause.dropFirst().first(where: { scan.word($0) == "for" }),
      let days = DaysParser(scan: scan).days(at: link + 1).max(by: { $0.end < $1.end }),
      days.end <= clause.upperBound
    else { return nil }
    let rest = (min(days.end, clause.upperBound)..<clause.upperBound).map(scan.word)
    return rest.allSatisfy(["'s", "s", "dinner", "supper", "meal", "only", "just"].contains)
      ? link + 1..<days.end : nil
  }

  /// What an "all of it" leaves out, empty for nothing; nil where the clause tells something else.
  private func all(of clause: Range<Int>, _ evenings: inout String?) -> String? {
    var end = clause.upperBound
    var left = ""
    if let cut = clause.first(where: { Self.except.contains(scan.word($0)) }) {
      var from = cut + 1
      if scan.word(from) == "they" { skip(Self.beforeLacks, in: scan, at: &from) }
      while from < clause.upperBound, ["for", "from", "not", "the", "any", "no"].contains(scan.word(from)) {
        from += 1
      }
      guard from < clause.upperBound, clause.upperBound - from < 7 else { return nil }
      left = scan.utterance.text(tokens: from..<clause.upperBound)
      end = cut
    }
    if let only = evening(in: clause.lowerBound..<end) {
      evenings = scan.utterance.text(tokens: only)
      end = only.lowerBound - 1
    }
    // The shop's own name, whatever it is.
    let words = (clause.lowerBound..<end).filter { at in
      !(at > clause.lowerBound && ["in", "at", "from"].contains(scan.word(at - 1))
        && scan.tokens[at].isCapitalised)
    }.map(scan.word)
    // "Got some stuff" is not all of it; "the stuff for tonight" is.
    let isAll =
      evenings != nil
      || words.contains { Self.wholes.contains($0) && !["stuff", "ingredients"].contains($0) }
    guard isAll, words.contains(where: Self.wholes.contains),
      words.contains(where: Self.getting.contains),
      words.allSatisfy({
        Self.wholes.contains($0) || Self.getting.contains($0) || Self.around.contains($0)
          || Self.places.contains($0)
      })
    else { return nil }
    return left
  }

  /// "Only the capers they have not", "but no tilapia": what there was none of; nil for every other clause.
  private func missing(of clause: Range<Int>) -> String? {
    var start = clause.lowerBound
    skip(["but", "only", "just"], in: scan, at: &start)
    let isOpen = start > clause.lowerBound || scan.word(start) == "no"
    let isNone = scan.word(start) == "no"
    skip(["no", "the"], in: scan, at: &start)
    var end = clause.upperBound
    while end > start, Self.ofLacks.contains(scan.word(end - 1)) { end -= 1 }
    let says =
      isNone
      || end < clause.upperBound
        && (end..<clause.upperBound).contains {
          Self.lacking.contains(scan.word($0))
        }
    guard isOpen, says, start < end, end - start < 4,
      FoodParser(scan: scan).edible(at: start).contains(where: { $0.end == end && !$0.isWeak })
    else { return nil }
    return scan.utterance.text(tokens: start..<end)
  }

  /// "Done at the store", "just been to the shops", "back from the store", "everything's put away".
  private func isWayHome(_ words: [String]) -> Bool {
    guard
      words.allSatisfy({
        Self.places.contains($0) || Self.over.contains($0) || Self.around.contains($0)
          || Self.wholes.contains($0)
      })
    else { return false }
    let isAway = words.contains("away") && words.contains("put")
    return words.contains(where: Self.over.contains)
      && (words.contains(where: Self.places.contains) || isAway)
  }

  /// "They didn't have it", "they were out": why something is missing, said before.
  private func isReason(_ words: [String]) -> Bool {
    guard let first = words.first, ["they", "it", "none", "out", "the", "sold", "there"].contains(first)
    else {
      return false
    }
    return words.allSatisfy(Self.ofReasons.contains)
  }

  /// "They were like stones": what was wrong with it, and nothing that counts.
  private func isReason(of clause: Range<Int>) -> Bool {
    ["they", "it"].contains(scan.word(clause.lowerBound))
      && ["were", "was", "looked", "had"].contains(scan.word(clause.lowerBound + 1))
      && clause.count < 8 && !scan.heat.isHot(Array(clause))
  }

  /// "Came to 71.40", "paid 58.40 at aldi", "it came to one forty two fifty": a sum, in words that say it came to that.
  private func sum(of clause: Range<Int>) -> String? {
    var at = clause.lowerBound
    while at < clause.upperBound, Self.beforeSums.contains(scan.word(at)) { at += 1 }
    // A sum alone has cents, or its sign.
    let isMoney = scan.word(at) == "$" || scan.word(at).contains(".")
    // "All three" counts what was bought.
    let isTold = (clause.lowerBound..<at).contains { scan.word($0) != "all" }
    guard isTold || isMoney, at < clause.upperBound else { return nil }
    if let spoken = spokenHundred(at), spoken.end == clause.upperBound { return "it came to \(spoken.sum)" }
    guard FigureParser(scan: scan).money(at: at, bare: true).contains(where: { $0.end <= clause.upperBound })
    else { return nil }
    return "it came to " + scan.utterance.text(tokens: at..<clause.upperBound)
  }

  /// "One forty two fifty" is 142.50.
  private func spokenHundred(_ at: Int) -> (sum: String, end: Int)? {
    guard let hundreds = Self.ones.firstIndex(of: scan.word(at)).map({ $0 + 1 }),
      let dollars = twoFigures(at + 1), let cents = twoFigures(dollars.end)
    else { return nil }
    let shown = cents.value < 10 ? "0\(cents.value)" : "\(cents.value)"
    return ("$\(hundreds * 100 + dollars.value).\(shown)", cents.end)
  }

  /// "Forty two", "oh five", "ninety".
  private func twoFigures(_ at: Int) -> (value: Int, end: Int)? {
    let word = scan.word(at)
    if ["oh", "o", "zero"].contains(word), let one = Self.ones.firstIndex(of: scan.word(at + 1)) {
      return (one + 1, at + 2)
    }
    if let teen = Self.teens.firstIndex(of: word) { return (teen + 10, at + 1) }
    guard let tens = Self.tens.firstIndex(of: word) else { return nil }
    let value = (tens + 2) * 10
    if let one = Self.ones.firstIndex(of: scan.word(at + 1)) { return (value + one + 1, at + 2) }
    return (value, at + 1)
  }

  private static let ones = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
  private static let teens = [
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  private static let lacking: Set<String> = [
    "not", "no", "none", "without", "out", "havent", "hadnt", "hasnt", "wasnt", "werent", "didnt", "dont",
    "have not", "had not",
  ]
  private static let ofLacks: Set<String> = lacking.union([
    "they", "it", "there", "have", "had", "has", "not", "no", "none", "was", "were", "is", "out", "of", "did",
    "didnt", "more", "any",
  ])
  private static let asking: Set<String> = [
    "what", "whats", "how", "did", "do", "is", "are", "was", "were", "have", "when", "where", "can", "should",
    "if",
  ]
  private static let except: Set<String> = ["except", "but", "besides", "minus", "without", "apart", "bar"]
  private static let openings: [[String]] = [
    ["it", "came"], ["came", "to"], ["it", "cost"], ["it", "did", "cost"], ["that", "came"], ["it", "was"],
    ["i", "paid"],
    ["we", "paid"], ["paid"], ["i", "spent"], ["we", "spent"], ["spent"], ["got", "everything"],
    ["got", "it", "all"],
    ["got", "all"], ["i", "got"], ["we", "got"], ["i", "bought"], ["we", "bought"], ["bought", "everything"],
    ["they", "didnt"],
    ["they", "did"], ["they", "had"], ["they", "were"], ["it", "set"], ["it", "ran"], ["total"],
    ["got", "the", "whole"], ["got", "the", "lot"], ["tell"],
  ]
  private static let wholes: Set<String> = ["everything", "all", "lot", "whole", "stuff", "ingredients"]
  private static let getting: Set<String> = [
    "got", "bought", "have", "found", "get", "ve", "'ve", "purchased", "picked", "grabbed",
  ]
  private static let places: Set<String> = [
    "shop", "shops", "shopping", "store", "stores", "supermarket", "market", "groceries", "grocery", "aldi",
    "lidl", "walmart", "kroger", "kroger's", "krogers", "costco", "tesco", "target", "safeway", "publix",
    "town",
  ]
  private static let over: Set<String> = [
    "done", "did", "finished", "finish", "back", "been", "home", "through", "over", "put", "went",
  ]
  private static let around: Set<String> = [
    "i", "we", "i'm", "im", "we're", "were", "am", "are", "is", "has", "have", "been", "the", "with", "w",
    "at", "from",
    "to", "my", "our", "just", "now", "of", "it", "on", "in", "list", "a", "ok", "okay", "so", "well",
    "right", "yes",
    "and", "'s", "s", "that", "this", "today", "already", "all", "away", "um", "finally", "then", "me",
    "here", "there",
    "up", "off", "anyway", "morning", "again", "thats", "its", "that's", "it's", "things", "stuff", "food",
    "bags", "'m", "'re",
    "what", "was", "needed", "stood", "picked", "grabbed",
  ]
  private static let ofReasons: Set<String> = [
    "they", "it", "none", "out", "the", "sold", "didnt", "didn't", "did", "not", "have", "had", "any",
    "were", "was", "of", "that", "no",
    "more", "store", "shop", "left", "ran", "dont", "don't", "'t", "n't", "there", "them", "n",
  ]
  private static let beforeLacks: Set<String> = [
    "they", "had", "have", "didnt", "didn't", "dont", "don't", "did", "do", "not", "were", "are", "out", "of",
    "no",
  ]
  private static let beforeSums: Set<String> = [
    "on", ":", "sum",
    "it", "that", "i", "we", "all", "which", "and", "came", "to", "cost", "costs", "did", "paid", "spent",
    "was", "me",
    "us", "total", "totaled", "totalled", "of", "the", "bill", "receipt", "just", "only", "everything",
    "together", "for", "in", "set", "back", "ran", "is", "says", "said",
  ]
}
