import Values

/// The work on one line: its tokens, and what stands at a place.
struct LineWords {
  let tokens: [LineToken]
  /// The food was named before: a measure may end the line, as in "garlic 3 cloves".
  var allowsEnd = false
  var count: Int { tokens.count }

  init(tokens: [LineToken]) { self.tokens = tokens }

  /// The word there in lower case; "" for anything else and past the ends.
  func word(_ at: Int) -> String {
    guard at >= 0, at < count, case .word = tokens[at].kind else { return "" }
    return tokens[at].text
  }

  func text(_ at: Int) -> String { at >= 0 && at < count ? tokens[at].text : "" }

  func facts(_ at: Int) -> WordFacts? { at >= 0 && at < count ? tokens[at].facts : nil }

  func has(_ role: WordFacts.Roles, _ at: Int) -> Bool { facts(at)?.roles.contains(role) ?? false }

  func isWord(_ at: Int) -> Bool {
    guard at >= 0, at < count, case .word = tokens[at].kind else { return false }
    return true
  }

  func isSign(_ sign: Character, _ at: Int) -> Bool { at >= 0 && at < count && tokens[at].isSign(sign) }

  func isGlued(_ at: Int) -> Bool { at >= 0 && at < count && tokens[at].isGlued }

  /// Joined to the word before by a hyphen, as in "bone-in".
  func isHyphenated(_ at: Int) -> Bool { isSign("-", at - 1) && isGlued(at) && isGlued(at - 1) }

  /// Joined to the word behind by a hyphen.
  func isBeforeHyphen(_ at: Int) -> Bool {
    isSign("-", at + 1) && isGlued(at + 1) && isGlued(at + 2) && isWord(at + 2)
  }

  /// The bracket that closes the one there; nil when none does.
  func closing(_ at: Int, before end: Int) -> Int? {
    let (open, close): (Character, Character) = isSign("[", at) ? ("[", "]") : ("(", ")")
    guard isSign(open, at) else { return nil }
    var depth = 0
    for index in at..<end {
      if isSign(open, index) { depth += 1 }
      if isSign(close, index) {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
