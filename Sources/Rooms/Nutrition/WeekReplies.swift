import Talk

/// The dinners of a plan evening by evening, their averages, what to change; a question about one thing is
/// answered alone. Source: requirements MP-25.
struct WeekNutritionTold: Reply {
  var week: WeeklyNutrition
  /// What the question was about; nil for all.
  var asked: WeekTopic?

  func blocks(_ words: Wording) -> [Block] {
    let days = week.dinners.map(\.meal.day)
    guard !days.isEmpty else { return .say("I no longer have the recipes of that plan.") }
    if let asked { return answer(on: asked, words) + .say(coverage, .dim) }
    return [.heading("Nutrition, \(spanText(days)): one plate each evening"), table, .gap]
      + .say(balanceSentence(week))
      + week.warnings.map { .item("• ", [Span(warningSentence($0, in: week, words))]) }
      + [.gap] + .say(footnote, .dim)
  }

  /// The answer in a sentence or two, and what to change where something is amiss.
  private func answer(on topic: WeekTopic, _ words: Wording) -> [Block] {
    .say(topicSentence(topic, in: week))
      + week.warnings.filter(topic.covers).map { .say(warningSentence($0, in: week, words)) }
  }

  private var table: Block {
    let shown: [Nutrient] = [.energy, .protein, .sodium, .fiber, .carbohydrate, .fat]
    var rows = week.dinners.map { dinner in
      [TableCell(dinner.meal.day.shortText), TableCell(title(of: dinner.meal), .accent)]
        + shown.map { nutrient in TableCell(wholeText(dinner.facts[nutrient]?.amount, nutrient)) }
        + [TableCell(tenths(dinner.vegetables))]
    }
    rows.append(
      [TableCell(""), TableCell("A dinner on average", .heading)]
        + shown.map { TableCell(wholeText(week.average($0), $0), .heading) }
        + [TableCell(tenths(week.vegetables), .heading)])
    rows.append(
      [TableCell(""), TableCell("Share of a day", .dim)]
        + shown.map { nutrient in
          let share = week.average(nutrient).flatMap { shareOfDay($0, nutrient, in: week) }
          return TableCell(share.map { "\($0)\u{A0}%" } ?? "", .dim)
        } + [TableCell("")])
    let columns = [
      TableColumn("Day", priority: 8, minWidth: 6), TableColumn("Dinner", priority: 9, minWidth: 16),
      TableColumn("Calories", .right, priority: 7, label: "calories"),
      TableColumn("Protein", .right, priority: 4, label: "protein"),
      TableColumn("Sodium", .right, priority: 6, label: "sodium"),
      TableColumn("Fiber", .right, priority: 3, label: "fiber"),
      TableColumn("Carbs", .right, priority: 2, label: "carbs"),
      TableColumn("Fat", .right, priority: 1, label: "fat"),
      TableColumn("Vegetables", .right, priority: 5, label: "vegetables"),
    ]
    return .table(Table(columns: columns, rows: rows), indent: 0)
  }

  /// Whole units; "?" where nobody measured.
  private func wholeText(_ amount: Rational?, _ nutrient: Nutrient) -> String {
    amount.map { "\(thousands($0.rounded))\u{A0}\(nutrient.unitText)" } ?? "?"
  }

  /// What the figures stand on.
  private var footnote: String {
    sentences("A serving of vegetables is 80\u{A0}g; potatoes don't count, and beans count once.", coverage)
  }

  private var coverage: String {
    let missing = week.unweighed.isEmpty ? "" : "Not weighed: \(joined(week.unweighed))."
    let unknown = week.unknown.map(\.weekday.name)
    return sentences(
      "The figures cover \(week.coverage)\u{A0}% of the food by weight, from USDA FoodData Central.",
      missing, unknown.isEmpty ? "" : "Left out, for want of a recipe: \(joined(unknown)).")
  }

  func next(_ words: Wording) -> Closing {
    let warnings = week.warnings.filter { warning in asked.map { $0.covers(warning) } ?? true }
    let swap = warnings.lazy.compactMap { swapLine(for: $0, in: week, words) }.first
    let more = asked == nil ? "show the plan" : "nutrition for the week"
    let rest = words.state.draft == nil ? [more, "shopping list"] : ["looks good", more]
    return .say((swap.map { [$0] } ?? []) + rest)
  }

  var matter: Facts? { ["kind": "week_nutrition", "nutrition": Facts(week)] }
}
