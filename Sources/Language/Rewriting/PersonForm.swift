/// "Grandson: Théo, 4 years. Allergies: hazelnuts and milk. He comes every Wednesday": somebody as a form has them.
struct PersonForm {
  let scan: Scan

  /// The form in sentences about them; nil for every other line.
  func sentences() -> String? { headed() ?? formed() ?? tastes() }

  /// "Likes: Korean, Italian. Dislikes: olives": of nobody by name, so of the house.
  private func tastes() -> String? {
    let changes = scan.tokens.indices.dropLast(2).compactMap { at -> (tokens: Range<Int>, with: String)? in
      let begins = at == 0 || scan.tokens[at - 1].kind == .end || scan.tokens[at - 1].text == ";"
      guard begins, scan.word(at + 1) == ":" else { return nil }
      switch scan.word(at) {
      case "likes", "like", "loves": return (at..<at + 2, "we like")
      case "dislikes", "dislike", "hates": return (at..<at + 2, "we don't like")
      default: return nil
      }
    }
    return changes.isEmpty ? nil : scan.utterance.replacing(changes)
  }

  /// "Sunniva (9): does not like fish": what stands behind the colon is said of whoever stands before it.
  private func headed() -> String? {
    guard scan.count > 6, RollItemParser(scan: scan).isName(0, behindKin: true), scan.word(1) == "(",
      let age = RollItemParser(scan: scan).age(2) ?? bareAge(2), scan.word(age.end) == ")",
      scan.word(age.end + 1) == ":", Self.predicates.contains(scan.word(age.end + 2))
    else { return nil }
    let name = scan.utterance.text(tokens: 0..<1)
    return "\(name) is \(age.years) years old. \(name) "
      + scan.utterance.text(tokens: age.end + 2..<scan.count)
  }

  private func bareAge(_ at: Int) -> (years: String, end: Int)? {
    NumberParser(scan: scan).wholeNumber(at: at).flatMap {
      (1...110).contains($0.value) ? ("\($0.value)", $0.end) : nil
    }
  }

  private func formed() -> String? {
    guard let noun = RollNoun(scan: scan, at: 0), !noun.isPlural, let role = noun.role,
      scan.word(noun.end) == ":",
      RollItemParser(scan: scan).isName(noun.end + 1, behindKin: true)
    else { return nil }
    let name = scan.utterance.text(tokens: noun.end + 1..<noun.end + 2)
    var said = ["\(name) is my \(role)"]
    var at = noun.end + 2
    if let age = RollItemParser(scan: scan).age(at) {
      said.append("\(name) is \(age.years) years old")
      at = age.end
    }
    while at < scan.count {
      while at < scan.count, scan.tokens[at].isSeparator || scan.tokens[at].kind == .end { at += 1 }
      let end =
        (at..<scan.count).first { scan.tokens[$0].kind == .end || scan.tokens[$0].text == ";" } ?? scan.count
      guard end > at else { break }
      said.append(sentence(at..<end, of: name))
      at = end
    }
    return said.joined(separator: ". ")
  }

  private func sentence(_ range: Range<Int>, of name: String) -> String {
    let first = scan.word(range.lowerBound)
    if range.count > 2, scan.word(range.lowerBound + 1) == ":" {
      let rest = scan.utterance.text(tokens: range.lowerBound + 2..<range.upperBound)
      if Self.allergies.contains(first) { return "\(name) is allergic to \(rest)" }
      if Self.dislikes.contains(first) { return "\(name) hates \(rest)" }
      if Self.diets.contains(first) { return "\(name) is \(rest)" }
    }
    let rest = scan.utterance.text(tokens: range.lowerBound + 1..<range.upperBound)
    return ["he", "she"].contains(first) ? "\(name) \(rest)" : scan.utterance.text(tokens: range)
  }

  private static let predicates: Set<String> = [
    "does", "doesn't", "doesnt", "is", "can't", "cant", "cannot", "can", "has", "hates", "dislikes", "avoids",
    "eats",
    "likes", "loves", "won't", "wont", "must", "needs",
  ]
  private static let allergies: Set<String> = [
    "allergies", "allergy", "allergic", "intolerances", "intolerance",
  ]
  private static let dislikes: Set<String> = ["dislikes", "dislike", "hates"]
  private static let diets: Set<String> = ["diet", "diets"]
}
