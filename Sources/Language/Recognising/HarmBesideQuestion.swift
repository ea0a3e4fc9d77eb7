/// "Can Noor eat that, and she hates walnuts": what is told of somebody beside a question is noted or said not to be, and
/// never lost behind the answer.
struct HarmBesideQuestion {
  let scan: Scan

  /// The requests, and each such clause that none of them tells as left out.
  func added(to found: [Recognition]) -> [Recognition] {
    guard found.contains(where: { $0.act == .show && !$0.isLeftOut }) else { return found }
    let lost = clauses.filter(tells).map { scan.utterance.text(tokens: $0).withoutOuterMarks }.filter {
      clause in
      !found.contains { one in one.said.contains(clause) && (one.isLeftOut || one.act != .show || heeds(one))
      }
        && !found.contains { $0.act == .change && !$0.details.isEmpty }
    }
    // Before the answer, so that it vouches for nobody.
    return lost.map(Recognition.leftOut) + found
  }

  /// Whether what is looked for goes without what the line tells.
  private func heeds(_ found: Recognition) -> Bool {
    let names = (found.slots + found.details.flatMap(\.slots)).map(\.name)
    return found.intent != "check_food" && names.contains { ["avoid", "avoids", "person"].contains($0) }
  }

  private var clauses: [Range<Int>] {
    let sentences = RunOnSentences(scan: scan)
    var clauses: [Range<Int>] = []
    var start = 0
    for at in 0...scan.count {
      let ends = at == scan.count || scan.tokens[at].isSeparator
      guard ends || at > start && sentences.begins(at) else { continue }
      if at > start { clauses.append(start..<at) }
      start = ends ? at + 1 : at
    }
    return clauses
  }

  private func tells(_ clause: Range<Int>) -> Bool {
    var start = clause.lowerBound
    skip(["and", "n", "but", "so", "also", "because", "cos", "btw"], in: scan, at: &start)
    guard clause.count > 2, start < clause.upperBound, !Self.asking.contains(scan.word(start)),
      !(clause.upperBound < scan.count && scan.word(clause.upperBound) == "?"),
      !clause.contains(where: {
        Self.asking.contains(scan.word($0)) && Self.subjects.contains(scan.word($0 + 1))
      })
    else { return false }
    let isSubject =
      Self.subjects.contains(scan.word(start)) || !PersonParser(scan: scan).person(at: start).isEmpty
    let isNegated = clause.contains { at in
      // "I don't have lime" is of the kitchen.
      let isStock =
        ["have", "got"].contains(scan.word(at + 1)) && !["cant", "cannot", "can't"].contains(scan.word(at))
      return scan.lexicon.negations.contains(scan.ids[at]) && !isStock
        && (at + 1..<min(at + 4, scan.count)).contains { Self.eating.contains(scan.word($0)) }
    }
    let isHarm = clause.contains { Self.harm.contains(scan.word($0)) }
    let food = clause.contains { at in
      FoodParser(scan: scan).avoid(at: at, unknown: false).contains { !$0.isWeak }
    }
    return isSubject && food && (isNegated || isHarm)
  }

  private static let subjects: Set<String> = ["he", "she", "they", "hes", "shes"]
  private static let eating: Set<String> = ["have", "eat", "tolerate", "take", "stand", "touch", "digest"]
  private static let harm: Set<String> = [
    "allergic", "allergy", "allergies", "intolerant", "intolerance", "hates", "hate", "avoids", "reacts",
  ]
  private static let asking: Set<String> = [
    "can", "could", "may", "will", "would", "is", "are", "does", "do", "what", "whats", "why", "how", "which",
    "who",
    "where", "when", "should",
  ]
}
