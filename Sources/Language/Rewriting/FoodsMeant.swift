/// "I want to use a stock cube, is that ok for Rita", "a flourless cake, is that safe for Alfie", "she left some cake with
/// almonds, can Max have it": a question about somebody's food says "it" of what was named just before.
struct FoodsMeant {
  let scan: Scan

  /// The line with the food in the question; nil for every other line, and where no food was named before.
  func named() -> String? {
    for at in scan.tokens.indices where at > 1 {
      guard let standIn = asked(at) else { continue }
      var end = at
      while end > 0, scan.tokens[end - 1].isSeparator || ["and", "so", "but"].contains(scan.word(end - 1)) {
        end -= 1
      }
      guard let food = food(before: end), !food.isEmpty else { return nil }
      let before = scan.utterance.text(tokens: food)
      // Nothing but the food may have been said before it.
      let isBare = (0..<food.lowerBound).allSatisfy { Self.leads.contains(scan.word($0)) }
      let line = scan.utterance.replacing(
        [isBare ? (0..<at, "") : (end..<at, ". "), (standIn..<standIn + 1, before)]
      ).trimmed
      return repeated(line.split(separator: " ").joined(separator: " "), before)
    }
    return nil
  }

  /// The token that stands for the food in a question beginning there.
  private func asked(_ at: Int) -> Int? {
    let first = scan.word(at)
    if ["is", "are", "would", "was"].contains(first), Self.standIns.contains(scan.word(at + 1)) {
      let rest = (at + 2..<max(at + 2, min(at + 9, scan.count))).map(scan.word)
      guard let goes = rest.firstIndex(of: "for"), rest[..<goes].contains(where: Self.fine.contains) else {
        return nil
      }
      return at + 1
    }
    guard ["can", "could", "may", "should"].contains(first), !["i", "you", "we"].contains(scan.word(at + 1))
    else { return nil }
    guard
      let verb = (at + 2..<max(at + 2, min(at + 6, scan.count))).first(where: {
        Self.eating.contains(scan.word($0))
      }),
      Self.standIns.contains(scan.word(verb + 1))
    else { return nil }
    return verb + 1
  }

  /// What was named last before that place: behind the last verb of the clause, without days.
  private func food(before end: Int) -> Range<Int>? {
    var start = (0..<end).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    if let comma = (start..<end).last(where: { scan.tokens[$0].kind == .comma }) { start = comma + 1 }
    var from = start
    if let verb = (start..<end).last(where: { Self.verbs.contains(scan.word($0)) }) { from = verb + 1 }
    while from < end, Self.leads.contains(scan.word(from)) { from += 1 }
    var to = end
    while to > from, Self.tails.contains(scan.word(to - 1)) { to -= 1 }
    guard to - from > 0, to - from < 8, !(from..<to).contains(where: { Self.nobody.contains(scan.word($0)) })
    else {
      return nil
    }
    return from..<to
  }

  /// "And can Priya" behind it asks the same.
  private func repeated(_ line: String, _ food: String) -> String {
    for ending in ["and can ", "and could ", "can "] {
      guard let at = line.lowercased().ranges(of: ". " + ending).last, line.last != ")" else { continue }
      let tail = line[at.upperBound...].split(separator: " ")
      guard (1...2).contains(tail.count), !tail.contains(where: { Self.eating.contains($0.lowercased()) })
      else { continue }
      let plain = line.last == "?" ? String(line.dropLast()) : line
      return plain + " have \(food)?"
    }
    return line
  }

  private static let standIns: Set<String> = [
    "it", "that", "this", "those", "these", "they", "them", "some", "one",
  ]
  private static let fine: Set<String> = [
    "ok", "okay", "safe", "fine", "good", "alright", "allowed", "right", "suitable", "gluten-free", "free",
  ]
  private static let eating: Set<String> = ["have", "eat", "try", "taste", "drink"]
  private static let verbs: Set<String> = [
    "use", "using", "used", "have", "having", "make", "making", "made", "left", "bought", "got", "brought",
    "baked",
    "add", "adding", "eat", "eating", "cook", "cooking", "want", "wanna", "need", "buy", "buying", "get",
    "give",
    "giving", "serve", "serving", "found", "is", "are", "'s", "put", "putting", "has", "about", "tried",
    "brings", "bring", "bringing", "offers", "offered", "serves",
  ]
  private static let leads: Set<String> = [
    "a", "an", "the", "some", "my", "our", "any", "in", "on", "to", "of", "bit", "little", "there", "here",
    "and", "so",
    "well", "um", "ok", "right",
  ]
  private static let tails: Set<String> = [
    "tonight", "today", "tomorrow", "for", "dinner", "lunch", "in", "it", "too", "instead", "then", "now",
    "later", "please",
  ]
  private static let nobody: Set<String> = [
    "i", "we", "he", "she", "it", "that", "this", "they", "what", "how", "who", "which", "when",
  ]
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while let first = text.first, ". ,".contains(first) { text = text.dropFirst() }
    return String(text)
  }
}
