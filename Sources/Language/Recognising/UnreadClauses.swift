/// Clauses of a line that ask for something and that nothing was read of: "we didn't cook last night, push everything back a
/// day". Source: issue 13, law 1.
///
/// Why something is said ("it broke", "we are invited") asks for nothing and is let be.
struct UnreadClauses {
  let scan: Scan
  /// The tokens that nothing accounts for.
  let unexplained: [Int]

  /// Each as it was said.
  func told() -> [String] {
    let open = Set(unexplained)
    return clauses().filter { clause in
      clause.count > 1 && clause.allSatisfy { open.contains($0) || isFree($0) }
        && clause.filter(open.contains).count > 1 && Self.heads.contains(scan.word(head(of: clause)))
    }.map { scan.utterance.text(tokens: $0) }
  }

  /// Between separators and joining words.
  private func clauses() -> [Range<Int>] {
    var all: [Range<Int>] = []
    var start = 0
    for at in 0...scan.count {
      guard at == scan.count || scan.tokens[at].isSeparator || Self.joints.contains(scan.word(at)) else {
        continue
      }
      if start < at { all.append(start..<at) }
      start = at + 1
    }
    return all
  }

  private func head(of clause: Range<Int>) -> Int {
    clause.first { !Self.courtesy.contains(scan.word($0)) } ?? clause.lowerBound
  }

  private func isFree(_ at: Int) -> Bool { scan.lexicon.vocabulary.uses(scan.ids[at]).contains(.function) }

  private static let joints: Set<String> = ["and", "but", "then", "so", "also"]
  private static let courtesy: Set<String> = ["please", "just", "maybe", "then", "also", "perhaps", "rather"]
  /// What a wish or an order begins with.
  private static let heads: Set<String> = [
    "push", "shift", "move", "keep", "make", "put", "add", "swap", "change", "use", "leave", "save", "plan",
    "cook", "buy", "give", "show", "remind", "note", "remember", "double", "freeze", "take", "drop", "cancel",
    "skip", "stop", "never", "something", "anything", "nothing", "with", "without", "only", "preferably",
    "ideally", "same", "dont", "avoid", "include", "replace", "delete", "remove", "mark", "set", "send",
    "write", "print", "tell", "count", "split", "halve", "bring", "try",
  ]
}
