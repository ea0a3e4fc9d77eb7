/// "We do not have cups in England": where people live is no food.
func avoidsAPlace(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell" else { return false }
  let own = Utterance(found.said)
  return found.details.flatMap(\.slots).contains { slot in
    guard slot.name == "avoid", case .text = slot.value, !slot.range.isEmpty,
      let at = own.tokens.firstIndex(where: { $0.range.lowerBound >= slot.range.lowerBound }), at > 0
    else { return false }
    return own.tokens[at - 1].text == "in"
  }
}

/// "Tom is also one of us": somebody belongs here, and the house is no single person's.
func countsOneOfUs(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell", found.details.contains(where: { $0.kind == "size" }) else {
    return false
  }
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  // "You have counted one person twice".
  if words.contains("counted"), words.contains("twice") { return true }
  return words.indices.contains { at in
    at > 1 && words[at...].prefix(3) == ["one", "of", "us"]
      && !["just", "only"].contains(words[at - 1]) && words[0] != "there"
  }
}

/// "Thirty seven dollars is a lot": what somebody thinks of a price sets no budget.
func budgetsRemark(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell", found.details.contains(where: { $0.kind == "budget" }) else {
    return false
  }
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  return zip(words, words.dropFirst()).enumerated().contains { at, pair in
    guard ["is", "'s", "seems", "sounds"].contains(pair.0) else { return false }
    let rest = words[(at + 1)...].prefix(3)
    return !Set(rest).isDisjoint(with: ["lot", "much", "expensive", "dear", "pricey", "steep", "crazy"])
  }
}

/// "We don't have enough milk", "we cannot get smoked trout" are of the kitchen or the shop, and no limit of anybody's.
func lacksOnly(_ found: Recognition, _ scan: Scan) -> Bool {
  let said = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  let lacks = zip(said, said.dropFirst()).contains { first, next in
    ["cannot", "can't", "cant", "couldn't", "couldnt", "not", "n't"].contains(first)
      && ["get", "find", "buy"].contains(next)
  }
  if found.intent == "household_tell", lacks { return true }
  if found.intent == "household_tell", lacksAtHome(found, said) { return true }
  let words = Set(said)
  return found.intent == "household_tell" && words.contains("enough") && words.contains("have")
    && !words.isDisjoint(with: ["dont", "don't", "not", "no"])
}

/// "Maya is allergic to it": guessed to ask what is known of her, it would pass over what she told.
func looksUpHarm(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.layer == .model, found.act == .show, found.intent?.hasPrefix("household") ?? false else {
    return false
  }
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  return words.last != "?"
    && words.contains {
      ["allergic", "allergy", "intolerant", "intolerance", "coeliac", "celiac"].contains($0)
    }
}

/// "90 bucks for 5 dinners", "5 different dinners": what is counted are dinners, and nobody's number.
func countsDinners(_ found: Recognition, _ scan: Scan) -> Bool {
  let size = found.details.first { $0.kind == "size" }?.slots.first { $0.name == "size" }?.range
  let count = found.intent == "day_eaters" ? found.slots.first { $0.name == "count" }?.range : nil
  guard let range = size ?? count, !range.isEmpty else { return false }
  let own = Utterance(found.said)
  guard let at = own.tokens.firstIndex(where: { $0.range.lowerBound >= range.upperBound }) else {
    return false
  }
  var next = at
  while next < own.tokens.count,
    ["different", "quick", "easy", "cheap", "simple", "new", "more"].contains(own.tokens[next].text)
  { next += 1 }
  return next < own.tokens.count
    && ["dinners", "meals", "dishes", "suppers", "recipes", "days", "weeks", "nights"].contains(
      own.tokens[next].text)
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
  // "Can I just leave the capers out": of a dish, and of no list.
  let isOfList = found.intent == "list_remove" && !words.contains { ["list", "shopping"].contains($0) }
  return (found.intent == "household_tell" && found.hasNobodyAvoiding || isOfList)
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

/// "Is sensitive to milk protein", "chillies play havoc with my son": told, and nothing asked for.
func asksBesideHarm(_ found: Recognition, _ scan: Scan) -> Bool {
  found.act == .show && found.intent != "check_food" && scan.tokens.last?.text != "?"
    && scan.tokens.contains { ["sensitive", "havoc"].contains($0.text) }
}

/// "My brother used to come every Sunday, he has passed away": who came once comes no more, and whoever died is nobody to forget.
func tellsOfBefore(_ found: Recognition, _ scan: Scan) -> Bool {
  let isPast = scan.tokens.indices.contains {
    scan.word($0) == "used" && scan.word($0 + 1) == "to"
      || scan.word($0) == "passed" && ["away", "on", "last"].contains(scan.word($0 + 1))
      || scan.word($0) == "died"
  }
  return isPast && ["eats_weekly", "day_eaters", "household_forget"].contains(found.intent ?? "")
}

/// "Leave out the added salt", "okay for twenty then", "mushrooms are vegetarian, of course": a dish, servings and a food, and
/// nobody's limit, number or name.
func tellsOfADish(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell" else { return false }
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  // "Leave out the salt for Tom", "we skip salt": told of somebody, or of always.
  let isTold =
    found.details.contains { $0.slots.contains { $0.name == "person" } }
    || !Set(words).isDisjoint(with: ["for", "always", "now", "everything", "we", "i", "must"])
  let isSalt =
    !isTold && words.contains("salt") && !Set(words).isDisjoint(with: ["leave", "skip", "hold", "omit"])
  let plain = words.drop { ["ok", "okay", "so", "and", "um", "then", ","].contains($0) }
  let isServed =
    plain.first == "for" && found.details.contains { $0.slots.contains { $0.name == "size" } }
    && Set(words).isDisjoint(with: ["we", "us", "people", "persons", "household", "family"])
  let isFood =
    words.count > 2 && words[1] == "are"
    && found.details.flatMap(\.slots).contains { slot in
      slot.name == "person" && slot.value.shortTexts.contains { $0.lowercased() == words[0] }
    }
    && scan.tokens.firstIndex { $0.text == words[0] }
      .map { !scan.union(scan.lexicon.parserLists.avoid, at: $0).isEmpty } ?? false
  return isSalt || isServed || isFood
}

/// "Tom went to live with his dad for the week": where somebody lives for a while counts nobody.
func livesWithOthers(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell" else { return false }
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  return words.indices.contains { at in
    ["live", "living", "stay", "staying"].contains(words[at])
      && words[(at + 1)...].prefix(2).first == "with"
      && words[(at + 1)...].prefix(2).last.map { ["his", "her", "their"].contains($0) } ?? false
  }
}

/// "I write you my recipe: 600 g potatoes", "there is no spinach in it": of a recipe or a dish, and not of what is at home.
func countsADish(_ found: Recognition, _ scan: Scan) -> Bool {
  guard let intent = found.intent, ["pantry_add", "pantry_remove", "pantry_amount"].contains(intent) else {
    return false
  }
  let words = Utterance(found.ownWords ?? found.said).tokens.filter { $0.kind != .end }.map(\.text)
  let isRecipe =
    intent != "pantry_remove"
    && scan.tokens.indices.contains { scan.word($0) == "recipe" && scan.word($0 + 1) == ":" }
  let isInDish = intent == "pantry_remove" && words.suffix(2) == ["in", "it"]
  return isRecipe || isInDish
}

/// "Mum texted, also get oat milk and snacks for Emma w/o nuts", "Rating: Emma 5, Maman 3 (too hard)": an errand and a verdict
/// tell of nobody.
func runsAnErrand(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell" else { return false }
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  let harms: Set<String> = ["allergic", "allergy", "intolerant", "celiac", "coeliac", "vegan", "vegetarian"]
  // "Please buy bread, Tom is allergic to sesame" tells of Tom all the same.
  guard harms.isDisjoint(with: words) else { return false }
  let isVerdict = words.first.map {
    ["rating", "ratings", "stars", "score", "scores", "verdict"].contains($0)
  }
  let isErrand = zip(words, words.dropFirst()).contains { first, next in
    ["also", "please", "pls", "to"].contains(first) && ["get", "buy", "grab", "fetch"].contains(next)
  }
  return isVerdict ?? false || isErrand
}

/// "I have no milk, no eggs and no flour", "there was no wild rice": what is not at home, or was not to be had.
private func lacksAtHome(_ found: Recognition, _ words: [String]) -> Bool {
  let starts = [
    ["i", "have", "no"], ["we", "have", "no"], ["there", "was", "no"], ["there", "were", "no"],
  ]
  let plain = words.drop { ["and", "but", "sorry", "so", "oh", ","].contains($0) }
  guard starts.contains(where: { plain.starts(with: $0) }) else { return false }
  return found.details.flatMap(\.slots).contains { slot in
    guard slot.name == "avoid" else { return false }
    return slot.value != .text("none")
  }
}

/// "Tom is actually vegan", "Lou goes by the name of the soup": a name is written large, or a word that nobody knows.
func renamesToAWord(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "member_rename", let name = found.value("name"), case .text(let words) = name else {
    return false
  }
  let tokens = Utterance(words).tokens
  return tokens.isEmpty || tokens.count > 4
    || tokens.contains { token in
      !token.isCapitalised && !scan.lexicon.vocabulary.uses(scan.lexicon.vocabulary.id(token.text)).isEmpty
    }
}
