/// "Harold comes on Thursday, and he is diabetic, so what can I give him": a question behind what is told, or behind
/// another question, begins a sentence of its own.
struct QuestionsBehind {
  let scan: Scan

  /// The line with an end before each such question; nil where it has none. What only hangs on a condition ("if I have no
  /// eggs, what can I use") is one question.
  func parted() -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
    var start = 0
    for at in scan.tokens.indices {
      if scan.tokens[at].kind == .end {
        start = at + 1
        continue
      }
      // "Looks good, and what's on the list for Saturday".
      if at > start, let next = questionBehindYes(start, at) {
        changes.append((at..<next, ". "))
        start = next
        continue
      }
      if at - start > 2, let next = somethingElse(at) {
        changes.append((at..<next, ". "))
        start = next
        continue
      }
      guard at - start > 2, scan.tokens[at].kind == .comma, !isCondition(start) else { continue }
      var next = at + 1
      while Self.joins.contains(scan.word(next)) { next += 1 }
      guard asks(next), scan.count - next > 2 else { continue }
      changes.append((at..<next, ". "))
      // "How many eggs do we have, and how much rice?"
      if scan.word(next) == "how", ["much", "many"].contains(scan.word(next + 1)), scan.count - next < 6,
        let verb = (start..<at).first(where: { ["do", "have"].contains(scan.word($0)) }),
        scan.word(verb) == "do",
        !(next..<scan.count).contains(where: {
          ["is", "are", "do", "does", "should", "can"].contains(scan.word($0))
        })
      {
        let isMarked = scan.tokens.last.map { $0.kind == .end || $0.text == "?" } ?? false
        let last = isMarked ? scan.count - 2 : scan.count - 1
        let asked = scan.utterance.text(tokens: verb..<at)
        changes.append((last..<last + 1, "\(scan.utterance.text(tokens: last..<last + 1)) \(asked)"))
      }
      start = next
    }
    guard !changes.isEmpty else { return nil }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }

  /// Where the question begins behind a yes and an "and" there; nil elsewhere.
  private func questionBehindYes(_ start: Int, _ at: Int) -> Int? {
    let before = (start..<at).map(scan.word)
    guard before.count < 6, before.allSatisfy(Self.ofYes.contains),
      before.contains(where: ["good", "great", "fine", "yes", "perfect", "works", "approved"].contains)
    else { return nil }
    var next = at
    while next < scan.count,
      scan.tokens[next].kind == .comma || ["um", "uh", "and", "so", "now"].contains(scan.word(next))
    {
      next += 1
    }
    return next > at && asks(next) && scan.count - next > 3 ? next : nil
  }

  private static let ofYes: Set<String> = [
    "looks", "good", "great", "that", "this", "it", "'s", "is", "sounds", "fine", "yes", "ok", "okay",
    "perfect",
    "works", "approved", "all", "the", "plan", "very", "so",
  ]

  /// "What do I need and oh, we've got rice already": where what is said beside it begins; nil elsewhere.
  private func somethingElse(_ at: Int) -> Int? {
    var next = at
    while next < scan.count, scan.tokens[next].kind == .comma || scan.word(next) == "and" { next += 1 }
    guard ["oh", "btw"].contains(scan.word(next)) else { return nil }
    next += 1
    while next < scan.count, scan.tokens[next].kind == .comma || Self.joins.contains(scan.word(next)) {
      next += 1
    }
    return next + 1 < scan.count && (Self.subjects.contains(scan.word(next)) || scan.word(next) == "add")
      ? next : nil
  }

  private func isCondition(_ start: Int) -> Bool {
    var at = start
    while Self.joins.contains(scan.word(at)) { at += 1 }
    if ["if", "when", "since", "because", "once", "after", "before", "while", "as", "for", "with", "instead"]
      .contains(scan.word(at))
    {
      return true
    }
    return (at..<min(at + 6, scan.count)).contains {
      ["no", "dont", "havent", "without", "out", "any"].contains(scan.word($0))
    }
  }

  private func asks(_ at: Int) -> Bool {
    let (first, second) = (scan.word(at), scan.word(at + 1))
    if Self.openers.contains(first) { return Self.behindOpeners.contains(second) }
    guard Self.verbs.contains(first), at + 1 < scan.count else { return false }
    return Self.subjects.contains(second) || scan.tokens[at + 1].isCapitalised
  }

  private static let joins: Set<String> = ["and", "so", "but", "then", "also"]
  private static let openers: Set<String> = ["what", "how", "when", "where", "why", "which"]
  private static let behindOpeners: Set<String> = [
    "is", "are", "do", "does", "did", "can", "should", "ought", "might", "must", "would", "could", "shall",
    "will", "'s", "long",
    "much", "many", "hot", "else", "may",
  ]
  private static let verbs: Set<String> = [
    "is", "are", "can", "could", "do", "does", "did", "should", "ought", "must", "will", "may", "shall",
  ]
  private static let subjects: Set<String> = [
    "i", "we", "he", "she", "it", "they", "that", "this", "there", "the", "my", "our",
  ]
}
