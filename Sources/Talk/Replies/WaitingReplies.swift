/// Neither yes nor no: nothing is decided.
package struct Undecided: Reply, Hashable {
  package init() {}

  package func blocks(_ words: Wording) -> [Block] { .say("Take your time; nothing is decided.") }

  package func next(_ words: Wording) -> Closing {
    words.state.draft != nil
      ? .say("looks good", "something else", "cancel") : .say("1", "something else", end: "")
  }
}
