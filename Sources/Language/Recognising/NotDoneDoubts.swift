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

/// "We don't have enough milk", "we cannot get smoked trout" are of the kitchen or the shop, and no limit of anybody's.
func lacksOnly(_ found: Recognition, _ scan: Scan) -> Bool {
  let said = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  let lacks = zip(said, said.dropFirst()).contains { first, next in
    ["cannot", "can't", "cant", "couldn't", "couldnt", "not", "n't"].contains(first)
      && ["get", "find", "buy"].contains(next)
  }
  if found.intent == "household_tell", lacks { return true }
  let words = Set(said)
  return found.intent == "household_tell" && words.contains("enough") && words.contains("have")
    && !words.isDisjoint(with: ["dont", "don't", "not", "no"])
}

/// "No 9, we are 6 today", "it's not seven people": how many there are not.
func deniesSize(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell", found.details.contains(where: { $0.kind == "size" }) else {
    return false
  }
  let own = Utterance(found.ownWords ?? found.said).tokens
  guard let number = own.firstIndex(where: { $0.kind == .number }), number > 0 else { return false }
  return ["no", "not", "n't"].contains(own[number - 1].text) && own.count < 8
}

/// "More lime, 2 portions left": what to do otherwise, and no name of a dish.
func namesNoDish(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "leftovers_tell", let dish = found.slots.first(where: { $0.name == "recipe" }) else {
    return false
  }
  let name = String(decoding: Array(found.said.utf8)[dish.range], as: UTF8.self)
  let first = Utterance(name).tokens.first?.text ?? ""
  return DayWords.weekdays[first] != nil
    || ["more", "less", "too", "needs", "need", "bit", "nobody", "everyone", "everybody"].contains(first)
}

/// "Min is lactose intolerant": who that is was not read, and everybody is never meant instead.
func avoidsForUnread(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell", found.hasNobodyAvoiding, let first = found.unexplained.first else {
    return false
  }
  let words = Utterance(found.said).tokens.map(\.text)
  guard let at = words.firstIndex(of: first.lowercased()), at < 2, at + 1 < words.count else { return false }
  return ["is", "has", "can't", "cant", "cannot", "avoids", "eats", "'s", "can", "does", "doesn't"].contains(
    words[at + 1])
}

/// "Tofu, 2 packs, best before March 5, fridge": a date amid other words is of the food they name, and not of what was talked about.
func datesNothingNamed(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "pantry_update" && !found.slots.contains { $0.name == "food" }
    && !scan.heat.named(0..<scan.count).isEmpty && scan.utterance.raw.utf8.count > found.said.utf8.count + 4
    && FoodParser(scan: scan).edible(at: 0).contains { !$0.isWeak }
}

/// "Its like 3 bucks", "they cost 4 dollars": a price, and no budget.
func budgetsPrice(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell", found.details.contains(where: { $0.kind == "budget" }) else {
    return false
  }
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  guard !words.contains(where: { ["budget", "spend", "week", "weekly"].contains($0) }) else { return false }
  return zip(words, words.dropFirst()).contains { first, next in
    ["it", "its", "they", "theyre", "that"].contains(first)
      && ["'s", "is", "are", "'re", "like", "cost", "costs", "only", "about"].contains(next)
  }
}

/// "Can I leave out the nori" asks about a dish, and is no rule of the house.
func asksToLeaveOut(_ found: Recognition, _ scan: Scan) -> Bool {
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  return found.intent == "household_tell" && found.hasNobodyAvoiding
    && ["can", "could", "may", "should"].contains(words.first)
    && ["i", "we"].contains(words.dropFirst().first)
    && words.contains { ["leave", "skip", "omit", "drop", "without"].contains($0) }
}

/// "Plan something for next week, same budget but no beans": of that request, where it was read apart from it.
func limitsRequestBefore(_ found: Recognition, _ scan: Scan) -> Bool {
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  return found.intent == "household_tell" && found.hasNobodyAvoiding && words.count < 5
    && ["no", "without"].contains(words.first)
    && !words.contains { ["ever", "always", "more", "anymore"].contains($0) }
    && ["plan", "find", "suggest", "make", "show", "give", "cook"].contains(scan.word(0))
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
