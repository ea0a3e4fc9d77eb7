import Talk

/// What is wished for good from now on, or no longer.
struct StandingWishesTold: Reply, Hashable {
  var kept, ended: [StandingWish]
  /// Something was said to be there again that was never said to lack.
  var wasOpen: Bool

  func blocks(_ words: Wording) -> [Block] {
    var sentences: [String] = []
    if !kept.isEmpty {
      sentences.append("Always from now on: \(kept.map(standingWishPhrase).joined(separator: "; ")).")
    }
    if !ended.isEmpty {
      sentences.append("No longer: \(ended.map(standingWishPhrase).joined(separator: "; ")).")
    }
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

/// Wishes for the plan that is still asked about.
struct WishesAwaited: Reply, Hashable {
  var wishes: [Wish]
  func blocks(_ words: Wording) -> [Block] {
    .say("For the plan: \(wishes.map { phrase($0, words) }.joined(separator: "; ")).")
  }
  func next(_ words: Wording) -> Closing { .none }

  /// "In the slow cooker on Tuesday and Thursday".
  private func phrase(_ wish: Wish, _ words: Wording) -> String {
    let days = wish.days.map(\.weekday.name)
    return wishPhrase(wish) + (days.isEmpty ? "" : " on \(joined(days))")
  }
}
