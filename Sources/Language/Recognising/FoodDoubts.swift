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

/// "I make spinach with garlic and parmesan" tells what is cooked, and puts nothing on a list.
func tellsWhatIsMade(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "list_add", found.layer == .model else { return false }
  let words = Utterance(found.said).tokens.map(\.text)
  return words.count > 3 && ["i", "we"].contains(words[0])
    && ["make", "cook", "made", "cooked", "bake", "prepare", "fry"].contains(words[1])
}

/// "I make spinach with parmesan. Is gluten-free, yes?": asked of foods that another sentence names, and of no dish looked at before.
func checksUnnamed(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "check_food", !found.slots.contains(where: { $0.name == "food" || $0.name == "day" }),
    scan.utterance.raw.utf8.count > found.said.utf8.count + 12, !scan.utterance.raw.hasPrefix(found.said)
  else { return false }
  let end = scan.tokens.indices.first { scan.tokens[$0].kind == .end || scan.tokens[$0].text == "?" } ?? 0
  let foods = (0..<end).count { at in FoodParser(scan: scan).edible(at: at).contains { !$0.isWeak } }
  return foods > 1 && ["i", "we"].contains(scan.word(0))
}
