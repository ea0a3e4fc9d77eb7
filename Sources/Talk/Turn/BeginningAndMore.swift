/// "Let's cook the Greek salad and um what can I put in instead of the mint": a dish that is begun, and what is asked behind it;
/// nil for every other line.
func beginningAndMore(_ line: String) -> (word: String, more: String)? {
  let utterance = Utterance(line)
  let tokens = utterance.tokens
  let openers: Set<String> = [
    "what", "whats", "can", "could", "how", "is", "does", "which", "where", "do", "should", "may",
  ]
  let joints: Set<String> = ["and", "n", "but", "also", "um", "uh", "oh", "then", "btw", "so"]
  func isJoint(_ at: Int) -> Bool { isSign(tokens[at]) || joints.contains(tokens[at].text) }
  for at in tokens.indices.dropFirst(2) where openers.contains(tokens[at].text) && isJoint(at - 1) {
    var end = at
    while end > 0, isJoint(end - 1) { end -= 1 }
    guard end > 1, at < tokens.count - 1 else { continue }
    let head = utterance.text(tokens[0].range.lowerBound..<tokens[end - 1].range.upperBound)
    guard let begins = CookingBeginning(head), case .named = begins.dish else { return nil }
    return (head, utterance.text(tokens[at].range.lowerBound..<tokens[tokens.count - 1].range.upperBound))
  }
  return nil
}
