/// A dish that was pointed at, at the servings it is meant for.
package struct FoundDish {
  package var recipe: Recipe
  package var card: RecipeCard
  package var servings: Int
  /// As many as its page was last shown for, where that is no number of servings a meal is planned for.
  package var portions: Rational?
  /// The measures its page was last shown in; nil for those it is written in.
  package var measures: UnitSystem?
}

/// The dish a reference points at; nil when there is none, and what to say instead was said.
package func dish(_ reference: DishReference, _ turn: inout Turn) -> FoundDish? {
  switch reference {
  case .recipe(let named):
    let id = ownNamed(named, turn) ?? plannedNamed(named, turn) ?? named
    let twins = dishesOfOneTitle(id, turn)
    guard twins.count < 2 else {
      askWhich(twins, asked: twins[0].title, &turn)
      return nil
    }
    return found(id, servings: plannedServings(of: id, turn), &turn)
  case .day(let day):
    guard let meal = turn.state.draft?.plan.meal(on: day) ?? turn.world.plannedMeal(on: day) else {
      return turn.none(saying: NothingOn(day, planned: []))
    }
    return found(meal.recipe, servings: meal.servings, &turn)
  case .choice(let choice):
    guard let offer = turn.state.offer, let meal = offer.meal(choice) else {
      return turn.none(saying: NotNow.nothingToChoose)
    }
    return found(meal.recipe, servings: meal.servings, &turn)
  case .focus: return dishInFocus(&turn)
  case .unknown(let words): return dish(called: words, &turn)
  }
}

private func dishInFocus(_ turn: inout Turn) -> FoundDish? {
  let focus = turn.state.focus
  if let id = focus.recipe {
    var dish = found(id, servings: focus.servings ?? turn.household.eaters, &turn)
    dish?.portions = focus.portions
    return dish
  }
  if focus.topic == .day, let day = focus.day { return dish(.day(day), &turn) }
  if let meal = turn.state.offer?.meals.first ?? turn.world.plannedMeal(on: turn.world.today) {
    return found(meal.recipe, servings: meal.servings, &turn)
  }
  return turn.none(saying: NotNow.nothingToChoose)
}

/// Some words of a title. What is on the table or planned comes before the whole catalogue; several of equal
/// standing are asked about, and a number does the same request with that dish.
private func dish(called said: String, _ turn: inout Turn) -> FoundDish? {
  let words = withoutPointing(said)
  let wishes = words.split(whereSeparator: { $0 == " " || $0 == "-" }).map(String.init)
  // "One plate", "a cup": no dish, though titles have such words.
  if wishes.allSatisfy({ namelessWords.contains($0.lowercased()) }) {
    return turn.none(saying: NoSuchRecipe(words))
  }
  var cards = searchRecipes(turn.world.catalogue.cards, RecipeSearchCriteria(text: wishes))
    .filter { $0.title.mentions(words) }
  // "The cookie recipe": titles say cookies.
  if cards.isEmpty { cards = turn.world.catalogue.cards.filter { $0.title.mentions(words) } }
  if cards.isEmpty {
    let spoken = wishes.joined(separator: " ").lowercased()
    let called = turn.world.catalogue.recipes.filter { recipe in
      recipe.otherNames.contains { $0 == spoken || $0 + "s" == spoken || $0 == spoken + "s" }
    }
    cards = called.compactMap { turn.world.catalogue.card($0.id) }
  }
  let known = dishesAtHand(in: turn.state, turn.world)
  let near = cards.filter { known.contains($0.id) }
  let own = cards.filter { turn.world.catalogue.ownID(of: $0.id) != nil }
  // One's own before the book's, where there is one alone.
  var best = near.isEmpty ? own.count == 1 ? own : cards : near
  // Of two soups in the week, tonight's is looked at.
  let tonight = turn.world.plannedMeal(on: turn.world.today)?.recipe
  if turn.said.act == .show, let meant = best.first(where: { $0.id == tonight }) { best = [meant] }
  if best.count == 1, let only = best.first {
    return found(only.id, servings: plannedServings(of: only.id, turn), &turn)
  }
  guard !best.isEmpty else {
    return turn.none(
      saying: NoSuchRecipe(words, near: titles(nearest: words, in: turn.world.catalogue.cards)))
  }
  askWhich(best, asked: words, &turn)
  return nil
}

/// "Those leftover burgers" are burgers.
private func withoutPointing(_ words: String) -> String {
  var all = words.split(separator: " ").map(String.init)
  while all.count > 1, pointing.contains(all[0].lowercased().replacing("'", with: "")) { all.removeFirst() }
  return all.joined(separator: " ")
}

private let pointing: Set<String> = [
  "leftover", "leftovers", "those", "these", "that", "this", "the", "our", "my", "some", "tonights", "todays",
  "yesterdays",
]

/// Titles that share most words with a name nobody has, three at most: told beside "I have none", never taken in
/// its place. None where one word alone is shared by more than a dozen, which says little. Source: issue 13, law 7.
package func titles(nearest name: String, in cards: [RecipeCard]) -> [String] {
  let words = name.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
    .filter { $0.count > 2 && !["with", "and", "the", "recipe", "dish", "style", "some"].contains($0) }
  let scored = cards.map { card in (shared: words.count { card.title.mentions($0) }, title: card.title) }
  guard let most = scored.map(\.shared).max(), most > 0 else { return [] }
  let best = scored.filter { $0.shared == most }.map(\.title).sorted()
  return best.count > 12 ? [] : Array(best.prefix(3))
}

/// The dishes that a title said in words may mean, when there are several of it; none for a dish that was
/// chosen from a list.
private func dishesOfOneTitle(_ id: RecipeID, _ turn: Turn) -> [RecipeCard] {
  let isSaid = turn.said.slots.contains { slot in
    guard case .item(_, id.rawValue, _) = slot.value else { return false }
    return !slot.range.isEmpty
  }
  guard isSaid, let title = turn.world.catalogue.card(id)?.title.lowercased() else { return [] }
  return turn.world.catalogue.cards.filter { $0.title.lowercased() == title }
}

/// The one dish planned or shown whose longer title holds the title said: "what do I need for the sloppy joes", with lentil
/// sloppy joes on the plan. Nil for a request that changes something, and where the dish said is at hand itself.
private func plannedNamed(_ id: RecipeID, _ turn: Turn) -> RecipeID? {
  let known = dishesAtHand(in: turn.state, turn.world)
  guard turn.said.act == .show, !known.contains(id),
    let title = turn.world.catalogue.card(id)?.title
  else { return nil }
  let meant = known.filter { turn.world.catalogue.card($0)?.title.mentions(title) ?? false }
  return meant.count == 1 ? meant.first : nil
}

/// The dish of one's own that somebody's name before the title said makes: "the minestrone" of a house with Carla's
/// minestrone is hers, unless the other is planned and hers is not. Nil for every other dish.
private func ownNamed(_ id: RecipeID, _ turn: Turn) -> RecipeID? {
  let catalogue = turn.world.catalogue
  let isSaid = turn.said.slots.contains { slot in
    guard case .item(_, id.rawValue, _) = slot.value else { return false }
    return !slot.range.isEmpty
  }
  guard isSaid, catalogue.ownID(of: id) == nil, let title = catalogue.card(id)?.title.lowercased() else {
    return nil
  }
  let owned = catalogue.cards.filter { card in
    let parts = card.title.lowercased().split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[1] == title, catalogue.ownID(of: card.id) != nil else { return false }
    return parts[0].hasSuffix("s") && parts[0].contains { "'’".contains($0) }
      || ["my", "our"].contains(parts[0])
  }
  guard owned.count == 1, let own = owned.first?.id else { return nil }
  let known = dishesAtHand(in: turn.state, turn.world)
  return known.contains(id) && !known.contains(own) ? nil : own
}

/// Asks which of several dishes is meant; a number does the same request with that one.
private func askWhich(_ cards: [RecipeCard], asked words: String, _ turn: inout Turn) {
  let shown = Array(cards.prefix(mostChoices))
  let choices = shown.map { sameRequest(with: $0, turn) }
  let isOffered = turn.state.asked == nil
  turn.say(WhichDish(shown, asked: words, isNumbered: isOffered))
  if isOffered { turn.state.questions.push(ChoosingQuestion(choices, asksWhich: true)) }
}

/// Words of many titles that name no dish by themselves.
private let namelessWords: Set<String> = [
  "plate", "plates", "cup", "cups", "bowl", "bowls", "jar", "jars", "box", "boxes", "glass", "slice", "side",
  "serving",
  "portion", "proper", "good", "em", "them", "lunch", "dinner", "breakfast", "supper", "brunch",
]
private let mostChoices = 6

/// The request being decided, with that dish in the place of the words that several go by.
private func sameRequest(with card: RecipeCard, _ turn: Turn) -> Choice {
  let slot = turn.said.slots.contains { $0.name == "food" } ? "food" : "recipe"
  let named = SlotBinding(name: slot, value: .item(list: "recipe", id: card.id.rawValue, name: card.title))
  return Choice(
    turn.said.intent ?? "", slots: turn.said.slots.filter { $0.name != slot } + [named],
    details: turn.said.details, title: card.title)
}

private func found(_ id: RecipeID, servings: Int, _ turn: inout Turn) -> FoundDish? {
  guard let recipe = turn.world.catalogue.recipe(id), let card = turn.world.catalogue.card(id) else {
    return turn.none(saying: NoSuchRecipe(id.rawValue))
  }
  let focus = turn.state.focus
  return FoundDish(
    recipe: recipe, card: card, servings: servings, measures: focus.recipe == id ? focus.measures : nil)
}

/// The servings a dish is planned or offered at; else as many as eat here.
package func plannedServings(of id: RecipeID, _ turn: Turn) -> Int {
  let meals =
    (turn.state.draft?.plan.meals ?? []) + (turn.state.offer?.meals ?? [])
    + turn.world.activePlans.flatMap(\.plan.meals)
  if let planned = meals.first(where: { $0.recipe == id }) { return planned.servings }
  // A cake, a loaf or a pot of stock is made as it is written.
  if let card = turn.world.catalogue.card(id), card.isMadeWhole { return min(20, max(1, card.servings)) }
  return turn.household.eaters
}

extension RecipeCard {
  /// What comes in one pan or pot, however many eat of it.
  fileprivate var isMadeWhole: Bool {
    ["dessert", "bread", "sauce"].contains(course) || !isDinner && servings >= 8
  }
}

/// Servings go from 1 to 20; nil when others were asked for, and that was said.
package func servings(_ wanted: ServingWords?, of dish: FoundDish, _ turn: inout Turn) -> Int? {
  let number: Rational
  switch wanted {
  case nil: return dish.servings
  case .number(let said)?: number = said
  case .factor(let factor)?: number = factor * Rational(dish.servings)
  }
  let whole = number.rounded
  guard (1...20).contains(whole), number.isWhole || abs(whole) > 0 else {
    return turn.none(saying: FactsRefused([.servings(number)], instead: servedLine(dish.recipe.title)))
  }
  return whole
}

/// What somebody of this household, or a guest noted from today on, avoids, the household's own avoidances included;
/// nil when nobody of that name is known, and that was said.
package func avoidances(of name: String, _ turn: inout Turn) -> (name: String?, avoids: [Avoidance])? {
  let household = turn.household
  switch PersonWords(turn.person(name)) {
  case .everybody: return (nil, household.getDietaryRestrictions())
  case .lastNamed:
    guard let member = turn.lastPerson else { return (nil, household.getDietaryRestrictions()) }
    return (member.name, member.avoids + household.avoids)
  // What the children can have is what everybody can.
  case .named(let wanted) where namesChildren(wanted): return (nil, household.getDietaryRestrictions())
  case .named(let wanted):
    guard let member = household.member(called: wanted).map({ household.members[$0] }) else {
      // What was told of a guest holds on, whatever evening it was told for.
      guard let guest = guestKnown(wanted, turn) else {
        return turn.none(
          saying: FactsRefused([.noSuchPerson(wanted)], instead: naming(wanted, in: household)))
      }
      let (name, avoids) = (guest.name, guest.avoids)
      // A guest of whom nothing was told is nobody to vouch for.
      guard !avoids.isEmpty else { return turn.none(saying: FactsRefused([.noSuchPerson(name)])) }
      return (name, avoids + household.avoids)
    }
    turn.rememberPerson(member.name)
    // "Callum eats with us on Wednesdays, he is vegetarian": what was told of him for those days is his as well.
    let told =
      turn.world.weeklyEaters.filter { $0.isCalled(member.name) || $0.isCalled(wanted) }.flatMap(\.avoids)
      + turn.world.evenings.visits(of: wanted).flatMap(\.visitors)
      .filter { Visitor.key($0.name) == Visitor.key(wanted) }.flatMap(\.avoids)
    let all = (member.avoids + told + household.avoids).reduce(into: [Avoidance]()) { all, avoidance in
      if !all.contains(avoidance) { all.append(avoidance) }
    }
    return (member.name, all)
  }
}

/// "The kids": the children of the house, whoever they are.
private func namesChildren(_ words: String) -> Bool {
  let plain = words.lowercased().split(separator: " ").filter { !["the", "my", "our", "all"].contains($0) }
  return plain.count == 1
    && ["kids", "children", "kiddos", "boys", "girls", "little ones", "kid", "child"].contains(
      String(plain[0]))
}

/// The guest of that name with all that was told of them, for whatever evening; nil where nobody of the name comes.
package func guestKnown(_ name: String, _ turn: Turn) -> Visitor? {
  let visits = turn.world.evenings.flatMap(\.visitors).filter { Visitor.isSame($0.name, name) }
  guard var guest = visits.first else { return nil }
  for avoidance in visits.flatMap(\.avoids) where !guest.avoids.contains(avoidance) {
    guest.avoids.append(avoidance)
  }
  return guest
}

extension Offer {
  /// The dish on offer that is pointed at; nil when none is.
  package func meal(_ reference: ChoiceReference) -> PlannedMeal? {
    switch reference {
    case .number(let number): meals.indices.contains(number - 1) ? meals[number - 1] : nil
    case .last: meals.last
    case .recipe(let id): meals.first { $0.recipe == id }
    case .words(let words): meals.first { $0.title.mentions(words) }
    }
  }
}

extension String {
  /// Whether the title has all the words, plural or not.
  package func mentions(_ words: String) -> Bool {
    let own = self.words
    return words.words.allSatisfy { wanted in
      own.contains { $0 == wanted || $0 + "s" == wanted || $0 == wanted + "s" }
    }
  }

  private var words: [String] { lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
}
