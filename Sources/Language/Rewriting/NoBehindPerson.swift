/// "Emma is halal, no pork and no alcohol": what stands behind "no" is hers, and nobody else goes without.
struct NoBehindPerson {
  let scan: Scan

  /// "Emma is halal and can't have pork and alcohol"; nil for every other line.
  func joined() -> String? {
    var start = 0
    for at in scan.tokens.indices {
      if scan.word(at) == "no", at > start {
        let cut = scan.tokens[at - 1].kind == .comma ? at - 1 : at
        let head = clause(before: cut)
        let end = (at..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
        guard isOfPerson(head), let foods = foods(at..<end) else {
          start = at
          continue
        }
        return scan.utterance.replacing([(cut..<end, " and can't have \(foods.joined(separator: " and "))")])
          .replacing("  and", with: " and")
      }
      if scan.tokens[at].kind == .end { start = at + 1 }
    }
    return nil
  }

  private func clause(before cut: Int) -> Range<Int> {
    let sign = (0..<cut).last { scan.tokens[$0].isSeparator || scan.tokens[$0].kind == .end }
    // "Noor eats with us every Friday and she is halal".
    let joint = (0..<cut).last { at in
      ["and", "n"].contains(scan.word(at))
        && PersonParser(scan: scan).person(at: at + 1).contains { Self.being.contains(scan.word($0.end)) }
    }
    return max(sign.map { $0 + 1 } ?? 0, joint.map { $0 + 1 } ?? 0)..<cut
  }

  /// "Emma is halal", "she is vegan": somebody, and one or two words of what they are.
  private func isOfPerson(_ clause: Range<Int>) -> Bool {
    var start = clause.lowerBound
    skip(["and", "n", "but", "so"], in: scan, at: &start)
    return PersonParser(scan: scan).person(at: start).contains { person in
      // "Noor is 4, no eggs" tells an age.
      Self.being.contains(scan.word(person.end)) && (1...3).contains(clause.upperBound - person.end - 1)
        && scan.tokens[person.end + 1].kind != .number
    }
  }

  /// The foods, each behind "no" or joined to one; nil where anything else is said.
  private func foods(_ tokens: Range<Int>) -> [String]? {
    let parser = FoodParser(scan: scan)
    var foods: [String] = []
    var at = tokens.lowerBound
    while at < tokens.upperBound {
      if ["no", "and", "or", ",", "please", "either"].contains(scan.word(at)) {
        at += 1
      } else if let food = parser.avoid(at: at, unknown: false).max(by: { $0.end < $1.end }) {
        foods.append(scan.utterance.text(tokens: at..<food.end))
        at = food.end
      } else {
        return nil
      }
    }
    return foods.isEmpty ? nil : foods
  }

  private static let being: Set<String> = ["is", "'s"]
}
