import Talk

/// Nutrition of one serving of a dish, or of an amount of a food: calories and the rest, with how much of the
/// dish the figures cover. Source: requirements MP-24, QM-11.
struct NutritionTold: Reply {
  var name: String
  /// Nil for a serving of a dish.
  var amount: Amount?
  var facts: NutritionFacts
  /// The one asked about; nil for all.
  var nutrient: Nutrient?
  /// Of a dish: foods with figures, and foods there are; optional ones left out.
  var measured = 1
  var foods = 1

  func blocks(_ words: Wording) -> [Block] {
    if let nutrient { return blocks(on: nutrient) }
    let rows = Nutrient.allCases.compactMap { nutrient in facts[nutrient].map { row(nutrient, $0) } }
    guard !rows.isEmpty else { return .say("I have no figures for \(lowered(name)).") }
    let columns = [
      TableColumn("", priority: 9, minWidth: 14), TableColumn("Amount", .right, priority: 8),
      TableColumn("Of a day's value", priority: 6), TableColumn("", priority: 3, label: "measured"),
    ]
    return .say("\(capitalized(what)), about \(facts.grams.rounded) g:")
      + [.table(Table(columns: columns, rows: rows), indent: 2), .gap] + .say(coverage, .dim)
  }

  private func blocks(on nutrient: Nutrient) -> [Block] {
    guard let figure = facts[nutrient] else {
      return .say("Nobody has measured the \(nutrient.name) of \(lowered(name)).")
    }
    let share = dailyShare(figure, nutrient).map { ", \($0) % of a day's value" } ?? ""
    let of = nutrient == .energy ? "" : " of \(nutrient.name)"
    return .say("\(capitalized(what)): about \(figureText(figure.amount, nutrient))\(of)\(share).")
      + .say(coverage, .dim)
  }

  private var what: String {
    amount.map { "\(unbroken($0.text)) \(name)" } ?? "One serving of \(lowered(name))"
  }

  private func row(_ nutrient: Nutrient, _ figure: NutritionFacts.Figure) -> [TableCell] {
    let share = dailyShare(figure, nutrient).map { bar(value: $0, of: 100, width: 10) } ?? ""
    let part = figure.coverage >= 100 ? "" : "\(figure.coverage) % of it measured"
    return [
      TableCell(nutrient.name), TableCell(figureText(figure.amount, nutrient)), TableCell(share, .dim),
      TableCell(part),
    ]
  }

  /// "12 of 13 foods have figures; 96 % of the weight." Salt counts as written.
  private var coverage: String {
    guard amount == nil else { return "Figures: USDA FoodData Central." }
    let weight = facts[.energy]?.coverage ?? 0
    if !facts.unweighed.isEmpty {
      return
        "\(measured) of \(foods) foods have figures, from USDA FoodData Central. Not counted in, for want of a weight: "
        + "\(joined(facts.unweighed)); the true figure is higher."
    }
    return "\(measured) of \(foods) foods have figures (\(weight) % by weight), "
      + "from USDA FoodData Central."
  }

  private func dailyShare(_ figure: NutritionFacts.Figure, _ nutrient: Nutrient) -> Int? {
    nutrient.dailyValue.map { (figure.amount * 100 / Rational($0)).rounded }
  }

  func next(_ words: Wording) -> Closing {
    amount == nil ? .say("show the recipe", "what's in it") : words.foodClosing
  }

  var matter: Facts? {
    let nutrients = facts.figures.map { nutrient, figure in
      (
        nutrient.rawValue,
        JSONValue(encoding: ["amount": hundredths(figure.amount), "coverage": figure.coverage] as Facts)
      )
    }
    return [
      "kind": "nutrition", "name": name, "amount": amount, "grams": hundredths(facts.grams),
      "nutrients": Dictionary(uniqueKeysWithValues: nutrients), "asked": nutrient, "measured": measured,
      "foods": foods, "unweighed": facts.unweighed,
    ]
  }
}

/// Nothing measured, or the amount cannot be weighed.
struct NoNutritionFigures: Reply {
  var food: Ingredient
  /// As it was said; nil when none was.
  var amount: Amount?

  func blocks(_ words: Wording) -> [Block] {
    .say(
      amount.map { "I can't weigh \($0.text) of \(food.name), so I can't say." }
        ?? "I have no nutrition figures for \(food.name).")
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "nutrition", "name": food.name, "nutrients": [:] as Facts] }
  var status: ReplyStatus { .refused }
}
