/// Where the clauses of a line may begin: at the ends of sentences, at marks and joining words before words that a clause
/// begins with, and, in lines told in one breath, where a subject and its verb, a question or an order stand unannounced.
struct ClauseCuts {
  let scan: Scan

  /// The clauses in order, as tokens, without the marks and joining words between them; one where nothing may be cut.
  var clauses: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = scan.skippingSeparators(0)
    var at = start + 1
    while at < scan.count {
      guard let next = opening(at, from: start) else {
        at += 1
        continue
      }
      var end = at
      // A question keeps its mark.
      if scan.word(at) == "?" { end = at + 1 }
      result.append(start..<end)
      start = next
      at = next + 1
    }
    if start < scan.count { result.append(start..<scan.count) }
    return joined(result)
  }

  /// Together what belongs together: a word alone ("ok", "thanks") with what follows, a condition with what hangs on it.
  private func joined(_ clauses: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var open: Int?
    for clause in clauses {
      let start = open ?? clause.lowerBound
      let whole = start..<clause.upperBound
      if let last = result.last, open == nil, belongs(clause, to: last) {
        result[result.count - 1] = last.lowerBound..<clause.upperBound
        continue
      }
      let isTalk = clause.allSatisfy {
        ClauseWords.leading.contains(scan.word($0)) || scan.tokens[$0].isSeparator
      }
      let isCondition = ["if", "unless", "when", "once", "while", "until"].contains(
        scan.word(clause.lowerBound))
      if isTalk || isCondition && open == nil && clause.upperBound < scan.count {
        open = start
      } else {
        result.append(whole)
        open = nil
      }
    }
    if let open { result.append(open..<scan.count) }
    return result
  }

  /// Whether a clause is not to be read without the one before. What guests cannot have is told with their coming: alone it would be kept of a
  /// member of the house. "Make Thursday dairy free, my sister is allergic to eggs" says why the day goes without, "I'm pregnant, can I have
  /// brie" in which light is asked.
  private func belongs(_ clause: Range<Int>, to last: Range<Int>) -> Bool {
    if tellsLimits(clause) {
      let tellsHarm = clause.contains { scan.lexicon.harm.contains(scan.ids[$0]) }
      if isComing(last) || tellsHarm && limitsDay(last) { return true }
    }
    return last.contains(where: tellsCondition)
      && ["can", "may", "could", "is", "are", "should"].contains(scan.word(clause.lowerBound))
  }

  /// Where the clause begins that a gap at that place parts from the one from `start` on; nil where there is none.
  private func opening(_ at: Int, from start: Int) -> Int? {
    var next = at
    var ends = false
    while next < scan.count, scan.tokens[next].isSeparator || ClauseWords.joints.contains(scan.word(next)) {
      ends = ends || scan.tokens[next].kind == .end
      next += 1
    }
    guard next < scan.count, !isInsideSum(scan.tokens, at, next) else { return nil }
    if next == at { return begins(at, from: start) ? at : nil }
    return ends || opens(next) ? next : nil
  }

  /// Whether words behind a mark or a joining word begin a clause.
  private func opens(_ start: Int) -> Bool {
    var at = start
    while at < scan.count, at < start + 3, ClauseWords.leading.contains(scan.word(at)) { at += 1 }
    let word = scan.word(at)
    if ClauseWords.subjects.contains(word) || ClauseWords.orders.contains(word) { return true }
    if ClauseWords.questions.contains(word) || ClauseWords.reports.contains(word) { return true }
    // "No more eggs", "2 portions left", "the milk expires on Monday".
    for place in at..<min(at + 7, scan.count) {
      let word = scan.word(place)
      if scan.tokens[place].isSeparator || ClauseWords.joints.contains(word) { return false }
      if ["who", "whom", "that", "which", "staying", "coming"].contains(word) { return false }
      if place > at, ClauseWords.finite.contains(scan.word(place)) { return true }
    }
    return false
  }

  /// Whether a clause begins there without a mark.
  private func begins(_ at: Int, from start: Int) -> Bool {
    guard at > start + 1, at + 1 < scan.count, !scan.tokens[at - 1].isSeparator,
      !ClauseWords.open.contains(scan.word(at - 1)), hasVerb(start..<at)
    else { return false }
    let (word, next) = (scan.word(at), scan.word(at + 1))
    if RunOnSentences(scan: scan).begins(at) { return true }
    if ["there", "it", "those", "these"].contains(word) {
      return ClauseWords.finite.contains(next) && next != "like"
    }
    if ["theres", "its"].contains(word) { return true }
    if ["can", "could", "would", "will", "should"].contains(word) {
      return ["you", "we", "i"].contains(next)
    }
    if ["is", "are", "do", "does", "did"].contains(word) {
      return ["there", "we", "they", "the", "i", "he", "she", "my"].contains(next)
    }
    if ["what", "how", "when", "which", "where", "whats", "hows"].contains(word) {
      return ClauseWords.finite.contains(next) || ["much", "many", "long", "about", "other"].contains(next)
    }
    // "Came to", "set a timer", "put it on the list".
    if word == "came" { return next == "to" }
    return Self.plainOrders.contains(word)
      && (Self.objects.contains(next) || scan.tokens[at + 1].kind == .number)
  }

  private func isComing(_ clause: Range<Int>) -> Bool {
    clause.contains { at in
      Self.coming.contains(scan.word(at))
        || ["eat", "eats", "eating", "stay", "stays", "staying", "dine", "dines"].contains(scan.word(at))
          && ["with", "over"].contains(scan.word(at + 1))
    }
  }

  private func tellsCondition(_ at: Int) -> Bool {
    scan.lexicon.illness.contains(scan.ids[at])
      || ["pregnant", "expecting", "breastfeeding", "nursing", "diabetic", "diabetes"].contains(scan.word(at))
  }

  private func limitsDay(_ clause: Range<Int>) -> Bool {
    let days = DayParser(scan: scan)
    let isLimit = clause.contains { at in
      ["no", "without", "free", "skip"].contains(scan.word(at)) || scan.word(at).hasSuffix("free")
    }
    return isLimit && clause.contains { !days.matches(at: $0).isEmpty }
  }

  private func tellsLimits(_ clause: Range<Int>) -> Bool {
    let isRefused = clause.contains { at in
      scan.lexicon.negations.contains(scan.ids[at]) || scan.lexicon.harm.contains(scan.ids[at])
        || ["hates", "hate", "dislikes", "avoids", "is", "'s", "has", "are", "neither"].contains(
          scan.word(at))
    }
    return isRefused
      && clause.contains { at in FoodParser(scan: scan).avoid(at: at, unknown: false).contains { !$0.isWeak }
      }
  }

  private func hasVerb(_ range: Range<Int>) -> Bool {
    range.contains { at in
      let word = scan.word(at)
      return ClauseWords.finite.contains(word) || ClauseWords.reports.contains(word)
        || at == range.lowerBound && ClauseWords.orders.contains(word)
        || ["left", "forgotten", "off", "repeated"].contains(word)
    }
  }

  private static let coming: Set<String> = [
    "coming", "comes", "come", "joining", "joins", "join", "visiting", "visits", "visit", "guest", "guests",
    "bringing", "brings", "over",
  ]
  private static let plainOrders: Set<String> = [
    "set", "put", "add", "take", "stick", "give", "find", "remind", "swap", "save", "skip", "push", "plan",
    "check", "make", "keep", "show", "tell", "throw", "freeze", "move", "use", "toss", "read",
  ]
  private static let objects: Set<String> = [
    "a", "an", "the", "it", "em", "them", "that", "me", "us", "some", "more", "my", "our", "another", "one",
  ]
}
