import Talk

/// "Is the chili gluten-free", "can Emma eat it", "what allergens are in it". Neither a person nor anything
/// avoided: all that is known of it.
func checkFood(_ said: Said, _ turn: inout Turn) {
  if let questions = asksTwice(said) { return questions.forEach { turn.perform($0) } }
  for value in said.slots.values("avoid") where value.avoided == nil {
    return turn.say(UnknownFood(value.name ?? said.text))
  }
  var avoids = said.slots.avoided().map { Avoidance($0) }
  var person: String?
  let name = said.slots.word("person")
  _ = said.slots.edible  // Looked at also where nobody of that name is known.
  if let name, turn.household.infant(name) != nil { return checkForInfant(said, &turn) }
  if let name {
    guard let someone = known(name, said, &turn) else { return cautionForSmallChildren(said, &turn) }
    person = someone.name
    avoids += someone.avoids
    if PersonWords(turn.person(name)) == .everybody { avoids += avoidedByGuests(said, turn, beside: avoids) }
  }
  let notes = name.map { healthNotes(of: $0, turn) } ?? []
  if let person, let word = said.slots.value("food")?.name,
    case let kept = named(avoids, in: word, isKnown: !said.slots.isText("food")), !kept.isEmpty
  {
    let findings = kept.map { FoodFinding(avoidance: $0, verdict: .contains, because: []) }
    return turn.say(FoodChecked(name: word, isDish: false, person: person, findings: findings))
  }
  let isOpen = avoids.isEmpty && name == nil
  if let years = said.slots.number("years"), years < Rational(5), name == nil {
    cautionForSmallChildren(said, &turn)
    return turn.say(
      ChildFood(food: said.slots.value("food")?.name ?? said.text, months: (years * 12).rounded))
  }
  defer {
    cautionForInfants(said, &turn)
    cautionForSmallChildren(said, &turn)
  }
  if name != nil, case .text(let words)? = said.slots.value("food"), !isKnownEdible(words, turn) {
    if let own = ownDish(by: words, said.text, turn) {
      let dish = SlotBinding(name: "food", value: .item(list: "recipe", id: own.id.rawValue, name: own.title))
      return turn.perform(
        Choice(
          foodCheck, slots: [dish] + (name.map { [SlotBinding(name: "person", value: .text($0))] } ?? [])))
    }
    if let tonight = tonightsDish(words, turn) {
      let dish = SlotBinding(
        name: "food", value: .item(list: "recipe", id: tonight.recipe.rawValue, name: tonight.title))
      return turn.perform(
        Choice(
          foodCheck, slots: [dish] + said.recognition.slots.filter { ["person", "avoid"].contains($0.name) }))
    }
    if isMeatTo(avoids, words, turn) { return turn.say(MeatNotFor(name: words, person: person)) }
    return checkUnknown(words, for: person, avoids, &turn)
  }
  switch namedEdible(in: said, &turn) {
  case nil: return
  case .food(let food)?:
    guard !isOpen else { return explain(food, &turn) }
    if isMeatTo(avoids, food.name, turn) { return turn.say(MeatNotFor(name: food.name, person: person)) }
    if let near = NearOfKin.avoided(near: food.id, among: avoids) {
      return turn.say(
        NearOfKinTo(
          name: food.name, person: person, avoided: turn.world.table[IngredientID(near)].map(plural) ?? near))
    }
    let findings = avoids.map { avoidance in
      let known = verdict(of: food, for: avoidance.what)
      let isOpen = avoidance.what.asksHowMeatWasSlaughtered && food.isMeat && known == .free
      return FoodFinding(avoidance: avoidance, verdict: isOpen ? .unknown : known, because: [])
        .checked(by: turn.world.catalogue.table)
    }
    if !notes.isEmpty, findings.allSatisfy({ $0.verdict == .free }) {
      turn.say(HealthNotCleared(food: food.name, notes: notes, free: avoids.map(\.what)))
      return tellPregnancyRules(of: food.name, notes, &turn)
    }
    var checked = FoodChecked(name: food.name, isDish: false, person: person, findings: findings)
    checked.mayChoke = isForSmallChild(food.id, said, turn)
    checked.holdsMeat = food.isMeat
    checked.unnamed = unnamedWithLimits(beside: person, turn)
    turn.say(checked)
  case .dish(let dish)?:
    let table = turn.world.catalogue.table
    let findings = avoids.map { finding($0, in: dish, table).checked(by: table) }
    if !notes.isEmpty, findings.allSatisfy({ $0.verdict == .free }) {
      return turn.say(
        HealthNotCleared(food: dish.recipe.title, notes: notes, free: avoids.map(\.what)),
        focus: .dish(dish, in: turn))
    }
    var checked = FoodChecked(
      name: dish.recipe.title, isDish: true, person: person, findings: findings,
      card: isOpen ? dish.card : nil)
    let hazards = name != nil && isOfSmallChild(said, turn) ? ChokingHazards.foods(of: dish.recipe) : []
    checked.mayChoke = !hazards.isEmpty
    checked.holdsMeat = verdict(of: dish.card, for: .diet(.vegetarian)) != .free
    checked.unnamed = unnamedWithLimits(beside: person, turn)
    turn.say(checked, focus: .dish(dish, in: turn))
    tellPlates(beside: dish.recipe.id, for: person, &turn)
    for isLeftOut in [true, false] {
      let names = hazards.filter { ChokingHazards.isLeftOut($0) == isLeftOut }
        .compactMap { table[$0].map { $0.plural ?? $0.name } }
      if !names.isEmpty { turn.say(ChokingCaution(food: joined(names), isLeftOut: isLeftOut)) }
    }
    let unfit = isOpen ? whoMayNot(dish.card, turn) : []
    if !unfit.isEmpty { turn.say(DishNotFor(title: dish.recipe.title, names: unfit)) }
  }
}

/// "My daughter is celiac. Vera is six": whether Vera is she, nobody said. Members with limits and no name, for somebody who is
/// known by name alone; none for everybody else.
private func unnamedWithLimits(beside person: String?, _ turn: Turn) -> [Member] {
  guard let person, turn.household.member(called: person) != nil, KnownAs(person).role == nil else {
    return []
  }
  return turn.household.members.filter { KnownAs($0.name).given == nil && !$0.avoids.isEmpty }
}

/// "Is the dal safe for Emma, and does it have coriander": asked of her, and asked of it; nil for one question.
private func asksTwice(_ said: Said) -> [Choice]? {
  guard let intent = said.recognition.intent, said.slots.has("person"), said.slots.has("avoid") else {
    return nil
  }
  let words = wordsSaid(said.text).map(\.word)
  let asksOfFood = words.indices.dropFirst(3).contains { at in
    ["does", "do", "is", "are", "has"].contains(words[at])
      && ["it", "they", "there"].contains(words[min(at + 1, words.count - 1)])
  }
  guard asksOfFood else { return nil }
  func question(without name: String) -> Choice {
    Choice(intent, slots: said.slots.bindings.filter { $0.name != name })
  }
  said.slots.readAll()
  return [question(without: "avoid"), question(without: "person")]
}

/// "My jollof": the one recipe of one's own that those words are of, where the line calls it one's own or no other dish
/// has them.
private func ownDish(by words: String, _ line: String, _ turn: Turn) -> RecipeCard? {
  let catalogue = turn.world.catalogue
  let all = catalogue.cards.filter { $0.title.mentions(words) }
  let own = all.filter { catalogue.ownID(of: $0.id) != nil }
  let isMine = !Set(plainWords(line)).isDisjoint(with: ["my", "our"])
  return own.count == 1 && (isMine || all.count == 1) ? own[0] : nil
}

/// "Tonight's stew": what is planned for today, where its name has the words.
private func tonightsDish(_ words: String, _ turn: Turn) -> PlannedMeal? {
  let all = plainWords(words.replacing("'s", with: "s").replacing("’s", with: "s"))
  guard let first = all.first, ["tonights", "todays", "tonight"].contains(first), all.count > 1 else {
    return nil
  }
  let today = turn.world.today
  guard let meal = turn.state.draft?.plan.meal(on: today) ?? turn.world.plannedMeal(on: today) else {
    return nil
  }
  return meal.title.mentions(all.dropFirst().joined(separator: " ")) ? meal : nil
}

/// What a food holds, and for whom of the house or its guests it is not.
func explain(_ food: Ingredient, _ turn: inout Turn) {
  turn.say(FoodExplained(food: food))
  let unfit = peopleAgainst(turn) { verdict(of: food, for: $0) == .contains }
  if !unfit.isEmpty { turn.say(DishNotFor(title: food.name, names: unfit)) }
}

/// Illnesses told of somebody by that name.
private func healthNotes(of name: String, _ turn: Turn) -> [HealthNote] {
  guard case .named(let wanted) = PersonWords(turn.person(name)) else { return [] }
  return turn.world.healthNotes.filter { $0.isAbout(wanted) }
}

/// What somebody avoids; of one who is only known to be ill nothing but that.
private func known(
  _ name: String, _ said: Said, _ turn: inout Turn
) -> (name: String?, avoids: [Avoidance])? {
  let isMember =
    turn.household.name(of: PersonWords(turn.person(name))).map { wanted in
      turn.household.member(called: wanted) != nil
    } ?? true
  if !isMember, let note = healthNotes(of: name, turn).first {
    // What was told of them beside their illness holds as well.
    let told = note.person.flatMap { guestKnown($0, turn)?.avoids } ?? []
    return (note.person, turn.household.avoids + told.filter { !turn.household.avoids.contains($0) })
  }
  return avoidances(of: name, &turn)
}

/// What those avoid who come on the day that is asked about, or on any day ahead where none is: they eat it too.
private func avoidedByGuests(_ said: Said, _ turn: Turn, beside own: [Avoidance]) -> [Avoidance] {
  let days = said.slots.days("day")
  let notes = turn.world.evenings.filter {
    days.isEmpty ? $0.day >= turn.world.today : days.contains($0.day)
  }
  return notes.flatMap(\.avoids).reduce(into: []) { all, avoidance in
    if !own.contains(avoidance), !all.contains(avoidance) { all.append(avoidance) }
  }
}

/// What of it the words name: kept by just these words, or a word of an unknown food ("grapefruit juice").
private func named(_ avoids: [Avoidance], in words: String, isKnown: Bool) -> [Avoidance] {
  let kept = avoids.filter { $0.what.isWord(words) }
  guard kept.isEmpty, !isKnown else { return kept }
  let parts = words.split(separator: " ").map(String.init)
  return parts.count < 2
    ? kept
    : avoids.filter { avoidance in
      parts.contains { avoidance.what.isWord($0) || OwnWord.key(avoidance.what.thing) == OwnWord.key($0) }
    }
}

extension Avoided {
  /// Meat is halal or kosher by how the animal was slaughtered, which no list of ingredients tells.
  fileprivate var asksHowMeatWasSlaughtered: Bool { self == .diet(.halal) || self == .diet(.kosher) }
}

extension Ingredient {
  /// Meat, or a broth of it.
  fileprivate var isMeat: Bool { !contains.isDisjoint(with: .flesh) }
}

extension Slots {
  /// Whether words of no list fill the slot.
  fileprivate func isText(_ slot: String) -> Bool { if case .text? = value(slot) { true } else { false } }
}

extension Avoided {
  /// Whether it is a food kept by just these words.
  fileprivate func isWord(_ word: String) -> Bool {
    if case .food(let kept) = self { OwnWord.key(kept) == OwnWord.key(word) } else { false }
  }
}

/// What suits everybody is not said of those before the first birthday.
private func cautionForInfants(_ said: Said, _ turn: inout Turn) {
  guard let name = said.slots.word("person"), PersonWords(turn.person(name)) == .everybody,
    !turn.household.infants.isEmpty, turn.replies.contains(where: { $0 is FoodChecked })
  else { return }
  checkForInfant(said, &turn)
}

/// A food or a dish for somebody before the first birthday: what is known against it, and no more.
private func checkForInfant(_ said: Said, _ turn: inout Turn) {
  let months = said.slots.number("months")
  if let months, months >= Rational(12) {
    guard let food = said.slots.value("food")?.name else { return }
    return turn.say(ChildFood(food: food, months: months.rounded))
  }
  switch namedEdible(in: said, &turn) {
  case nil: return
  case .food(let food)?:
    turn.say(InfantFood(food: food.name, isDish: false, hazards: InfantHazards(food.contains)))
  case .dish(let dish)?:
    turn.say(
      InfantFood(food: dish.recipe.title, isDish: true, hazards: InfantHazards(dish.card.contains)),
      focus: .dish(dish, in: turn))
  }
}

/// The dish's verdict with the foods that decide it.
private func finding(_ avoidance: Avoidance, in dish: FoundDish, _ table: FoodTable) -> FoodFinding {
  let screen = Screen(avoidance.what)
  let worst = screen.verdict(of: dish.card)
  var because: [String] = []
  for line in dish.recipe.ingredients where worst != .free {
    let food = line.ingredient.flatMap { table[$0] }
    let answer = food.map { screen.verdict(of: $0) } ?? .unknown
    let isCause = answer == worst && !avoidance.what.isAboutWholeDishes
    let name = food?.name ?? line.name
    if isCause, !because.contains(name) { because.append(name) }
  }
  // "Serve with bread" is no ingredient.
  if worst != .free, because.isEmpty, !avoidance.what.isAboutWholeDishes {
    let served = dish.recipe.steps.flatMap { foods(namedIn: $0.text, table) }.filter {
      screen.verdict(of: $0) != .free
    }
    for food in served where !because.contains(food.name) { because.append(food.name) }
  }
  if worst == .free, avoidance.what.asksHowMeatWasSlaughtered {
    let meat = dish.recipe.ingredients.compactMap { $0.ingredient.flatMap { table[$0] } }.filter(\.isMeat)
    if !meat.isEmpty {
      return FoodFinding(avoidance: avoidance, verdict: .unknown, because: meat.map(\.name))
    }
  }
  return FoodFinding(avoidance: avoidance, verdict: worst, because: because)
}

private let animals: Set<String> = [
  "dog", "dogs", "doggy", "puppy", "puppies", "cat", "cats", "kitty", "kitten", "kittens", "hamster",
  "hamsters", "parrot", "parrots", "budgie", "pet", "pets", "ferret", "hedgehog", "gerbil",
  "tortoise", "horse", "pony",
]

/// True for "can my dog eat grapes", and not for a hot dog. The tables speak of people, and what is safe
/// for them may kill an animal (grapes, onions, xylitol).
///
/// Source: requirements, "No harm": what is not known to be safe is never called safe.
func speaksOfAnAnimal(_ said: Said) -> Bool {
  let words = Utterance(said.text).tokens.map(\.text)
  return words.indices.contains { at in
    animals.contains(words[at]) && !(at > 0 && ["hot", "corn"].contains(words[at - 1]))
  }
}

/// What the sources say of a food in pregnancy, beside that nothing is cleared for who expects.
private func tellPregnancyRules(of food: String, _ notes: [HealthNote], _ turn: inout Turn) {
  guard notes.contains(where: { $0.condition == "pregnancy" }) else { return }
  let stove = turn.world.catalogue.stove
  let line = StoveLine("pregnant \(food)", in: stove)
  let rules = stove.rules(for: line).filter {
    $0.who.contains(.pregnant) && StoveWords(food).weight(of: $0.words) > 0
  }
  guard !rules.isEmpty else { return }
  turn.say(RulesTold(rules: rules, sources: sources(of: rules.map(\.source), stove), scale: heatScale(turn)))
}
