/// Where a line may be cut: at separators and joining words; the end of one part and the start of the next.
func requestCuts(_ tokens: [Token], after start: Int) -> [(Int, Int)] {
  var result: [(Int, Int)] = []
  var at = start + 1
  while at < tokens.count {
    var next = at
    while next < tokens.count, tokens[next].isSeparator || joiners.contains(tokens[next].text) {
      next += 1
    }
    if next > at, next < tokens.count, !isInsideSum(tokens, at, next), !goesOnAsking(tokens, next) {
      result.append((at, next))
    }
    // Dictated lines have no marks: "her sugar is high can you give her something low carb".
    let asks =
      at + 2 < tokens.count && ["can", "could", "will", "would"].contains(tokens[at].text)
      && tokens[at + 1].text == "you"
    let ticks = at + 2 < tokens.count && tokens[at].text == "got" && tokens[at + 1].text == "the"
    if next == at, asks || ticks {
      result.append((at, at))
    }
    at = max(next, at + 1)
  }
  return result
}

/// "Is the dal safe for Nora and vegetarian for Greta": one question of two people, so that nothing behind the joint is told.
private func goesOnAsking(_ tokens: [Token], _ next: Int) -> Bool {
  guard next + 2 < tokens.count, tokens[next + 1].text == "for", joiners.contains(tokens[next - 1].text)
  else { return false }
  let start = tokens[..<next].lastIndex { $0.kind == .end }.map { $0 + 1 } ?? 0
  return ["is", "are", "would", "will"].contains(tokens[start].text)
}

private let joiners: Set<String> = ["and", "but", "then", "also"]
