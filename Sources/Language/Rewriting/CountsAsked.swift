/// "Count check: how many eggs, how much white rice and how many carrots do we have?": asked of each of them.
struct CountsAsked {
  let scan: Scan

  /// A question for each; nil where fewer than two are asked for, and for every other line.
  func questions() -> [String]? {
    var start = 0
    // What it is about, before a colon.
    if let colon = scan.tokens.indices.prefix(5).first(where: { scan.tokens[$0].text == ":" }) {
      start = colon + 1
    }
    skip(["ok", "okay", "so", "um", "and", "please", "tell", "me"], in: scan, at: &start)
    let asked = scan.tokens.indices.filter {
      $0 >= start && scan.word($0) == "how" && ["many", "much"].contains(scan.word($0 + 1))
    }
    guard asked.count > 1, asked[0] == start,
      let verb = scan.tokens.indices.last(where: { at in
        at > asked[asked.count - 1]
          && Self.asking.contains { words in words.indices.allSatisfy { scan.word(at + $0) == words[$0] } }
      })
    else { return nil }
    let isMarked = scan.tokens.last.map { $0.text == "?" || $0.kind == .end } ?? false
    let tail = scan.utterance.text(tokens: verb..<(isMarked ? scan.count - 1 : scan.count))
    var all: [String] = []
    for (index, from) in asked.enumerated() {
      var end = index + 1 < asked.count ? asked[index + 1] : verb
      while end > from, scan.tokens[end - 1].isSeparator || scan.word(end - 1) == "and" { end -= 1 }
      guard (3...7).contains(end - from),
        !(from..<end).contains(where: { ["do", "is", "are", "have"].contains(scan.word($0)) })
      else { return nil }
      all.append("\(scan.utterance.text(tokens: from..<end)) \(tail)?")
    }
    return all
  }

  private static let asking: [[String]] = [
    ["do", "we", "have"], ["do", "i", "have"], ["have", "we", "got"], ["are", "left"], ["is", "left"],
    ["are", "there"], ["is", "there"], ["do", "we", "still", "have"], ["are", "at", "home"],
  ]
}
