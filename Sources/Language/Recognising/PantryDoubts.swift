import Values

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
  // "Has the hummus gone off".
  if ["has", "have", "is", "are", "was", "were", "did", "does", "will"].contains(scan.word(0)),
    ["the", "my", "our", "that", "this", "those", "these"].contains(scan.word(1))
  {
    return true
  }
  // "Can I put the chicken back in the freezer": the courtesy in front is the question.
  let asksLeave =
    ["can", "could", "may", "should", "shall"].contains(scan.word(0)) && ["i", "we"].contains(scan.word(1))
  if asksLeave,
    scan.tokens.last?.text == "?"
      || ["back", "again", "still"].contains(where: { word in scan.tokens.contains { $0.text == word } })
  {
    return true
  }
  // "We throw away the bread too often".
  if !habits.isDisjoint(with: words) { return true }
  guard let first = words.first, ["i", "we"].contains(first) else { return false }
  if begins(unmet) { return true }
  // "I haven't opened the milk" is a state of it.
  let isState = found.value("act") == .text("unopened")
  return !isState && words.count > 2 && denied.contains(words[1])
    && !["any", "got", "have", "no"].contains(words[2])
}

/// "The salad is finished", "Tom had the leftover soup", guessed as what is left of it: nothing of it is at home, or less.
func leavesWhatIsGone(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "leftovers_tell", found.layer == .model,
    !found.slots.contains(where: { $0.name == "gone" })
  else {
    return false
  }
  let words = Utterance(found.said).tokens.map(\.text)
  if let had = words.firstIndex(of: "had"),
    words.dropFirst(had + 1).prefix(3).contains(where: { $0.hasPrefix("leftover") }),
    words.dropFirst(had + 1).first == "the"
  {
    return true
  }
  return words.contains { ["finished", "gone", "eaten", "ate", "nothing", "none", "empty"].contains($0) }
}

/// "More lime, 2 portions left": what to do otherwise, and no name of a dish.
func namesNoDish(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "leftovers_tell", let dish = found.slots.first(where: { $0.name == "recipe" }) else {
    return false
  }
  let name = String(decoding: Array(found.said.utf8)[dish.range], as: UTF8.self)
  let first = Utterance(name).tokens.first?.text ?? ""
  return DayWords.weekdays[first] != nil || ["today", "yesterday", "tonight"].contains(first)
    || ["more", "less", "too", "needs", "need", "bit", "nobody", "everyone", "everybody"].contains(first)

}

/// "Tofu, 2 packs, best before March 5, fridge": a date amid other words is of the food they name, and not of what was talked about.
func datesNothingNamed(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "pantry_update" && !found.slots.contains { $0.name == "food" }
    && !scan.heat.named(0..<scan.count).isEmpty && scan.utterance.raw.utf8.count > found.said.utf8.count + 4
    && scan.tokens.indices.prefix(8).contains { at in
      FoodParser(scan: scan).edible(at: at).contains { !$0.isWeak }
    }
    && !["opened", "froze", "thawed", "moved", "put", "bought", "got", "have", "picked", "grabbed", "there"]
      .contains { word in scan.tokens.contains { $0.text == word } }
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

/// "It's for Saturday but only good till Wednesday, should I put it in the freezer": what is asked in the middle of a line is not done.
func asksAmid(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.act == .change, found.layer == .model, found.intent?.hasPrefix("pantry") == true else {
    return false
  }
  return scan.tokens.indices.contains { at in
    ["should", "shall"].contains(scan.word(at)) && ["i", "we"].contains(scan.word(at + 1))
      || scan.word(at) == "would" && scan.word(at + 1) == "it"
  }
}

/// "I had 2 bowls of spaghetti, how much protein was that", "I ate them", "he had two helpings": what somebody ate is not at home.
func tellsOfEating(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "pantry_add" || found.intent == "leftovers_tell" && found.layer == .model else {
    return false
  }
  // A plain sentence made of the line no longer says how it was said.
  let said =
    scan.utterance.raw.contains(found.ownWords ?? found.said)
    ? found.ownWords ?? found.said : scan.utterance.raw
  let words = Utterance(said).tokens.map(\.text)
  if words.contains(where: { ["ate", "eaten", "helpings", "helping", "seconds"].contains($0) }) {
    return !words.contains { ["left", "leftover", "leftovers", "remaining", "over"].contains($0) }
  }
  // "I had 2 bowls of it": a measure of the plate; "we had two boxes left" is of the cupboard.
  return words.prefix(2).contains("had")
    && words.contains { ["bowl", "bowls", "plate", "plates", "slice", "slices", "bites"].contains($0) }
    && !words.contains { ["left", "leftover", "leftovers", "remaining", "home", "fridge"].contains($0) }
}

/// "We used 5 eggs, so only 13 are left": a number by itself is no count of portions, unless a pot may hold so many.
func countsNoPortions(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "leftovers_tell", found.layer == .model,
    !found.slots.contains(where: { $0.name == "recipe" }), case .number(let count)? = found.value("portions")
  else { return false }
  let words = Set(Utterance(found.said).tokens.map(\.text))
  return (count > Rational(10) || ["only", "so"].contains(scan.word(0)))
    && words.isDisjoint(with: ["portion", "portions", "serving", "servings", "plates", "bowls"])
}

/// "We have a jar of tamari?": what is asked is not noted.
func asksOfStock(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "pantry_add" && scan.tokens.last?.text == "?"
    && ["we", "i", "you"].contains(scan.word(0)) && ["have", "got", "still"].contains(scan.word(1))
}
