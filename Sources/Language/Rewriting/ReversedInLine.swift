/// "Lou is not coming tonight, no wait, she is", "swap Tuesday and Thursday. Wait no, leave it": what a line began to say is
/// said the other way round, or let go, before it ends.
struct ReversedInLine {
  let scan: Scan

  /// The line as it was meant at its end; nil where nothing is turned round.
  func plain() -> String? {
    for at in scan.tokens.indices.dropFirst() where isCue(at) {
      var next = at
      while next < scan.count, scan.tokens[next].isSeparator || Self.cues.contains(scan.word(next)) {
        next += 1
      }
      guard next < scan.count else { return nil }
      if isLetGo(next..<scan.count) { return "never mind" }
      if let turned = turned(upTo: at, by: next) { return turned }
    }
    return nil
  }

  /// "No wait", "wait no", "oh no"; a mere "no" is none.
  private func isCue(_ at: Int) -> Bool {
    guard Self.cues.contains(scan.word(at)), !Self.cues.contains(scan.word(at - 1)) else { return false }
    let words = (at..<min(at + 3, scan.count)).map(scan.word)
    return words.contains("wait") || words.contains("sorry") || words.prefix(2) == ["no", "no"]
      || words.prefix(2) == ["oh", "no"]
  }

  /// "Dont, leave it", "forget it", to the end of the line.
  private func isLetGo(_ range: Range<Int>) -> Bool {
    let words = range.filter { !scan.tokens[$0].isSeparator }.map(scan.word)
    let text = words.filter { !["please", "just", "actually", "lol", "dear", "ok"].contains($0) }.joined(
      separator: " ")
    return Self.lettingGo.contains(text)
  }

  /// "… is not coming, no wait, she is": the clause before with its negation taken out or put in.
  private func turned(upTo at: Int, by next: Int) -> String? {
    guard ["she", "he", "they", "we", "i"].contains(scan.word(next)) else { return nil }
    let end = (next..<scan.count).first { scan.tokens[$0].isSeparator } ?? scan.count
    let said = (next + 1..<end).map(scan.word).joined(separator: " ")
    let before = (0..<at)
    if Self.affirmed.contains(said) {
      guard let not = before.last(where: { scan.word($0) == "not" || Self.joined[scan.word($0)] != nil })
      else {
        return nil
      }
      return line(not..<not + 1, Self.joined[scan.word(not)] ?? "", upTo: at, from: end)
    }
    guard Self.denied.contains(said),
      !before.contains(where: { scan.word($0) == "not" || Self.joined[scan.word($0)] != nil }),
      let verb = before.last(where: { ["is", "are", "'s", "comes", "eats"].contains(scan.word($0)) })
    else { return nil }
    let plain = ["comes": "does not come", "eats": "does not eat", "'s": " is not"][scan.word(verb)]
    return line(verb..<verb + 1, plain ?? scan.word(verb) + " not", upTo: at, from: end)
  }

  private func line(_ range: Range<Int>, _ words: String, upTo at: Int, from end: Int) -> String {
    var cut = at
    while cut > 0, scan.tokens[cut - 1].isSeparator { cut -= 1 }
    return scan.utterance.replacing([(range, words), (cut..<end, "")]).split(separator: " ").joined(
      separator: " ")
  }

  private static let cues: Set<String> = ["no", "wait", "sorry", "oh", "oops", "actually", "hang", "on"]
  private static let lettingGo: Set<String> = [
    "dont", "do not", "leave it", "dont leave it", "forget it", "forget that", "forget i said that",
    "nevermind", "never mind", "leave it as it is", "leave it like that", "leave that", "dont do that",
    "keep it", "keep it as it is", "dont do it", "let it be", "scratch that", "let it",
  ]
  private static let affirmed: Set<String> = [
    "is", "does", "will", "can", "are", "do", "is coming", "is here", "will be", "will be here", "comes",
  ]
  private static let denied: Set<String> = [
    "isnt", "is not", "doesnt", "does not", "wont", "will not", "cant", "cannot", "arent", "are not", "dont",
    "'s not", "isnt coming", "is not coming",
  ]
  private static let joined = [
    "isnt": "is", "arent": "are", "cant": "can", "wont": "will", "doesnt": "does", "dont": "do",
  ]
}
