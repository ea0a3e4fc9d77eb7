import Talk

/// What to take instead of a food; only what everybody here can eat, and what keeps to the limits of the request.
func substitute(_ said: Said, _ turn: inout Turn) {
  let table = turn.world.catalogue.table
  // The dish it is for changes nothing: a stand-in says itself where it works.
  _ = said.slots.value("recipe")
  guard let food = namedFoods(in: said, &turn).first?.food else { return }
  var asked: Ingredient?
  if said.slots.has("instead") {
    guard let named = namedFoods("instead", in: said, &turn).first else { return }
    asked = named.food
  }
  let wished = said.details.avoided().map { Avoidance($0) }
  let (fitting, leftOut) = substitutions(
    for: food.id, avoiding: turn.household.getDietaryRestrictions() + wished, table: table)
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
  turn.say(
    StandInsFound(food: food, choices: choices, leftOut: leftOut, asked: asked, works: asked != nil && works))
}

/// Another measure of the same; the weight when none was named. Source: 004 §3.8.
func convertMeasure(_ said: Said, _ turn: inout Turn) {
  let unit = said.slots.word("unit")
  let scale = said.slots.word("scale")
  if let degrees = said.slots.number("amount") {
    return convertDegrees(
      degrees, isFahrenheit: scale.map { $0 == "fahrenheit" } ?? (unit == "celsius"), &turn)
  }
  guard let amount = said.slots.amountSaid else { return unreadable(&turn) }
  var food: Ingredient?
  if said.slots.has("food") {
    guard let named = namedFoods(in: said, &turn).first else { return }
    food = named.food
  }
  convert(amount, to: unit.flatMap { Unit(rawValue: $0) }, of: food, &turn)
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
