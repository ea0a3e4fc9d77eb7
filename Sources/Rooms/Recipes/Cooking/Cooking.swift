import Talk

extension Turn {
  /// The dish being cooked, as it is read; nil without one, and where the book no longer has it.
  func viewOfCooking() -> (cooking: Cooking, view: RecipeView)? {
    guard let cooking = state.memory[Cooking.self], let recipe = world.catalogue.recipe(cooking.recipe),
      !recipe.steps.isEmpty
    else { return nil }
    var measures = world.shownMeasures
    if let wished = cooking.measures { measures = ShownMeasures(system: wished) }
    var view = RecipeView(recipe, servings: cooking.servings, in: measures, table: world.catalogue.table)
    view.leftOut = Set(cooking.leftOut ?? [])
    return (cooking, view)
  }
}

/// Begins a dish, or goes on with the one at hand.
func cookAlong(_ said: Said, _ turn: inout Turn) {
  let word = said.slots.word("go").flatMap { CookingWord(id: $0) } ?? HeardCooking(said.text)?.word
  let step = said.slots.number("step").map { CookingWord.step($0.rounded) }
  let isNamed = said.slots.has("recipe") || said.slots.has("day") || said.slots.has("choice")
  if !isNamed, let (cooking, view) = turn.viewOfCooking() {
    return go(step ?? word ?? .place, cooking, view, &turn)
  }
  if !isNamed, step != nil || word?.needsADish == true {
    return turn.say(
      NothingCooking(title: turn.state.focus.recipe.flatMap { turn.world.catalogue.card($0)?.title }))
  }
  begin(said, &turn)
}

private func begin(_ said: Said, _ turn: inout Turn) {
  begin(said.slots.dish, RecipeWish(said), &turn)
  if CookingPace(said.text).isSlow, turn.state.memory[Cooking.self] != nil { turn.say(OneStepAtATime()) }
}

/// "Lets cook the mac and cheese", where nothing in plain words tells how that is cooked: a dish of the book by its name,
/// gone through step by step. False where the words name none; nothing is said then.
func cooksDish(named said: Said, _ turn: inout Turn) -> Bool {
  let words = Utterance(said.text).tokens.filter { $0.kind == .word }.map(\.text)
  guard words.contains(where: { ["cook", "make", "cooking", "making"].contains($0) }), said.text.last != "?"
  else {
    return false
  }
  let name = words.filter { !aroundDishes.contains($0) }.joined(separator: " ")
  guard !name.isEmpty, turn.world.catalogue.cards.contains(where: { $0.title.mentions(name) }) else {
    return false
  }
  begin(.unknown(name), RecipeWish(said), &turn)
  return true
}

/// Whether somebody sets about cooking one dish of the book, of which the words fit no other: "let's cook the dal". Plain
/// foods ("let's cook the rice") fit many, and are told how they are cooked.
func begins(one said: Said, _ turn: Turn) -> Bool {
  let words = Utterance(said.text).tokens.filter { $0.kind == .word }.map(\.text)
  guard words.prefix(4).contains(where: { ["let", "lets"].contains($0) }) else { return false }
  let name = words.filter { !aroundDishes.contains($0) }.joined(separator: " ")
  guard !name.isEmpty else { return false }
  let planned = turn.world.plannedMeal(on: turn.world.today).map { $0.title.mentions(name) } ?? false
  return planned || turn.world.catalogue.cards.count { $0.title.mentions(name) } == 1
}

/// What stands around a dish's name where somebody sets about cooking it.
private let aroundDishes: Set<String> = [
  "lets", "let", "us", "cook", "make", "cooking", "making", "start", "begin", "now", "please", "the", "a",
  "our", "my",
  "ok", "okay", "so", "no", "stop", "instead", "then", "i", "we", "will", "want", "to", "going", "im", "am",
  "wanna",
  "gonna", "tonight", "today", "i'm", "we're", "are", "rather", "yes", "with", "me", "'s", "'re", "'m", "'ll",
]

private func begin(_ wanted: DishReference, _ wish: RecipeWish, _ turn: inout Turn) {
  var reference = wanted
  let isOpen = reference == .focus && !turn.state.focus.isOneDish && turn.state.offer == nil
  if isOpen {
    guard turn.world.plannedMeal(on: turn.world.today) != nil else { return turn.say(CookWhat()) }
    reference = .day(turn.world.today)
  }
  guard let dish = dish(reference, &turn), let view = view(of: dish, as: wish, &turn) else { return }
  guard !view.shown.steps.isEmpty else { return turn.say(NoSteps(title: dish.recipe.title)) }
  let before = turn.viewOfCooking().map {
    StoppedCooking(title: $0.view.written.title, step: $0.cooking.step, isEaten: false)
  }
  if let before, turn.state.memory[Cooking.self]?.recipe != dish.recipe.id { turn.say(before) }
  turn.state.memory[Cooking.self] = Cooking(
    recipe: dish.recipe.id, servings: view.servings, measures: view.system, step: 0, day: turn.world.today)
  turn.isUndoable = true
  // "Next" belongs to the dish from here on, whatever was offered before.
  turn.state.offer = nil
  turn.state.questions.close { $0 is ChoosingQuestion }
  turn.say(
    CookingBegins(view: view, card: dish.card, unfit: whoMayNot(dish.card, within: 0, turn)),
    focus: .dish(dish, as: view, in: turn))
}

/// Those of the house, and guests of the week ahead, who strictly avoid something in the dish, or for whom nobody vouches.
func whoMayNot(_ card: RecipeCard, within days: Int = 7, _ turn: Turn) -> [String] {
  peopleAgainst(turn, within: days) { !Avoidance($0).allows(card) }
}

/// Takes one word on the dish at hand.
private func go(_ word: CookingWord, _ cooking: Cooking, _ view: RecipeView, _ turn: inout Turn) {
  let count = view.shown.steps.count
  switch word {
  case .next:
    guard cooking.step < count else { return finish(cooking, view, &turn) }
    show(cooking.step + 1, cooking, view, &turn)
  case .back: show(max(0, cooking.step - 1), cooking, view, &turn)
  case .again, .place: show(cooking.step, cooking, view, isAgain: true, &turn)
  case .first: show(1, cooking, view, &turn)
  case .last: show(count, cooking, view, &turn)
  case .step(let number):
    guard (1...count).contains(number) else { return turn.say(NoSuchStep(count: count)) }
    show(number, cooking, view, &turn)
  case .needs:
    guard cooking.step > 0 else { return show(0, cooking, view, &turn) }
    turn.say(StepNeeds(view: view, step: cooking.step))
  case .everything: turn.say(CookingNeeds(view: view))
  case .minutes: turn.say(StepTakes(view: view, step: cooking.step))
  case .amount(let food):
    turn.say(AmountInDish(view: view, food: food, lines: view.shown.lines(of: food)))
  case .time(let food): turn.say(FoodTakes(view: view, food: food, steps: view.shown.steps(with: food)))
  case .heat: turn.say(StepHeat(view: view, step: cooking.step))
  case .leaveOut(let food):
    leaveOut(food, cooking, view, &turn)
  case .stop:
    turn.state.memory[Cooking.self] = nil
    turn.isUndoable = true
    let isEaten = turn.world.history.contains {
      $0.recipe == cooking.recipe && $0.outcome == .cooked && turn.world.today - $0.day <= 1
    }
    turn.say(StoppedCooking(title: view.written.title, step: cooking.step, isEaten: isEaten))
  case .finished: finish(cooking, view, &turn)
  }
}

/// A food stays out of this pan, and every step says so from here on.
private func leaveOut(_ food: String, _ cooking: Cooking, _ view: RecipeView, _ turn: inout Turn) {
  let lines = view.shown.lines(of: food)
  var (cooking, view) = (cooking, view)
  view.leftOut.formUnion(lines)
  cooking.leftOut = view.leftOut.sorted()
  turn.state.memory[Cooking.self] = cooking
  turn.isUndoable = true
  turn.say(LeftOutHere(view: view, food: food, lines: lines))
}

private func show(
  _ step: Int, _ cooking: Cooking, _ view: RecipeView, isAgain: Bool = false, _ turn: inout Turn
) {
  var cooking = cooking
  cooking.step = step
  cooking.day = turn.world.today
  turn.state.memory[Cooking.self] = cooking
  let focus = Focus.recipe(cooking.recipe, servings: min(20, max(1, view.servings.rounded)))
  if step == 0, let card = turn.world.catalogue.card(cooking.recipe) {
    turn.say(CookingBegins(view: view, card: card, unfit: whoMayNot(card, within: 0, turn)), focus: focus)
  } else {
    turn.say(StepShown(view: view, step: max(1, step)), focus: focus)
  }
}

/// All steps are done: the planning room notes it and asks how it was.
private func finish(_ cooking: Cooking, _ view: RecipeView, _ turn: inout Turn) {
  turn.state.memory[Cooking.self] = nil
  turn.say(CookingDone(title: view.written.title))
  turn.tell(DishCooked(cooking.recipe, servings: max(1, view.servings.rounded)))
}

extension CookingWord {
  /// Whether it makes sense only while something is cooked.
  fileprivate var needsADish: Bool {
    switch self {
    case .first: false
    default: true
    }
  }

  /// As a slot has it.
  var id: String {
    switch self {
    case .next: "next"
    case .back: "back"
    case .again: "again"
    case .place: "place"
    case .first: "first"
    case .last: "last"
    case .needs: "needs"
    case .everything: "everything"
    case .minutes: "minutes"
    case .stop: "stop"
    case .finished: "finished"
    case .step(let number): "step-\(number)"
    case .amount(let food): "amount-\(food)"
    case .time(let food): "time-\(food)"
    case .heat: "heat"
    case .leaveOut(let food): "without-\(food)"
    }
  }

  init?(id: String) {
    let known: [CookingWord] = [
      .next, .back, .again, .place, .first, .last, .needs, .everything, .minutes, .heat, .stop, .finished,
    ]
    if let word = known.first(where: { $0.id == id }) {
      self = word
    } else if id.hasPrefix("step-"), let number = Int(id.dropFirst(5)) {
      self = .step(number)
    } else if id.hasPrefix("amount-") {
      self = .amount(String(id.dropFirst(7)))
    } else if id.hasPrefix("without-") {
      self = .leaveOut(String(id.dropFirst(8)))
    } else if id.hasPrefix("time-") {
      self = .time(String(id.dropFirst(5)))
    } else {
      return nil
    }
  }
}
