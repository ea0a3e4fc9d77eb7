/// Whether a dish is gone through at the stove, and a line goes there first.
func isAtStove(_ state: DialogueState, _ house: House) -> Bool {
  house.openQuestion(in: state)?.slot == "step"
}

/// "All done we ate it, 3 portions left", "okay so we ate it and there are two portions left", "done, ate it" at the stove: that
/// the cooking is over, as its word, and what else is told; nil for every other line. "Done" alone is one step of it.
func doneAndMore(_ line: String) -> (word: String, more: String)? {
  let utterance = Utterance(line)
  let tokens = utterance.tokens
  guard tokens.count > 1, tokens.last?.text != "?" else { return nil }
  var at = 0
  func pass(_ words: Set<String>) {
    while at < tokens.count, isSign(tokens[at]) || words.contains(plainWord(tokens[at])) { at += 1 }
  }
  func phrase(_ phrases: [[String]]) -> Bool {
    let words = tokens[at...].prefix(5).map(plainWord)
    guard let found = phrases.first(where: { words.starts(with: $0) }) else { return false }
    at += found.count
    return true
  }
  pass(DoneWords.leads)
  let isDone = phrase(DoneWords.done)
  if isDone { _ = phrase(DoneWords.withWhat) }
  pass(DoneWords.joints)
  var hasEaten = false
  while let before = Optional(at), phrase(DoneWords.eaten) {
    // "Eaten: 3 portions" tells how much.
    if at < tokens.count, tokens[at].text == ":" || tokens[at].kind == .number {
      at = before
      break
    }
    hasEaten = true
    _ = phrase(DoneWords.what)
    pass(DoneWords.joints)
  }
  guard isDone || hasEaten else { return nil }
  let rest = tokens[at...].map(plainWord)
  // "We ate the omelets" names what was eaten; "done, what's next" goes on.
  if hasEaten, !isDone, rest.first.map(DoneWords.objects.contains) == true { return nil }
  if rest.isEmpty { return hasEaten ? (DoneWords.word, "") : nil }
  guard hasEaten || rest.contains(where: DoneWords.ofTheEnd.contains), !rest.contains("next") else {
    return nil
  }
  let from = tokens[at].range.lowerBound
  return (DoneWords.word, utterance.text(from..<tokens[tokens.count - 1].range.upperBound))
}

private func plainWord(_ token: Token) -> String { token.text.filter { $0.isLetter || $0.isNumber } }

/// How the end of a dish is told.
private enum DoneWords {
  /// What the stove takes for the end.
  static let word = "all done"
  static let leads: Set<String> = [
    "ok", "okay", "so", "um", "uh", "right", "well", "alright", "and", "yes", "yep",
  ]
  static let joints: Set<String> = ["and", "so", "um", "uh", "now", "also", "lol", "ok", "okay"]
  static let done = [
    ["all", "done"], ["all", "finished"], ["we", "are", "all", "done"], ["we", "are", "done"],
    ["i", "am", "done"],
    ["were", "all", "done"], ["were", "done"], ["we", "re", "done"], ["im", "done"], ["i", "m", "done"],
    ["we", "are", "finished"], ["were", "finished"], ["we", "re", "finished"], ["dinner", "is", "done"],
    ["dinners", "done"],
    ["its", "done"], ["it", "is", "done"], ["done"], ["finished"],
  ]
  static let withWhat = [
    ["with", "the", "cooking"], ["with", "dinner"], ["with", "cooking"], ["cooking"], ["eating"],
    ["and", "dusted"],
  ]
  static let eaten = [
    ["we", "all", "ate"], ["we", "ate"], ["we", "have", "eaten"], ["weve", "eaten"], ["everyone", "ate"],
    ["everybody", "ate"], ["i", "ate"], ["ive", "eaten"], ["i", "have", "eaten"], ["ate"], ["eaten"],
  ]
  static let what = [["it", "all"], ["it"], ["everything"], ["dinner"], ["all", "of", "it"]]
  /// What stands behind "we ate" where it is not the dish at the stove.
  static let objects: Set<String> = [
    "the", "some", "my", "our", "half", "only", "most", "a", "at", "with", "out",
  ]
  static let ofTheEnd: Set<String> = [
    "left", "leftover", "leftovers", "portion", "portions", "serving", "servings", "ate", "eaten", "loved",
    "liked", "delicious",
    "used",
  ]
}
