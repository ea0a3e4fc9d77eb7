import Talk

/// A line that changes a recipe of one's own: named in it ("Gran's onion pie: less butter", "take the salt out of the bean
/// stew"), or as "it" while its page is what was shown last. Nil for every other line.
func hearOwnChange(_ line: String, _ state: DialogueState, _ world: World) -> Choice? {
  guard state.asked == nil, state.questions.isEmpty || state.questions.top is ChoosingQuestion,
    !line.contains(where: \.isNewline), line.utf8.count <= 400
  else { return nil }
  if let deletion = hearDeletion(line, world) { return deletion }
  let focus = state.focus.recipe.flatMap { world.catalogue.ownID(of: $0) == nil ? nil : $0 }
  let shown = focus.flatMap(world.catalogue.recipe)
  let own = ownRecipe(in: line, world)
  if own == nil, let name = dishToChange(line, world) {
    let dish = dishNamed(name, world)
    let edit = dish == nil ? line : "change it" + (line.firstIndex(of: ":").map { String(line[$0...]) } ?? "")
    return Choice(
      changingIntent.name,
      slots: [
        SlotBinding(name: "edit", value: .text(edit)),
        SlotBinding(name: "recipe", value: dish ?? .text(name)),
      ])
  }
  guard let (recipe, named, isNamed) = own ?? shown.map({ ($0, line, false) })
  else {
    return nil
  }
  let pointing = withoutWish(line.last == "?" && isPolite(line) ? String(named.dropLast()) : named)
  func choice(_ name: String, _ words: String, _ act: String? = nil) -> Choice {
    let act = act.map { [SlotBinding(name: "do", value: .text($0))] } ?? []
    return Choice(
      changingIntent.name,
      slots: [SlotBinding(name: name, value: .text(words)), .recipe(recipe.id, recipe.title)] + act)
  }
  if let diet = dietMade(pointing, world) { return choice("note", diet, "free") }
  // Why it is to be so speaks of people and days, and not of another request.
  let told = ChangeTalk(line).told
  guard line.last != "?" || isPolite(told), isOrder(told), !speaksOfOthers(told) else { return nil }
  if let change = RecipeChangeWords(pointing: pointing) {
    // What goes into one's own dish by its name, or out of it, is no food at home, whether or not it has it.
    let isMeant = isNamed && change.isInside && !speaksOfPlaces(told)
    guard isMeant || fits(change.edits, [recipe], world),
      change.edits.allSatisfy({ addsFood($0, world) || isMeant && addsWithAmount($0) }),
      isNamed || !change.isOpen
    else { return nil }
    return choice("edit", pointing)
  }
  // "The salt line should be 1 tsp salt".
  guard !isNamed, let change = RecipeChangeWords(pointing, isAtHand: false), change.isOfLine,
    fits(change.edits, [recipe], world)
  else { return nil }
  return choice("edit", pointing)
}

/// Where food is kept: "put the stew in the freezer" changes no recipe.
private func speaksOfPlaces(_ line: String) -> Bool {
  let places: Set<String> = [
    "fridge", "freezer", "pantry", "cart", "portion", "portions", "leftover", "leftovers", "left",
    "favorites",
    "favourites", "stars", "star", "menu", "week", "lunch", "lunches",
  ]
  return !Set(plainWords(line)).isDisjoint(with: places)
}

/// An amount of something that may be eaten, whether or not the table knows it: "1 lb chicken".
private func addsWithAmount(_ edit: RecipeEdit) -> Bool {
  let others: Set<String> = [
    "minute", "minutes", "hour", "hours", "day", "days", "people", "dollars", "bucks", "calories", "servings",
    "star",
    "stars", "note", "photo", "link", "comment",
  ]
  switch edit {
  case .add(let text), .ingredient(let text):
    let read = nameOfLine(text)
    let words = plainWords(read.name)
    return read.isCounted && (1...5).contains(words.count) && Set(words).isDisjoint(with: others)
  default: return false
  }
}

/// "No. I want to change it: …" as "change it: …"; other lines as they are.
private func withoutWish(_ line: String) -> String {
  let leads: Set<String> = [
    "no", "please", "i", "want", "to", "would", "like", "id", "i'd", "can", "could", "you", "also",
  ]
  let words = line.split(whereSeparator: \.isWhitespace)
  let rest = words.drop { leads.contains($0.lowercased().filter { $0.isLetter || $0 == "'" }) }.joined(
    separator: " ")
  let isChange = ["change ", "edit ", "update ", "modify ", "adjust ", "correct "].contains {
    rest.lowercased().hasPrefix($0)
  }
  // "Change it: 8 servings instead of 4".
  let served = rest.replacing(/:\s*(\d{1,2}) (?:servings|portions|people)(?: instead of \d+)?/) {
    ": serves \($0.1)"
  }
  // "Write in it serve with rice".
  let parts = rest.split(separator: " ")
  if parts.count > 3, parts[0].lowercased() == "write", ["in", "into"].contains(parts[1]),
    parts[2].hasPrefix("it")
  {
    return (["in"] + parts.dropFirst(2)).joined(separator: " ")
  }
  return isChange ? served : line
}

/// The dish that a line changes by name, which is none of one's own: "change my recipe onion pie: …" where no such is kept,
/// "change the lentil soup: add 1 carrot" of the book. Nothing said of it is food at home, or another dinner.
private func dishToChange(_ line: String, _ world: World) -> String? {
  guard let mark = line.firstIndex(where: { ":,".contains($0) }), line.last != "?" else { return nil }
  let leads: Set<String> = ["please", "can", "could", "you", "also", "and", "ok", "okay", "so"]
  let words = line[..<mark].split(whereSeparator: \.isWhitespace).map(String.init)
    .drop { leads.contains(plainWords($0).joined()) }
  let verbs: Set<String> = ["change", "edit", "update", "modify", "adjust", "correct", "alter", "fix"]
  let plain = words.map { plainWords($0).joined() }
  guard (3...12).contains(plain.count), verbs.contains(plain[0]), ["my", "our", "the"].contains(plain[1])
  else { return nil }
  let isRecipe = plain[2] == "recipe"
  let name = words.dropFirst(isRecipe ? plain.count > 3 && ["for", "of"].contains(plain[3]) ? 4 : 3 : 2)
    .joined(separator: " ")
  guard !name.isEmpty else { return nil }
  if isRecipe { return dishNamed(name, world) == nil ? name : nil }
  let edits: Set<String> = ["add", "use", "replace", "remove", "leave", "double", "halve", "less", "more"]
  let told = plainWords(line[line.index(after: mark)...])
  return line[mark] == ":" && told.first.map(edits.contains) == true && dishNamed(name, world) != nil
    ? name : nil
}

/// "Can you", "would you": an order in the form of a question.
private func isPolite(_ line: String) -> Bool {
  let words = plainWords(line)
  return ["can", "could", "would", "will"].contains(words.first ?? "") && words.dropFirst().first == "you"
}

/// Whether a line may be an order: no question, but "can you".
private func isOrder(_ line: String) -> Bool {
  let words = plainWords(line)
  let questions: Set<String> = [
    "what", "which", "who", "why", "when", "where", "how", "can", "could", "should", "may", "would", "will",
    "is", "are",
    "does", "do", "did", "has", "have",
  ]
  return isPolite(line) || !questions.contains(words.first ?? "")
}

/// The recipe of one's own that a line names by all of its title, and the line with "it" in the place of the name.
private func ownRecipe(in line: String, _ world: World) -> (Recipe, String, Bool)? {
  let own = world.catalogue.recipes.filter { world.catalogue.ownID(of: $0.id) != nil }
  guard !own.isEmpty else { return nil }
  let written = line.replacing(":", with: ": ").split(whereSeparator: \.isWhitespace).map(String.init)
  let plain = written.map { plainWords($0).joined() }
  var best: (recipe: Recipe, range: Range<Int>)?
  for recipe in own {
    let named = namings(of: recipe, world).lazy.compactMap { plain.range(of: $0) }.first
    guard let range = named ?? ofSpeaker(recipe, among: own, in: plain) else { continue }
    if best.map({ $0.range.count < range.count }) != false { best = (recipe, range) }
  }
  guard let best else { return nil }
  var (from, to) = (best.range.lowerBound, best.range.upperBound)
  while from > 0,
    ["the", "my", "our", "this", "that", "recipe"].contains(plain[from - 1])
      || plain[from - 1] == "for" && from > 1 && plain[from - 2] == "recipe"
  { from -= 1 }
  let end = written[to - 1]
  if to < plain.count, plain[to] == "recipe" { to += 1 }
  let mark = end.hasSuffix(":") || to > 0 && written[to - 1].hasSuffix(":") ? ":" : ""
  // "My quesadillas need 2 peppers": it needs them.
  let singular = [
    "need": "needs", "take": "takes", "have": "has", "serve": "serves", "get": "gets", "feed": "feeds",
  ]
  var behind = Array(written[to...])
  if from == 0, let verb = behind.first.flatMap({ singular[$0.lowercased()] }) { behind[0] = verb }
  let words = written[..<from] + ["it" + mark] + behind
  return (best.recipe, words.joined(separator: " "), true)
}

/// "My ramen", of whoever has written down one ramen, however many the book has.
private func ofSpeaker(_ recipe: Recipe, among own: [Recipe], in words: [String]) -> Range<Int>? {
  let title = plainWords(recipe.title)
  for count in (1..<max(2, title.count)).reversed() where count < title.count {
    let end = Array(title.suffix(count))
    for owner in ["my", "our"] {
      guard let range = words.range(of: [owner] + end) else { continue }
      let isOnly = !own.contains { $0.id != recipe.id && $0.title.mentions(end.joined(separator: " ")) }
      return isOnly ? range.lowerBound + 1..<range.upperBound : nil
    }
  }
  return nil
}

/// How a recipe is named: by its title, and by the end or the head of it ("the onion pie") where no other dish has those words.
private func namings(of recipe: Recipe, _ world: World) -> [[String]] {
  let title = plainWords(recipe.title)
  guard title.count > 2 else { return title.isEmpty ? [] : [title] }
  let ends = (1...title.count - 2).map { Array(title.dropFirst($0)) }
  // "The plum tart" of "Plum tart with almond crust".
  let joint = title.firstIndex { ["with", "and", "in", "on", "from", "without"].contains($0) } ?? 0
  let heads = joint > 1 ? [Array(title[..<joint])] : []
  return [title]
    + (heads + ends).filter { part in
      let words = part.joined(separator: " ")
      return !world.catalogue.cards.contains { $0.id != recipe.id && $0.title.mentions(words) }
    }
}

/// "Make it dairy-free", "turn it into a vegan one", "how can I make it gluten free?": what it is to be free of, in words.
private func dietMade(_ line: String, _ world: World) -> String? {
  let words = plainWords(line)
  let verbs: Set<String> = ["make", "turn", "convert", "adapt", "change", "version", "making"]
  guard words.contains("it"), words.contains(where: verbs.contains), words.count <= 14 else { return nil }
  let around: Set<String> = verbs.union([
    "it", "how", "can", "could", "do", "does", "i", "we", "you", "into", "a", "an", "of", "the", "one",
    "please",
    "to", "need", "want", "would", "like", "recipe", "so", "thats", "that", "is", "be", "for", "us", "me",
    "something", "completely", "totally", "should", "must", "id", "lets", "dish", "instead",
  ])
  let rest = words.filter { !around.contains($0) }.joined(separator: " ")
  guard !rest.isEmpty, avoided(rest, world) != nil else { return nil }
  return rest
}

private func avoided(_ words: String, _ world: World) -> Avoided? {
  avoidBinding(words, world).first?.value.avoided
}

/// One ingredient that stands against a diet, and what can stand in for it.
struct FoodAgainst: Hashable, Sendable {
  /// As the recipe writes it, with its amount.
  var name, amount: String
  /// Whether it holds what is to be left out; false where nobody can say.
  var isSure: Bool
  /// Names of what can stand in, with the amounts they replace each other in.
  var standIns: [Substitution]
  var names: [[String]]
}

/// "Make Gran's onion pie dairy-free": what stands against it, and how each could be changed. Nothing is changed.
func tellHowToFree(_ said: Said, _ words: String, _ turn: inout Turn) {
  guard let dish = dish(said.slots.dish, &turn) else { return }
  guard let what = avoided(words, turn.world) else { return turn.say(ChangeHow(title: dish.recipe.title)) }
  let table = turn.world.catalogue.table
  let screen = Screen(what)
  let isBaked = dish.recipe.steps.contains {
    plainWords($0.text).contains(where: ["bake", "baked", "oven"].contains)
  }
  let against = dish.recipe.ingredients.compactMap { line -> FoodAgainst? in
    let food = line.ingredient.flatMap { table[$0] }
    let verdict = food.map { screen.verdict(of: $0) } ?? .unknown
    guard verdict != .free else { return nil }
    let avoids = turn.household.getDietaryRestrictions() + [Avoidance(what, .strict)]
    let fitting = food.map { substitutions(for: $0.id, avoiding: avoids, table: table).fitting } ?? []
    let choices = fitting.filter { $0.isForBaking == isBaked } + fitting.filter { $0.isForBaking != isBaked }
    return FoodAgainst(
      name: line.name, amount: line.quantity.text, isSure: verdict == .contains, standIns: choices,
      names: choices.map { choice in
        choice.use.map { table[$0.ingredient]?.name(forCount: $0.amount.value) ?? $0.ingredient.rawValue }
      })
  }
  guard !against.isEmpty else {
    let food = SlotBinding(
      name: "food", value: .item(list: "recipe", id: dish.recipe.id.rawValue, name: dish.recipe.title))
    return turn.perform(
      Choice(foodCheck, slots: [food] + avoidBinding(words, turn.world)))
  }
  turn.state.memory[RecipeAtHand.self] = RecipeAtHand(recipe: dish.recipe.id)
  turn.say(
    StandsAgainst(title: dish.recipe.title, what: what, against: against), focus: .dish(dish, in: turn))
}

extension Substitution {
  fileprivate var isForBaking: Bool { ["bak", "cake", "bread"].contains(where: goodFor.contains) }
}

private func avoidBinding(_ words: String, _ world: World) -> [SlotBinding] {
  let expectation = Expectation(intent: foodCheck, slot: "avoid", entity: "diet")
  return [words, words.replacing(" free", with: "-free")].lazy.compactMap {
    world.reader.value(of: $0, for: expectation)
  }.prefix(1).map { SlotBinding(name: "avoid", value: $0) }
}

/// "The stew without the salt" may be said of one evening: it is asked before the recipe is another.
func askToTakeOut(_ edits: [RecipeEdit], of dish: FoundDish, _ turn: inout Turn) {
  let foods = edits.compactMap { if case .remove(let food) = $0 { food } else { nil } }
  TakeOutQuestion(recipe: dish.recipe.id, title: dish.recipe.title, foods: foods).ask(&turn)
}

/// "Take the salt out of it for good?"
struct TakeOutQuestion: YesNoQuestion {
  static let name = "take-out"
  var recipe: RecipeID
  var title: String
  var foods: [String]

  var asked: any Reply { ReallyTakeOut(title: title, foods: foods) }

  func carryOut(_ turn: inout Turn) {
    guard let written = turn.world.catalogue.recipe(recipe) else { return }
    apply(foods.map { .remove($0) }, to: written, &turn)
  }
}
