import Dialogue
import Kitchen
import Values

extension Wording {
  /// Calories and the rest, with how much of the dish the figures cover. Source: requirements MP-24,
  /// QM-11.
  func nutrition(_ answer: NutritionAnswer) -> [Block] {
    let what =
      answer.amount.map { amount in
        "\(unbroken(amount.text)) \(answer.name)"
      } ?? "One serving of \(lowered(answer.name))"
    if let nutrient = answer.nutrient {
      guard let figure = answer.facts[nutrient] else {
        return .say("Nobody has measured the \(nutrient.name) of \(lowered(answer.name)).")
      }
      let share = dailyShare(figure, nutrient).map { ", \($0) % of a day's value" } ?? ""
      let of = nutrient == .energy ? "" : " of \(nutrient.name)"
      return .say("\(capitalized(what)): about \(figureText(figure, nutrient))\(of)\(share).")
        + .say(coverageText(answer), .dim)
    }
    let rows = Nutrient.allCases.compactMap { nutrient -> [Cell]? in
      guard let figure = answer.facts[nutrient] else { return nil }
      let share = dailyShare(figure, nutrient).map { bar(value: $0, of: 100, width: 10) } ?? ""
      return [
        Cell(nutrient.name), Cell(figureText(figure, nutrient)), Cell(share, .dim), Cell(partText(figure)),
      ]
    }
    guard !rows.isEmpty else { return .say("I have no figures for \(lowered(answer.name)).") }
    let columns = [
      Column("", priority: 9, minWidth: 14), Column("Amount", .right, priority: 8),
      Column("Of a day's value", priority: 6), Column("", priority: 3, label: "measured"),
    ]
    return .say("\(capitalized(what)), about \(answer.facts.grams.rounded) g:")
      + [.table(Table(columns: columns, rows: rows), indent: 2), .gap] + .say(coverageText(answer), .dim)
  }

  /// "12 of 13 foods have figures; 96 % of the weight." Salt counts as written.
  private func coverageText(_ answer: NutritionAnswer) -> String {
    guard answer.amount == nil else { return "Figures: USDA FoodData Central." }
    let weight = answer.facts[.energy]?.coverage ?? 0
    let missing = answer.facts.unweighed.isEmpty ? "" : " Not weighed: \(joined(answer.facts.unweighed))."
    return "\(answer.measured) of \(answer.foods) foods have figures (\(weight) % by weight), "
      + "from USDA FoodData Central.\(missing)"
  }

  private func partText(_ figure: NutritionFacts.Figure) -> String {
    figure.coverage >= 100 ? "" : "\(figure.coverage) % of it measured"
  }

  private func figureText(_ figure: NutritionFacts.Figure, _ nutrient: Nutrient) -> String {
    figureText(figure.amount, nutrient)
  }

  /// "1,005 mg", "9.2 g", "505 kcal".
  func figureText(_ value: Rational, _ nutrient: Nutrient) -> String {
    let unit = nutrient.unitText
    if value < Rational(10), !value.isZero, unit != "kcal" {
      let tenths = (value * 10).rounded
      return "\(tenths / 10).\(tenths % 10)\u{A0}\(unit)"
    }
    return "\(thousands(value.rounded))\u{A0}\(unit)"
  }

  private func dailyShare(_ figure: NutritionFacts.Figure, _ nutrient: Nutrient) -> Int? {
    nutrient.dailyValue.map { (figure.amount * 100 / Rational($0)).rounded }
  }
}

extension Nutrient {
  /// What a label calls it.
  var name: String {
    switch self {
    case .energy: "calories"
    case .protein: "protein"
    case .carbohydrate: "carbohydrates"
    case .fat: "fat"
    case .fiber: "fiber"
    case .sugar: "sugar"
    case .sodium: "sodium"
    case .cholesterol: "cholesterol"
    case .saturatedFat: "saturated fat"
    case .vitaminA: "vitamin A"
    case .vitaminC: "vitamin C"
    case .calcium: "calcium"
    case .iron: "iron"
    }
  }

  var unitText: String {
    switch self {
    case .energy: "kcal"
    case .protein, .carbohydrate, .fat, .fiber, .sugar, .saturatedFat: "g"
    case .sodium, .cholesterol, .vitaminC, .calcium, .iron: "mg"
    case .vitaminA: "µg"
    }
  }

  /// The daily value of adults, in the nutrient's unit; sugar has one for added sugar only.
  /// Source: 21 CFR 101.9(c)(8)(iv) and (c)(9).
  var dailyValue: Int? {
    switch self {
    case .energy: 2000
    case .protein: 50
    case .carbohydrate: 275
    case .fat: 78
    case .fiber: 28
    case .sugar: nil
    case .sodium: 2300
    case .cholesterol: 300
    case .saturatedFat: 20
    case .vitaminA: 900
    case .vitaminC: 90
    case .calcium: 1300
    case .iron: 18
    }
  }
}
