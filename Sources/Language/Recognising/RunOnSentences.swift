/// "My mother in law is coming every Friday she is diabetic and she cannot take salt": sentences told in one breath, as
/// who dictates tells them.
struct RunOnSentences {
  let scan: Scan

  /// The line with an end before each sentence that begins anew without a sign; nil where none does. Of a relative
  /// clause ("the soup he likes", "if she comes") nothing is parted.
  func parted() -> String? {
    guard scan.tokens.last?.text != "?", !scan.isQuestion else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    var start = 0
    for at in scan.tokens.indices where at > start + 2 && at + 2 < scan.count {
      if scan.tokens[at].isSeparator {
        start = at
        continue
      }
      guard begins(at) else { continue }
      let first = ["so", "and"].contains(scan.word(at - 1)) ? at - 1 : at
      guard first > start + 2, !Self.leading.contains(scan.word(first - 1)),
        (start..<first).contains(where: { Self.verbs.contains(scan.word($0)) })
      else { continue }
      changes.append((first..<at + 1, ". " + scan.word(at)))
      start = at
    }
    guard !changes.isEmpty else { return nil }
    return scan.utterance.replacing(changes).split(separator: " .").joined(separator: ".")
  }

  /// Whether a subject and its verb stand there.
  func begins(_ at: Int) -> Bool {
    let word = scan.word(at)
    return Self.whole.contains(word)
      || (Self.subjects.contains(word) || isNamedAgain(at)) && Self.verbs.contains(scan.word(at + 1))
      || ["my", "our"].contains(word) && PersonWords.kin.contains(scan.word(at + 1))
        && (2...4).contains { Self.verbs.contains(scan.word(at + $0)) }
  }

  /// "Greg and Tanya eat with us every Sunday Tanya can't have milk": somebody the line has named before.
  private func isNamedAgain(_ at: Int) -> Bool {
    let word = scan.word(at)
    guard (0..<at).contains(where: { scan.word($0) == word }),
      !["and", "or", ","].contains(scan.word(at - 1))
    else { return false }
    return PersonParser(scan: scan).person(at: at).contains { $0.end == at + 1 }
  }

  private static let subjects: Set<String> = ["i", "he", "she", "we", "they"]
  private static let whole: Set<String> = ["hes", "shes", "theyre", "weve", "ive", "im"]
  private static let verbs: Set<String> = [
    "is", "are", "am", "was", "has", "have", "had", "'s", "'m", "'re", "'ve", "can", "cannot", "cant",
    "doesnt",
    "dont", "isnt", "arent", "wont", "will", "eats", "eat", "comes", "come", "came", "hates", "hate", "likes",
    "like",
    "loves", "needs", "need", "wants", "want", "lives", "live", "does", "do", "avoids", "got", "gets",
    "bought",
    "cook", "cooked", "made", "ate", "used", "froze", "finished", "spent", "takes", "joins", "goes",
  ]
  /// What belongs to the clause that follows, or makes it one of another.
  private static let leading: Set<String> = [
    "if", "that", "what", "when", "because", "cause", "cos", "cuz", "while", "how", "who", "whom", "where",
    "why",
    "and", "but", "or", "as", "than", "since", "until", "till", "though", "although", "whether", "which",
    "before",
    "after", "once", "unless", "say", "says", "said", "think", "know", "hope", "sure", "mean", "guess",
    "believe",
    "wish", "is", "are", "was", "can", "could", "do", "does", "did", "will", "would", "should", "shall",
    "may", "have",
    "has", "anything", "something", "everything", "nothing", "thing", "things", "food", "foods", "dish",
    "dishes",
    "dinner", "dinners", "meal", "meals", "one", "ones", "stuff", "recipe", "recipes", "those", "these",
    "all", "what",
    "the", "a", "an", "to", "for", "with", "of", "no", "not", "like", "tell", "remember", "note", "so",
    "also", "then",
    "please", "just", "only", "both",
  ]
}
