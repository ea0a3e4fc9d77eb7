/// What takes back the last thing told to a recipe being written down.
enum BackWords {
  /// As plain words, without what is said around them.
  static let whole: Set<String> = [
    "back", "go back", "scratch that", "remove that", "delete that", "undo that", "take that out",
    "take that back",
    "take it back", "one back", "strike that", "forget that", "that was wrong", "not that", "go back one",
    "back one",
    "scratch that one", "remove that one", "delete that one", "take that one out", "not that one", "back up",
  ]
}
