import Talk

/// The dishes a search looks through: all, one's own, or those somebody calls so; each with one's own words for it among
/// its tags. Source: requirements FR-RM-008.
func bookToSearch(isMine: Bool, tag: String?, _ world: World) -> [RecipeCard] {
  let tags = Dictionary(grouping: world.kitchen[RecipeTag.self], by: \.recipe)
  return world.catalogue.cards.compactMap { card in
    if isMine, world.catalogue.ownID(of: card.id) == nil { return nil }
    var card = card
    for own in tags[card.id] ?? [] where !card.tags.contains(own.tag) { card.tags.append(own.tag) }
    if let tag, !card.tags.contains(tag) { return nil }
    return card
  }
}

/// "My recipes", "party food" where dishes are called so, "the one with the peanut sauce".
func hearFinding(_ line: String, _ state: DialogueState, _ world: World) -> Choice? {
  guard state.asked == nil, line.utf8.count <= 120 else { return nil }
  let words = plainWords(line).filter { !["please", "sous"].contains($0) }
  func search(_ slot: String, _ text: String) -> Choice? {
    world.house.intent(for: .findRecipes).map {
      Choice($0.name, slots: [SlotBinding(name: slot, value: .text(text))])
    }
  }
  if asksForOwnRecipes(words) { return search("of", "mine") }
  if let tag = tagAskedFor(words, Set(world.kitchen[RecipeTag.self].map(\.tag))) { return search("tag", tag) }
  guard state.offer == nil, state.draft == nil, !(state.questions.top is ChoosingQuestion),
    let described = dishDescribed(words)
  else { return nil }
  return search("words", described)
}

/// A line nobody could read that asks for a dish nobody has ("show me chicken yassa") is told so, with the nearest titles.
/// Nothing is said where no title shares a word with it.
func answerUnknownDish(_ line: String, _ turn: inout Turn) {
  let cards = turn.world.catalogue.cards
  guard let dish = dishAskedFor(line),
    dish.split(separator: " ").contains(where: { word in
      word.count > 3 && cards.contains { $0.title.mentions(String(word)) }
    })
  else { return }
  turn.say(NoSuchRecipe(dish, near: titles(nearest: dish, in: cards)))
}
