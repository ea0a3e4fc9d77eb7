/// "I forgot to thaw the chicken", "we haven't run out of milk", "should I throw the rice away": what was not done, or is only
/// asked about, is no entry of the pantry.
func tellsNotDone(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.act == .change || found.act == .destroy, let intent = found.intent,
    ["pantry_update", "pantry_remove", "pantry_add", "leftovers_tell", "cooked"].contains(intent)
  else { return false }
  let words = Utterance(found.said).tokens.map(\.text)
  let head = Array(words.prefix(4))
  func begins(_ openings: [[String]]) -> Bool { openings.contains { head.starts(with: $0) } }
  if begins(asked) { return true }
  // "We throw away the bread too often".
  if !habits.isDisjoint(with: words) { return true }
  guard let first = words.first, ["i", "we"].contains(first) else { return false }
  if begins(unmet) { return true }
  // "I haven't opened the milk" is a state of it.
  let isState = found.value("act") == .text("unopened")
  return !isState && words.count > 2 && denied.contains(words[1])
    && !["any", "got", "have", "no"].contains(words[2])
}

/// "We don't have enough milk" is of the kitchen, and no limit of anybody's.
func lacksOnly(_ found: Recognition, _ scan: Scan) -> Bool {
  let words = Set(Utterance(found.ownWords ?? found.said).tokens.map(\.text))
  return found.intent == "household_tell" && words.contains("enough") && words.contains("have")
    && !words.isDisjoint(with: ["dont", "don't", "not", "no"])
}

private let asked = [
  ["should", "i"], ["should", "we"], ["can", "i"], ["can", "we"], ["did", "you"], ["did", "i"],
  ["did", "we"],
  ["have", "we"], ["have", "i"], ["could", "i"], ["must", "i"], ["shall", "i"], ["do", "i"],
]
private let habits: Set<String> = ["often", "always", "usually", "never"]
private let unmet = [
  ["i", "forgot", "to"], ["we", "forgot", "to"], ["i", "should", "have"], ["we", "should", "have"],
  ["i", "need", "to"], ["i", "have", "to"], ["i", "almost"], ["we", "almost"], ["i", "nearly"],
  ["i", "wanted", "to"],
]
private let denied: Set<String> = [
  "havent", "haven't", "hasnt", "hasn't", "didnt", "didn't", "never", "wont", "won't",
]
