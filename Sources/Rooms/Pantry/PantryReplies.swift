import Talk

/// What is at home, in the order it should be used. Source: requirements MP-04.
struct PantryShown: Reply, Hashable {
  var items: [PantryItem]
  /// The foods asked about; empty for everything.
  var asked: [Ingredient] = []
  /// Says what becomes of amounts in words.
  var explains = false

  func blocks(_ words: Wording) -> [Block] {
    guard !items.isEmpty else {
      let names = joined(asked.map(plural), "or")
      return .say(names.isEmpty ? "Nothing is noted in the pantry yet." : "No \(names) noted in the pantry.")
    }
    let rows = items.map { item in
      [
        TableCell(item.name, .accent), amountCell(item.held), TableCell(dateText(item, words.today)),
      ]
    }
    let columns = [
      TableColumn("At home", priority: 9, minWidth: 12), TableColumn("Amount", .right, priority: 8),
      TableColumn("Best before", priority: 7, label: "best before"),
    ]
    let hasDates = items.contains { $0.bestBefore != nil }
    let kept = hasDates ? columns : Array(columns.prefix(2))
    let table = Table(columns: kept, rows: rows.map { Array($0.prefix(kept.count)) })
    return [.table(table, indent: 0)] + (explains ? wordsExplained(nil) : [])
  }

  private func amountCell(_ held: HeldAmount) -> TableCell {
    held.amount.map { TableCell(kitchenText($0)) } ?? TableCell("\(heldText(held)) (manual only)", .dim)
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
  /// Foods that were put there without an amount, with what they count as.
  var asSold: [SoldFood] = []
  /// Lots that stand as they are, because the words said tell no other amount.
  var standing: [StandingLot] = []
  /// Measured lots that amounts in words took the place of.
  var before: [PantryItem] = []
  /// Says what becomes of amounts in words, by this food; nil for no word of it.
  var explains: SoldFood?
  /// Names of the foods taken out.
  var taken: [String] = []
  /// Names of the foods that were not there.
  var missing: [String] = []
  /// Lots that so much could not be taken off, because no number tells how much they are.
  var uncounted: [PantryItem] = []

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    if !taken.isEmpty { blocks += .say("Taken out: \(joined(taken)).") }
    if !lots.isEmpty {
      let names = lots.map(lotText)
      blocks += .say("\(taken.isEmpty ? "At home now" : "Left"): \(names.joined(separator: ", ")).")
    }
    if !before.isEmpty { blocks += .say("Noted before: \(before.map(lotText).joined(separator: ", ")).") }
    for known in standing {
      blocks += .say(standingText(known))
    }
    for lot in uncounted {
      blocks += .say(
        "Only \"\(heldText(lot.held))\" is noted of \(lot.name), so nothing can be counted off it.")
    }
    if let sold = asSold.first {
      let names = capitalized(joined(asSold.map { plural($0.food) }))
      blocks += .say("\(names): counted as sold. \(typeable(sold.correction)) corrects it.")
    }
    if let explains { blocks += wordsExplained(explains) }
    if !missing.isEmpty { blocks += .say("Not in the pantry: \(joined(missing)).") }
    return blocks
  }

  /// What is gone may be wanted on the list. Source: requirements BB-28.
  func next(_ words: Wording) -> Closing {
    guard let gone = lots.isEmpty ? (taken + missing).first : nil else {
      return .say("what's in the pantry", "what's for dinner tonight", "undo")
    }
    let more = taken.isEmpty ? "what's in the pantry" : "undo"
    return .say("add \(gone) to the list", "what's for dinner tonight", more)
  }

  var matter: Facts? {
    [
      "kind": "pantry", "items": lots.map(\.facts), "taken": taken, "missing": missing,
      "as_sold": asSold.map(\.food.id), "uncounted": uncounted.map(\.name),
    ]
  }
  var status: ReplyStatus {
    lots.isEmpty && taken.isEmpty && standing.isEmpty || !uncounted.isEmpty ? .refused : .done
  }
}

extension PantryItem {
  /// A lot, its amount exact.
  fileprivate var facts: Facts {
    [
      "id": id, "name": name, "ingredient": ingredient, "amount": amount, "words": held.words,
      "best_before": bestBefore, "opened": opened,
    ]
  }
}
