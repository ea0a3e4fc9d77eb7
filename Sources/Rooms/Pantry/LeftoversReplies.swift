import Talk

/// Something is left, and nobody said of which dish.
struct LeftoversOfWhat: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say("Of which dish? I have no dinner noted that could be left.")
  }
  func next(_ words: Wording) -> Closing { .say("two portions of the beef chili are left") }
  var status: ReplyStatus { .refused }
}

/// The leftovers are eaten, and none were noted.
struct NoLeftovers: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] { .say("Good. I had no leftovers noted.") }
  func next(_ words: Wording) -> Closing { .say("what's in the pantry", "what's for dinner tonight") }
}
