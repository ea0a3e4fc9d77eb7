/// One way a sentence explains a line from end to end.
struct ForeignReading {
  /// What was said for a slot.
  struct Capture: Hashable {
    var slot: String
    var value: ForeignValue
    var metadata: ForeignValue?
  }

  /// In the order said.
  var captures: [Capture]
  /// What the values said add to the context; of one key the last value's.
  var context: [String: ForeignValue]
  var rank: ForeignRank
}

/// Which of two readings is better: one without a wildcard, then the one with more letters written in
/// the sentence, then the one that leaves less to wildcards.
struct ForeignRank: Comparable {
  var hasWildcard = false
  var literals = 0
  var wild = 0

  static func < (a: ForeignRank, b: ForeignRank) -> Bool {
    if a.hasWildcard != b.hasWildcard { return a.hasWildcard }
    return (a.literals, -a.wild) < (b.literals, -b.wild)
  }
}
