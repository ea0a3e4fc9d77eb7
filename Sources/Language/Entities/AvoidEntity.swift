import Values

extension Scan {
  /// What somebody may avoid: the grammar's own words for diets, allergens and kinds of food first, then
  /// the run-time foods, then ingredients; longest wording first. With `unknown`, one or two words that
  /// nothing knows are kept as text, so that the reply can say so.
  func avoid(at place: Int, unknown: Bool) -> [EntityMatch] {
    let start = ["any", "all", "the", "to"].contains(word(place)) ? place + 1 : place
    guard start < count, tokens[start].kind == .word else { return [] }
    let found = union(["avoid", "allergen", "food", "ingredient"], at: start)
    if !found.isEmpty { return found.map { EntityMatch(end: $0.end, value: kinded($0.value)) } }
    guard unknown, isUnknownFood(start) else { return [] }
    let end = start + 1 < count && ids[start + 1] == Vocabulary.unknown && isUnknownFood(start + 1) ? start + 2 : start + 1
    return [
      EntityMatch(end: end, value: .text(utterance.text(tokens: start..<end)), isWeak: true, isUnknown: true)
    ]
  }

  /// The list `avoid` names the kind in its ids: "diet:vegan" is the item vegan of the list diet.
  private func kinded(_ value: SlotValue) -> SlotValue {
    guard case .item("avoid", let id, let name) = value, let colon = id.firstIndex(of: ":") else { return value }
    return .item(list: String(id[..<colon]), id: String(id[id.index(after: colon)...]), name: name)
  }

  /// After one of these the word before is somebody, not food.
  private static let verbs: Set<String> = [
    "is", "'s", "are", "cant", "dont", "doesnt", "has", "have", "hates", "hate", "wont", "isnt", "loves",
    "likes", "like", "eats", "can", "dislikes", "wants", "goes", "keeps",
  ]

  private func isUnknownFood(_ at: Int) -> Bool {
    guard tokens[at].kind == .word, tokens[at].text.utf8.count > 2 else { return false }
    if tokens[at].isCapitalised, at > 0, tokens[at - 1].kind != .end { return false }
    if Self.verbs.contains(word(at + 1)) { return false }
    return lexicon.vocabulary.uses(ids[at]).isDisjoint(with: [.literal, .function, .entity])
  }
}
