extension Scan {
  /// Whether the line speaks of harm or of what somebody can't eat: no reading leaves one of its words out. Measures and
  /// spans of time ("half", "weeks") count as harm only beside other words of it.
  var tellsOfHarm: Bool {
    tokens.indices.contains { at in
      lexicon.illness.contains(ids[at]) || Self.refusingHarm.contains(word(at))
        || lexicon.harm.contains(ids[at]) && !Self.measuring.contains(word(at))
    }
  }

  private static let refusingHarm: Set<String> = ["cant", "can't", "cannot"]
  private static let measuring: Set<String> = ["half", "quarter", "third", "months", "month", "weeks"]
}
