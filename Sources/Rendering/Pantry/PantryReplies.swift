import Dialogue
import Kitchen
import Planning
import Values

extension Wording {
  /// What is at home, in the order it should be used. Source: requirements MP-04.
  func pantry(_ shown: PantryShown) -> [Block] {
    guard !shown.items.isEmpty else {
      let names = joined(shown.asked.map { $0.plural ?? $0.name }, "or")
      return .say(names.isEmpty ? "Nothing is noted in the pantry yet." : "No \(names) noted in the pantry.")
    }
    let rows = shown.items.map { item in
      [Cell(item.name, .accent), Cell(kitchenText(item.amount)), Cell(dateText(item))]
    }
    let columns = [
      Column("At home", priority: 9, minWidth: 12), Column("Amount", .right, priority: 8),
      Column("Best before", priority: 7, label: "best before"),
    ]
    let hasDates = shown.items.contains { $0.bestBefore != nil }
    let kept = hasDates ? columns : Array(columns.prefix(2))
    return [.table(Table(columns: kept, rows: rows.map { Array($0.prefix(kept.count)) }), indent: 0)]
  }

  private func dateText(_ item: PantryItem) -> String {
    guard let day = item.bestBefore else { return "" }
    return item.isExpired(on: today ?? day) ? "\(day.dateText), past" : day.dateText
  }

  func pantryChanged(put: [PantryItem], taken: [String], missing: [String]) -> [Block] {
    var blocks: [Block] = []
    if !taken.isEmpty { blocks += .say("Taken out: \(joined(taken)).") }
    if !put.isEmpty {
      let lots = put.map { "\($0.name) \(unbroken(kitchenText($0.amount)))" }
      blocks += .say("\(taken.isEmpty ? "At home now" : "Left"): \(lots.joined(separator: ", ")).")
    }
    if !missing.isEmpty { blocks += .say("Not in the pantry: \(joined(missing)).") }
    return blocks
  }

  /// "4 of 9 at home", then what is missing and what is too little. Source: requirements MP-06.
  func pantryCheck(_ recipe: Recipe, servings: Int, _ check: PantryCheck) -> [Block] {
    let share = bar(value: check.available.count, of: max(1, check.counted), width: 10)
    var blocks: [Block] = .say(
      "\(recipe.title) for \(servings): \(check.available.count) of \(check.counted) at home  \(unbroken(share))"
    )
    if !check.available.isEmpty {
      blocks.append(.item("", [Span("At home: \(joined(check.available))", .good)]))
    }
    for short in check.insufficient {
      blocks.append(
        .item(
          "",
          [
            Span(
              "Too little \(short.name): \(unbroken(kitchenText(short.have))) of "
                + unbroken(kitchenText(short.need)), .warn)
          ]))
    }
    for short in check.unmeasured {
      blocks.append(
        .item(
          "",
          [
            Span(
              "Can't compare \(short.name): \(unbroken(kitchenText(short.have))) at home, "
                + "\(unbroken(kitchenText(short.need))) needed", .warn)
          ]))
    }
    if !check.missing.isEmpty { blocks.append(.item("", [Span("Missing: \(joined(check.missing))")])) }
    if !check.assumed.isEmpty {
      blocks.append(.item("", [Span("Assumed at home: \(joined(check.assumed))", .dim)]))
    }
    return blocks
  }
}
