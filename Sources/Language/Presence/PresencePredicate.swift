/// What is told of somebody on some days: "is only here", "comes home late", "eats at her dad's".
struct PresencePredicate {
  private typealias Words = PresenceClauseReader

  /// Its words without the days.
  let said: [String]
  let isNegated: Bool

  /// Nil where a word has no place among them.
  var told: PresenceClause.Told? {
    var said = said
    // "Home from uni": here.
    if let from = said.lastIndex(of: "from"), from + 1 < said.count,
      Words.awayWords.contains(said[said.count - 1])
    {
      said.removeSubrange(from...)
    }
    let words = Set(said)
    // "I do the shopping on Saturdays" tells of no dinner.
    guard words.isDisjoint(with: ["shopping", "groceries", "errands"]) else { return nil }
    let rest = words.subtracting(Words.fillers).subtracting(Words.negations).subtracting(Words.always)
    if !words.isDisjoint(with: ["late", "later"]), rest.isSubset(of: Words.lateWords) {
      // "Too late to eat with us" is away; "doesn't eat late" tells nothing here.
      return isNegated ? nil : words.contains("too") && words.contains("us") ? .away : .late
    }
    if let place = said.firstIndex(of: "at"), place + 1 < said.count, isElsewhere(said[(place + 1)...]) {
      return isNegated ? nil : .away
    }
    // "Eats there", of where they then are.
    if words.contains("there"), !words.isDisjoint(with: ["eat", "eats", "eating"]) {
      return isNegated ? nil : .away
    }
    if words.contains("except") || words.contains("apart") {
      return isNegated
        || !rest.isSubset(of: Words.comingWords.union(["except", "apart", "every", "day", "night"]))
        ? nil : .away
    }
    let isElsewhere = !words.isDisjoint(with: Words.awayWords)
    // "On weekdays I just don't have it" tells of nobody's place.
    if isNegated, !isElsewhere,
      words.isDisjoint(with: Words.comingWords.union(["there", "dinner", "supper", "us"]))
    {
      return nil
    }
    if isNegated || isElsewhere {
      guard rest.isSubset(of: Words.comingWords.union(Words.awayWords).union(Words.places)) else {
        return nil
      }
      return .away
    }
    if rest.isSubset(of: Words.comingWords), !words.isDisjoint(with: Words.comingWords) {
      return words.isDisjoint(with: ["only", "just"]) ? .comes : .only
    }
    let isBusy =
      !words.isDisjoint(with: Words.busyVerbs)
      && rest.subtracting(Words.busyVerbs).allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLetter) }
      && said.count < 6
    return isBusy ? .busy : nil
  }

  /// Whether somebody who is at that place is not at home: "her dad's", "practice", "the office".
  private func isElsewhere(_ place: ArraySlice<String>) -> Bool {
    place.count < 5 && !place.contains { Self.ownTable.contains($0) || DayWords.weekdays[$0] != nil }
      && place.allSatisfy { $0.allSatisfy { $0.isLetter || $0 == "'" } }
  }

  private static let ownTable: Set<String> = [
    "us", "our", "ours", "home", "table", "my", "mine", "me", "dinner", "supper", "least", "most", "all",
    "night", "here",
    "house", "weekends", "weekend", "lunch", "breakfast", "noon", "first",
  ]

  /// Whether the word is one that such predicates are made of.
  static func hasPlace(_ word: String) -> Bool {
    Words.fillers.contains(word) || Words.comingWords.contains(word) || Words.awayWords.contains(word)
      || Words.lateWords.contains(word) || Words.negations.contains(word) || Words.always.contains(word)
  }
}
