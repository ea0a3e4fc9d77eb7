import Talk

/// How people ask for help at the stove.
enum StoveHelp {
  /// Anywhere in a line.
  static let wholes = [
    "what do i do", "what do we do", "what should i do", "what should we do", "what can i do",
    "what i can do",
    "what shall i do", "what now", "what to do", "how do i fix", "how do i save", "how can i save",
    "can i save",
    "can it be saved", "how do i rescue", "how to fix", "how to save", "how do i calm", "what ought i to do",
    "oh no",
    "what am i doing wrong",
  ]
  /// Words of a question.
  static let asking = ["how", "why", "what", "can i", "can you", "way to", "trick", "tip", "should i"]
}

/// Whether a line asks what to do. "Help" does where the line begins or ends with it.
func asksForHelp(_ line: StoveWords) -> Bool {
  line.words.first == "help" || line.words.last == "help" || line.holdsAny(StoveHelp.wholes)
}
