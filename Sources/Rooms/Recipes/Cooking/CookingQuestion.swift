import Talk

/// Stands as long as a dish is cooked: whatever else is asked for is answered, and then the step comes back.
struct CookingQuestion: OpenQuestion {
  static let name = "step"
  var slot: String? { "step" }
  var isPatient: Bool { true }
  func choices(_ words: Wording) -> [String] { ["next", "back", "repeat"] }
  func outlasts(_ act: IntentAct?) -> Bool { true }
  var isPutEachTime: Bool { true }

  /// Words of the talk that mean a step, however they were put.
  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    let word: CookingWord
    switch said.role {
    case .more?, .skip?: word = .next
    case .back?: word = .back
    case .again?: word = .again
    case .leave?: word = .stop
    default: return false
    }
    guard turn.viewOfCooking() != nil, turn.state.offer == nil else { return false }
    said.slots.readAll()
    turn.perform(cookingChoice(word))
    return true
  }

  /// What nobody understood at the stove leaves the dish where it is.
  func unreadable(_ turn: inout Turn) -> Bool {
    guard turn.viewOfCooking() != nil else { return false }
    turn.state.failures += 1
    turn.say(NotUnderstood(failures: min(turn.state.failures, 1), help: HelpPage()))
    ask(&turn)
    return true
  }

  func ask(_ turn: inout Turn) {
    guard let (cooking, view) = turn.viewOfCooking(), !turn.replies.contains(where: { $0 is any AtTheStove })
    else { return }
    // Nobody stands at the stove before the first step, or the day after: other answers are not drowned by it then.
    if cooking.step == 0 || cooking.day != turn.world.today, !turn.replies.isEmpty { return }
    turn.say(BackToStep(view: view, step: cooking.step))
  }
}

func cookingChoice(_ word: CookingWord) -> Choice {
  Choice(cookingIntent.name, slots: [SlotBinding(name: "go", value: .text(word.id))])
}

/// What a line means to this room as a whole: an answer to the recipe being written down, a recipe in one breath or
/// pasted, a word at the stove, a change of a recipe.
func hearRecipes(_ line: String, _ state: DialogueState, _ world: World) -> Choice? {
  if let answer = hearWriting(line, state, world) { return answer }
  // A bare number is an answer or a choice, whatever some dish is called.
  if state.memory[Cooking.self] == nil, line.allSatisfy({ $0.isNumber || $0.isWhitespace }) { return nil }
  if let trouble = hearTrouble(line, world) { return trouble }
  // "Write for Yumi: she can't eat grapefruit" is no recipe.
  if !line.contains(where: \.isNewline), tellsWhatIsNotEaten(line) { return nil }
  // "…, 2 pints stock": whatever else its words are of, it was asked to be kept.
  if let kept = [line, withSigns(dictated: line) ?? ""].first(where: keepsRecipe) {
    return Choice(addingIntent.name, slots: [SlotBinding(name: "text", value: .text(kept))])
  }
  if let change = hearOwnChange(line, state, world) { return change }
  let words = Set(plainWords(line))
  // "Milk: 2, bananas: 6. Put them on the list" is shopping.
  let isForList =
    words.contains("list") && !words.isDisjoint(with: ["add", "put", "write"])
    && !words.isDisjoint(with: ["them", "these", "those"])
  let isOther = isForList || !words.isDisjoint(with: wordsOfOtherRequests)
  if isOther, !line.contains(where: \.isNewline) {
    return hearCooking(line, state, world) ?? hearFinding(line, state, world)
  }
  if state.asked == nil || line.contains(where: \.isNewline), holdsRecipe(line) {
    return Choice(addingIntent.name, slots: [SlotBinding(name: "text", value: .text(line))])
  }
  guard !line.contains(where: \.isNewline) else { return nil }
  return hearCooking(line, state, world) ?? hearChange(line, state, world) ?? hearWritingOut(
    line, state, world)
    ?? hearFinding(line, state, world)
}

/// What a line means at the stove, and the beginning of it: "let's cook the chili". Nil for all else.
func hearCooking(_ line: String, _ state: DialogueState, _ world: World) -> Choice? {
  let isOn = state.memory[Cooking.self].map { world.catalogue.recipe($0.recipe) != nil } ?? false
  if let timer = hearTimer(line, state, isCooking: isOn) { return timer }
  if isOn, let heard = HeardCooking(line), heard.isPlain || isMine(heard.word, line, state, world) {
    return cookingChoice(heard.word)
  }
  // "Next" with nothing on the stove is no wish for another plan.
  if !isOn, state.draft != nil, state.offer == nil, !(state.questions.top is ChoosingQuestion),
    state.asked == nil,
    let heard = HeardCooking(line), heard.word == .next, plainWords(line).contains("next")
  {
    return cookingChoice(.next)
  }
  guard let begins = CookingBeginning(CookingPace(line).told), state.asked == nil else { return nil }
  if begins.isBare { return bareBeginning(begins, state, world) }
  let people = begins.servings.map { [SlotBinding(name: "servings", value: .number($0))] } ?? []
  if case .named(let words) = begins.dish, let near = dishAtHand(words, state, world) {
    return Choice(cookingIntent.name, slots: [near] + people)
  }
  if state.offer != nil || state.draft != nil {
    // What is offered is chosen by such a line; the dish just shown, and one that is named, is begun.
    if state.offer == nil, let day = plannedDay(begins.dish, state, world) {
      return Choice(cookingIntent.name, slots: [SlotBinding(name: "day", value: .day(day))] + people)
    }
    guard case .named(let words) = begins.dish else { return nil }
    let shown = state.focus.recipe.flatMap { world.catalogue.card($0) }.flatMap {
      $0.title.mentions(words) ? $0 : nil
    }
    let isOffered = state.offer?.meals.contains { $0.title.mentions(words) } ?? false
    let named = isOffered ? [] : world.catalogue.cards.filter { $0.title.mentions(words) }
    guard let card = shown ?? (named.count == 1 ? named[0] : nil) else { return nil }
    return Choice(
      cookingIntent.name,
      slots: [.recipe(card.id, card.title)] + people)
  }
  var slots = people
  switch begins.dish {
  case .none:
    // "Walk me through it" with nothing at hand asks how this works.
    let cooks = plainWords(line).contains { $0.hasPrefix("cook") || $0 == "making" }
    if !cooks, state.focus.recipe == nil { return nil }
  case .tonight: slots.append(SlotBinding(name: "day", value: .day(world.today)))
  case .named(let words):
    guard let value = dishNamed(words, world) else { return nil }
    slots.append(SlotBinding(name: "recipe", value: value))
  }
  return Choice(cookingIntent.name, slots: slots)
}

/// "Cook the sheet-pan chicken fajitas": begun where the words are one dish's name, and nothing is offered.
private func bareBeginning(_ begins: CookingBeginning, _ state: DialogueState, _ world: World) -> Choice? {
  guard case .named(let words) = begins.dish, state.offer == nil,
    case .item(let list, let id, let name)? = dishNamed(words, world), plainWords(name) == plainWords(words)
  else { return nil }
  let people = begins.servings.map { [SlotBinding(name: "servings", value: .number($0))] } ?? []
  return Choice(
    cookingIntent.name,
    slots: [SlotBinding(name: "recipe", value: .item(list: list, id: id, name: name))] + people)
}

/// The evening of the plan on the table that "tonight's dinner" or "Thursday's dinner" names; nil for all else.
private func plannedDay(_ dish: CookingBeginning.Dish, _ state: DialogueState, _ world: World) -> Day? {
  guard let meals = state.draft?.plan.meals else { return nil }
  switch dish {
  case .tonight: return meals.first { $0.day == world.today }?.day
  case .named(let words):
    let all = words.split(separator: " ").map(String.init)
    guard all.count < 3, let first = all.first,
      all.dropFirst().allSatisfy({ ["dinner", "meal", "dish", "one"].contains($0) })
    else { return nil }
    return meals.first { meal in
      let name = meal.day.weekday.name.lowercased()
      return first == name + "s" || first == name
    }?.day
  case .none: return nil
  }
}

/// "This soup" is the one just shown, "tonight's soup" the one planned for today; nil where neither is one.
private func dishAtHand(_ words: String, _ state: DialogueState, _ world: World) -> SlotBinding? {
  let all = words.split(separator: " ").map(String.init)
  let name = all.filter { !["tonights", "tonight", "todays", "'s", "this", "that"].contains($0) }.joined(
    separator: " ")
  guard !name.isEmpty else { return nil }
  let isTonight = name.split(separator: " ").count < all.count
  let shown = state.focus.recipe.flatMap { world.catalogue.card($0) }
  if !isTonight, let shown, shown.title.mentions(name) { return .recipe(shown.id, shown.title) }
  guard let planned = world.plannedMeal(on: world.today), planned.title.mentions(name) else { return nil }
  return SlotBinding(name: "day", value: .day(world.today))
}

/// Whether a word that may answer something else is meant for the dish at hand.
private func isMine(_ word: CookingWord, _ line: String, _ state: DialogueState, _ world: World) -> Bool {
  let isFree = state.questions.isEmpty && state.draft == nil && state.offer == nil && state.asked == nil
  switch word {
  case .amount(let food), .time(let food), .leaveOut(let food):
    guard let recipe = state.memory[Cooking.self].flatMap({ world.catalogue.recipe($0.recipe) }) else {
      return false
    }
    return !recipe.lines(of: food).isEmpty
  case .everything, .needs, .minutes, .heat: return state.asked == nil
  // A list that was shown goes on by "next" no more than the dish does.
  case .next, .back, .again, .place, .first, .last, .step, .stop, .finished:
    let cooking = state.memory[Cooking.self]
    // Dishes looked at between two steps go on by "more"; "next" is the next step.
    if word == .next, let cooking, cooking.step > 0, cooking.day == world.today, state.asked == nil,
      plainWords(line) == ["next"]
    {
      return true
    }
    let isAtHand = state.asked == nil && state.focus.recipe == cooking?.recipe
    return isFree || isAtHand
      || state.questions.top is ChoosingQuestion && !["yes", "no"].contains(line.lowercased())
  }
}

/// The dish a few words name: a title, else words of one; nil where no dish has them.
func dishNamed(_ words: String, _ world: World) -> SlotValue? {
  if let card = world.catalogue.cards.first(where: { $0.title.lowercased() == words.lowercased() }) {
    return .item(list: "recipe", id: card.id.rawValue, name: card.title)
  }
  let expectation = world.house.expectation(.showRecipe, slot: "recipe", entity: "recipe")
  if let expectation,
    case .item("recipe", let id, let name)? = world.reader.value(of: words, for: expectation)
  {
    return .item(list: "recipe", id: id, name: name)
  }
  return world.catalogue.cards.contains { $0.title.mentions(words) } ? .text(words) : nil
}

/// A line of one row with one of these speaks of the kitchen, a list or stars, and never of a recipe's own text.
private let wordsOfOtherRequests: Set<String> = [
  "mark", "star", "stars", "heart", "favourite", "favourites", "favorite", "favorites", "rating", "picked",
  "check",
  "checkmark", "basics", "staple", "staples", "weekly", "order", "store", "breakfast", "lunch", "calories",
  "stock",
  "spices", "used", "gone", "binned", "opened", "open", "frozen", "thawed", "date", "eaten", "made",
  "quicker", "finished",
  "place", "cost", "pounds", "remind",
]
