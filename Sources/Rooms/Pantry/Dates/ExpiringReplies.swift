import Talk

/// What has to be used up, by groups of dates, the most urgent first. Source: 003 "Visual Indicators"; requirements
/// BB-08, BB-09; Decisions "Expiry".
struct ExpiringShown: Reply, Hashable {
  var today: Day
  var place: PantryPlace?
  var span = ExpirySpan.all
  var shown: [ShownLot] = []
  /// Food that goes bad and has no date.
  var undated: [PantryItem] = []
  /// Those of them that are raw meat or fish.
  var raw: [PantryItem] = []
  /// How many have a date that was not asked about.
  var later = 0
  var isEmptyAtHome = false

  func blocks(_ words: Wording) -> [Block] {
    if isEmptyAtHome { return .say("Nothing is noted at home yet, so nothing can go off.") }
    var blocks: [Block] = []
    if shown.isEmpty {
      blocks += .say(nothing)
    } else {
      blocks.append(page)
      blocks += lotsNotShown(shown.count)
    }
    if !undated.isEmpty {
      let names = undated.prefix(5).map(\.name)
      let more = undated.count > 5 ? " and \(undated.count - 5) more" : ""
      blocks += .say(
        "No date noted: \(more.isEmpty ? joined(Array(names)) : names.joined(separator: ", "))\(more).")
    }
    if !raw.isEmpty {
      let names = joined(Array(Set(raw.map(\.name))).sorted())
      blocks += .say(
        "Raw meat and fish keep 1 to 5 days in the fridge. Cook or freeze soon what has no date (\(names)), or tell me when "
          + "it was bought.", .warn)
    }
    if later > 0, !shown.isEmpty {
      blocks.append(.note("\(later) more \(later == 1 ? "has" : "have") a later date."))
    }
    return blocks
  }

  private var nothing: String {
    let `where` = place.map { " \(placePhrase($0))" } ?? ""
    let more = later > 0 ? " \(later) \(later == 1 ? "thing has" : "things have") a date, all later." : ""
    switch span {
    case .past: return "Nothing\(`where`) is past its date."
    case .until(let last) where last == today: return "Nothing\(`where`) has to be used today.\(more)"
    case .until(let last): return "Nothing\(`where`) has to be used by \(last.dateText).\(more)"
    case .all: return "Nothing\(`where`) has a date."
    }
  }

  private var page: Block {
    let table = Table(
      columns: [
        TableColumn("Food", priority: 9, minWidth: 10),
        TableColumn("When", priority: 8, minWidth: 8), TableColumn("Left", priority: 2, minWidth: 5),
        TableColumn("Amount", .right, priority: 6), TableColumn("Place", priority: 5, minWidth: 6),
        TableColumn("State", priority: 4, minWidth: 6),
      ],
      rows: shown.prefix(mostLotsShown).map { shown in
        let lot = shown.lot
        let tint = urgency(lot)
        return [
          TableCell("\(symbol(lot)) \(lot.name)", tint), TableCell(whenText(lot), tint),
          TableCell(lifeBar(lot), tint), TableCell(lot.held == .untold ? "" : heldText(lot.held)),
          TableCell(placeText(shown.place)), TableCell(stateText(lot)),
        ]
      })
    return .sections(table, sections)
  }

  private var sections: [TableSection] {
    var at = 0
    return DateBand.allCases.compactMap { band in
      let count = shown.count { DateBand($0.lot, on: today) == band }
      defer { at += count }
      let end = min(at + count, mostLotsShown)
      return at < end ? TableSection(title: "\(bandTitle(band)) (\(count))", rows: at..<end) : nil
    }
  }

  /// Red past its date, orange (bold in the symbol) by tomorrow, yellow for three days; the symbol and the words say the same.
  private func urgency(_ lot: PantryItem) -> Tint {
    switch (lot.bestBefore ?? today) - today {
    case ..<0: .bad
    case 0...3: .warn
    default: .good
    }
  }

  private func symbol(_ lot: PantryItem) -> String {
    if lot.isExpired(on: today) { return "!" }
    if lot.percentLeft != nil { return "◐" }
    return lot.opened == nil ? "●" : "○"
  }

  private func whenText(_ lot: PantryItem) -> String {
    guard let date = lot.bestBefore else { return "" }
    let days = date - today
    switch days {
    case ..<0: return "\(counted(-days, "day")) past"
    case 0: return "today"
    case 1: return "tomorrow"
    case 2...13: return "in\u{A0}\(days)\u{A0}days"
    default: return dateText(date, from: today)
    }
  }

  /// How much of its time is left, in five blocks; empty where nobody noted when it began.
  private func lifeBar(_ lot: PantryItem) -> String {
    guard let date = lot.bestBefore, let start = lot.opened ?? lot.thawed ?? lot.since ?? lot.bought,
      date > start
    else {
      return ""
    }
    let left = max(0, date - today) * 5
    let filled = min(5, (left + (date - start) - 1) / (date - start))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: 5 - filled)
  }

  func next(_ words: Wording) -> Closing {
    if isEmptyAtHome { return .say("I bought milk, eggs and spinach", end: ", for instance") }
    guard let first = shown.first else { return .say("what's in the pantry") }
    if first.lot.isExpired(on: today) {
      return .say("we threw out the \(first.lot.name)", "what's in the pantry", "what's for dinner tonight")
    }
    return .say("what can I cook with \(first.lot.name) tonight", "what's in the pantry")
  }

  var matter: Facts? {
    [
      "kind": "pantry", "items": shown.map(\.lot.facts), "undated": undated.map(\.id), "later": later,
    ]
  }
}
