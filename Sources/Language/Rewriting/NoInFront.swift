/// "No the budget is 130 a week", "no mum IS coming Sunday": an answer, and behind it a sentence of its own.
struct NoInFront {
  let scan: Scan

  /// The line with a comma behind its no; nil for every other line, "no fish on Friday" among them.
  func parted() -> String? {
    var end = 0
    while ["no", "nope", "nah", "naw"].contains(scan.word(end)) { end += 1 }
    guard end > 0, scan.count > end + 1, beginsSentence(end) else { return nil }
    return scan.utterance.replacing([(0..<end, scan.utterance.text(tokens: 0..<1) + ",")])
  }

  private func beginsSentence(_ at: Int) -> Bool {
    if Self.subjects.contains(scan.word(at)) { return true }
    guard let person = PersonParser(scan: scan).person(at: at).first, person.end < scan.count else {
      return false
    }
    // "No Tom tonight" says nothing of what Tom does.
    return Self.verbs.contains(scan.word(person.end))
  }

  /// Whom and what a sentence begins with, and orders that are no food: "no cook dinners" and "no change" are others.
  private static let subjects: Set<String> = [
    "put", "swap", "take", "make", "add", "move", "give", "leave", "keep", "remove", "just", "only", "not",
    "lets",
    "let's", "theres", "there's",
    "the", "i", "we", "he", "she", "they", "it", "its", "it's", "that", "thats", "that's", "this", "im",
    "i'm",
    "ive", "hes", "shes", "theyre", "we're", "you", "our", "my",
  ]
  private static let verbs: Set<String> = [
    "is", "'s", "are", "was", "can", "cant", "can't", "eats", "doesn't", "doesnt", "does", "comes", "has",
    "isn't",
    "isnt", "likes", "hates", "wants", "will", "won't", "wont", "lives", "needs",
  ]
}
