import Talk

/// At what temperature it is safe, by the table; of foods that need none, that. Source: 001 "Safety"; USDA FSIS.
func tellSafeHeat(_ said: Said, _ turn: inout Turn) {
  let stove = turn.world.catalogue.stove
  let line = turn.stoveLine(said)
  let own = said.slots.foods().first.flatMap { turn.world.catalogue.table[$0] }
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
    if safe != nil || own.isPlainPlant { return turn.say(SafeTemperatureTold(food: own, safe: safe)) }
  }
  // "How do I know the rice is done": nothing is measured in it.
  turn.say(
    SafeHeatsTold(
      answer: answer, sources: sources(of: answer.heats.map(\.source), stove), scale: turn.heatScale))
}

extension Ingredient {
  /// A plant that is no grain and no bean, so that nothing inside of it has to be watched.
  fileprivate var isPlainPlant: Bool {
    section == .produce && protein == nil
  }
}
