import Talk

/// What is always needed changed.
struct StaplesChanged: Reply {
  var kept: [Staple] = []
  /// Names.
  var already: [String] = []
  var removed: [String] = []
  /// Of those removed, what is still known from how it was bought.
  var forgotten: [String] = []
  var missing: [String] = []

  var isEmpty: Bool { kept.isEmpty && already.isEmpty && removed.isEmpty && missing.isEmpty }

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    if !kept.isEmpty { blocks += .say("Always needed: \(joined(kept.map(\.text))).") }
    if !already.isEmpty { blocks += .say("One of your staples already: \(joined(already)).") }
    if !removed.isEmpty { blocks += .say("No longer a staple: \(names(removed)).") }
    if !forgotten.isEmpty {
      blocks += .say("When it was bought stays known: \(joined(forgotten)).", .dim)
    }
    if !missing.isEmpty { blocks += .say("Not among your staples: \(joined(missing)).", .warn) }
    return blocks
  }

  private func names(_ all: [String]) -> String {
    all.count > 8 ? "\(all.prefix(6).joined(separator: ", ")) and \(all.count - 6) more" : joined(all)
  }

  func next(_ words: Wording) -> Closing {
    kept.isEmpty && !removed.isEmpty
      ? .say("show our staples", "undo")
      : .say("show our staples", "add our staples to the list", "undo")
  }
  var matter: Facts? {
    [
      "kind": "staples", "kept": kept.map(\.facts), "already": already, "removed": removed,
      "missing": missing,
    ]
  }
  var status: ReplyStatus { kept.isEmpty && already.isEmpty && removed.isEmpty ? .refused : .done }
}

/// All of them or those of one section, by section. Source: requirements FR-SM-006, FR-SM-007.
struct StaplesShown: Reply {
  var staples: [Staple]
  var layout = SectionLayout.usual
  /// Nil for all sections.
  var only: ListSection?
  /// True where there is no staple at all.
  var isEmpty = true
  /// Where things are bought.
  var stores: StoresOfGoods = StoresOfGoods(byKey: [:])
  /// Names of what is bought often without being a staple.
  var often: [String] = []

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    if staples.isEmpty, let only, !isEmpty {
      blocks += .say("None of your staples stands under \(layout.title(only)).")
    } else if staples.isEmpty {
      blocks += .say("No staples yet: tell me what you always need.")
    } else {
      blocks.append(stapleTable(staples, layout: layout, stores: stores))
    }
    if !often.isEmpty { blocks.append(.note("Bought often, and no staple: \(joined(often)).")) }
    return blocks
  }

  func next(_ words: Wording) -> Closing {
    staples.isEmpty
      ? isEmpty ? .say("we always need milk, eggs and coffee") : .say("show our staples")
      : .say("add our staples to the list", "shopping list")
  }
  var matter: Facts? { ["kind": "staples", "staples": staples.map(\.facts), "often": often] }
}

/// Those asked about.
struct StaplesFound: Reply {
  var staples: [Staple]
  /// Names.
  var missing: [String]
  var layout: SectionLayout
  var stores: StoresOfGoods

  func blocks(_ words: Wording) -> [Block] {
    (staples.isEmpty ? [] : [stapleTable(staples, layout: layout, stores: stores)])
      + (missing.isEmpty ? [] : .say("Not among your staples: \(joined(missing))."))
  }

  func next(_ words: Wording) -> Closing {
    missing.first.map { .say("add \($0) to our staples", "show our staples") } ?? .say("show our staples")
  }
  var matter: Facts? { ["kind": "staples", "staples": staples.map(\.facts), "missing": missing] }
}

/// One row each.
private func stapleTable(_ staples: [Staple], layout: SectionLayout, stores: StoresOfGoods) -> Block {
  let hasRules = staples.contains { !$0.rules.isEmpty }
  let hasStores = staples.contains { stores[$0.key] != nil }
  let rows = staples.map { staple in
    [
      TableCell(staple.name, .accent), TableCell(staple.amount.map { kitchenText($0) } ?? ""),
      TableCell(layout.title(staple.section), .dim),
    ] + (hasRules ? [TableCell(staple.rules.joined(separator: ", "))] : [])
      + (hasStores ? [TableCell(stores[staple.key].map(storeTitle) ?? "")] : [])
      + [TableCell(boughtText(staple), .dim)]
  }
  let columns =
    [
      TableColumn("Always needed", priority: 9, minWidth: 12), TableColumn("", .right, priority: 6),
      TableColumn("Section", priority: 4),
    ] + (hasRules ? [TableColumn("Bought again", priority: 8, minWidth: 8)] : [])
    + (hasStores ? [TableColumn("At", priority: 5)] : []) + [TableColumn("Last bought", priority: 7)]
  return .table(Table(columns: columns, rows: rows), indent: 0)
}

/// "March 2, 3 times".
private func boughtText(_ staple: Staple) -> String {
  guard let day = staple.lastBought else { return "not yet" }
  return staple.timesBought == 1 ? day.dateText : "\(day.dateText), \(counted(staple.timesBought, "time"))"
}

extension Staple {
  /// "milk 1 gallon, below 2".
  fileprivate var text: String {
    let thing = amount.map { "\(name) \(unbroken(kitchenText($0)))" } ?? name
    return rules.isEmpty ? thing : "\(thing) (\(rules.joined(separator: ", ")))"
  }

  /// "below 4", "up to 12", "every 2 weeks".
  var rules: [String] {
    [
      low.map { "below \(unbroken(kitchenText($0)))" }, upTo.map { "up to \(unbroken(kitchenText($0)))" },
      every.map(everyText),
    ].compactMap(\.self)
  }

  fileprivate var facts: Facts {
    [
      "name": name, "ingredient": ingredient, "section": section.rawValue, "amount": amount,
      "last_bought": lastBought, "times_bought": timesBought, "low": low, "up_to": upTo, "every_days": every,
    ]
  }
}

/// "every 2 weeks", "every 10 days".
func everyText(_ days: Int) -> String {
  if days == 1 { return "every day" }
  if days == 7 { return "every week" }
  return days.isMultiple(of: 7) ? "every \(days / 7) weeks" : "every \(days) days"
}
