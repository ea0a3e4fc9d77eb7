/// Words that end a list, or pass a question, while something is told piece by piece.
package func isPassing(_ words: [String]) -> Bool {
  passing.contains(
    words.filter { !["please", "sous", "ok", "okay", "well"].contains($0) }.joined(separator: " "))
}

private let passing: Set<String> = [
  "skip", "pass", "next", "none", "nothing", "no", "nope", "done", "thats all", "that is all", "thats it",
  "that is it",
  "finished", "no more", "nothing else", "thats everything", "that is everything", "complete", "all done",
  "im done", "i am done",
  "end", "i dont know", "dont know", "not sure", "no idea", "skip it", "skip this", "skip that",
  "thats the list", "thats the lot",
  "no thats all", "no thats it", "nothing more", "save it", "save", "thats all of it", "thats all of them",
  "finish", "keep it",
  "thatll do", "thats about it", "yes thats all", "yes thats it", "ready", "its complete", "dunno",
  "whatever", "you decide",
]

/// Words that leave, take back, or ask for help: never part of what is told.
package func isLeaving(_ words: [String]) -> Bool {
  leaving.contains(words.joined(separator: " "))
}

private let leaving: Set<String> = [
  "cancel", "never mind", "nevermind", "stop", "forget it", "quit", "exit", "bye", "goodbye", "undo", "redo",
  "help", "abort",
  "cancel that", "stop it", "leave it", "no never mind", "forget the recipe", "cancel the recipe",
  "dont save it", "repeat", "again",
  "start over", "what", "why", "yes",
]

/// Whether a line asks for something instead of telling it.
package func asksSomething(_ line: String, _ words: [String]) -> Bool {
  guard let first = words.first else { return false }
  if line.last == "?" { return true }
  let asks: Set<String> = [
    "what", "whats", "how", "who", "which", "when", "where", "why", "is", "are", "does", "do", "did",
  ]
  return asks.contains(first) && words.count > 2 || words.starts(with: ["show", "me"])
    || words.starts(with: ["plan"])
}
