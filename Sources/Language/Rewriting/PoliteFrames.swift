/// "Would you be so good as to read me the recipe", "swap them, if it is no bother": words of courtesy around a request,
/// and the "you know" inside one.
struct PoliteFrames {
  let scan: Scan

  /// The line without them; nil where it has none. A question of what can be done ("could you be wrong") stays as it is.
  func plain() -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
    var at = 0
    while at < scan.count {
      if opensClause(at), let end = courtesy(at), Self.verbs.contains(scan.word(end)) {
        changes.append((at..<end, ""))
        at = end
      } else if let end = called(at) {
        changes.append((at..<end, ""))
        at = end
      } else if let end = aside(at) {
        let isList = at > 0 && end < scan.count && !scan.tokens[end].isSeparator
        let isLast = end + 1 >= scan.count || scan.tokens[end + 1].isSeparator || scan.word(end + 1) == "and"
        changes.append((at..<end, isList ? isLast ? "and" : "," : ""))
        at = end
      } else {
        at += 1
      }
    }
    guard !changes.isEmpty, changes.reduce(0, { $0 + $1.tokens.count }) < scan.count else { return nil }
    var text = scan.utterance.replacing(changes)
    for mark in [",", ".", "?"] {
      text = text.split(separator: " \(mark)", omittingEmptySubsequences: false).joined(separator: mark)
    }
    for mark in [",", ".", "?"] {
      text = text.split(separator: ",\(mark)", omittingEmptySubsequences: false).joined(separator: mark)
    }
    text = text.split(separator: " ").joined(separator: " ")
    while let first = text.first, first == "," || first == " " { text.removeFirst() }
    while let last = text.last, last == "," || last == " " { text.removeLast() }
    return text.isEmpty ? nil : text
  }

  /// Where "dear" between commas, "Gracious," before a sentence and "hi" before a request end.
  private func called(_ at: Int) -> Int? {
    if isCalledAtEnd(at) { return at + 1 }
    // "No nuts, sorry": said to be kind, behind what is meant.
    if scan.word(at) == "sorry", at > 1, at + 1 >= scan.count, scan.tokens[at - 1].isSeparator {
      return at + 1
    }
    let isOpen = at == 0 || scan.tokens[at - 1].isSeparator
    guard isOpen else { return nil }
    let isClosed = at + 1 >= scan.count || scan.tokens[at + 1].isSeparator
    // A food is one, whoever is called so: "nuts, honey, eggs".
    let isFood = scan.union(scan.lexicon.parserLists.avoid, at: at).contains { !$0.isWeak }
    if Self.vocatives.contains(scan.word(at)), !isFood, isClosed, at > 0 || at + 2 < scan.count {
      return at + 1
    }
    guard at == 0 || scan.tokens[at - 1].kind == .end, at + 2 < scan.count else { return nil }
    if Self.greetings.contains(scan.word(at)), at == 0, !isClosed, scan.tokens[at + 1].kind == .word,
      !["there", "sous", "again", "everyone", "all", "you"].contains(scan.word(at + 1))
    {
      return at + 1
    }
    for words in Self.exclamations where (0..<words.count).allSatisfy({ scan.word(at + $0) == words[$0] }) {
      let end = at + words.count
      if end + 1 < scan.count, scan.tokens[end].kind == .comma { return end + 1 }
    }
    return nil
  }

  /// "No dear, swap Tuesday", "there are two left dear": no mark stands before it. "Lamb is too dear" is a price, and what is "for
  /// Buddy" is for somebody.
  private func isCalledAtEnd(_ at: Int) -> Bool {
    guard at > 0, ["dear", "darling", "sweetheart", "love", "mate", "bro"].contains(scan.word(at)),
      !scan.tokens[at].isCapitalised, !scan.tokens[at - 1].isSeparator,
      at + 1 >= scan.count || scan.tokens[at + 1].isSeparator
    else { return false }
    // "Milo's mate", "forget milos mate": whose it is stands before it.
    let isOwned = scan.word(at - 1) == "'s" || scan.word(at) == "mate" && scan.word(at - 1).hasSuffix("s")
    return !isOwned && !Self.beforeSomebody.contains(scan.word(at - 1))
  }

  private func opensClause(_ at: Int) -> Bool {
    at == 0 || scan.tokens[at - 1].isSeparator || Self.joins.contains(scan.word(at - 1))
  }

  /// Where "would you be so good as to" ends that begins there; nil for all else.
  private func courtesy(_ start: Int) -> Int? {
    guard Self.modals.contains(scan.word(start)), scan.word(start + 1) == "you" else { return nil }
    var at = start + 2
    while Self.softeners.contains(scan.word(at)) { at += 1 }
    guard scan.word(at) == "be" else { return at }
    for end in at + 1...at + 5 where ["to", "and"].contains(scan.word(end)) {
      let words = Set((at + 1..<end).map(scan.word))
      return words.isSubset(of: Self.kindness) ? end + 1 : nil
    }
    return nil
  }

  /// Where words end that are said on the way and ask nothing.
  private func aside(_ at: Int) -> Int? {
    for words in Self.asides where (0..<words.count).allSatisfy({ scan.word(at + $0) == words[$0] }) {
      let end = at + words.count
      if words == ["you", "know"] {
        let before = at > 0 ? scan.word(at - 1) : ""
        guard at > 0, !Self.knowing.contains(before), !Self.known.contains(scan.word(end)) else { return nil }
      } else if end < scan.count, !scan.tokens[end].isSeparator {
        return nil
      }
      return end
    }
    return nil
  }

  private static let beforeSomebody: Set<String> = [
    "is", "are", "was", "were", "too", "so", "very", "how", "my", "her", "his", "a", "the", "rather", "quite",
    "as",
    "pretty", "really", "our", "for", "with", "to", "and", "of", "from", "about", "we", "i", "they", "would",
    "you",
  ]
  private static let modals: Set<String> = ["would", "could", "can", "will", "might"]
  private static let joins: Set<String> = ["and", "so", "but", "then", "please", "well", "now", "also"]
  private static let softeners: Set<String> = [
    "please", "kindly", "perhaps", "maybe", "possibly", "just", "also",
  ]
  private static let kindness: Set<String> = [
    "so", "good", "kind", "as", "a", "an", "dear", "angel", "enough", "love", "very",
  ]
  private static let knowing: Set<String> = [
    "do", "did", "what", "let", "would", "if", "as", "that", "all", "how", "dont", "should",
  ]
  private static let known: Set<String> = [
    "what", "how", "that", "if", "when", "where", "about", "who", "why", "of", "any",
  ]
  private static let verbs: Set<String> = [
    "read", "show", "tell", "give", "list", "print", "put", "add", "take", "make", "plan", "write", "remove",
    "swap", "note",
    "find", "suggest", "trade", "move", "change", "remind", "remember", "keep", "leave", "set", "start",
    "help", "save", "scale",
    "recommend", "propose", "explain", "double", "halve", "replace", "pick", "choose", "delete", "cross",
    "tick", "check", "look",
  ]
  private static let vocatives: Set<String> = [
    "dear", "love", "darling", "sweetie", "sweetheart", "hun", "hon", "mate", "pal", "bro", "bruv",
    "buddy", "sous",
    "friend",
  ]
  private static let greetings: Set<String> = ["hi", "hello", "hey", "hiya", "yo"]
  private static let exclamations: [[String]] = [
    ["goodness", "me"], ["oh", "dear", "me"], ["oh", "dear"], ["my", "goodness"], ["oh", "my"],
    ["now", "then"],
    ["oh", "well"], ["gracious"], ["goodness"], ["heavens"],
    ["mercy"], ["gosh"], ["golly"], ["blimey"], ["crikey"], ["ugh"], ["omg"], ["wow"], ["ooh"], ["aww"],
    ["lol"], ["haha"],
  ]
  private static let asides: [[String]] = [
    // What is done about an illness is told with its note.
    ["does", "that", "change", "anything", "for", "him"],
    ["does", "that", "change", "anything", "for", "her"],
    ["does", "that", "change", "anything", "for", "us"], ["does", "that", "change", "anything"],
    ["you", "know"], ["if", "you", "please"], ["if", "you", "dont", "mind"], ["if", "you", "don't", "mind"],
    ["if", "it", "is", "no", "bother"], ["if", "it", "'s", "no", "bother"],
    ["if", "it", "is", "no", "trouble"],
    ["if", "it", "'s", "no", "trouble"], ["if", "that", "is", "all", "right"], ["if", "that", "'s", "ok"],
    ["sorry", "i", "forgot", "to", "say"], ["sorry", "i", "forgot", "to", "mention"],
    ["sorry", "forgot", "to", "say"],
    ["i", "forgot", "to", "say"], ["i", "forgot", "to", "mention"], ["i", "forgot", "to", "tell", "you"],
    ["forgot", "to", "say"], ["forgot", "to", "mention"], ["i", "should", "have", "said"],
    ["if", "i", "may"], ["if", "you", "would"], ["if", "you", "could"], ["if", "you", "will"],
    ["i", "am", "afraid"],
    ["i", "'m", "afraid"], ["im", "afraid"], ["if", "possible"],
  ]
}
