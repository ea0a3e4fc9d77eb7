/// Whether a line speaks of harm or of what somebody can't eat: no reading leaves one of its words out. Measures and
/// spans of time ("half", "weeks") are no harm by themselves.
func tellsOfHarm(_ scan: Scan) -> Bool {
  scan.tokens.indices.contains { at in
    scan.lexicon.illness.contains(scan.ids[at]) || refusingHarm.contains(scan.word(at))
      || scan.lexicon.harm.contains(scan.ids[at]) && !measuringWords.contains(scan.word(at))
  }
}

private let refusingHarm: Set<String> = ["cant", "can't", "cannot"]
private let measuringWords: Set<String> = ["half", "quarter", "third", "months", "month", "weeks"]
