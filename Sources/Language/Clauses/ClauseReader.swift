/// Reads a line clause by clause, where that leaves less unread than reading it as a whole.
///
/// Neighbouring clauses are read alone and together, each in words of its own (`CarriedOver`); what is chosen costs least in words
/// that nothing bound, in parts left out and in guesses. The reading of the whole line stands where nothing else is plainly better.
struct ClauseReader {
  let scan: Scan
  let recognizer: Recognizer
  /// What the rest of the recogniser makes of a line, or of the first of its clauses.
  let read: (_ line: String, _ isFirst: Bool) -> [Recognition]

  /// The better reading of the line, or the one there is.
  func reading(insteadOf whole: [Recognition]) -> [Recognition] {
    guard (5...Self.mostTokens).contains(scan.count) else { return whole }
    // Help comes before everything else that was said.
    guard !whole.contains(where: { $0.value(Emergency.slot) != nil }) else { return whole }
    guard whole.contains(where: isUnsettled), !isRoll(whole), !namesTwoThenOne(scan), !asksOfIt
    else { return whole }
    let limit = cost(whole, of: 0..<scan.count)
    guard limit >= Cost.worthwhile else { return whole }
    let clauses = ClauseCuts(scan: scan).clauses
    guard (2...Self.mostClauses).contains(clauses.count) else { return whole }
    guard let best = cover(clauses, below: limit), best.cost + Cost.margin <= limit else { return whole }
    return isLoose(best.found) ? whole : settled(best.found)
  }

  /// Several people of the house, told at once: what is said of each hangs together.
  private func isRoll(_ whole: [Recognition]) -> Bool {
    whole.contains { $0.details.count > 2 && $0.band == .act }
  }

  /// "Grandma brings a cake with cream, can Elif eat it": what that is, the whole line says.
  private var asksOfIt: Bool {
    scan.tokens.indices.contains { at in
      ["eat", "have"].contains(scan.word(at)) && ["it", "that", "them", "this"].contains(scan.word(at + 1))
        && (max(0, at - 5)..<at).contains { ["can", "may", "could", "should"].contains(scan.word($0)) }
    }
  }

  /// What is asked back comes last; a question amid other things done is only told, and what speaks against a request in
  /// the rest of the line speaks against it still.
  private func settled(_ found: [Recognition]) -> [Recognition] {
    let found = found.map { isDoubtful($0, scan) || sizesOneDay($0) ? .leftOut($0.ownWords ?? $0.said) : $0 }
    return found.enumerated().map { index, part in
      part.isLeftOut || part.band == .act || index == found.count - 1
        ? part : .leftOut(part.ownWords ?? part.said)
    }
  }

  /// "Tonight, it's me and my mum": how many eat then, and not how many live here.
  private func sizesOneDay(_ part: Recognition) -> Bool {
    guard part.details.contains(where: { ["size", "roles"].contains($0.kind) }) else { return false }
    let days = DayParser(scan: scan)
    return scan.tokens.indices.contains { at in
      !days.matches(at: at).isEmpty
        || ["this", "next"].contains(scan.word(at)) && ["week", "weekend"].contains(scan.word(at + 1))
    }
  }

  /// Whether something of the line was not read in it, or guessed.
  private func isUnsettled(_ part: Recognition) -> Bool {
    part.isLeftOut || part.intent == nil || part.band != .act || part.layer == .model
      || !part.unexplained.isEmpty
      || !part.passedOver.isEmpty
  }

  private struct Cover {
    var cost: Int
    var found: [Recognition]
  }

  /// The cheapest way to read all clauses, each by itself or with its neighbours.
  private func cover(_ clauses: [Range<Int>], below limit: Int) -> Cover? {
    var best: [Cover?] = Array(repeating: nil, count: clauses.count + 1)
    best[0] = Cover(cost: 0, found: [])
    for start in clauses.indices {
      guard let before = best[start], before.cost < limit else { continue }
      for end in start + 1...min(start + Self.mostTogether, clauses.count) where end - start < clauses.count {
        let span = clauses[start].lowerBound..<clauses[end - 1].upperBound
        var found = readSpan(span, first: clauses[start])
        if end == start + 1, found.allSatisfy({ $0.isLeftOut || $0.band != .act }),
          isTalk(span, behind: before)
        {
          found = []
        }
        let cost =
          before.cost + (found.isEmpty ? Cost.talk : cost(found, of: span) + (start == 0 ? 0 : Cost.cut))
        if best[end].map({ cost < $0.cost }) ?? true {
          best[end] = Cover(cost: cost, found: before.found + found)
        }
      }
    }
    return best[clauses.count]
  }

  /// A stretch of clauses, of which the first says what it means in full. What nobody reads of it is told in its own words.
  private func readSpan(_ span: Range<Int>, first: Range<Int>) -> [Recognition] {
    let own = scan.utterance.text(tokens: span)
    let isFirst = span.lowerBound <= scan.skippingSeparators(0)
    let carried = CarriedOver(scan: scan)
    let said = isFirst ? nil : carried.said(span)
    // "Is it ok for everybody": of what nobody could tell.
    if !isFirst, said == nil, carried.judgesUnknown(first) { return [.leftOut(own)] }
    let parts = read(said ?? own, isFirst).map { part -> Recognition in
      var part = trusted(part, isFirst)
      guard said != nil else { return part }
      if part.isLeftOut { return .leftOut(own) }
      part.ownWords = own
      return part
    }
    return parts.allSatisfy(\.isLeftOut) ? [.leftOut(own)] : parts
  }

  /// A part as it may be taken amid others: no answer to a question that nobody asked, no value alone, no guess at what would
  /// be written, and nothing that passes over what was ordered.
  private func trusted(_ part: Recognition, _ isFirst: Bool) -> Recognition {
    guard !part.isLeftOut, part.intent != nil else { return part }
    let isAnswer = part.layer == .entity || part.act == .answer || part.isBare
    if !isFirst, isAnswer || part.isBareFact { return .leftOut(part.ownWords ?? part.said) }
    // "8 kids, one has egg allergy": of whom it is told stands in another clause.
    if part.hasNobodyAvoiding, !plainWords(part).contains(where: Self.house.contains) {
      return .leftOut(part.ownWords ?? part.said)
    }
    guard part.act != .show else { return part }
    let passesOrder = part.unexplained.contains { ClauseWords.orders.contains($0.lowercased()) }
    let own = recognizer.scan(part.said, scan.context)
    let bindsAll = FrameReader(recognizer, own).bound([part]) >= own.heat.values(0..<own.count)
    let isGuess =
      part.layer == .model && part.band == .act
      && (part.slots.isEmpty || part.confidence < (bindsAll ? Self.leastToBind : Self.leastToGuess))
    return passesOrder || isGuess ? .leftOut(part.ownWords ?? part.said) : part
  }

  private func plainWords(_ part: Recognition) -> [String] { Utterance(part.said).tokens.map(\.text) }
  /// By which a limit is said of the house.
  private static let house: Set<String> = [
    "we", "us", "everyone", "everybody", "nobody", "house", "household", "family", "i",
  ]

  /// A guess at what would be written is taken from there on, whole percent; sooner where every value of its words is bound.
  private static let (leastToGuess, leastToBind) = (93, 84)

  /// Whether a clause that nobody could read may be passed over beside others: it names nothing, or gives the reason of what was
  /// asked and tells no harm.
  private func isTalk(_ clause: Range<Int>, behind before: Cover) -> Bool {
    let own = recognizer.scan(scan.utterance.text(tokens: clause), scan.context)
    if !NoTalk(scan: own).isTold, !asks(own) { return true }
    var at = clause.lowerBound - 1
    while at >= 0, scan.tokens[at].isSeparator || ["oh", "and", "so"].contains(scan.word(at)) { at -= 1 }
    guard at > 0, Self.reasons.contains(scan.word(at)), before.found.contains(where: { $0.band == .act })
    else {
      return false
    }
    let tellsHarm = clause.contains {
      scan.lexicon.harm.contains(scan.ids[$0]) || scan.lexicon.illness.contains(scan.ids[$0])
    }
    let refuses = clause.contains {
      scan.lexicon.negations.contains(scan.ids[$0]) || $0 > 0 && Self.visitors.contains(scan.word($0))
    }
    return !tellsHarm && !(refuses && !own.heat.named(0..<own.count).isEmpty)
  }

  /// Whether it asks or orders something, though it names nothing: "what comes next", "tell me whether it's missing".
  private func asks(_ own: Scan) -> Bool {
    var at = 0
    while at < own.count, ClauseWords.leading.contains(own.word(at)) || own.tokens[at].isSeparator { at += 1 }
    return own.tokens.last?.text == "?" || ClauseWords.questions.contains(own.word(at))
      || ClauseWords.orders.contains(own.word(at))
  }

  private static let visitors: Set<String> = [
    "guests", "guest", "visitors", "friends", "friend", "people", "coming", "comes",
  ]
  private static let reasons: Set<String> = ["because", "since", "cause", "cuz", "cos", "bc", "as", "for"]

  private enum Cost {
    static let (worthwhile, margin, cut, talk) = (6, 2, 3, 1)
    static let (unread, guess, loose) = (6, 4, 2)
    static let value = 5
  }

  /// What a reading of that stretch leaves unread.
  private func cost(_ found: [Recognition], of span: Range<Int>) -> Int {
    let values = scan.heat.values(span)
    let bound = FrameReader(recognizer, scan).bound(found)
    return max(0, values - bound) * Cost.value
      + found.reduce(0) { sum, part in
        if part.isLeftOut || part.band != .act || part.intent == nil {
          return sum + Cost.unread + Utterance(part.said).tokens.count
        }
        let guessed = part.layer == .model ? Cost.guess : 0
        return sum + guessed + Cost.loose * (part.unexplained.count + part.passedOver.count)
      }
  }

  /// Whether a clause that nobody read may turn what another one tells, or nothing certain is left.
  private func isLoose(_ found: [Recognition]) -> Bool {
    let left = found.filter { $0.isLeftOut || $0.band != .act }
    let turns = left.contains { part in
      Utterance(part.said).tokens.prefix(3).contains { ClauseWords.binding.contains($0.text) }
    }
    return turns || left.count == found.count
  }

  private static let (mostTokens, mostClauses, mostTogether) = (60, 7, 3)
}
