import Talk

/// All of them, by word, then food.
func ownWords(_ world: World) -> [NamedWord] { world.ownWords.map { named($0, world) } }

/// "A scoop is 30 g", "by mince we mean ground turkey". Source: requirements QM-03, QM-15.
func tellWord(_ said: Said, _ turn: inout Turn) {
  let table = turn.world.catalogue.table
  let unit = said.slots.word("unit").flatMap { Unit(rawValue: $0) }
  let food = said.slots.foods().first.flatMap { table[$0] }
  let amount = said.slots.amountSaid
  if let unit, let food {
    guard let amount else { return sayPlainly(said, &turn) }
    let meant = unit == .can ? table.canned(food) : food
    return keep(OwnWord(unit.symbol, of: meant.id, meaning: .amount(amount)), &turn)
  }
  guard let word = said.slots.word("word").map(OwnWord.key), !word.isEmpty else {
    return sayPlainly(said, &turn)
  }
  switch (amount, food) {
  case (let amount?, _):
    if let known = Unit(named: word), known.dimension == .volume || known.dimension == .weight {
      return turn.say(MeasureIsFixed(word: word, unit: known))
    }
    if let named = table.ingredient(named: word) { return turn.say(PieceNotKept(food: named)) }
    let told = Amount(amount.value, amount.unit == .ounce && isPoured(word) ? .fluidOunce : amount.unit)
    keep(OwnWord(word, of: food?.id, meaning: .amount(told)), &turn)
  case (nil, let food?):
    let asSaid = said.slots.word("word") ?? word
    if isSafetyWord(asSaid, in: turn.world) { return turn.say(SafetyWordStands(word: asSaid)) }
    keep(OwnWord(word, meaning: .food(food.id)), &turn)
  case (nil, nil): sayPlainly(said, &turn)
  }
}

/// What one drinks and ladles from holds fluid ounces, whatever is poured into it.
private func isPoured(_ word: String) -> Bool {
  ["mug", "glass", "cup", "jug", "pitcher", "ladle", "beaker", "thermos", "spoon", "bottle"].contains {
    word.hasSuffix($0)
  }
}

/// Whether the word names an allergen or a diet, which mean the same to everybody.
private func isSafetyWord(_ word: String, in world: World) -> Bool {
  let avoidance = Expectation(intent: "", slot: "word", entity: "avoid")
  switch world.reader.value(of: word, for: avoidance)?.avoided {
  case .allergen?, .diet?: return true
  case .food?, nil: return false
  }
}

private func keep(_ word: OwnWord, _ turn: inout Turn) {
  if let unit = word.amount?.unit, unit.dimension != .volume, unit.dimension != .weight {
    return turn.say(MeasureNotMeasured())
  }
  let before = turn.world.kitchen.row(like: word)
  turn.put(word)
  turn.say(WordKept(word: named(word, turn.world), before: before.map { named($0, turn.world) }))
}

/// One word, or all of them.
func forgetWord(_ said: Said, _ turn: inout Turn) {
  let known = turn.world.ownWords
  guard let word = said.slots.word("word").map(OwnWord.key) else {
    // Never all of them where one was meant.
    guard said.slots.word("mode") == "all" else { return sayPlainly(said, &turn) }
    for own in known { turn.remove(own) }
    return turn.say(WordsForgotten(words: known.map { named($0, turn.world) }, asked: nil))
  }
  let gone = known.filter { $0.word == word }
  for own in gone { turn.remove(own) }
  turn.say(WordsForgotten(words: gone.map { named($0, turn.world) }, asked: word))
}
