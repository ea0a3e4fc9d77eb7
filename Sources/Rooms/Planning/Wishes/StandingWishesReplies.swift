import Talk

/// What is wished for good from now on, or no longer.
struct StandingWishesTold: Reply, Hashable {
  var kept, ended: [Wish]
  /// Something was said to be there again that was never said to lack.
  var wasOpen: Bool

  func blocks(_ words: Wording) -> [Block] {
    var sentences: [String] = []
    if !kept.isEmpty {
      sentences.append("Always from now on: \(kept.map(wishPhrase).joined(separator: "; ")).")
    }
    if !ended.isEmpty { sentences.append("No longer: \(ended.map(wishPhrase).joined(separator: "; ")).") }
    if wasOpen { sentences.append("Good; nothing of that stood in the way.") }
    return .say(sentences.joined(separator: " "))
  }

  func next(_ words: Wording) -> Closing { .say("plan the week", "what do you know about us", "undo") }
}

/// No such wish is kept.
struct NoSuchStandingWish: Reply, Hashable {
  var wishes: [Wish]
  func blocks(_ words: Wording) -> [Block] {
    .say("No wish of that kind is kept: \(joined(wishes.map(wishPhrase))).")
  }
  func next(_ words: Wording) -> Closing { .say("what do you know about us", "plan the week") }
}
