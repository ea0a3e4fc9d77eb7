/// What was said last is taken back and said as it was meant.
package struct Mended: Reply, Hashable {
  /// The line as it is now taken.
  package var line: String
  package init(line: String) { self.line = line }

  package func blocks(_ words: Wording) -> [Block] { .say("Taken as: \u{201C}\(inertLine(line))\u{201D}.") }
  package func next(_ words: Wording) -> Closing { .none }
}

/// The same of what somebody must not have: what was said first stays, since nothing of that is taken back in passing.
package struct MendedBeside: Reply, Hashable {
  package var line: String
  /// What was said first.
  package var last: String
  package init(line: String, last: String) { (self.line, self.last) = (line, last) }

  package func blocks(_ words: Wording) -> [Block] {
    .say(
      "Taken as: \u{201C}\(inertLine(line))\u{201D}. To be safe, \u{201C}\(inertLine(last))\u{201D} stays noted too, until you take it back by name.",
      .warn)
  }
  package func next(_ words: Wording) -> Closing { .none }
}
