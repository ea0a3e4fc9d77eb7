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

/// Where no dish of the book is named: what the line asks of plain food. Says it and gives true; false where it is
/// about something else. The dish comes first where its whole name is said, and one that is planned by part of it.
func answersByStove(_ said: Said, asksTime: Bool, _ turn: inout Turn) -> Bool {
  let stove = turn.world.catalogue.stove
  let line = stoveLine(said, turn)
  if said.slots.item("recipe") != nil || said.slots.value("recipe") == nil && line.foods.isEmpty {
    return false
  }
  if case .text(let words)? = said.slots.value("recipe"), isPlannedDish(words, turn) { return false }
  if !said.slots.days("day").isEmpty || said.slots.has("servings") || said.slots.has("measures") {
    return false
  }
  if line.words.holdsAny(["reheat", "reheating", "warm up", "heat up"]), !line.foods.isEmpty {
    said.slots.readAll()
    tellSafeHeat(said, &turn)
    return true
  }
  if let rule = stove.rules(for: line).first, rule.who.contains(.everyone),
    rule.words.contains(where: { $0.contains("+") })
  {
    said.slots.readAll()
    tellRules(stove.rules(for: line), line, &turn)
    return true
  }
  if asksTime {
    guard let times = cookingTimes(for: line, in: stove),
      line.rest(beside: times.rows.flatMap(\.words)).isEmpty
    else {
      return false
    }
    said.slots.readAll()
    tellTimes(times, line, &turn)
    return true
  }
  if let howTo = stove.howTo(for: line, whole: true) {
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
  let wantsTerm = said.slots.has("term")
  said.slots.readAll()
  if begins(one: said, turn), cooksDish(named: said, &turn) { return }
  if wantsTerm, let term = stove.term(in: line) { return turn.say(TermTold(term: term)) }
  let rules = stove.rules(for: line)
  if let rule = rules.first, rule.words.contains(where: { $0.contains("+") && line.words.weight(of: $0) > 2 })
  {
    return tellRules(rules, line, &turn)
  }
  let times = cookingTimes(for: line, in: stove)
  let apparatus = line.methods.contains { ["air_fry", "pressure", "slow_cook", "microwave"].contains($0) }
  let asksTime = line.words.holdsAny(StoveWords.askingTime)
  let howTo = stove.howTo(for: line)
  turn.hasReadLine = line.rest(beside: howTo?.words ?? []).isEmpty
  if let howTo, !asksTime, !apparatus || line.words.weight(of: howTo.words) > 2 {
    return tellHowTo(howTo, &turn)
  }
  if let times { return tellTimes(times, line, &turn) }
  if let howTo { return tellHowTo(howTo, &turn) }
  if let term = stove.term(in: line) { return turn.say(TermTold(term: term)) }
  if !cooksDish(named: said, &turn) { turn.say(NoHowTo(words: said.text)) }
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

private func tellHowTo(_ howTo: HowTo, _ turn: inout Turn) {
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
