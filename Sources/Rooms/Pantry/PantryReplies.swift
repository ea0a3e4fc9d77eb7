import Talk

/// What is at home, in the order it should be used. Source: requirements MP-04.
struct PantryShown: Reply, Hashable {
  var items: [PantryItem]
  /// The foods asked about; empty for everything.
  var asked: [Ingredient] = []

  func blocks(_ words: Wording) -> [Block] {
    guard !items.isEmpty else {
      let names = joined(asked.map(plural), "or")
      return .say(names.isEmpty ? "Nothing is noted in the pantry yet." : "No \(names) noted in the pantry.")
    }
    let rows = items.map { item in
      [
        TableCell(item.name, .accent), TableCell(kitchenText(item.amount)),
        TableCell(dateText(item, words.today)),
      ]
    }
    let columns = [
      TableColumn("At home", priority: 9, minWidth: 12), TableColumn("Amount", .right, priority: 8),
      TableColumn("Best before", priority: 7, label: "best before"),
    ]
    let hasDates = items.contains { $0.bestBefore != nil }
    let kept = hasDates ? columns : Array(columns.prefix(2))
    return [.table(Table(columns: kept, rows: rows.map { Array($0.prefix(kept.count)) }), indent: 0)]
  }

  private func dateText(_ item: PantryItem, _ today: Day?) -> String {
    guard let day = item.bestBefore else { return "" }
    return item.isExpired(on: today ?? day) ? "\(day.dateText), past" : day.dateText
  }

  func next(_ words: Wording) -> Closing {
    guard let first = items.first else {
      return .say("add 2 lb chicken thighs and 6 eggs to the pantry", end: ", for instance")
    }
    return .say(
      "what's for dinner tonight", "take the \(first.name) out of the pantry", end: ", for instance")
  }

  var matter: Facts? { ["kind": "pantry", "items": items.map(\.facts)] }
}

/// What became of the pantry.
struct PantryChanged: Reply, Hashable {
  /// The lots put there, or what is left of the foods taken.
  var lots: [PantryItem] = []
  /// Names of the foods taken out.
  var taken: [String] = []
  /// Names of the foods that were not there.
  var missing: [String] = []

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    if !taken.isEmpty { blocks += .say("Taken out: \(joined(taken)).") }
    if !lots.isEmpty {
      let names = lots.map { "\($0.name) \(unbroken(kitchenText($0.amount)))" }
      blocks += .say("\(taken.isEmpty ? "At home now" : "Left"): \(names.joined(separator: ", ")).")
    }
    if !missing.isEmpty { blocks += .say("Not in the pantry: \(joined(missing)).") }
    return blocks
  }

  func next(_ words: Wording) -> Closing { .say("what's in the pantry", "what's for dinner tonight", "undo") }

  var matter: Facts? { ["kind": "pantry", "items": lots.map(\.facts), "taken": taken, "missing": missing] }
  var status: ReplyStatus { lots.isEmpty && taken.isEmpty ? .refused : .done }
}

extension PantryItem {
  /// A lot, its amount exact.
  fileprivate var facts: Facts {
    [
      "id": id, "name": name, "ingredient": ingredient, "amount": amount, "best_before": bestBefore,
      "opened": opened,
    ]
  }
}
