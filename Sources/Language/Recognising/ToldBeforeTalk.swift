/// What a line tells before it goes on to say why: "Henrik won't eat liver, he hasn't touched it since the war stories".
/// The talk behind it must not take the fact with it.
struct ToldBeforeTalk {
  let recognizer: Recognizer
  let scan: Scan

  /// The fact of the line's beginning, and what of the rest may matter; nil where no clause tells what somebody by name
  /// avoids, and where the rest names a food, somebody, a day or a number.
  func reading() -> [Recognition]? {
    guard scan.count <= Self.mostTokens, !scan.isQuestion, scan.tokens.last?.text != "?" else { return nil }
    for cut in scan.tokens.indices.dropFirst(3) where isCut(cut) {
      let said = scan.utterance.text(tokens: 0..<cut)
      let found = recognizer.recognize(said, expecting: nil, context: scan.context)
      guard found.band == .act, found.layer == .template, found.act == .change, !found.fuzzy,
        found.unexplained.isEmpty, !found.details.isEmpty, found.details.allSatisfy(isOfSomebody),
        scan.heat.values(cut..<scan.count) == 0
      else { continue }
      let rest = scan.utterance.text(tokens: cut + 1..<scan.count)
      let isHarm = (cut + 1..<scan.count).contains { scan.lexicon.illness.contains(scan.ids[$0]) }
      return [found] + (isHarm ? [.leftOut(rest)] : [])
    }
    return nil
  }

  /// Several things told, with the reason for the last behind "because": an illness that only says why somebody avoids
  /// something.
  private func reasoned(_ said: String, _ cut: Int) -> [Recognition]? {
    guard Self.reasons.contains(scan.word(cut)), scan.heat.values(cut..<scan.count) == 0 else { return nil }
    let all = recognizer.readAll(said, expecting: nil, context: scan.context)
    let isTold = all.allSatisfy {
      $0.band == .act && $0.act == .change && $0.layer == .template && $0.unexplained.isEmpty
    }
    return isTold && all.last?.details.contains(where: { $0.kind == "avoid" }) == true ? all : nil
  }

  private static let reasons: Set<String> = ["because", "cause", "cuz", "since"]
  /// Several facts with such a reason behind them; nil for every other line.
  func reasoning() -> [Recognition]? {
    guard scan.count <= Self.mostTokens, !scan.isQuestion, scan.tokens.last?.text != "?" else { return nil }
    for cut in scan.tokens.indices.dropFirst(3) where isCut(cut) {
      if let all = reasoned(scan.utterance.text(tokens: 0..<cut), cut) { return all }
    }
    return nil
  }

  private static let mostTokens = 40

  private func isCut(_ at: Int) -> Bool {
    at + 1 < scan.count
      && (scan.tokens[at].kind == .comma || scan.tokens[at].kind == .end
        || Self.reasons.contains(scan.word(at)))
  }

  private func isOfSomebody(_ detail: Detail) -> Bool {
    detail.kind == "avoid"
      && detail.slots.contains { slot in
        guard slot.name == "person", case .text(let name) = slot.value else { return slot.name == "person" }
        return !PersonWords.pronouns.contains(name.lowercased())
          || PersonWords.ownPronouns.contains(name.lowercased())
      }
  }
}
