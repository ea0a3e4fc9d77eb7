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

/// "I've got some left over": there is some, and no dinner is wished for.
func wishesWhatIsLeft(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "plan_wish" || found.details.contains(where: { $0.kind == "leftovers" }) else {
    return false
  }
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  return words.contains { ["left", "leftover", "leftovers"].contains($0) }
    && zip(words, words.dropFirst()).contains { first, next in
      ["got", "have", "'ve", "ive", "weve", "is", "are", "theres"].contains(first)
        && ["some", "a", "plenty", "lots", "two", "half"].contains(next)
    }
}

/// "The salad is finished", guessed as what is left of it: nothing of it is at home.
func leavesWhatIsGone(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "leftovers_tell", found.layer == .model,
    !found.slots.contains(where: { $0.name == "gone" })
  else {
    return false
  }
  let words = Utterance(found.said).tokens.map(\.text)
  return words.contains { ["finished", "gone", "eaten", "nothing", "none", "empty"].contains($0) }
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

/// "Peanut butter" read as peanuts without butter, "ice cream" as cream: a name torn apart is neither.
func tearsName(_ found: Recognition, _ scan: Scan) -> Bool {
  guard ["check_food", "list_add", "pantry_add", "price_tell", "pantry_remove"].contains(found.intent) else {
    return false
  }
  let own = Utterance(found.said)
  let torn: [String: Set<String>] = [
    "butter": ["peanut", "almond"], "cream": ["ice"], "milk": ["coconut", "almond", "oat"],
  ]
  return found.slots.contains { slot in
    guard ["supply", "food", "avoid"].contains(slot.name), !slot.range.isEmpty,
      let at = own.tokens.firstIndex(where: { $0.range.lowerBound >= slot.range.lowerBound }),
      let before = torn[own.tokens[at].text]
    else { return false }
    // The word before it stands in the line, be it in this part or in front of it.
    let words = scan.tokens.map(\.text)
    return words.indices.dropFirst().contains {
      words[$0] == own.tokens[at].text && before.contains(words[$0 - 1])
    }
  }
}

/// "Maybe takeout on Friday": guessed, and not settled.
func guessesMaybe(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "own_dinner" && found.layer == .model
    && scan.tokens.contains { ["maybe", "perhaps", "might"].contains($0.text) }
}

/// "Is sensitive to milk protein", "chillies play havoc with my son": told, and nothing asked for.
func asksBesideHarm(_ found: Recognition, _ scan: Scan) -> Bool {
  found.act == .show && found.intent != "check_food" && scan.tokens.last?.text != "?"
    && scan.tokens.contains { ["sensitive", "havoc"].contains($0.text) }
}

/// "Any of those got the cauliflower in": asks about the dinners, and asks for no others.
func asksWhatIsIn(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "more_options" || found.intent == "swap_day",
    scan.word(0) == "any" || scan.word(0) == "anything"
  else {
    return false
  }
  return scan.tokens.contains { ["got", "have", "has", "with", "contain", "contains"].contains($0.text) }
}

/// "Exp. date 05.03.2026": the word before a figure is no fruit.
func takesDateForFood(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.act == .change else { return false }
  let tokens = Utterance(found.said).tokens
  return found.slots.contains { slot in
    guard ["supply", "food"].contains(slot.name) else { return false }
    guard let at = tokens.firstIndex(where: { slot.range.contains($0.range.lowerBound) && $0.text == "date" })
    else {
      return false
    }
    let next = tokens[(at + 1)...].first { !$0.isSeparator }
    return next?.kind == .number
  }
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
