import Talk

/// The line as the stove's tables read it, the slots' words with it where a program fills them without a line.
func stoveLine(_ said: Said, _ turn: Turn) -> StoveLine {
  let slots = said.slots.bindings.filter { $0.range.isEmpty }.compactMap {
    $0.value.name?.replacing("-", with: " ")
  }
  return StoveLine(([said.text] + slots).joined(separator: " "), in: turn.world.catalogue.stove)
}

/// The scale that is shown first.
func heatScale(_ turn: Turn) -> TemperatureScale {
  let measures = turn.world.shownMeasures
  return measures.degrees ?? (measures.system == .metric ? .celsius : .fahrenheit)
}

/// Whether a dish on offer or planned goes by the words that were said: then that one is meant.
private func isPlannedDish(_ words: String, _ turn: Turn) -> Bool {
  let (state, world) = (turn.state, turn.world)
  let meals =
    (state.offer?.meals ?? []) + (state.draft?.plan.meals ?? [])
    + world.activePlans.flatMap(\.plan.meals).filter { $0.day >= world.today - 7 }
  return meals.contains { $0.title.mentions(words) }
}

/// "How do I cook rice", with beans and rice planned: plain food, where nothing points at the dish ("the rice").
private func asksOfPlainFood(_ words: String, _ text: String, _ line: StoveLine) -> Bool {
  let said = Utterance(text).tokens.map(\.text).joined(separator: " ")
  let points = ["the", "our", "my", "that", "this", "tonight"].contains {
    said.contains("\($0) \(words.lowercased())")
  }
  return !points && said.hasPrefix("how ") && !line.foods.isEmpty && words.split(separator: " ").count < 3
}

/// Whether the words name a kind of dish, and not plain food: "casserole", "pie".
private func saysKindOfDish(_ words: String) -> Bool {
  let kinds: Set<String> = [
    "casserole", "soup", "stew", "pie", "salad", "curry", "tacos", "taco", "chili", "sandwich", "risotto",
    "lasagna", "chowder", "enchiladas", "quiche", "pancakes", "cookies", "cake",
  ]
  return words.lowercased().split(separator: " ").contains { kinds.contains(String($0)) }
}

/// "Tuna casserole": a kind of dish is said, and a title has all of the words.
private func isDish(_ words: String, _ turn: Turn) -> Bool {
  saysKindOfDish(words) && turn.world.catalogue.cards.contains { $0.title.mentions(words) }
}

/// Where no dish of the book is named: what the line asks of plain food. Says it and gives true; false where it is
/// about something else. The dish comes first where its whole name is said, and one that is planned by part of it.
func answersByStove(_ said: Said, asksTime: Bool, _ turn: inout Turn) -> Bool {
  let stove = turn.world.catalogue.stove
  let line = stoveLine(said, turn)
  if said.slots.item("recipe") != nil || said.slots.value("recipe") == nil && line.foods.isEmpty {
    return false
  }
  // "A shepherd's pie with lamb mince" asks for a dish: its meat's roasting times would be no answer.
  if !asksTime, case .text(let words)? = said.slots.value("recipe"), saysKindOfDish(words) { return false }
  if case .text(let words)? = said.slots.value("recipe"),
    isPlannedDish(words, turn) && !asksOfPlainFood(words, said.text, line) || isDish(words, turn)
  {
    return false
  }
  if !said.slots.days("day").isEmpty || said.slots.has("servings") || said.slots.has("measures") {
    return false
  }
  if line.words.holdsAny(["reheat", "reheating", "warm up", "heat up"]), !line.foods.isEmpty {
    said.slots.readAll()
    tellSafeHeat(said, &turn)
    return true
  }
  let rules = stove.rules(for: line)
  if let howTo = steps(before: rules, line, stove) {
    said.slots.readAll()
    turn.hasReadLine = true
    tellHowTo(howTo, &turn)
    return true
  }
  if let rule = rules.first, rule.who.contains(.everyone), rule.words.contains(where: { $0.contains("+") }) {
    said.slots.readAll()
    tellRules(rules, line, &turn)
    return true
  }
  if asksTime {
    // "How long do I boil potatoes for mashing": a food and a way to cook it are said, and no dish.
    guard let times = cookingTimes(for: line, in: stove),
      line.rest(beside: times.rows.flatMap(\.words)).isEmpty
        || !line.methods.isEmpty
    else {
      return false
    }
    said.slots.readAll()
    tellTimes(times, line, &turn)
    return true
  }
  if let howTo = stove.howTo(for: line, whole: true) ?? askedHow(line, stove) {
    said.slots.readAll()
    turn.hasReadLine = true
    tellHowTo(howTo, &turn)
    return true
  }
  if let times = cookingTimes(for: line, in: stove), line.rest(beside: times.rows.flatMap(\.words)).isEmpty {
    said.slots.readAll()
    tellTimes(times, line, &turn)
    return true
  }
  return false
}

/// "How to melt the chocolate and not burn it": how-to steps that at least two words of the line name.
private func askedHow(_ line: StoveLine, _ stove: Stove) -> HowTo? {
  guard line.words.holdsAny(["how", "way to", "trick", "tips"]), let howTo = stove.howTo(for: line) else {
    return nil
  }
  return line.words.weight(of: howTo.words) > 1 ? howTo : nil
}

/// "How long do I boil an egg for a runny yolk": the steps, which say what has to be minded, where they name more
/// of the line than any rule for everyone does. A rule for somebody (pregnant, a baby) always comes first.
private func steps(before rules: [FoodRule], _ line: StoveLine, _ stove: Stove) -> HowTo? {
  guard !rules.isEmpty, rules.allSatisfy({ $0.who.contains(.everyone) }), let howTo = askedHow(line, stove)
  else {
    return nil
  }
  let ruled = rules.map { line.words.weight(of: $0.words) }.max() ?? 0
  return line.words.weight(of: howTo.words) > ruled ? howTo : nil
}

/// Whether what a line says beside its question changes nothing of the answer: no refusal, no number, nobody's illness.
private func isTalk(_ rest: [String]) -> Bool {
  !rest.contains { word in
    word.contains(where: \.isNumber) || word.hasPrefix("allerg")
      || ["without", "no", "not", "free", "vegan", "vegetarian", "pregnant", "baby", "toddler", "instead"]
        .contains(word)
  }
}

/// Plain food that the table has no time of: its steps where there are some, else that, with when it is safe.
private func answersWithoutTimes(_ line: StoveLine, _ said: Said, _ turn: inout Turn) -> Bool {
  if case .text(let words)? = said.slots.value("recipe"),
    turn.world.catalogue.cards.contains(where: { $0.title.mentions(words) })
  {
    return false
  }
  said.slots.readAll()
  if let howTo = turn.world.catalogue.stove.howTo(for: line, whole: true) {
    tellHowTo(howTo, &turn)
  } else {
    turn.say(NoCookingTime())
    let heats = safeHeats(for: line, in: turn.world.catalogue.stove)
    if !heats.isWholeChart {
      let stove = turn.world.catalogue.stove
      turn.say(
        SafeHeatsTold(
          answer: heats, sources: sources(of: heats.heats.map(\.source), stove), scale: heatScale(turn)))
    }
  }
  return true
}

/// "How do I boil eggs", "what is blanching", "salmon in the air fryer": steps, a word's meaning, or times.
func tellHow(_ said: Said, _ turn: inout Turn) {
  let stove = turn.world.catalogue.stove
  let line = stoveLine(said, turn)
  // "At what temperature do I bake bread" asks for no word.
  let wantsTerm =
    said.slots.has("term") && !line.words.holdsAny(["temperature", "how hot", "how long", "degree", "temp"])
  said.slots.readAll()
  if begins(one: said, turn), cooksDish(named: said, &turn) { return }
  // What was cooked once is heated through, whatever it was made of.
  if line.words.holdsAny(["reheat", "reheating", "warm up", "heat up", "warm it", "warm them"]) {
    let howTo = stove.howTo(for: line)
    if let howTo, howTo.words.contains(where: { $0.contains("heat") || $0.contains("warm") }) {
      turn.hasReadLine = true
      return tellHowTo(howTo, &turn)
    }
    return tellSafeHeat(said, &turn)
  }
  if wantsTerm, let term = stove.term(in: line) {
    turn.hasReadLine = isTalk(line.rest(beside: term.words))
    return turn.say(TermTold(term: term))
  }
  let rules = stove.rules(for: line)
  if let howTo = steps(before: rules, line, stove) {
    turn.hasReadLine = true
    return tellHowTo(howTo, &turn)
  }
  if let rule = rules.first, rule.words.contains(where: { $0.contains("+") && line.words.weight(of: $0) > 2 })
  {
    return tellRules(rules, line, &turn)
  }
  let times = cookingTimes(for: line, in: stove)
  let apparatus = line.methods.contains { ["air_fry", "pressure", "slow_cook", "microwave"].contains($0) }
  let asksTime = line.words.holdsAny(StoveWords.askingTime)
  let howTo = stove.howTo(for: line)
  let rest = line.rest(beside: howTo?.words ?? [])
  turn.hasReadLine = rest.isEmpty || howTo != nil && isTalk(rest)
  if let howTo, !asksTime, !apparatus || line.words.weight(of: howTo.words) > 2 {
    return tellHowTo(howTo, &turn)
  }
  if let times { return tellTimes(times, line, &turn) }
  if let howTo { return tellHowTo(howTo, &turn) }
  let asksHeat = line.words.holdsAny(["oven", "temperature", "degrees", "hot", "temp"])
  if !asksHeat, let term = stove.term(in: line) { return turn.say(TermTold(term: term)) }
  if cooksDish(named: said, &turn) { return }
  // "How hot should the oven be for the cornbread": of a dish, its steps tell.
  if asksHeat, !line.foods.isEmpty || said.slots.has("recipe") || line.words.holds("oven") {
    return tellSafeHeat(said, &turn)
  }
  turn.say(NoHowTo(words: said.text))
}

/// Times, with what else must be known of that food.
func tellTimes(_ times: TimesAnswer, _ line: StoveLine, _ turn: inout Turn) {
  let stove = turn.world.catalogue.stove
  turn.hasReadLine = line.rest(beside: times.rows.flatMap(\.words)).isEmpty
  let howTo =
    stove.howTo(for: line, whole: true)
    ?? stove.howTo(for: StoveLine("cook \(times.food.words[0])", in: stove))
  turn.say(
    TimesTold(
      answer: times, sources: sources(of: times.rows.map(\.source), stove), scale: heatScale(turn),
      howTo: howTo.map { lowered($0.title) }))
  // Wherever dried beans are asked about.
  if times.rows.contains(where: { StoveWords.poisonousRaw.contains($0.food) }),
    let rule = stove.rules.first(where: { $0.id == "kidney-raw" })
  {
    turn.say(RulesTold(rules: [rule], sources: sources(of: [rule.source], stove), scale: heatScale(turn)))
  }
}

/// Their names, each once.
func sources(of ids: [String], _ stove: Stove) -> [String] {
  ids.map { stove.name(of: $0) }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
}

/// What is safe for those a line is about. Source: requirements, "No harm".
func tellRules(_ rules: [FoodRule], _ line: StoveLine, _ turn: inout Turn) {
  let stove = turn.world.catalogue.stove
  let isTold = line.words.holdsAny(StoveWords.tellingPregnancy)
  let isKnown = turn.world.healthNotes.contains { $0.condition == "pregnancy" }
  turn.hasReadLine = true
  turn.say(
    RulesTold(
      rules: rules, sources: sources(of: rules.map(\.source), stove), scale: heatScale(turn),
      unnoted: isTold && !isKnown))
}

func tellHowTo(_ howTo: HowTo, _ turn: inout Turn) {
  let stove = turn.world.catalogue.stove
  turn.say(
    HowToTold(
      howTo: howTo, source: stove.name(of: howTo.source), isOurs: howTo.source == "ours",
      scale: heatScale(turn)))
}

/// A question about what is safe for somebody, or for everyone.
func tellFoodRule(_ said: Said, _ turn: inout Turn) {
  said.slots.readAll()
  let line = stoveLine(said, turn)
  turn.hasReadLine = true
  if speaksOfAnAnimal(said) { return tellOfAnimals(line, &turn) }
  let rules = turn.world.catalogue.stove.rules(for: line)
  guard !rules.isEmpty else { return turn.say(NoFoodRule()) }
  tellRules(rules, line, &turn)
}

func tellOfAnimals(_ line: StoveLine, _ turn: inout Turn) {
  let stove = turn.world.catalogue.stove
  let rule = stove.petRule(in: line)
  turn.say(
    AnimalsFood(
      danger: rule?.says, source: rule.map { stove.name(of: $0.source) },
      hasEaten: line.words.holdsAny(["ate", "eaten", "swallowed", "got into", "licked", "eating"])))
}

/// Whether the line asks something of an illness, a pregnancy or spoiled food, which no list of allergens answers:
/// then it is answered here. A baby's food that holds honey is left to its own answer.
func answersByRule(_ said: Said, _ turn: inout Turn) -> Bool {
  let stove = turn.world.catalogue.stove
  let line = stoveLine(said, turn)
  let rules = stove.rules(for: line, beside: said.slots.has("avoid")).filter { rule in
    !rule.who.contains(.infant)
      || ["baby-milk", "baby-raw-milk", "baby-juice", "baby-fish", "baby-caffeine"].contains(rule.id)
  }
  guard !rules.isEmpty else { return false }
  said.slots.readAll()
  tellRules(rules, line, &turn)
  return true
}
