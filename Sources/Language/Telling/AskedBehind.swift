/// Where a line stops telling and begins to ask.
struct AskedBehind {
  let scan: Scan

  /// Where something is asked for or wished, behind all that is told: "… so what can we eat tonight", "can you plan the week?", ". Want
  /// quick dinners"; the count of tokens where nothing is.
  var asked: Int {
    scan.tokens.indices.first { at in
      let isHead = at == 0 || scan.tokens[at - 1].isSeparator
      let isClause = isHead || ["so", "and", "but", "please"].contains(scan.word(at - 1))
      let asksYou =
        ["can", "could", "would", "will"].contains(scan.word(at)) && ["you", "u"].contains(scan.word(at + 1))
      let start = ["i", "we"].contains(scan.word(at)) ? at + 1 : at
      let wishes = isHead && ["want", "wanting"].contains(scan.word(start)) && scan.word(start + 1) != "to"
      return isClause && scan.word(at + 1) != "up" && scan.word(at + 2) != "up"
        && (TellingWords.asking.contains(scan.word(at)) || asksYou || wishes)
        || at > 2 && isHead && isTurned(at)
    } ?? scan.count
  }

  /// "Mum's coeliac what can I make": where a question begins without a joint before it.
  var question: Int {
    let bare = scan.tokens.indices.first { at in
      at > 3 && ["what", "how", "can", "could", "shall", "should"].contains(scan.word(at))
        && (["i", "we", "you"].contains(scan.word(at + 1))
          || ["can", "could", "shall", "should", "do"].contains(scan.word(at + 1))
            && ["i", "we", "you"].contains(scan.word(at + 2)))
    }
    return min(asked, bare ?? scan.count)
  }

  /// "Is the dal safe for her", "can we have soup": a verb before whom or what it is asked of. Of nobody who could be told of by
  /// it: ", can't have nuts" goes on telling.
  func isTurned(_ at: Int) -> Bool {
    ["is", "are", "can", "could", "does", "will"].contains(scan.word(at))
      && Self.askedOf.contains(scan.word(at + 1))
  }

  private static let askedOf: Set<String> = [
    "the", "it", "that", "this", "tonight", "dinner", "we", "everything", "our", "there", "any", "anything",
  ]
}
