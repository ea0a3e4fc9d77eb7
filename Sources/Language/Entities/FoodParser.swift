import Values

/// Reads food: what somebody avoids, what can be asked about.
struct FoodParser: EntityParser {
  let scan: Scan

  /// What somebody may avoid: the grammar's own words for diets, allergens and kinds of food first, then
  /// the run-time foods, then ingredients; longest wording first. With `unknown`, one or two words that
  /// nothing knows are kept as text, so that the reply can say so.
  func avoid(at place: Int, unknown: Bool) -> [EntityMatch] {
    let start = ["any", "all", "the", "to"].contains(word(place)) ? place + 1 : place
    guard start < count, tokens[start].kind == .word else { return [] }
    let found = scan.union(lexicon.parserLists.avoid, at: start)
    if !found.isEmpty { return found.map(kinded) }
    return unknown && mayBeUnknown(start) && !Self.noFood.contains(word(start)) ? unknownFood(at: start) : []
  }

  /// In a longer line a word that no list knows is food only right after a word that says so: "no law behind
  /// it" avoids nothing.
  private func mayBeUnknown(_ at: Int) -> Bool {
    Self.beforeFood.contains(word(at - 1)) || scan.isShort
  }

  /// "No energy", "no idea": what somebody has none of, and does not eat.
  private static let noFood: Set<String> = [
    "energy", "idea", "ideas", "time", "money", "cash", "appetite", "patience", "strength", "clue", "oven",
    "stove", "hob", "microwave", "car",
    "power", "gas", "electricity", "internet", "touching", "hurry", "rush", "stress", "fuss", "mess", "doubt",
    "chance", "way", "wonder",
    "reason", "god", "luck", "kidding", "worries", "bother", "cook", "cooking", "kids", "children", "pets",
    "guests", "visitors",
  ]
  private static let beforeFood: Set<String> = [
    "to", "from", "eat", "eats", "have", "touch", "stand", "abide", "hates", "hate", "dislikes", "dislike",
    "avoids", "avoid", "drink", "tolerate", "digest",
  ]

  /// A food or a dish that can be asked about; one or two words that nothing knows are kept as text.
  func edible(at start: Int) -> [EntityMatch] {
    // "The date says the 10th" is printed on it, and no fruit.
    if word(start) == "date", ["the", "its", "that", "best", "printed", "a"].contains(word(start - 1)) {
      return []
    }
    let found = scan.union(lexicon.parserLists.edible, at: start)
    // "Raw minced beef" is minced beef.
    if found.isEmpty, ["raw", "uncooked", "fresh"].contains(word(start)) {
      let plain = scan.union(lexicon.parserLists.edible, at: start + 1)
      if !plain.isEmpty { return plain }
    }
    return found.isEmpty ? unknownFood(at: start) : found
  }

  private func unknownFood(at start: Int) -> [EntityMatch] {
    guard start < count, isUnknownFood(start) else { return [] }
    let end =
      start + 1 < count && ids[start + 1] == Vocabulary.unknown && isUnknownFood(start + 1)
      ? start + 2 : start + 1
    return [
      EntityMatch(end: end, value: .text(utterance.text(tokens: start..<end)), isWeak: true, isUnknown: true)
    ]
  }

  /// The list `avoid` names the kind in its ids ("diet:vegan" is the item vegan of the list diet), and
  /// several of them where a word means several things.
  private func kinded(_ match: EntityMatch) -> EntityMatch {
    guard case .item("avoid", let ids, let name) = match.value else { return match }
    let values = ids.split(separator: ";").compactMap { id -> SlotValue? in
      let parts = id.split(separator: ":").map(String.init)
      return parts.count == 2 ? .item(list: parts[0], id: parts[1], name: name) : nil
    }
    guard let first = values.first else { return match }
    return EntityMatch(end: match.end, value: first, others: Array(values.dropFirst()))
  }

  /// After one of these the word before is somebody, not food.
  private static let verbs: Set<String> = [
    "is", "'s", "are", "cant", "dont", "doesnt", "has", "have", "hates", "hate", "wont", "isnt", "loves",
    "likes", "like", "eats", "can", "dislikes", "wants", "goes", "keeps",
  ]

  /// A capital after one of these begins a name: "no pork and Tom …".
  private static let joiners: Set<String> = ["and", "or", ","]

  private func isUnknownFood(_ at: Int) -> Bool {
    guard tokens[at].kind == .word, tokens[at].text.utf8.count > 2 else { return false }
    if tokens[at].isCapitalised, Self.joiners.contains(word(at - 1)) { return false }
    if Self.verbs.contains(word(at + 1)) { return false }
    // "My grandson" is nobody's food.
    if PersonWords.kin.contains(word(at)) || PersonWords.companions.contains(word(at)) { return false }
    return lexicon.vocabulary.uses(ids[at]).isDisjoint(with: [.literal, .function, .entity])
  }
}
