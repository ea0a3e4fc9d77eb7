import Talk

/// At what temperature it is safe, by the table; of foods that need none, that. Source: 001 "Safety"; USDA FSIS.
func tellSafeHeat(_ said: Said, _ turn: inout Turn) {
  if tellOvenHeat(said, &turn) { return }
  let stove = turn.world.catalogue.stove
  let line = stoveLine(said, turn)
  let own = said.slots.foods().first.flatMap { turn.world.catalogue.table[$0] }
  if own == nil, line.foods.isEmpty, case .item(_, _, let name)? = said.slots.value("food") {
    said.slots.readAll()
    return turn.say(UnknownFood(name))
  }
  said.slots.readAll()
  turn.hasReadLine = !line.foods.isEmpty
  let rules = stove.rules(for: line)
  if line.degrees == nil, let rule = rules.first,
    rule.words.contains(where: { line.words.weight(of: $0) > 1 }),
    !rule.who.contains(.everyone)
      || ["pink-ground", "raw-poultry", "raw-meat", "raw-fish", "raw-egg", "rice-hot", "danger-zone"]
        .contains(rule.id)
  {
    return tellRules(rules, line, &turn)
  }
  let answer = safeHeats(for: line, in: stove)
  if answer.isWholeChart, let own {
    let safe = safeTemperature(of: own)
    if safe != nil || isPlainPlant(own) { return turn.say(SafeTemperatureTold(food: own, safe: safe)) }
  }
  // "How do I know the rice is done": nothing is measured in it.
  turn.say(
    SafeHeatsTold(
      answer: answer, sources: sources(of: answer.heats.map(\.source), stove), scale: heatScale(turn)))
}

/// A plant that is no grain and no bean, so that nothing inside of it has to be watched.
private func isPlainPlant(_ food: Ingredient) -> Bool { food.section == .produce && food.protein == nil }
