/// Whether a guess takes a line for a bare answer that speaks of more than yes and no: "chicken thighs are fine for
/// us" saves no plan. Source: issue 13, law 8.
func answersMore(_ found: Recognition, than scan: Scan) -> Bool {
  ["approve", "affirm", "quit"].contains(found.intent) && found.layer == .model && found.slots.isEmpty
    && found.details.isEmpty
    && scan.heat.isHot(0..<scan.count)
}

/// Whether a guess takes a question for something to note: "how much of my 90 dollars have I left" was no purchase.
func asksAndWrites(_ found: Recognition, _ scan: Scan) -> Bool {
  let asks: Set<String> = ["how", "what", "which", "why", "who", "where"]
  guard found.act == .change, asks.contains(scan.word(0)) else { return false }
  // "What do I still have to buy for Sunday": the end of a question is no order.
  let isItsEnd = !scan.utterance.raw.hasPrefix(found.said) && isOfFirstClause(found, scan)
  return found.layer == .model || isItsEnd
}

/// Whether what was read stands in the line's first clause.
private func isOfFirstClause(_ found: Recognition, _ scan: Scan) -> Bool {
  let end = scan.tokens.indices.first { scan.tokens[$0].isSeparator } ?? scan.count
  return scan.utterance.text(tokens: 0..<end).contains(found.said)
}

/// "Thursday something of 20 minutes": all the week is made no quicker for one day of it.
func losesDay(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "quicker"
    && scan.tokens.indices.contains { at in
      DayParser(scan: scan).day(at: at) != nil || DaysParser(scan: scan).days(at: at).contains { $0.end > at }
    }
}

/// Whether a line about one certain food, "no, the chicken thighs", was read as something that nobody may have.
/// Source: issue 13, law 8.
func isSaidOfOne(_ found: Recognition, _ scan: Scan) -> Bool {
  let at = scan.count > 1 && scan.tokens[1].isSeparator ? 2 : 1
  return scan.word(0) == "no" && scan.word(at) == "the"
    && found.details.contains { $0.kind == "avoid" && !$0.slots.contains { $0.name == "person" } }
}

/// "Callum eats for two": a portion, and no number of people.
func countsPortions(_ found: Recognition, _ scan: Scan) -> Bool {
  found.details.contains { $0.kind == "size" }
    && scan.tokens.indices.contains {
      ["eats", "eat"].contains(scan.word($0)) && scan.word($0 + 1) == "for"
        && NumberParser(scan: scan).number(at: $0 + 2) != nil
    }
}
