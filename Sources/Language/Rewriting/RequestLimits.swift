import Values

/// "Can you do me something quick for lunch for me and Emma with no eggs", "what can I make for Emma, no eggs": what a request
/// leaves out is said as a limit of it, "without eggs", before whom it is for.
struct RequestLimits {
  let scan: Scan

  /// The line with the limit in its place; nil for every line that asks for no food.
  func plain() -> String? {
    guard asksForFood, scan.count < 40, let at = limit() else { return nil }
    let start = scan.word(at - 1) == "with" ? at - 1 : at
    guard
      let food = FoodParser(scan: scan).avoid(at: at + 1, unknown: false).filter({ !$0.isWeak }).max(by: {
        $0.end < $1.end
      })
    else { return nil }
    var end = food.end
    if scan.word(end) == "in", ["it", "them", "that"].contains(scan.word(end + 1)) { end += 2 }
    let limit = "without \(scan.utterance.text(tokens: at + 1..<food.end))"
    var from = start
    while from > 0, scan.tokens[from - 1].isSeparator || ["and", "but"].contains(scan.word(from - 1)) {
      from -= 1
    }
    // Behind "for Emma" it would be read as Emma's own.
    let who = (1..<max(from, 1)).last { scan.word($0) == "for" && isForSomebody($0 + 1, before: from) }
    guard let who else { return scan.utterance.replacing([(from..<end, " \(limit)")]) }
    return scan.utterance.replacing([(who..<who, "\(limit) "), (from..<end, "")])
  }

  /// The "no" of what is left out.
  private func limit() -> Int? {
    scan.tokens.indices.dropFirst(2).first { at in
      scan.word(at) == "no"
        && !["more", "matter", "longer", "one", "idea", "time"].contains(scan.word(at + 1))
        && !["have", "got", "has", "'ve", "left", "there", "is", "are", "eats", "gets"].contains(
          scan.word(at - 1))
        && !(scan.word(at - 1) == "with" && scan.word(at - 2) == "left")
    }
  }

  private func isForSomebody(_ at: Int, before end: Int) -> Bool {
    at < end
      && (["me", "us", "him", "her"].contains(scan.word(at))
        || !PersonParser(scan: scan).person(at: at).isEmpty)
  }

  private var asksForFood: Bool {
    var at = 0
    skip(
      ["hi", "hello", "hey", "so", "ok", "okay", "and", "please", ",", "well", "right"], in: scan, at: &at)
    let first = [scan.word(at), scan.word(at + 1)]
    return Self.openings.contains(first) || Self.verbs.contains(first[0]) && !["plan"].contains(first[0])
      || ["something", "anything"].contains(first[0])
  }

  private static let openings: Set<[String]> = [
    ["can", "you"], ["could", "you"], ["would", "you"], ["will", "you"], ["what", "can"], ["what", "could"],
    ["what", "shall"], ["what", "should"], ["what", "else"], ["is", "there"], ["have", "you"],
    ["got", "any"],
    ["any", "ideas"], ["what", "about"], ["i", "need"], ["we", "need"], ["i", "want"], ["we", "want"],
    ["i", "'d"],
  ]
  private static let verbs: Set<String> = ["find", "give", "suggest", "show", "recommend"]
}
