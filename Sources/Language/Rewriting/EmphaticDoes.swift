/// "Mum DOES eat fish": she can.
struct EmphaticDoes {
  let scan: Scan

  /// The same with "can"; nil for every other line.
  func plain() -> String? { emphatic() }

  /// "Mum does eat fish": she can. With "no meat" beside it she eats fish and no other meat.
  private func emphatic() -> String? {
    for at in scan.tokens.indices.dropLast() where at > 0 && scan.word(at + 1) == "eat" {
      guard ["does", "do"].contains(scan.word(at)), let person = person(endingAt: at) else { continue }
      let who = text(person..<at)
      if scan.word(at + 2) == "fish",
        (at..<scan.count - 1).contains(where: { scan.word($0) == "no" && scan.word($0 + 1) == "meat" })
      {
        // Nothing else may be told in the line: it would be lost.
        let front = scan.consists(0..<person, of: ["no", "but", "sorry", "my", "our"])
        guard front, scan.consists(at..<scan.count, of: Self.fishAndNoMeat) else { return nil }
        return "\(who) is pescatarian"
      }
      return scan.utterance.replacing([(at..<at + 1, "can")])
    }
    return nil
  }

  private func person(endingAt end: Int) -> Int? {
    // "How do I eat", "what does she eat" ask.
    let asking: Set<String> = ["how", "what", "when", "where", "why", "which", "who"]
    return (max(0, end - 3)..<end).first { at in
      PersonParser(scan: scan).person(at: at).contains { $0.end == end }
        && (at == 0 || !asking.contains(scan.word(at - 1)))
    }
  }

  private static let fishAndNoMeat: Set<String> = [
    "does", "do", "eat", "fish", "no", "just", "only", "but", "and", "meat", "other",
  ]

  private func text(_ range: Range<Int>) -> String { scan.utterance.text(tokens: range) }
}
