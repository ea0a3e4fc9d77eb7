import Talk

/// Asks before a recipe of one's own goes. Source: requirements FR-RM-003.
func askToDelete(_ said: Said, _ turn: inout Turn) {
  guard let dish = dish(said.slots.dish, &turn) else { return }
  guard let own = turn.world.catalogue.ownID(of: dish.recipe.id) else {
    return turn.say(BuiltInStays(title: dish.recipe.title), focus: .dish(dish, in: turn))
  }
  DeletionQuestion(
    recipe: own, title: dish.recipe.title, isVersion: dish.recipe.replaces != nil,
    days: upcoming(dish.recipe.id, turn)
  ).ask(&turn)
}

private func upcoming(_ id: RecipeID, _ turn: Turn) -> [Day] {
  turn.world.activePlans.flatMap(\.plan.meals).filter { $0.recipe == id && $0.day >= turn.world.today }.map(
    \.day)
}

/// "Delete the pot roast for good?"
struct DeletionQuestion: YesNoQuestion {
  static let name = "delete recipe"
  /// As its file is called.
  var recipe: RecipeID
  var title: String
  /// The household's own version of a built-in dish, which then comes back.
  var isVersion: Bool
  /// When it is planned.
  var days: [Day]

  var asked: any Reply { ReallyDelete(title: title, isVersion: isVersion, days: days) }

  func carryOut(_ turn: inout Turn) {
    let row = turn.world.kitchen[OwnRecipe.self].first { $0.id == recipe }
    let written = turn.world.catalogue.recipes.first { turn.world.catalogue.ownID(of: $0.id) == recipe }
    let before = row == nil ? written.map(composeCooklang) : row?.before
    turn.put(OwnRecipe(id: recipe, text: nil, before: before))
    turn.state.memory[RecipeAtHand.self] = nil
    if turn.state.focus.recipe == written?.id { turn.state.focus = .nothing }
    turn.say(RecipeDeleted(title: title, isVersion: isVersion))
  }
}

/// "Delete my pot roast": of one's own, or said to be a recipe.
func hearDeletion(_ line: String, _ world: World) -> Choice? {
  var words = plainWords(line).filter { !["please", "sous", "can", "could", "you"].contains($0) }
  let verbs = [
    ["delete"], ["erase"], ["remove"], ["get", "rid", "of"], ["throw", "away"], ["scrap"], ["trash"],
    ["discard"], ["i", "want", "to", "delete"],
  ]
  guard let verb = verbs.first(where: { words.starts(with: $0) }) else { return nil }
  if takesOut(words) { return nil }
  words.removeFirst(verb.count)
  while let first = words.first,
    ["the", "my", "our", "that", "this", "recipe", "for", "of", "called"].contains(first)
  { words.removeFirst() }
  if let from = words.firstIndex(of: "from"),
    ["recipes", "book", "cookbook", "collection"].contains(words.last ?? "")
  {
    words.removeSubrange(from...)
  }
  let saysRecipe = plainWords(line).contains("recipe")
  while let last = words.last, ["recipe", "again", "altogether"].contains(last) { words.removeLast() }
  guard (1...8).contains(words.count) else { return nil }
  let name = words.joined(separator: " ")
  let own = world.catalogue.recipes.filter {
    world.catalogue.ownID(of: $0.id) != nil && $0.title.mentions(name)
  }
  var slots = [SlotBinding(name: "do", value: .text("delete"))]
  if own.count == 1 {
    slots.append(.recipe(own[0].id, own[0].title))
  } else if !own.isEmpty || saysRecipe, let value = dishNamed(name, world) {
    slots.append(SlotBinding(name: "recipe", value: own.isEmpty ? value : .text(name)))
  } else {
    return nil
  }
  return Choice(changingIntent.name, slots: slots)
}
