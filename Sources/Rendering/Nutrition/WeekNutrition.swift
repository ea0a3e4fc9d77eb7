import Dialogue
import Kitchen
import Planning
import Values

extension Wording {
  /// The week in one line, for under a plan: averages of a plate. Source: requirements MP-38.
  func nutritionLine(_ week: WeeklyNutrition) -> String {
    let figures = [Nutrient.energy, .protein, .carbohydrate, .fat, .sodium].compactMap { nutrient in
      week.average(nutrient).map { amount in
        let name = nutrient == .energy ? "" : "\u{A0}\(nutrient.shortName)"
        return figureText(amount, nutrient) + name
      }
    }
    guard !figures.isEmpty else { return "" }
    return "A dinner on average: \(figures.joined(separator: ", ")); "
      + "\(unbroken(servingsText(week.vegetables))) of vegetables, "
      + "\(counted(week.proteins.count, "kind")) of protein in all."
  }

  /// The week evening by evening, its averages, what to change; a question about one thing is answered
  /// alone. Source: requirements MP-25.
  func week(_ week: WeeklyNutrition, asked: NutritionTopic?) -> [Block] {
    let days = week.dinners.map(\.meal.day)
    guard !days.isEmpty else { return .say("I no longer have the recipes of that plan.") }
    if let asked { return answer(on: asked, in: week) + .say(coverage(of: week), .dim) }
    return [.heading("Nutrition, \(spanText(days)): one plate each evening"), nutritionTable(week), .gap]
      + .say(balanceSentence(week)) + week.warnings.map { .item("• ", [Span(sentence(on: $0, in: week))]) }
      + [.gap] + .say(footnote(week), .dim)
  }

  private func nutritionTable(_ week: WeeklyNutrition) -> Block {
    let shown: [Nutrient] = [.energy, .protein, .sodium, .fiber, .carbohydrate, .fat]
    var rows = week.dinners.map { dinner in
      [Cell(dinner.meal.day.shortText), Cell(title(of: dinner.meal), .accent)]
        + shown.map { nutrient in Cell(tableText(dinner.facts[nutrient]?.amount, nutrient)) }
        + [Cell(tenths(dinner.vegetables))]
    }
    rows.append(
      [Cell(""), Cell("A dinner on average", .heading)]
        + shown.map { Cell(tableText(week.average($0), $0), .heading) }
        + [Cell(tenths(week.vegetables), .heading)])
    rows.append(
      [Cell(""), Cell("Share of a day", .dim)]
        + shown.map { nutrient in
          let share = week.average(nutrient).flatMap { week.dailyShare($0, nutrient) }
          return Cell(share.map { "\($0)\u{A0}%" } ?? "", .dim)
        } + [Cell("")])
    let columns = [
      Column("Day", priority: 8, minWidth: 6), Column("Dinner", priority: 9, minWidth: 16),
      Column("Calories", .right, priority: 7, label: "calories"),
      Column("Protein", .right, priority: 4, label: "protein"),
      Column("Sodium", .right, priority: 6, label: "sodium"),
      Column("Fiber", .right, priority: 3, label: "fiber"),
      Column("Carbs", .right, priority: 2, label: "carbs"),
      Column("Fat", .right, priority: 1, label: "fat"),
      Column("Vegetables", .right, priority: 5, label: "vegetables"),
    ]
    return .table(Table(columns: columns, rows: rows), indent: 0)
  }

  /// What the figures stand on.
  private func footnote(_ week: WeeklyNutrition) -> String {
    sentences(
      "A serving of vegetables is 80\u{A0}g; potatoes don't count, and beans count once.",
      coverage(of: week))
  }

  private func coverage(of week: WeeklyNutrition) -> String {
    let missing = week.unweighed.isEmpty ? "" : "Not weighed: \(joined(week.unweighed))."
    let unknown = week.unknown.map(\.weekday.name)
    return sentences(
      "The figures cover \(week.coverage)\u{A0}% of the food by weight, from USDA FoodData Central.",
      missing, unknown.isEmpty ? "" : "Left out, for want of a recipe: \(joined(unknown)).")
  }

  /// Whole units; "?" where nobody measured.
  private func tableText(_ amount: Rational?, _ nutrient: Nutrient) -> String {
    amount.map { "\(thousands($0.rounded))\u{A0}\(nutrient.unitText)" } ?? "?"
  }
}

/// "2.3", "2.0".
func tenths(_ number: Rational) -> String {
  let tenths = (number * 10).rounded
  return "\(tenths / 10).\(tenths % 10)"
}

/// "2.3 servings".
func servingsText(_ number: Rational) -> String { "\(tenths(number)) servings" }
