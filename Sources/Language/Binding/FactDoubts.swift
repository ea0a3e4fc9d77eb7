import Values

/// What speaks against a fact that was found: a line that asks tells none ("may Bo eat risotto with white wine",
/// "why is there no meat on Tuesday"), and one without its kind's words, or with those of the opposite, tells
/// another.
extension FactBinder {
  /// Whether the fact's words stand in a question. "Can you note that …" is a way to tell, "can we be six on
  /// Saturday" one to tell of an evening.
  func isAsked(_ fact: Fact) -> Bool {
    guard let first = fact.pieces.min() else { return false }
    let place = pieces[first].tokens.lowerBound
    let start = (0..<place).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    // "How much of my 90 dollars have I left": a sum asked about is none that was spent.
    if scan.word(start) == "how", ["much", "many"].contains(scan.word(start + 1)) { return true }
    let last = pieces[fact.pieces.max() ?? first].tokens.upperBound
    // "… so show me the carbs for every dinner": asked for, and nothing that I go without.
    if (start..<last).contains(where: {
      ["show", "tell", "give"].contains(scan.word($0)) && ["me", "us"].contains(scan.word($0 + 1))
        && $0 + 2 >= place
    }) {
      return true
    }
    return (start...place).contains { at in
      let opensClause =
        at == start || scan.tokens[at - 1].isSeparator || Self.joining.contains(scan.word(at - 1))
      return opensClause && (asksWhether(at, fact) || at == start && asksWhat(at))
    }
  }

  /// "Is shellfish in anything", "does dov get pesto": a verb before whom or what it is asked of.
  private func asksWhether(_ at: Int, _ fact: Fact) -> Bool {
    guard at + 1 < scan.count, Self.verbs.contains(scan.word(at)) else { return false }
    let next = scan.word(at + 1)
    if ["you", "u", "ya"].contains(next) { return false }
    if next == "we" { return !["heads", "guest", "guests", "away", "nobody"].contains(fact.kind) }
    return Self.askable.contains(next) || isNamed(at + 1)
  }

  /// "Why is there …", "which dish could I …": not "what Ben can't have".
  private func asksWhat(_ at: Int) -> Bool {
    guard Self.asking.contains(scan.word(at)) else { return false }
    for next in at + 1..<min(at + 5, scan.count) {
      if Self.verbs.contains(scan.word(next)) {
        return next + 1 >= scan.count || !scan.lexicon.negations.contains(scan.ids[next + 1])
      }
      if isPerson(next) || scan.tokens[next].isSeparator { return false }
    }
    return false
  }

  private func piece(at token: Int) -> Piece? { pieces.first { $0.tokens.contains(token) } }

  private func isPerson(_ token: Int) -> Bool {
    switch piece(at: token)?.kind {
    case .person, .role, .name: true
    default: false
    }
  }

  private func isNamed(_ token: Int) -> Bool {
    switch piece(at: token)?.kind {
    // A word nobody knows, said behind a verb, is somebody: "does dov get".
    case .person, .role, .name, .pronoun, .food, .unknown: true
    default: false
    }
  }

  private static let joining: Set<String> = ["and", "but", "so", "n", "or", "cause", "because", "hey", "ok"]
  private static let asking: Set<String> = [
    "what", "whats", "which", "who", "whose", "how", "why", "where", "when",
  ]
  private static let verbs: Set<String> = [
    "is", "are", "was", "were", "am", "do", "does", "did", "can", "could", "may", "might", "should", "shall",
    "would",
    "will", "has", "have",
  ]
  private static let askable: Set<String> = [
    "i", "he", "she", "they", "it", "there", "this", "that", "these", "those", "the", "a", "an", "my", "our",
    "her",
    "his", "their", "your", "any", "anything", "anyone", "anybody", "something", "everyone", "everybody",
    "all",
    "some", "half", "both",
  ]

  /// Whether the words around the fact speak against its kind: its sentence holds none of the words it needs, or one
  /// that says the opposite and nothing that denies it. `tokens` are those from its first to its last word.
  func isUnlikely(_ fact: Fact, in tokens: Range<Int>) -> Bool {
    let words = sentence(around: tokens).map { (word: scan.word($0), id: scan.ids[$0]) }
    if let cues = recognizer.grammar.factCues[fact.kind], !words.contains(where: { cues.contains($0.word) }) {
      return true
    }
    if fact.kind == "spent", isMoneyAtHand(fact) || words.contains(where: { Self.unsaid.contains($0.word) }) {
      return true
    }
    if ["guest", "guests", "heads", "seats"].contains(fact.kind), tokens.contains(where: isHour) {
      return true
    }
    if ["avoid", "dislike"].contains(fact.kind),
      words.contains(where: { $0.word == "much" || $0.word == "less" }),
      !words.contains(where: { scan.lexicon.harm.contains($0.id) })
    {
      return true
    }
    if ["avoid", "dislike"].contains(fact.kind),
      isOrdered(sentence(around: tokens)) || isObtained(fact) || isOfAnother(fact)
    {
      return true
    }
    if ["guest", "guests"].contains(fact.kind), countsAll(tokens) { return true }
    // Whoever eats with us is not away.
    if fact.kind == "away",
      !words.contains(where: { scan.lexicon.negations.contains($0.id) || Self.absent.contains($0.word) }),
      words.contains(where: { Self.present.contains($0.word) }) || tokens.contains(where: isHome)
    {
      return true
    }
    if FactPolarity(scan: scan, sentence: sentence(around: tokens), own: tokens).speaksAgainst(fact.kind) {
      return true
    }
    // "Swap Sunday, there's 7 of us": so many that day.
    // "We have one in the cellar" counts a thing.
    if fact.kind == "size",
      (tokens.lowerBound..<scan.count).prefix(8).contains(where: { at in
        ["have", "'ve", "got", "need"].contains(scan.word(at)) && scan.word(at + 1) == "one"
          && !["person", "adult", "child", "kid", "baby"].contains(scan.word(at + 2))
      })
    {
      return true
    }
    if fact.kind == "size",
      sentence(around: tokens).contains(where: { DayParser(scan: scan).day(at: $0) != nil })
    {
      return true
    }
    // "Emma asked for more", "he wanted seconds": of the food, and nobody more at the table.
    if !["avoid", "dislike"].contains(fact.kind),
      words.contains(where: { ["asked", "wanted", "begged"].contains($0.word) }),
      words.contains(where: { ["more", "seconds"].contains($0.word) })
    {
      return true
    }
    // "You have counted one person twice".
    if ["size", "heads"].contains(fact.kind),
      words.contains(where: { ["counted", "count", "twice", "counting"].contains($0.word) })
    {
      return true
    }
    // "We are six tonight: us four, Tuva and Erik": some of those counted before.
    if fact.kind == "heads", isPartOfTally(tokens) { return true }
    // "We got spaghetti left" is there.
    if fact.kind == "lessall", words.contains(where: { $0.word == "left" }),
      !words.contains(where: { scan.lexicon.negations.contains($0.id) || Self.absent.contains($0.word) })
    {
      return true
    }
    // A guest who is only a guest is not away.
    if fact.kind == "away",
      fact.roles.contains(where: { role in
        role.role == "who"
          && role.pieces.contains { at in
            pieces[at].tokens.contains { ["guest", "guests", "visitor", "visitors"].contains(scan.word($0)) }
          }
      })
    {
      return true
    }
    if fact.kind == "avoid", !fact.has("who"), !words.contains(where: { refuses($0.word, $0.id) }) {
      return true
    }
    guard let opposites = recognizer.grammar.factOpposites[fact.kind] else { return false }
    // Whoever "isn't here" is away; but "a hundred and not a penny more" is not spent, and what is "not used" is rare.
    let denies =
      fact.kind == "away"
      && words.contains { scan.lexicon.negations.contains($0.id) || Self.absent.contains($0.word) }
      || fact.kind == "spent" && words.contains { Self.absent.contains($0.word) }
    return !denies && words.contains { opposites.contains($0.word) }
  }

  /// "Find me a vegetarian recipe with potatoes": a sentence that begins by ordering dishes and speaks of no harm.
  private func isOrdered(_ sentence: Range<Int>) -> Bool {
    var at = sentence.lowerBound
    while at < sentence.upperBound, ClauseWords.leading.contains(scan.word(at)) || scan.tokens[at].isSeparator
    { at += 1 }
    return ["find", "search", "suggest", "show", "give", "get", "recommend", "pick"].contains(scan.word(at))
      && !sentence.contains {
        scan.lexicon.harm.contains(scan.ids[$0]) || scan.lexicon.negations.contains(scan.ids[$0])
      }
  }

  /// "Tom bought hummus, Emma can't have that": whoever brings a food home is not who goes without it.
  private func isObtained(_ fact: Fact) -> Bool {
    guard let who = fact.roles.first(where: { $0.role == "who" }),
      let what = fact.roles.first(where: { $0.role == "what" }),
      who.pieces.upperBound <= what.pieces.lowerBound
    else { return false }
    let between =
      pieces[who.pieces.upperBound - 1].tokens.upperBound..<pieces[what.pieces.lowerBound].tokens.lowerBound
    return between.contains { Self.obtaining.contains(scan.word($0)) }
      && !between.contains {
        scan.lexicon.harm.contains(scan.ids[$0]) || scan.lexicon.negations.contains(scan.ids[$0])
      }
  }

  /// "Something else without rice, and Lou must be able to eat it": who begins a clause of their own is not who goes without it.
  private func isOfAnother(_ fact: Fact) -> Bool {
    guard let who = fact.roles.first(where: { $0.role == "who" }),
      let what = fact.roles.first(where: { $0.role == "what" }),
      what.pieces.upperBound < who.pieces.lowerBound
    else { return false }
    let start = pieces[who.pieces.lowerBound].tokens.lowerBound
    let verb = scan.word(pieces[who.pieces.upperBound - 1].tokens.upperBound)
    return (scan.word(start - 1) == "and" || scan.tokens[start - 1].isSeparator)
      && ["must", "should", "can", "needs", "wants", "has", "likes", "loves", "eats", "is", "will"].contains(
        verb)
  }

  private static let obtaining: Set<String> = [
    "bought", "brought", "purchased", "picked", "grabbed", "cooked", "made", "ordered", "loves", "likes",
    "adores", "enjoys",
  ]
  private static let present: Set<String> = ["eating", "eats", "joining", "joins", "coming", "comes", "come"]

  /// "Ollie home Monday to Thursday": somebody and where they are.
  private func isHome(_ at: Int) -> Bool {
    ["home", "here", "in", "back"].contains(scan.word(at + 1)) && isPerson(at)
  }

  /// "We are 6, my brother and his wife too": how many in all, and not how many more.
  private func countsAll(_ tokens: Range<Int>) -> Bool {
    tokens.contains { at in
      scan.word(at - 2) == "we" && ["are", "'re"].contains(scan.word(at - 1))
        && NumberParser(scan: scan).wholeNumber(at: at) != nil
    }
  }

  /// "Us four", "all 4 of us" behind a greater number.
  private func isPartOfTally(_ tokens: Range<Int>) -> Bool {
    let numbers = NumberParser(scan: scan)
    return tokens.contains { at in
      guard let own = numbers.wholeNumber(at: at),
        scan.word(at - 1) == "us" || scan.word(own.end) == "of" && scan.word(own.end + 1) == "us"
      else { return false }
      return (0..<at).contains { (numbers.wholeNumber(at: $0)?.value ?? 0) > own.value }
    }
  }

  /// Whether a number tells an hour: "Gran comes at 6", "they come 6 o'clock".
  private func isHour(_ at: Int) -> Bool {
    guard NumberParser(scan: scan).wholeNumber(at: at) != nil, at > 0 else { return false }
    return ["at", "around", "by", "til", "till", "until", "before", "after"].contains(scan.word(at - 1))
      || ["o'clock", "oclock", "o", "pm", "am", "p.m", "a.m"].contains(scan.word(at + 1))
  }

  /// "I have 80 dollars till Sunday": what somebody has is not spent.
  private func isMoneyAtHand(_ fact: Fact) -> Bool {
    guard let role = fact.roles.first(where: { $0.role == "sum" }) else { return false }
    var at = pieces[role.pieces.lowerBound].tokens.lowerBound
    while at > 0, ["about", "around", "only", "just", "like", "roughly"].contains(scan.word(at - 1)) {
      at -= 1
    }
    return at > 0 && ["have", "got", "'ve", "ve", "having"].contains(scan.word(at - 1))
  }

  /// Words that take a sum back.
  private static let unsaid: Set<String> = [
    "delete", "remove", "undo", "wrong", "mistake", "erase", "cancel", "never",
  ]

  /// Whether a word tells of harm or refusal. Foods alone, told of nobody ("basics for our house: milk, eggs"), are
  /// avoided by nobody.
  private func refuses(_ word: String, _ id: Int32) -> Bool {
    scan.lexicon.negations.contains(id) || scan.lexicon.harm.contains(id) || Self.refusing.contains(word)
      || word.hasSuffix("-free")
  }

  private static let refusing: Set<String> = [
    "free", "avoid", "avoids", "avoiding", "skip", "skips", "off", "out", "hate", "hates", "dislike",
    "dislikes",
    "leave", "bad", "trouble", "problem", "problems", "issue", "issues", "ban", "banned", "forbidden",
    "vegan",
    "vegetarian", "less", "little", "rid", "quit", "gave", "stopped", "cut", "sans", "minus", "ex", "diet",
    "strict",
    "only", "eat", "eats", "keep", "keeps", "away", "steer", "stay", "clear", "watch", "limit", "except",
    "but",
  ]

  /// From the end of the sentence before to the end of this one.
  private func sentence(around tokens: Range<Int>) -> Range<Int> {
    let start = (0..<tokens.lowerBound).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    let end = (tokens.upperBound..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    return start..<max(end, tokens.upperBound)
  }

  private static let absent: Set<String> = [
    "away", "out", "gone", "off", "elsewhere", "spent", "paid", "cost", "bought", "receipt", "bill", "till",
  ]
}
