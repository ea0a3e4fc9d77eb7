/// "My grandson Tommy, who is 15, stays with us from Friday": what is told of somebody on the way is a sentence of its own.
struct RelativeClauses {
  let scan: Scan

  /// The line with the clause as a sentence before the rest; nil where no person stands before a "who" that tells.
  func parted() -> String? {
    guard let who = scan.tokens.indices.first(where: { $0 > 0 && scan.word($0) == "who" }),
      who + 2 < scan.count,
      Self.tells.contains(scan.word(who + 1)), scan.tokens.last?.text != "?"
    else { return nil }
    let hasComma = scan.tokens[who - 1].kind == .comma
    let end = hasComma ? who - 1 : who
    let person = (max(0, end - 5)..<end).first { at in
      let start = ["my", "our"].contains(scan.word(at)) ? at + 1 : at
      return (at == 0 || scan.tokens[at - 1].isSeparator) && (isPerson(at, end) || isPerson(start, end))
    }
    guard let person, hasComma else { return nil }
    var close = who + 1
    while close < scan.count, !scan.tokens[close].isSeparator { close += 1 }
    let name = text(person..<end)
    let head = person > 0 ? text(0..<person) + " " : ""
    var told = "\(head)\(name) \(text(who + 1..<close))"
    var next = close
    while next < scan.count, scan.tokens[next].isSeparator || scan.word(next) == "and" { next += 1 }
    guard next < scan.count else { return told }
    // "…, milk, and eggs, …" goes on with what is avoided; "…, and Emma" names somebody else.
    let isPronoun = PersonWords.pronouns.contains(scan.word(next))
    let isOfSame = Self.tells.contains(scan.word(next)) || Self.comes.contains(scan.word(next))
    guard isOfSame || isPronoun else { return nil }
    told += ". " + (isOfSame ? "\(name) " : "") + text(next..<scan.count)
    return told
  }

  /// "My grandson Tommy": a role, a name, or both.
  private func isPerson(_ at: Int, _ end: Int) -> Bool {
    let found = PersonParser(scan: scan).person(at: at)
    return found.contains { first in
      first.end == end || PersonParser(scan: scan).person(at: first.end).contains { $0.end == end }
    }
  }

  private func text(_ range: Range<Int>) -> String { scan.utterance.text(tokens: range) }

  private static let comes: Set<String> = [
    "comes", "stays", "visits", "joins", "lives", "is", "needs", "wants", "eats", "was", "goes", "works",
    "sleeps",
  ]
  private static let tells: Set<String> = [
    "is", "'s", "has", "cant", "can't", "cannot", "wont", "won't", "doesnt", "doesn't", "does", "hates",
    "avoids", "eats", "loves",
    "likes", "will", "can", "must",
  ]
}
