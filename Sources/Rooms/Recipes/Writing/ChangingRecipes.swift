import Talk

/// Changes a recipe by saying so: one's own is another from now on, a built-in one gets a copy that takes its place in
/// this house. Source: requirements FR-RM-002.
func changeRecipe(_ said: Said, _ turn: inout Turn) {
  let act = said.slots.word("do")
  let note = said.slots.word("note")
  if act == "delete" || act == nil && asksToDelete(said.text) { return askToDelete(said, &turn) }
  if act == "tag" || act == "untag" {
    return tagRecipe(said, isTagged: act == "tag", words: note ?? "", &turn)
  }
  if act == "free" { return tellHowToFree(said, note ?? "", &turn) }
  let words = said.slots.word("edit") ?? said.text
  if case .text(let name)? = said.slots.value("recipe"), dishNamed(name, turn.world) == nil {
    said.slots.readAll()
    _ = dish(.unknown(name), &turn)
    return
  }
  guard let change = RecipeChangeWords(pointing: words) ?? RecipeChangeWords(words, isAtHand: true),
    !change.edits.isEmpty
  else {
    return turn.say(ChangeHow(title: titleMeant(said, turn)))
  }
  guard let dish = dish(reference(said, change, turn), &turn) else { return }
  if change.isOpen { return askToTakeOut(change.edits, of: dish, &turn) }
  apply(change.edits, to: dish.recipe, besides: change, &turn)
}

private func reference(_ said: Said, _ change: RecipeChangeWords, _ turn: Turn) -> DishReference {
  if said.slots.has("recipe") { return said.slots.dish }
  if let dish = change.dish { return .unknown(dish) }
  if let hand = turn.state.memory[RecipeAtHand.self], turn.world.catalogue.recipe(hand.recipe) != nil {
    return .recipe(hand.recipe)
  }
  return .focus
}

private func titleMeant(_ said: Said, _ turn: Turn) -> String? {
  if case .recipe(let id) = said.slots.dish { return turn.world.catalogue.card(id)?.title }
  return turn.state.focus.recipe.flatMap { turn.world.catalogue.card($0)?.title }
}

/// Whether the words take something out of something else: "remove the salt from the stew".
func takesOut(_ words: [String]) -> Bool {
  guard let at = words.firstIndex(of: "from"), at + 1 < words.count else { return false }
  return words[..<at].dropFirst().contains { !["the", "my", "our", "this", "that", "recipe"].contains($0) }
    && !["recipes", "book", "cookbook", "collection"].contains(words[words.count - 1])
}

private func asksToDelete(_ line: String) -> Bool {
  let words = plainWords(line)
  // "Remove the soy sauce from the ramen recipe" takes something out of it.
  if takesOut(words) { return false }
  return ["delete", "erase", "scrap"].contains(words.first ?? "")
    || ["remove", "trash", "discard"].contains(words.first ?? "") && words.contains("recipe")
    || words.has("rid of") || words.has("throw away")
}

/// Applies edits to a recipe and keeps it; what could not be done is said and changes nothing.
func apply(
  _ edits: [RecipeEdit], to written: Recipe, besides told: RecipeChangeWords? = nil, _ turn: inout Turn
) {
  let catalogue = turn.world.catalogue
  var recipe = written
  let results = edits.flatMap { recipe.apply($0, table: catalogue.table) }
  let failures = results.filter(\.isFailure)
  guard !results.isEmpty, failures.count < results.count else {
    return turn.say(EditFailed(title: written.title, results: failures))
  }
  guard recipe.ingredients.count <= 200, recipe.steps.count <= 300,
    let kept = keepOwn(recipe, insteadOf: written, &turn)
  else {
    return turn.say(EditTooLarge(title: written.title))
  }
  let card = cardFor(kept, table: turn.world.table)
  let isAdapted = catalogue.ownID(of: written.id) == nil
  turn.state.memory[RecipeAtHand.self] = RecipeAtHand(recipe: written.id)
  turn.say(
    RecipeChanged(
      title: kept.title, results: results, isAdapted: isAdapted, unfit: whoMayNot(card, turn), card: card,
      before: SafetyFacts(cardFor(written, table: turn.world.table)), unread: told?.unread ?? [],
      asides: told?.asides ?? []),
    focus: Focus(
      .recipe, recipe: written.id,
      servings: servingsShown(results, written, turn),
      again: turn.choice(.showRecipe, [.recipe(written.id, kept.title)])))
}

/// For how many its page is meant from now on: as many as was just said, else as it stood.
private func servingsShown(_ results: [EditResult], _ written: Recipe, _ turn: Turn) -> Int? {
  for case .servings(let count) in results { return min(20, count) }
  return turn.state.focus.recipe == written.id ? turn.state.focus.servings : nil
}

/// The recipe as it is kept; nil where it holds more than a file may.
private func keepOwn(_ recipe: Recipe, insteadOf written: Recipe, _ turn: inout Turn) -> Recipe? {
  let catalogue = turn.world.catalogue
  let rows = turn.world.kitchen[OwnRecipe.self]
  var recipe = recipe
  let own: RecipeID
  var before: String?
  if let known = catalogue.ownID(of: written.id) {
    own = known
    before =
      rows.first { $0.id == own } == nil ? composeCooklang(written) : rows.first { $0.id == own }?.before
  } else {
    own = ownFileID(for: written.id.rawValue, isTaken: catalogue.isTaken)
    recipe.replaces = written.id
    if recipe.source.isEmpty { recipe.source = ownVersionSource }
  }
  recipe.id = own
  let text = composeCooklang(recipe)
  guard text.utf8.count <= longestRecipeText,
    let read = readRecipe(text, id: own, file: "\(own.rawValue).cook", table: catalogue.table).value
  else { return nil }
  turn.put(OwnRecipe(id: own, text: text, before: before))
  return read
}

/// A line that changes a recipe at hand or one that it names, or does away with one of one's own.
func hearChange(_ line: String, _ state: DialogueState, _ world: World) -> Choice? {
  guard state.asked == nil, state.questions.isEmpty || state.questions.top is ChoosingQuestion,
    !line.contains("\n")
  else { return nil }
  // "Is parsley OK instead of cilantro in the salsa" changes nothing yet.
  if let first = Utterance(line).tokens.first?.text, ["is", "are", "does", "would", "will"].contains(first) {
    return nil
  }
  if speaksOfOthers(line) { return nil }
  if let deletion = hearDeletion(line, world) { return deletion }
  if let tagged = hearTag(line, state, world) { return tagged }
  let hand = state.memory[RecipeAtHand.self].flatMap { hand in
    state.focus.topic == .recipe && state.focus.recipe == hand.recipe
      ? world.catalogue.recipe(hand.recipe) : nil
  }
  guard let change = RecipeChangeWords(line, isAtHand: hand != nil) else { return nil }
  var slots = [SlotBinding(name: "edit", value: .text(line))]
  if let dish = change.dish {
    guard !isOtherThing(dish), let value = dishNamed(dish, world) else { return nil }
    // Of a dish that has the food, or gets one there is: "put a five on the burgers" gives it none.
    let fitting = recipes(value, world).filter { fits(change.edits, [$0], world) }
    guard !fitting.isEmpty, change.edits.allSatisfy({ addsFood($0, world) }) else {
      return nil
    }
    // Of several dishes by that name the one that has the food.
    slots.append(
      fitting.count == 1
        ? .recipe(fitting[0].id, fitting[0].title) : SlotBinding(name: "recipe", value: value))
  } else {
    guard let hand, fits(change.edits, [hand], world) else { return nil }
  }
  return Choice(changingIntent.name, slots: slots)
}

private func recipes(_ value: SlotValue, _ world: World) -> [Recipe] {
  switch value {
  case .item(_, let id, _): return world.catalogue.recipe(RecipeID(id)).map { [$0] } ?? []
  case .text(let words): return world.catalogue.recipes.filter { $0.title.mentions(words) }
  default: return []
  }
}

/// Whether a line speaks of lists, places and evenings, or of somebody who can't have something ("it has honey, Emma is
/// allergic to it" tells an allergy): it changes no recipe.
func speaksOfOthers(_ line: String) -> Bool {
  let others: Set<String> = [
    "list", "cart", "tonight", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday",
    "allergic", "allergy", "allergies", "intolerant", "intolerance", "cant", "cannot", "hives", "sick",
    "reacts", "coeliac",
    "celiac", "bought",
  ]
  return plainWords(line).contains(where: others.contains)
}

/// Places that are no dishes.
private func isOtherThing(_ words: String) -> Bool {
  let places: Set<String> = [
    "list", "pantry", "fridge", "freezer", "plan", "week", "cart", "budget", "menu", "favorites", "staples",
    "kitchen", "recipes", "cookbook", "morning", "evening",
  ]
  return words.split(separator: " ").contains { places.contains(String($0)) }
}

/// Whether what an edit brings in is a food of the table, and a step speaks of no recipe as "it"; true of every other edit.
func addsFood(_ edit: RecipeEdit, _ world: World) -> Bool {
  switch edit {
  case .add(let text), .ingredient(let text): namesFood(text, in: world.catalogue.table)
  // A food nobody knows may stand in; "what can I use" is none.
  case .replace(_, let text):
    Set(plainWords(text)).isDisjoint(with: ["what", "which", "i", "we", "you", "can", "could"])
  case .addStep(let text, _): !plainWords(text).contains("it")
  default: true
  }
}

/// Whether one of the recipes has what the edits speak of; what is new to a recipe fits any.
func fits(_ edits: [RecipeEdit], _ recipes: [Recipe], _ world: World) -> Bool {
  recipes.contains { recipe in
    edits.allSatisfy { edit in
      switch edit {
      case .remove(let food), .scale(let food, _), .replace(let food, _), .exchange(let food, _, _):
        !recipe.places(of: food, table: world.catalogue.table).isEmpty || isStepWord(edit, in: recipe)
      case .variant(let text): recipe.hasKind(text, table: world.catalogue.table)
      default: true
      }
    }
  }
}

/// "Serve with rice instead of bread", where a step alone says bread.
private func isStepWord(_ edit: RecipeEdit, in recipe: Recipe) -> Bool {
  guard case .replace(let food, _) = edit else { return false }
  return !recipe.steps(naming: food).isEmpty
}
