/// Questions as people put them: "might Maud have a slice of the tart, do you think", "can eat it Igor and Renata", "would it
/// freeze", "has it had its twenty minutes yet".
struct QuestionFrames {
  let scan: Scan

  /// The question said plainly; nil for every other line.
  func plain() -> String? {
    var line = scan.utterance.raw
    for change in [tail, portion, turned, freezes, timed, withoutReason] {
      let next = Scan(
        Utterance(line), tokens: Utterance(line).tokens, lexicon: scan.lexicon, context: scan.context)
      if let changed = change(next) { line = changed }
    }
    return line == scan.utterance.raw ? nil : line
  }

  private func asks(_ scan: Scan) -> Bool {
    Self.asking.contains(scan.word(0)) || scan.tokens.last?.text == "?"
  }

  /// "…, do you think?", "…, with her soya and all?": what adds nothing to the question.
  private func tail(_ scan: Scan) -> String? {
    guard asks(scan) else { return nil }
    var end = scan.count
    while end > 0, scan.tokens[end - 1].isSeparator || scan.word(end - 1) == "?" { end -= 1 }
    for words in [["do", "you", "think"], ["would", "you", "say"], ["by", "your", "reckoning"]]
    where end > words.count + 2 {
      guard words.indices.allSatisfy({ scan.word(end - words.count + $0) == words[$0] }) else { continue }
      var start = end - words.count
      if scan.tokens[start - 1].kind == .comma { start -= 1 }
      return scan.utterance.text(tokens: 0..<start) + "?"
    }
    guard end > 6, scan.word(end - 1) == "all", scan.word(end - 2) == "and",
      let with = (1..<end).last(where: { scan.word($0) == "with" }), end - with < 7,
      ["her", "his", "their", "my"].contains(scan.word(with + 1))
    else { return nil }
    let start = scan.tokens[with - 1].kind == .comma ? with - 1 : with
    return scan.utterance.text(tokens: 0..<start) + "?"
  }

  /// "A slice of the plum tart" is the plum tart, where somebody asks what it is or who may have it.
  private func portion(_ scan: Scan) -> String? {
    guard asks(scan) else { return nil }
    for at in scan.tokens.indices.dropLast(3) where ["a", "some", "another"].contains(scan.word(at)) {
      var noun = at + 1
      skip(["small", "little", "tiny", "big", "bit"], in: scan, at: &noun)
      guard Self.portions.contains(scan.word(noun)), scan.word(noun + 1) == "of",
        ["the", "my", "our", "that", "this", "your"].contains(scan.word(noun + 2))
      else { continue }
      return scan.utterance.replacing([(at..<noun + 2, "")]).split(separator: " ").joined(separator: " ")
    }
    return nil
  }

  /// "Can eat it Igor and Renata" of who learned English later.
  private func turned(_ scan: Scan) -> String? {
    guard ["can", "may", "could"].contains(scan.word(0)), ["eat", "have"].contains(scan.word(1)),
      ["it", "this", "that", "them"].contains(scan.word(2)), !PersonParser(scan: scan).person(at: 3).isEmpty
    else { return nil }
    var end = scan.count
    while end > 3, scan.tokens[end - 1].isSeparator || scan.word(end - 1) == "?" { end -= 1 }
    let people = scan.utterance.text(tokens: 3..<end)
    return "\(scan.word(0)) \(people) \(scan.word(1)) \(scan.word(2))?"
  }

  /// "How long may I keep the dal, and would it freeze?"
  private func freezes(_ scan: Scan) -> String? {
    guard
      let at = scan.tokens.indices.first(where: {
        ["would", "will", "does", "do"].contains(scan.word($0))
          && ["it", "they", "that"].contains(scan.word($0 + 1))
          && scan.word($0 + 2) == "freeze"
      }), at > 3
    else { return nil }
    // What "it" is stands behind "keep" in the sentence before.
    guard let keep = (0..<at).first(where: { ["keep", "store", "have"].contains(scan.word($0)) }) else {
      return nil
    }
    var food = keep + 1
    skip(["the", "my", "our", "some", "that"], in: scan, at: &food)
    var end = food
    while end < at, !scan.tokens[end].isSeparator, !["in", "and", "for", "on"].contains(scan.word(end)) {
      end += 1
    }
    guard end > food, end - food < 5 else { return nil }
    var start = at
    while start > end, scan.tokens[start - 1].kind == .comma || scan.word(start - 1) == "and" { start -= 1 }
    let rest = scan.utterance.text(tokens: 0..<start)
    return "\(rest)? can I freeze \(scan.utterance.text(tokens: food..<end))?"
  }

  /// "Has it had its twenty minutes yet?" asks for the timer, and sets none.
  private func timed(_ scan: Scan) -> String? {
    let text = scan.tokens.filter { $0.kind != .comma && $0.kind != .end }.map(\.text).joined(separator: " ")
    guard
      text.hasPrefix("has it had its ") || text.hasPrefix("have they had their ")
        || text.hasPrefix("is the time up")
        || text.hasPrefix("are the ") && text.hasSuffix(" minutes up")
    else { return nil }
    return "how long is left on the timer?"
  }

  /// "Take the soup out, there isn't any": the reason is what is said already.
  private func withoutReason(_ scan: Scan) -> String? {
    guard ["take", "remove", "delete"].contains(scan.word(0)) else { return nil }
    guard
      let at = scan.tokens.indices.first(where: {
        scan.word($0) == "there"
          && ["isn't", "isnt", "is", "aren't", "arent", "'s"].contains(scan.word($0 + 1))
      }), at > 3, scan.tokens[at - 1].isSeparator,
      scan.consists(
        at..<scan.count,
        of: [
          "there", "isn't", "isnt", "is", "none", "any", "no", "more", "left", "aren't", "arent", "'s", ".",
        ])
    else { return nil }
    return scan.utterance.text(tokens: 0..<at - 1)
  }

  private static let asking: Set<String> = [
    "can", "could", "may", "might", "is", "are", "what", "how", "would", "will", "does", "do", "should",
  ]
  private static let portions: Set<String> = [
    "slice", "bowl", "piece", "plate", "helping", "bit", "spoonful", "bite", "taste", "cup", "plateful",
    "bowlful",
    "serving", "portion",
  ]
}
