import Talk

/// What is always needed changed.
struct StaplesChanged: Reply {
  var kept: [Staple] = []
  /// Names.
  var already: [String] = []
  var removed: [String] = []
  var missing: [String] = []

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    if !kept.isEmpty { blocks += .say("Always needed: \(joined(kept.map(\.text))).") }
    if !already.isEmpty { blocks += .say("One of your staples already: \(joined(already)).") }
    if !removed.isEmpty { blocks += .say("No longer a staple: \(joined(removed)).") }
    if !missing.isEmpty { blocks += .say("Not among your staples: \(joined(missing)).", .warn) }
    return blocks
  }

  func next(_ words: Wording) -> Closing { .say("show our staples", "add our staples to the list", "undo") }
  var matter: Facts? {
    [
      "kind": "staples", "kept": kept.map(\.facts), "already": already, "removed": removed,
      "missing": missing,
    ]
  }
  var status: ReplyStatus { kept.isEmpty && already.isEmpty && removed.isEmpty ? .refused : .done }
}

/// All of them, by section. Source: requirements FR-SM-007.
struct StaplesShown: Reply {
  var staples: [Staple]
  var layout = SectionLayout.usual

  func blocks(_ words: Wording) -> [Block] {
    guard !staples.isEmpty else { return .say("No staples yet: tell me what you always need.") }
    let rows = staples.map { staple in
      [
        TableCell(staple.name, .accent), TableCell(staple.amount.map { kitchenText($0) } ?? ""),
        TableCell(layout.title(staple.section), .dim), TableCell(boughtText(staple), .dim),
      ]
    }
    let columns = [
      TableColumn("Always needed", priority: 9, minWidth: 12), TableColumn("", .right, priority: 6),
      TableColumn("Section", priority: 5), TableColumn("Last bought", priority: 7),
    ]
    return [.table(Table(columns: columns, rows: rows), indent: 0)]
  }

  /// "March 2, 3 times".
  private func boughtText(_ staple: Staple) -> String {
    guard let day = staple.lastBought else { return "not yet" }
    return staple.timesBought == 1 ? day.dateText : "\(day.dateText), \(counted(staple.timesBought, "time"))"
  }

  func next(_ words: Wording) -> Closing {
    staples.isEmpty
      ? .say("we always need milk, eggs and coffee") : .say("add our staples to the list", "shopping list")
  }
  var matter: Facts? { ["kind": "staples", "staples": staples.map(\.facts)] }
}

extension Staple {
  /// "milk 1 gallon".
  fileprivate var text: String { amount.map { "\(name) \(unbroken(kitchenText($0)))" } ?? name }

  fileprivate var facts: Facts {
    [
      "name": name, "ingredient": ingredient, "section": section.rawValue, "amount": amount,
      "last_bought": lastBought, "times_bought": timesBought,
    ]
  }
}
