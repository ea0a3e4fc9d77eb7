import Kitchen

/// Whether the line tells what somebody must not eat.
func tellsWhatIsNotEaten(_ line: String) -> Bool {
  let text = " \(plainWords(line).joined(separator: " ")) "
  return [
    "can not eat", "cannot eat", "can't eat", "cant eat", "can not have", "cannot have", "can't have",
    "must not eat",
    "may not eat", "mustn't eat", "is allergic", "are allergic", "'s allergic", "intolerant", "an allergy",
  ].contains { text.contains(" \($0) ") }
}
