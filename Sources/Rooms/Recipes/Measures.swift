import Talk

/// What to take instead of a food; only what everybody here can eat, and what keeps to the limits of the request.
func substitute(_ said: Said, _ turn: inout Turn) {
  let table = turn.world.catalogue.table
  // The dish it is for changes nothing: a stand-in says itself where it works.
  let isOfDish = said.slots.value("recipe") != nil
  // "Can I use thyme instead?" behind a question about rosemary.
  if !said.slots.has("food"), said.slots.has("instead"), let last = turn.state.last?.recognition,
    last.intent == said.recognition.intent, let food = last.slots.first(where: { $0.name == "food" })
  {
    let slots = said.recognition.slots + [SlotBinding(name: "food", value: food.value)]
    _ = said.slots.value("instead")
    return turn.perform(Choice(last.intent ?? "", slots: slots))
  }
  guard let food = namedFoods(in: said, &turn).first?.food else { return }
  if tellIntoDish(food, said, &turn) { return }
  if isHerbOrSpice(food), leavesOut(said.text), !isOfDish, !said.slots.has("instead") {
    return turn.say(SeasoningLeftOut(food: food))
  }
  var asked: Ingredient?
  if said.slots.has("instead") {
    guard let named = namedFoods("instead", in: said, &turn).first else { return }
    asked = named.food
  }
  // For whoever lives here, and for the guests of tonight.
  let own = turn.household.getDietaryRestrictions()
  let guests = turn.world.avoids(on: turn.world.today, of: turn.household).filter { !own.contains($0) }
  let avoids = own + guests + said.details.avoided().map { Avoidance($0) }
  let (fitting, leftOut) = substitutions(for: food.id, avoiding: avoids, table: table)
  let choices = fitting.map { substitution in
    StandIn(
      substitution: substitution,
      names: substitution.use.map { part in
        table[part.ingredient]?.name(forCount: part.amount.value) ?? part.ingredient.rawValue
      })
  }
  // "Yogurt" stands for every yogurt.
  let kind = said.slots.word("instead") ?? ""
  let works = fitting.flatMap(\.use).contains { isKind($0.ingredient, of: kind) }
  if let asked, !works, isSameKind(asked, food, avoiding: avoids) {
    return turn.say(SameKindWorks(food: food, asked: asked))
  }
  turn.say(
    StandInsFound(food: food, choices: choices, leftOut: leftOut, asked: asked, works: asked != nil && works))
}

/// One pasta for another, one rice for another, where nobody here has to go without it.
private func isSameKind(_ asked: Ingredient, _ food: Ingredient, avoiding avoids: [Avoidance]) -> Bool {
  ["Pasta", "Rice"].contains(food.subcategory) && asked.subcategory == food.subcategory && asked.id != food.id
    && avoids.allSatisfy { verdict(of: asked, for: $0.what) == .free }
}

/// A dish holds together without any one of them; salt does more than season.
private func isHerbOrSpice(_ food: Ingredient) -> Bool {
  ["Spices", "Herbs"].contains(food.subcategory) && food.id.rawValue != "salt"
}

/// "Can I leave the flakes out", "do I need the thyme": whether it is needed, and not what stands in for it. In a
/// dish that is named in other words than its title ("the basil in pesto") it may be what the dish is made of.
private func leavesOut(_ line: String) -> Bool {
  let words = wordsSaid(line).map(\.word)
  let all = Set(words)
  let asks = zip(words, words.dropFirst()).contains {
    ["do", "would"].contains($0) && ["i", "we"].contains($1)
  }
  return all.isDisjoint(with: ["in", "instead", "substitute", "place", "replace"])
    && (all.isSuperset(of: ["leave", "out"]) || !all.isDisjoint(with: ["skip", "omit", "drop"])
      || asks && all.contains("need"))
}

/// Another measure of the same; the weight when none was named. Source: 004 §3.8.
func convertMeasure(_ said: Said, _ turn: inout Turn) {
  if convertsByStove(said, &turn) { return }
  let unit = said.slots.word("unit")
  let scale = said.slots.word("scale")
  if let degrees = said.slots.number("amount") {
    return convertDegrees(
      degrees, isFahrenheit: scale.map { $0 == "fahrenheit" } ?? (unit == "celsius"), &turn)
  }
  guard let amount = said.slots.amountSaid else { return unreadable(&turn) }
  // "How much is 425 in Celsius": a bare number is of the other scale.
  if let unit, ["celsius", "fahrenheit"].contains(unit), amount.unit == .each {
    return convertDegrees(amount.value, isFahrenheit: unit == "celsius", &turn)
  }
  var food: Ingredient?
  if said.slots.has("food") {
    guard let named = namedFoods(in: said, &turn).first else { return }
    food = named.food
  }
  let wanted = unit.flatMap { Unit(rawValue: $0) }
  if let low = lowEnd(of: amount, in: stoveLine(said, turn).words.words) {
    convert(Amount(low, amount.unit), to: wanted, of: food, &turn)
    return convert(amount, to: wanted, of: food, &turn)
  }
  if let share = shareSaid(stoveLine(said, turn).words.words) {
    let part = Amount(amount.value * share, amount.unit)
    turn.say(PartOfAmount(share: share, amount: amount, part: part, also: partInReadableUnit(part)))
    if wanted == nil { return }
    return convert(part, to: wanted, of: food, &turn)
  }
  convert(amount, to: wanted, of: food, &turn)
}

/// The lower end of a range that was said ("3-4 cups"); nil where the amount is all.
private func lowEnd(of amount: Amount, in words: [String]) -> Rational? {
  for at in words.indices.dropFirst() where Rational(text: words[at]) == amount.value {
    let before = ["to", "or"].contains(words[at - 1]) && at > 1 ? words[at - 2] : words[at - 1]
    if let low = Rational(text: before), low < amount.value, !words[at].contains("/") { return low }
  }
  return nil
}

/// "Half of", "a third of", "double" in front of an amount.
private func shareSaid(_ words: [String]) -> Rational? {
  for at in words.indices where at + 1 < words.count {
    let next = words[at + 1]
    switch words[at] {
    case "half" where next == "of", "1/2" where next == "of", "halve": return Rational(1, 2)
    case "third" where next == "of", "1/3" where next == "of":
      return at > 0 && words[at - 1] == "two" ? Rational(2, 3) : Rational(1, 3)
    case "quarter" where next == "of", "fourth" where next == "of", "1/4" where next == "of":
      return at > 0 && words[at - 1] == "three" ? Rational(3, 4) : Rational(1, 4)
    case "2/3" where next == "of": return Rational(2, 3)
    case "3/4" where next == "of": return Rational(3, 4)
    case "double", "twice": return Rational(2)
    case "triple": return Rational(3)
    default: continue
    }
  }
  return nil
}

/// Gas marks, sticks, cloves, pans and the like; a part of an amount. False where it is plain arithmetic.
private func convertsByStove(_ said: Said, _ turn: inout Turn) -> Bool {
  let stove = turn.world.catalogue.stove
  let line = stoveLine(said, turn)
  if let gas = stove.gasAnswer(for: line) {
    said.slots.readAll()
    turn.say(GasMarkTold(answer: gas))
    return true
  }
  guard said.slots.number("amount") == nil || !said.slots.has("scale") else { return false }
  let isCounted = said.slots.has("unit") && said.slots.amountSaid != nil
  guard let row = stove.equivalent(for: line),
    !isCounted || ["garlic-head", "egg-weight"].contains(row.id)
      || row.id.hasPrefix("pan") && line.words.holdsAny(["pan", "tin", "dish"])
  else { return false }
  said.slots.readAll()
  turn.hasReadLine = true
  turn.say(EquivalentTold(row: row, source: stove.name(of: row.source)))
  return true
}

/// The same heat on the other scale.
private func convertDegrees(_ degrees: Rational, isFahrenheit: Bool, _ turn: inout Turn) {
  let scale: TemperatureScale = isFahrenheit ? .fahrenheit : .celsius
  turn.say(DegreesConverted(degrees: degrees, isFahrenheit: isFahrenheit, other: scale.onOther(degrees)))
}

private func convert(_ amount: Amount, to unit: Unit?, of food: Ingredient?, _ turn: inout Turn) {
  let isVolume = amount.unit.dimension == .volume && food == nil
  let wanted = unit ?? (isVolume ? .fluidOunce : amount.unit.dimension == .weight ? .gram : .ounce)
  let density = food?.density ?? .unknown
  do throws(ConversionError) {
    let result = try convertUnit(amount, to: wanted, density: density)
    let other: Unit? = wanted == .ounce ? .gram : wanted == .fluidOunce ? .milliliter : nil
    let also = unit == nil ? other.flatMap { try? convertUnit(amount, to: $0, density: density) } : nil
    turn.say(MeasureConverted(amount: amount, food: food, result: result, also: also))
  } catch {
    turn.say(MeasureNotConverted(amount: amount, food: food, unit: wanted))
  }
}
