/// "Two kids, girl 11, boy 7, they're with me Wednesday to Saturday, the rest of the week it's just me": who is there when, told behind
/// who they are.
struct PresenceBehind {
  let recognizer: Recognizer
  let scan: Scan

  /// What a line tells of who is there on which days of the week, and what is told before it; nil for any other line.
  func readings(_ expecting: Expectation?) -> [Recognition]? {
    if let found = PresenceLine(recognizer: recognizer, scan: scan).readings() { return found }
    guard let told = parted() else { return nil }
    let before = recognizer.recognizeAll(told.head, expecting: expecting, context: scan.context)
    // Who is there is known before it is planned for.
    return before.contains { $0.intent == "plan_week" } ? told.tail + before : before + told.tail
  }

  /// What stands before, and what the rest tells of weekdays; the longest such rest. Nil where no end of the line tells of
  /// weekdays alone.
  private func parted() -> (head: String, tail: [Recognition])? {
    guard (5...Self.mostTokens).contains(scan.count), scan.tokens.contains(where: { Self.isDay($0.text) })
    else {
      return nil
    }
    for at in scan.tokens.indices.dropFirst(2) where at + 2 < scan.count && parts(at) {
      let rest = scan.utterance.text(tokens: at + 1..<scan.count)
      let line = PresenceLine(
        recognizer: recognizer, scan: recognizer.scan(rest, scan.context),
        spokenOf: [spokenOf(scan.word(at + 1), behind: scan.utterance.text(tokens: 0..<at))])
      guard let tail = line.readings(), tail.allSatisfy({ $0.intent == "eats_weekly" }) else { continue }
      // "Me, my wife Nell, our son Curtis is here at weekends": a list that ends in whom it is told of.
      let isList = scan.word(at) == "," && tail[0].slots.count { $0.name == "who" } > 1
      if isList { continue }
      return (scan.utterance.text(tokens: 0..<at), tail)
    }
    return nil
  }

  private func parts(_ at: Int) -> Bool {
    scan.tokens[at].isSeparator || scan.word(at) == "but"
  }

  private static func isDay(_ word: String) -> Bool {
    DayWords.weekdays[word] != nil
      || ["weekend", "weekends", "weekdays", "week", "weeknights"].contains(word)
  }

  /// "My mother takes no garlic, but she only comes Sunday" is said of her, and never of all told of before; "they" are whoever
  /// was told of.
  private func spokenOf(_ word: String, behind head: String) -> String {
    guard ["she", "shes", "he", "hes"].contains(word) else { return "they" }
    let told = recognizer.recognizeAll(head, expecting: nil, context: scan.context)
    let people = told.flatMap { $0.slots + $0.details.flatMap(\.slots) }.filter { $0.name == "person" }
    return people.last?.value.shortTexts.last ?? (word.hasPrefix("s") ? "she" : "he")
  }

  private static let mostTokens = 60
}
