/// "Sunday is eight people, four of us and four guests": how the number comes about is not said on top of it.
struct TableTallies {
  let scan: Scan

  /// The line without the tally; nil where the numbers do not add up to one said before.
  func plain() -> String? {
    let numbers = NumberParser(scan: scan)
    for at in scan.tokens.indices where at > 1 {
      guard let own = numbers.wholeNumber(at: at), scan.word(own.end) == "of", scan.word(own.end + 1) == "us"
      else { continue }
      var next = own.end + 2
      while next < scan.count, ["and", "plus"].contains(scan.word(next)) || scan.tokens[next].kind == .comma {
        next += 1
      }
      guard let more = numbers.wholeNumber(at: next), Self.guests.contains(scan.word(more.end)) else {
        continue
      }
      let sum = own.value + more.value
      guard (0..<at).contains(where: { numbers.wholeNumber(at: $0)?.value == sum }) else { continue }
      var start = at
      while start > 0,
        scan.tokens[start - 1].isSeparator || ["so", "that", "is"].contains(scan.word(start - 1))
      { start -= 1 }
      return scan.utterance.replacing([(start..<more.end + 1, "")])
    }
    return nil
  }

  private static let guests: Set<String> = [
    "guest", "guests", "visitor", "visitors", "others", "other", "friends", "more",
  ]
}
