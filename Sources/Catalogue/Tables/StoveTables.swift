import Kitchen

/// Reads the stove's tables, each a file; a row with a mistake is left out. `text` gives a file's text.
func readStove(_ text: (String) -> Parsed<String?>) -> Parsed<Stove> {
  var stove = Stove()
  var problems: [FileProblem] = []
  func read<Row: Sendable>(
    _ name: String, _ columns: [String], _ row: (TableRow) throws(RowError) -> Row
  ) -> [Row] {
    let file = text(name)
    problems += file.problems
    guard let text = file.value else { return [] }
    let parsed = readTable(text, file: "tables/\(name)", columns: columns, row: row)
    problems += parsed.problems
    return parsed.value
  }
  stove.foods = read("stove_foods.csv", ["id", "words", "safe", "times"]) { row throws(RowError) in
    StoveFood(
      id: try row.required("id"), words: row.list("words"), heats: row.list("safe"), times: row.list("times"))
  }
  stove.heats = read(
    "safe_temperatures.csv", ["id", "name", "fahrenheit", "rest", "hold", "sign", "note", "source"]
  ) { row throws(RowError) in
    guard let heat = try row.whole("fahrenheit") else { throw RowError("fahrenheit is empty") }
    return SafeHeat(
      id: try row.required("id"), name: try row.required("name"), fahrenheit: heat,
      rest: try row.whole("rest") ?? 0,
      hold: try row.whole("hold"), sign: row.text("sign"), note: row.text("note"),
      source: try row.required("source"))
  }
  stove.steps = read("steak_steps.csv", ["step", "words", "low", "high", "look"]) { row throws(RowError) in
    guard let low = try row.whole("low") else { throw RowError("low is empty") }
    return DonenessStep(
      name: try row.required("step"), words: row.list("words"), low: low, high: try row.whole("high"),
      look: row.text("look"))
  }
  stove.times = read("cooking_times.csv", timeColumns, cookingTime)
  stove.howTos = read("howtos.csv", ["id", "title", "words", "steps", "source"]) { row throws(RowError) in
    let steps = row.text("steps").split(separator: "|").map { $0.trimmingSpaces() }
    if steps.isEmpty { throw RowError("steps is empty") }
    return HowTo(
      id: try row.required("id"), title: try row.required("title"), words: row.list("words"), steps: steps,
      source: try row.required("source"))
  }
  stove.terms = read("cooking_terms.csv", ["term", "words", "means"]) { row throws(RowError) in
    KitchenTerm(name: try row.required("term"), words: row.list("words"), meaning: try row.required("means"))
  }
  stove.equivalents = read("kitchen_equivalents.csv", ["id", "words", "says", "source"]) {
    row throws(RowError) in
    Equivalent(
      id: try row.required("id"), words: row.list("words"), says: try row.required("says"),
      source: try row.required("source"))
  }
  stove.gasMarks = read("gas_marks.csv", ["mark", "fahrenheit", "source"]) { row throws(RowError) in
    guard let heat = try row.whole("fahrenheit") else { throw RowError("fahrenheit is empty") }
    return GasMark(mark: try row.required("mark"), fahrenheit: heat)
  }
  stove.portions = read(
    "portions.csv", ["id", "words", "amount", "unit", "grams", "as", "note", "source"], portion)
  stove.rules = read("food_rules.csv", ["id", "who", "words", "says", "ask", "source"]) {
    row throws(RowError) in
    try foodRule(row, ask: row.text("ask"))
  }
  stove.petRules = read("pet_rules.csv", ["id", "who", "words", "says", "source"]) { row throws(RowError) in
    try foodRule(row, ask: "vet")
  }
  stove.sources = read("stove_sources.csv", ["id", "name"]) { row throws(RowError) in
    StoveSource(id: try row.required("id"), name: try row.required("name"))
  }
  return Parsed(stove, problems: problems)
}

private func portion(_ row: TableRow) throws(RowError) -> Portion {
  _ = try row.required("source")
  let value = try row.number("amount")
  let unit = row.text("unit").isEmpty ? nil : Unit(named: row.text("unit"))
  if !row.text("unit").isEmpty, unit == nil { throw RowError("unit is not known") }
  let amount = value.flatMap { value in unit.map { Amount(value, $0) } }
  let grams = try row.whole("grams")
  if amount == nil, grams == nil { throw RowError("neither amount nor grams") }
  return Portion(
    id: try row.required("id"), words: row.list("words"), amount: amount, grams: grams, state: row.text("as"),
    note: row.text("note"))
}

private func foodRule(_ row: TableRow, ask: String) throws(RowError) -> FoodRule {
  let who = try row.list("who").map { (word: String) throws(RowError) in
    try row.word(word, in: "who", as: FoodRule.Who.self)
  }
  if who.isEmpty { throw RowError("who is empty") }
  return FoodRule(
    id: try row.required("id"), who: who, words: row.list("words"), says: try row.required("says"), ask: ask,
    source: try row.required("source"))
}

private let timeColumns = [
  "food", "form", "words", "state", "method", "weight_low", "weight_high", "thickness", "heat_f", "heat",
  "minutes_low",
  "minutes_high", "per", "inside_f", "rest", "water", "soak", "makes", "done", "note", "source",
]

private func cookingTime(_ row: TableRow) throws(RowError) -> CookingTime {
  CookingTime(
    food: try row.required("food"), form: row.text("form"), words: row.list("words"),
    state: row.text("state"),
    method: try row.required("method"), weightLow: try row.number("weight_low"),
    weightHigh: try row.number("weight_high"), thickness: row.text("thickness"),
    fahrenheit: try row.whole("heat_f"),
    heat: row.text("heat"), minutesLow: try row.whole("minutes_low"),
    minutesHigh: try row.whole("minutes_high"),
    per: try row.word(try row.required("per"), in: "per"), inside: row.text("inside_f"),
    rest: try row.whole("rest"),
    water: row.text("water"), soak: row.text("soak"), makes: row.text("makes"), done: row.text("done"),
    note: row.text("note"), source: try row.required("source"))
}
