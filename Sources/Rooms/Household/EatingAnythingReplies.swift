import Talk

/// Somebody was said to eat everything.
struct NothingToAvoid: Reply {
  /// Nil where the line names nobody that could be called by a name.
  var name: String?
  /// Whether something that they avoid is noted all the same.
  var keepsLimits: Bool

  func blocks(_ words: Wording) -> [Block] {
    guard let who = name else { return .say("All right. What is noted of somebody stays noted.") }
    return keepsLimits
      ? .say("What I have noted for \(who) stays until you say what \(who) can have again.", .warn)
      : .say("All right: nothing is left out for \(who).")
  }
  func next(_ words: Wording) -> Closing { .say("what do you know about us", "plan the week") }
  var matter: Facts? {
    ["kind": "no_limits", "person": name, "keeps_limits": keepsLimits]
  }
}
