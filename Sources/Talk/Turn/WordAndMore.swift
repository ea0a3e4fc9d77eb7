/// "Next, and set a timer for the lentils", "stop cooking that. Cook tonight's soup": what goes on at the stove,
/// and what is said beside it; nil for every other line.
func wordAndMore(_ line: String) -> (word: String, more: String)? {
  let utterance = Utterance(line)
  let tokens = utterance.tokens
  let joins: Set<String> = ["and", "n", "also", "oh", "btw", "then", "after", "afterwards", "that"]
  guard tokens.count > 2, let first = tokens.firstIndex(where: { $0.kind == .word }) else { return nil }
  var end = first + 1
  // "Set a timer for 30 minutes" is one: a number is no end of it.
  // "Timer: 15 minutes" has a sign of its own.
  func isTimerMark(_ at: Int) -> Bool { tokens[at].text == ":" && tokens[at - 1].text == "timer" }
  while end < tokens.count, !isSign(tokens[end]) || isTimerMark(end),
    !["and", "then", "also"].contains(tokens[end].text)
  {
    end += 1
  }
  if let cut = endOfWord(tokens, from: first) { end = cut }
  guard isOfTheStove(tokens[first..<end].map(\.text)) else { return nil }
  let word = first..<end
  let isCut = end < tokens.count && !isSign(tokens[end])
  // "And" between words of one timer ("pasta and beans") cuts nothing.
  guard end < tokens.count,
    isSign(tokens[end]) || isNext(tokens[word].map(\.text)) || tokens[end].text == "then"
      || isCut && looksAtTimers(tokens[word].map(\.text))
      || isNext(tokens[(end + 1)...].map(\.text))
  else { return nil }
  while end < tokens.count, isSign(tokens[end]) || joins.contains(tokens[end].text) { end += 1 }
  guard end < tokens.count, end < tokens.count - 1 || tokens[end].text.count > 3 else { return nil }
  guard tokens[end...].contains(where: { $0.kind == .word && !courtesies.contains($0.text) }) else {
    return nil
  }
  if isStop(tokens[word].map(\.text)), let cut = reasonBegins(tokens, in: word) {
    return (
      utterance.text(tokens[word.lowerBound].range.lowerBound..<tokens[cut - 1].range.upperBound),
      utterance.text(tokens[end].range.lowerBound..<tokens[tokens.count - 1].range.upperBound)
    )
  }
  return (
    utterance.text(tokens[word.lowerBound].range.lowerBound..<tokens[word.upperBound - 1].range.upperBound),
    utterance.text(tokens[end].range.lowerBound..<tokens[tokens.count - 1].range.upperBound)
  )
}

func isSign(_ token: Token) -> Bool { token.kind != .word && token.kind != .number }

private let courtesies: Set<String> = [
  "please", "dear", "love", "thanks", "thank", "you", "darling", "sous", "pls", "kindly", "now", "ta", "mate",
  "friend",
]

private func isNext(_ words: [String]) -> Bool {
  let own = words.filter {
    !["ok", "okay", "k", "yes", "um", "so", "and", "right", "step", "done", "one", "that"].contains($0)
      && !courtesies.contains($0)
  }
  return own == ["next"]
}

private func isOfTheStove(_ words: [String]) -> Bool {
  isNext(words) || words.contains("timer") && words.count > 2 || isStop(words) || looksAtTimers(words)
    || words.count == 2 && words[0] == "timer"
      && ["done", "over", "up", "finished", "ready"].contains(words[1])
}

/// "Stop cooking", with why or without: "stop cooking i remember how".
private func isStop(_ words: [String]) -> Bool {
  words.first == "stop" && words.dropFirst().prefix(2).contains("cooking")
    && (words.count < 4 || ["i", "we", "its", "thanks"].contains(words[words[1] == "cooking" ? 2 : 3]))
    && words.count < 9
}

/// Where the reason begins behind "stop cooking".
private func reasonBegins(_ tokens: [Token], in word: Range<Int>) -> Int? {
  guard word.count > 3 else { return nil }
  return word.first { ["i", "we", "its", "thanks"].contains(tokens[$0].text) }
}

/// "How much longer", before something else.
private func looksAtTimers(_ words: [String]) -> Bool {
  words.count > 1 && TimerWords.looks.contains(words.joined(separator: " "))
}

/// Dictated lines have no signs: "next please how long is left on the rice".
private func endOfWord(_ tokens: [Token], from first: Int) -> Int? {
  var end = first
  while end < tokens.count, end - first < 4, !opensQuestion(tokens, end) { end += 1 }
  guard end > first, end < tokens.count, opensQuestion(tokens, end),
    tokens[first..<end].contains(where: { $0.text == "next" }),
    isNext(tokens[first..<end].map(\.text).filter { !courtesies.contains($0) })
  else { return nil }
  return end
}

private func opensQuestion(_ tokens: [Token], _ at: Int) -> Bool {
  ["how", "set", "start", "timer", "can", "could", "is"].contains(tokens[at].text)
}
