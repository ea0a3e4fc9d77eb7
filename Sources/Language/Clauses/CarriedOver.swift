/// What a clause says by "she", "it", "them", "that evening", said in full: whom, which food and which day an earlier
/// clause of the line named. So a clause can be read by itself without meaning something else.
struct CarriedOver {
  let scan: Scan

  /// The clause in words of its own; nil where nothing in it stands for what was named before.
  func said(_ clause: Range<Int>) -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
    var at = clause.lowerBound
    while at < clause.upperBound {
      if let change = person(at, in: clause) ?? day(at, in: clause) ?? thing(at, in: clause) {
        changes.append(change)
        at = change.tokens.upperBound
      } else {
        at += 1
      }
    }
    if let last = clause.last(where: { !scan.tokens[$0].isSeparator }), let when = dayOfCount(clause),
      !changes.contains(where: { $0.tokens.contains(last) })
    {
      changes.append((last..<last + 1, scan.utterance.text(tokens: last..<last + 1) + " " + when))
    }
    guard !changes.isEmpty else { return nil }
    let from = scan.utterance.span(clause)
    let whole = scan.utterance.replacing(changes)
    let behind = scan.utterance.raw.utf8.count - from.upperBound
    let bytes = Array(whole.utf8)
    return String(decoding: bytes[from.lowerBound..<bytes.count - behind], as: UTF8.self)
  }

  private typealias Change = (tokens: Range<Int>, with: String)

  /// "She", "him": whoever was named last before the clause, where it names nobody itself before that.
  private func person(_ at: Int, in clause: Range<Int>) -> Change? {
    let word = scan.word(at)
    let isSubject = ["he", "she"].contains(word)
    let isShort = ["hes", "shes"].contains(word)
    let isObject = word == "him" || word == "her" && !isOwned(at + 1)
    guard isSubject || isObject || isShort, !named(clause.lowerBound..<at),
      let who = lastPerson(before: clause.lowerBound)
    else { return nil }
    if isShort { return (at..<at + 1, "\(who) is") }
    if isSubject, scan.word(at + 1) == "'s" {
      let past = ["got", "had", "been", "gone", "come", "eaten"].contains(scan.word(at + 2))
      return (at..<at + 2, past ? "\(who) has" : "\(who) is")
    }
    return (at..<at + 1, who)
  }

  /// Whether "her" owns what stands there.
  private func isOwned(_ at: Int) -> Bool {
    at < scan.count && scan.tokens[at].kind == .word
      && ![
        "on", "in", "to", "and", "at", "for", "with", "too", "again", "this", "next", "tonight", "tomorrow",
      ]
      .contains(scan.word(at))
  }

  /// "That evening": the day named before.
  private func day(_ at: Int, in clause: Range<Int>) -> Change? {
    guard scan.word(at) == "that", ["evening", "day", "night"].contains(scan.word(at + 1)),
      let day = lastDay(in: 0..<clause.lowerBound)
    else { return nil }
    return (at..<at + 2, day)
  }

  /// "Tom's late tomorrow, so only three of us": how many eat counts for the day named before.
  private func dayOfCount(_ clause: Range<Int>) -> String? {
    let counts = clause.contains { at in
      scan.word(at) == "of" && ["us", "them"].contains(scan.word(at + 1)) && at > clause.lowerBound
        && NumberParser(scan: scan).number(at: at - 1) != nil
    }
    guard counts, lastDay(in: clause) == nil else { return nil }
    return lastDay(in: 0..<clause.lowerBound)
  }

  /// The day named last in that stretch, with its "on".
  private func lastDay(in range: Range<Int>) -> String? {
    let parser = DayParser(scan: scan)
    var found: Range<Int>?
    var place = range.lowerBound
    while place < range.upperBound {
      guard scan.mayCount(at: place), let day = parser.matches(at: place).first, day.end <= range.upperBound
      else {
        place += 1
        continue
      }
      found = place..<day.end
      place = day.end
    }
    return found.map { found in
      let isPlain = ["tomorrow", "today", "tonight", "on"].contains(scan.word(found.lowerBound))
      return (isPlain ? "" : "on ") + scan.utterance.text(tokens: found)
    }
  }

  /// "It", "them", "a new one": the food or dish named last before the clause, where the clause names none before that.
  private func thing(_ at: Int, in clause: Range<Int>) -> Change? {
    guard let (tokens, isBare) = pronoun(at, in: clause) else { return nil }
    guard lastThing(from: clause.lowerBound, before: at) == nil,
      let food = lastThing(from: 0, before: clause.lowerBound)
    else { return nil }
    let name = scan.utterance.text(tokens: food)
    let own = scan.word(at)
    if own == "two" || scan.word(at + 1).hasPrefix("doz") || scan.word(at + 1) == "more" {
      return (
        tokens, "\(scan.utterance.text(tokens: tokens.lowerBound..<min(tokens.upperBound, at + 2))) \(name)"
      )
    }
    if own == "one", scan.word(at - 1) == "only" { return (tokens, "one \(name)") }
    if Self.portions.contains(own) { return (tokens, "\(own) of the \(name)") }
    return (tokens, isBare ? name : "the \(name)")
  }

  /// The words that stand for a thing there, and whether they say how much of it.
  private func pronoun(_ at: Int, in clause: Range<Int>) -> (Range<Int>, Bool)? {
    let (word, next) = (scan.word(at), scan.word(at + 1))
    let isLast = at + 1 >= scan.count || scan.tokens[at + 1].isSeparator
    let behindOrder = at > clause.lowerBound && Self.handling.contains(scan.word(at - 1))
    if ["it", "them", "em", "'em"].contains(word) {
      if behindOrder { return (at..<at + 1, false) }
      if at - clause.lowerBound < 3, Self.states.contains(next) { return (at..<at + 1, false) }
      // "The rest of it", "some of them".
      if scan.word(at - 1) == "of", isLast { return (at..<at + 1, false) }
      // "It was fine, like a four" is of the dish; a sum or a date is of anything.
      if at - clause.lowerBound < 3, word == "it", ["was", "'s", "is"].contains(next),
        namesDish(before: clause.lowerBound),
        !clause.contains(where: { scan.tokens[$0].kind == .sign })
      {
        return (at..<at + 1, false)
      }
    }
    // "Frozen four portions", "2 left": of the dish.
    if Self.portions.contains(word), next != "of" {
      return (at..<at + 1, true)
    }
    // "So I bought only one".
    if word == "one", scan.word(at - 1) == "only", isLast, Self.handling.contains(scan.word(at - 2)) {
      return (at..<at + 1, true)
    }
    if ["that", "this", "those", "these"].contains(word), behindOrder,
      isLast || ["off", "on", "in", "out", "away", "to", "up", "again"].contains(next)
    {
      return (at..<at + 1, false)
    }
    let isListed = ["put", "add", "get", "buy", "need"].contains(scan.word(at - 1))
    guard isListed else { return nil }
    for words in Self.anew where words.indices.allSatisfy({ scan.word(at + $0) == words[$0] }) {
      let end = at + words.count
      guard end >= scan.count || scan.tokens[end].isSeparator || ["on", "to"].contains(scan.word(end)) else {
        continue
      }
      return (at..<end, true)
    }
    return nil
  }

  /// Whether it asks if something may be eaten that it does not name.
  func judgesUnknown(_ clause: Range<Int>) -> Bool {
    clause.contains { at in
      ["is", "are"].contains(scan.word(at)) && ["it", "that", "they", "this"].contains(scan.word(at + 1))
        && Self.judged.contains(scan.word(at + 2))
    }
  }

  private static let judged: Set<String> = [
    "ok", "okay", "safe", "fine", "good", "alright", "allowed", "still", "enough", "suitable",
  ]

  /// Whether somebody is named there.
  private func named(_ range: Range<Int>) -> Bool { range.contains { person($0) != nil } }

  /// Where somebody ends who is named there by name or role; nil for pronouns.
  private func person(_ at: Int) -> Int? {
    guard scan.tokens[at].kind == .word, !PersonWords.pronouns.contains(scan.word(at)) else { return nil }
    let isOwned = ["my", "our"].contains(scan.word(at))
    guard let found = PersonParser(scan: scan).person(at: at).first else { return nil }
    let isListed = !found.isWeak
    guard
      isOwned || isListed || scan.tokens[at].isCapitalised && at > 0
        || PersonWords.kin.contains(scan.word(at))
    else { return nil }
    return found.end
  }

  private func lastPerson(before end: Int) -> String? {
    var last: String?
    var at = 0
    while at < end {
      if let stop = person(at), stop <= end {
        last = scan.utterance.text(tokens: at..<stop)
        at = stop
      } else {
        at += 1
      }
    }
    return last
  }

  private func namesDish(before end: Int) -> Bool {
    guard let last = lastThing(from: 0, before: end), let dishes = scan.lexicon.entityIndex("recipe") else {
      return false
    }
    return scan.matches(dishes, at: last.lowerBound).contains { $0.end == last.upperBound }
  }

  private static let portions: Set<String> = [
    "portion", "portions", "serving", "servings", "helping", "helpings",
  ]

  /// The food or dish named last in that stretch.
  private func lastThing(from start: Int, before end: Int) -> Range<Int>? {
    let dishes = scan.lexicon.entityIndex("recipe")
    var last: Range<Int>?
    var at = start
    while at < end {
      let dish = dishes.flatMap { scan.matches($0, at: at).first { !$0.isWeak && $0.end <= end } }
      let food = FoodParser(scan: scan).edible(at: at).first { !$0.isWeak && !$0.isUnknown && $0.end <= end }
      if let stop = [dish?.end, food?.end].compactMap({ $0 }).max() {
        last = at..<stop
        at = stop
      } else {
        at += 1
      }
    }
    return last
  }

  private static let anew: [[String]] = [
    ["a", "new", "one"], ["another", "one"], ["some", "more"], ["a", "new", "bag"], ["another"], ["more"],
    ["one"], ["some"], ["new", "ones"], ["a", "fresh", "one"], ["a", "dozen"], ["a", "doz"], ["two"],
    ["two", "more"], ["one", "more"], ["a", "few", "more"],
  ]
  private static let handling: Set<String> = [
    "put", "stick", "throw", "threw", "toss", "tossed", "freeze", "froze", "use", "used", "eat", "ate",
    "finish",
    "finished", "take", "took", "add", "move", "moved", "plan", "drop", "skip", "buy", "bought", "get", "got",
    "need", "open", "opened", "keep", "save", "bin", "binned", "have", "had", "cook", "cooked", "make",
    "made",
    "strike", "chuck", "chucked", "poured", "pour", "thaw", "give", "gave", "rate", "include", "swap",
    "reheat",
    "store", "leave", "left",
  ]
  private static let states: Set<String> = [
    "goes", "go", "went", "expires", "expire", "keeps", "keep", "smells", "smell", "belongs", "belong",
    "needs",
    "need", "looks", "look", "has", "have", "serves", "contains", "lasts",
  ]
}
