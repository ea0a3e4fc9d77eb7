import Talk

/// No weekday is always about that.
struct NothingFixed: Reply, Hashable {
  var want: String
  func blocks(_ words: Wording) -> [Block] { .say("No weekday is always \(foodText(want)).") }
  func next(_ words: Wording) -> Closing { .say("what do you know about us", "show the plan") }
}
