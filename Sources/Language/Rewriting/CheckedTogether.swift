import Values

/// "Is the spaghetti ok for Caleb if I put parmesan on": both are asked about.
struct CheckedTogether {
  let scan: Scan

  /// The line as two questions; nil for every other line.
  func parted() -> String? {
    guard ["is", "are", "can", "could", "may"].contains(scan.word(0)),
      let at = scan.tokens.indices.first(where: {
        scan.word($0) == "if" && ["i", "we"].contains(scan.word($0 + 1))
      }), at > 3,
      ["put", "add", "use", "serve", "have", "sprinkle", "make"].contains(scan.word(at + 2))
    else { return nil }
    var start = at + 3
    skip(["it", "them", "with", "some", "a", "bit", "of", "the"], in: scan, at: &start)
    guard
      let food = FoodParser(scan: scan).edible(at: start).filter({ !$0.isWeak }).max(by: { $0.end < $1.end }),
      (food.end..<max(food.end, scan.count)).allSatisfy({
        scan.tokens[$0].isSeparator
          || ["on", "in", "it", "top", "of", "with", "them", "to", "over", "?"].contains(scan.word($0))
      }), let who = (1..<at).last(where: { scan.word($0) == "for" })
    else { return nil }
    let person = scan.utterance.text(tokens: who + 1..<at)
    return
      "\(scan.utterance.text(tokens: 0..<at))? is \(scan.utterance.text(tokens: start..<food.end)) ok for \(person)?"
  }
}
