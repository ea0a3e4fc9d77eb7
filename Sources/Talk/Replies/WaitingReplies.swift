/// Neither yes nor no: nothing is decided.
package struct Undecided: Reply, Hashable {
  package init() {}
  package func blocks(_ words: Wording) -> [Block] { .say("Take your time; nothing is decided.") }

  package func next(_ words: Wording) -> Closing {
    words.state.draft != nil
      ? .say("looks good", "something else", "cancel") : .say("1", "something else", end: "")
  }
}

/// What a plan on the table waits for.
package struct PlanWaits: Reply, Hashable {
  package init() {}

  package func blocks(_ words: Wording) -> [Block] {
    .say(
      "This is a plan for you to look at; nothing is saved yet. Keep it as it is, change a day, or turn it "
        + "down.")
  }

  package func next(_ words: Wording) -> Closing { words.linesOnTheTable ?? .say("looks good", "never mind") }
}
