import Kitchen
import Values

extension Wording {
  /// The evenings of a plan as a table. Source: requirements MP-38.
  func planTable(_ meals: [PlannedMeal]) -> Block {
    let rows = meals.map { meal in
      [
        Cell(meal.day.shortText), Cell(title(of: meal), .accent), Cell("\(meal.minutes)"),
        Cell("\(meal.servings)"), Cell(meal.used == .zero ? "" : meal.used.text), Cell(notes(on: meal)),
      ]
    }
    let columns = [
      Column("Day", priority: 8, minWidth: 6), Column("Dinner", priority: 9, minWidth: 16),
      Column("Min", .right, priority: 4, label: "minutes"),
      Column("Serves", .right, priority: 2, label: "serves"),
      Column("Cost", .right, priority: 5),
      Column("Notes", priority: 7, minWidth: 14, maxWidth: max(20, width - 57)),
    ]
    // A column nobody needs is left away; servings that are all the same stand in the totals.
    let sameServings = meals.allSatisfy { $0.servings == meals.first?.servings }
    let used = columns.indices.filter { index in
      rows.contains { !$0[index].text.isEmpty } && !(index == 3 && sameServings)
    }
    return .table(
      Table(columns: used.map { columns[$0] }, rows: rows.map { row in used.map { row[$0] } }),
      indent: 0)
  }

  /// The dish's name; what is eaten twice says so the second time. Source: requirements MP-S5.
  func title(of meal: PlannedMeal) -> String {
    switch meal.kind {
    case .cook: meal.title
    case .leftovers: "Leftovers: \(meal.title)"
    }
  }

  private func notes(on meal: PlannedMeal) -> String {
    let isTonight = today == meal.day
    let more = meal.kind == .cook && meal.servings > meal.eaters
    return [isTonight ? "tonight" : "", SafetyFacts(meal).note, more ? "cooked for two evenings" : ""]
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The rules that had to give way, said once each: "Thursday repeats chicken: nothing else fits."
  func bentRules(_ meals: [PlannedMeal]) -> [String] {
    var rules: [String] = []
    for case .onlyChoice(let rule) in meals.flatMap(\.because) where !rules.contains(rule) {
      rules.append(rule)
    }
    return rules.flatMap { rule -> [String] in
      let all = meals.filter { $0.because.contains(.onlyChoice(rule)) }
      let chosen = all.filter { $0.because.contains(.asked($0.title)) }
      let bent = all.filter { !chosen.contains($0) }
      return [(bent, ": nothing else fits."), (chosen, ", as you chose.")].compactMap { group, why in
        guard !group.isEmpty else { return nil }
        let days = joined(group.map(\.day.weekday.name))
        return "\(days) \(group.count == 1 ? "repeats" : "repeat") \(repeated(rule, group))\(why)"
      }
    }
  }

  private func repeated(_ rule: String, _ meals: [PlannedMeal]) -> String {
    let one = meals.count == 1 ? meals.first : nil
    return switch rule {
    case "protein": one.map { $0.protein == .none ? "a meatless dish" : $0.protein.name } ?? "a protein"
    case "cuisine": one.map { "\(cuisineName($0.cuisine)) cooking" } ?? "a cuisine"
    case "dish": one.map { "\($0.title)" } ?? "a dish"
    case let other: spaced(other)
    }
  }
}
