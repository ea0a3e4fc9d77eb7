/// Questions in the order of a statement: "the baby can eat egg?", "what we eat today?", "how I make it?". They are read
/// with the verb where English has it, so that what asks is never taken for what is told.
struct TurnedQuestion {
  let recognizer: Recognizer
  let scan: Scan

  /// What the question asks; nil for every other line, and where that reads no better than the line as it stands.
  func reading() -> Recognition? {
    guard (3...Self.mostTokens).contains(scan.count), let asked = whether() ?? what() else { return nil }
    let found = recognizer.recognize(asked, expecting: nil, context: scan.context)
    return found.band == .act && found.layer == .template && found.act == .show && found.unexplained.isEmpty
      ? found : nil
  }

  private static let mostTokens = 16

  /// "Can the baby eat egg" of "the baby can eat egg?": only with a question mark, since the words tell as well.
  private func whether() -> String? {
    guard scan.tokens.last?.text == "?", let person = PersonParser(scan: scan).person(at: 0).first else {
      return nil
    }
    var end = person.end
    // "The baby Lía": the role and the name.
    if !Self.modals.contains(scan.word(end)), let name = PersonParser(scan: scan).person(at: end).first {
      end = name.end
    }
    guard Self.modals.contains(scan.word(end)), end + 1 < scan.count - 1 else { return nil }
    let who = scan.utterance.text(tokens: 0..<end)
    let rest = scan.utterance.text(tokens: end + 1..<scan.count - 1)
    return "\(scan.word(end)) \(who) \(rest)?"
  }

  /// "What do we eat today" of "what we eat today", "how can I make it" of "how I can make it".
  private func what() -> String? {
    guard Self.openers.contains(scan.word(0)) else { return nil }
    var at = 1
    if ["food", "dish", "dishes", "recipes", "recipe", "things", "time", "day"].contains(scan.word(at)) {
      at += 1
    }
    // "How long I can keep it", "how much times".
    if scan.word(0) == "how", Self.measures.contains(scan.word(at)) {
      at += 1
      if ["times", "days", "time", "hours", "minutes"].contains(scan.word(at)) { at += 1 }
    }
    guard Self.subjects.contains(scan.word(at)), at + 1 < scan.count else { return nil }
    let head = scan.utterance.text(tokens: 0..<at)
    let (who, verb) = (scan.word(at), scan.word(at + 1))
    let isModal = Self.modals.contains(verb) || ["are", "am", "is", "will"].contains(verb)
    guard isModal || at + 2 < scan.count || scan.word(0) == "how" else { return nil }
    let rest = scan.utterance.text(tokens: at + (isModal ? 2 : 1)..<scan.count)
    let does = ["he", "she"].contains(who) ? "does" : "do"
    return "\(head) \(isModal ? verb : does) \(who) \(rest)"
  }

  private static let measures: Set<String> = ["long", "much", "many", "often", "hot"]
  private static let modals: Set<String> = ["can", "could", "may", "should", "must"]
  private static let openers: Set<String> = ["what", "how", "where", "when", "why", "which"]
  private static let subjects: Set<String> = ["i", "we", "he", "she", "they"]
}
