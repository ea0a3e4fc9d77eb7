/// "The second one for Saturday", "one portion left for tomorrow", "we used five on Monday": what is chosen, left or used is no number of
/// people at the table.
func countsWhatIsChosen(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "day_eaters", found.slots.contains(where: { $0.name == "count" }) else {
    return false
  }
  let isChosen = scan.tokens.indices.contains { at in
    scan.word(at) == "one"
      && ["first", "second", "third", "fourth", "last", "other", "that", "this", "cheaper", "quicker"]
        .contains(scan.word(at - 1))
  }
  let isPortion = scan.tokens.indices.contains { at in
    ["portion", "portions", "serving", "servings", "eggs", "cans", "tins"].contains(scan.word(at))
      && NumberParser(scan: scan).wholeNumber(at: at - 1) != nil
  }
  let isUsed = scan.tokens.indices.contains { at in
    ["used", "ate", "eaten", "took", "taken", "remaining"].contains(scan.word(at))
      && NumberParser(scan: scan).wholeNumber(at: at + 1) != nil
  }
  let said = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  let isPeople = said.contains {
    ["people", "persons", "of", "eaters", "guests", "we", "us", "table"].contains($0)
  }
  return (isChosen || isPortion || isUsed) && !isPeople
}

/// "More English for Thursday", "a sister of hers, a vegetarian", "we give 5 stars": no name, nobody of the house, no age.
func housesWords(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell" else { return false }
  let people = found.details.flatMap(\.slots).filter { $0.name == "person" }
    .compactMap { $0.value.shortTexts.first?.lowercased() }
  if people.contains(where: { SpeakerNamed.peoples.contains($0) }) { return true }
  let names = Set(scan.tokens.map(\.text))
  let isOfDay = scan.tokens.contains {
    DayWords.weekdays[$0.text] != nil || ["tonight", "tomorrow"].contains($0.text)
  }
  let isGuest = found.details.contains { $0.kind == "guest" || $0.slots.contains { $0.name == "day" } }
  if isOfDay, !isGuest, people.contains(where: { $0.hasPrefix("a ") && !$0.hasPrefix("a guest") }) {
    return true
  }
  if found.details.contains(where: { $0.kind == "age" }), !names.isDisjoint(with: ["stars", "star"]) {
    return true
  }
  // "The girls are here": of now, and nobody says how many.
  let isHere = scan.tokens.indices.contains {
    ["girls", "boys", "kids", "children", "guests"].contains(scan.word($0)) && scan.word($0 + 1) == "are"
      && ["here", "round", "over"].contains(scan.word($0 + 2))
  }
  return isHere && found.details.contains { ["guest", "size"].contains($0.kind) }
}

/// "Made the soup, everyone ate it, no leftovers": how it went, and no rule.
func reportsNoLeftovers(_ found: Recognition, _ scan: Scan) -> Bool {
  found.details.contains { $0.kind == "leftovers" }
    && scan.tokens.contains {
      ["ate", "made", "cooked", "eaten", "finished", "had", "loved", "enjoyed"].contains($0.text)
    }
}

/// "Something with the beans and tortillas we have": what is to be cooked with, and nothing that came home.
func cooksWithWhatIsThere(_ found: Recognition, _ scan: Scan) -> Bool {
  guard ["pantry_add", "list_check", "list_tick", "cart", "bought"].contains(found.intent ?? "") else {
    return false
  }
  let asks = scan.tokens.indices.contains {
    ["something", "anything", "dinner", "dish", "recipe", "meal"].contains(scan.word($0))
      && ["with", "from", "using"].contains(scan.word($0 + 1))
  }
  return asks && !scan.tokens.contains { ["bought", "buy", "ticked"].contains($0.text) }
}

/// "Emma's mate Jake comes on Friday, he's ok with everything": nobody's limit is lifted by a pronoun amid a longer line.
func eatsAnythingUnnamed(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "eats_anything", scan.count > 8 else { return false }
  let first = Utterance(found.ownWords ?? found.said).tokens.first?.text ?? ""
  return ["he", "she", "they", "hes", "shes"].contains(first)
}

/// "There is half a pound of prawns in the fridge" tells what is there, and changes no recipe.
func changesDishByPlace(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "recipe_change" && scan.word(0) == "there"
}
