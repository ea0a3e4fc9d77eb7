import Talk

/// No plan of that week.
struct NothingPlannedFor: Reply, Hashable {
  var week: String
  func blocks(_ words: Wording) -> [Block] { .say("Nothing is planned for \(week) week.") }
  func next(_ words: Wording) -> Closing {
    .say(week == "next" ? "plan next week" : "what did we eat last week", "show the plan")
  }
}
