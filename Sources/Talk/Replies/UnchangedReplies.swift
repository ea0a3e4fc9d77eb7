/// What was asked about was not done.
package struct LeftAsItIs: Reply, Hashable {
  package init() {}
  package func blocks(_ words: Wording) -> [Block] { .say("All right, nothing changed.") }
  package func next(_ words: Wording) -> Closing { .say("show the plan", "what do you know about us") }
}
