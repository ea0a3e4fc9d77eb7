import Talk

/// A food's lots, each with all that is noted of it, and what happened to them. Source: requirements BB-29.
struct ItemShown: Reply, Hashable {
  var food: Ingredient
  var asks: ItemQuestion
  var rules: KeepingRules
  var lots: [PantryItem]
  /// The newest first; nil where the journal can't be read.
  var events: [LotEvent]?
  var today: Day

  private static let mostEvents = 12

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = .say(answer)
    if asks != .history {
      for (at, lot) in lots.enumerated() {
        blocks.append(page(of: lot, number: lots.count > 1 ? " (\(at + 1) of \(lots.count))" : ""))
      }
    }
    if asks == .page || asks == .history || lots.isEmpty { blocks += history }
    return blocks
  }

  private var answer: String {
    guard let first = lots.first else {
      let last = events?.first { !$0.isUndone && $0.change == .gone }
      let gone = last.map { " The last was taken out on \($0.entry.at.day.dateText)." } ?? ""
      return "No \(plural(food)) noted at home.\(gone)"
    }
    switch asks {
    case .opened:
      guard let lot = lots.first(where: { $0.opened != nil }), let day = lot.opened else {
        return "\(capitalized(plural(food))): not opened, as far as you told me."
      }
      let part = lots.count > 1 ? "\(heldText(lot.held)) of it " : ""
      return "\(capitalized(plural(food))): \(part)opened \(day.dateText), \(ago(day))."
    case .bought:
      if let frozen = lots.first(where: { $0.place == .freezer }), let since = frozen.since {
        return "\(capitalized(plural(food))): in the freezer since \(since.dateText), \(ago(since))."
      }
      guard let day = lots.compactMap(\.bought).min() else {
        return "\(capitalized(plural(food))): nobody told me when it was bought."
      }
      return "\(capitalized(plural(food))): bought \(day.dateText), \(ago(day))."
    case .place:
      var places: [String] = []
      for lot in lots {
        let place = placeText(lot.place ?? rules.place)
        if !places.contains(place) { places.append(place) }
      }
      return "\(capitalized(plural(food))): \(joined(places))."
    case .date:
      let dates = datesOfLots
      return "\(capitalized(plural(food))): \(joined(dates))."
    case .left:
      return "\(capitalized(plural(food))): \(joined(lots.map { leftText($0) }))."
    case .page, .history:
      return lots.count == 1
        ? "\(capitalized(first.name)), as it is noted."
        : "\(capitalized(plural(food))), \(lots.count) of them, each with its own date."
    }
  }

  /// Each date once.
  private var datesOfLots: [String] {
    var dates: [String] = []
    for lot in lots {
      let text = lot.bestBefore.map {
        "\(lot.dating == .usual ? "about " : "")\(PantryRoom.dateText($0, from: today))"
      }
      if !dates.contains(text ?? "no date noted") { dates.append(text ?? "no date noted") }
    }
    return dates
  }

  private func ago(_ day: Day) -> String {
    switch today - day {
    case 0: "today"
    case 1: "yesterday"
    default: "\(counted(today - day, "day")) ago"
    }
  }

  private func leftText(_ lot: PantryItem) -> String {
    guard let percent = lot.percentLeft else { return heldText(lot.held) }
    return "\(heldText(lot.held)), \(percent)\u{A0}%"
  }

  private func page(of lot: PantryItem, number: String) -> Block {
    var rows: [(String, String)] = []
    if lot.held != .untold { rows.append(("Left", "\(heldText(lot.held))\(whole(lot))")) }
    rows.append(("Kind", rules.category.isEmpty ? "not known" : "\(rules.category), \(rules.subcategory)"))
    let since = lot.since.map { ", since \($0.dateText)" } ?? ""
    rows.append(("Place", "\(placeText(lot.place ?? rules.place))\(since)"))
    if let bought = lot.bought { rows.append(("Bought", bought.dateText)) }
    if let opened = lot.opened { rows.append(("Opened", "\(opened.dateText), \(ago(opened))")) }
    if let thawed = lot.thawed { rows.append(("Thawed", "\(thawed.dateText), \(ago(thawed))")) }
    rows.append(("Good until", dated(lot)))
    if let old = lot.unopenedDate, lot.opened != nil, old != lot.bestBefore {
      let text = PantryRoom.dateText(old, from: today)
      rows.append(("Unopened", "it would be \(lot.unopenedDating == .printed ? "" : "about ")\(text)"))
    }
    let table = Table(
      columns: [TableColumn(lot.name + number, priority: 9), TableColumn("", priority: 8, minWidth: 12)],
      rows: rows.map { [TableCell($0.0, .dim), TableCell($0.1)] })
    return .table(table, indent: 0)
  }

  private func whole(_ lot: PantryItem) -> String {
    guard let full = lot.full, let amount = lot.amount, let percent = lot.percentLeft else { return "" }
    return " of \(kitchenText(Amount(full, amount.unit)))  \(bar(value: percent, of: 100, width: 5))"
  }

  /// The date with what it is counted from.
  private func dated(_ lot: PantryItem) -> String {
    guard let date = lot.bestBefore else { return "no date noted" }
    let text = PantryRoom.dateText(date, from: today)
    let past = lot.isExpired(on: today) ? ", past" : ""
    if lot.dating == .printed { return "\(text)\(past), the date you gave" }
    let place = lot.place ?? rules.place
    let start: (text: String, period: Period?)
    if let opened = lot.opened, lot.bestBefore != lot.unopenedDate {
      start = ("from opening on \(opened.dateText)", rules.begun(in: place, by: .opening))
    } else if let thawed = lot.thawed, place != .freezer {
      start = ("from thawing on \(thawed.dateText)", rules.begun(in: place, by: .thawing))
    } else {
      start = (
        (lot.since ?? lot.bought).map { "from \($0.dateText)" } ?? "from when it was bought",
        rules.kept(in: place)
      )
    }
    let isOwn = start.period != nil && (start.period == rules.ownBegun || start.period == rules.ownKept)
    let period = start.period.map { ": \($0.text) \(start.text)\(isOwn ? ", your own period" : "")" } ?? ""
    return "about \(text)\(past)\(period)"
  }

  private var history: [Block] {
    guard let events else { return .say("What happened to it can't be read just now.") }
    guard !events.isEmpty else { return [] }
    let table = Table(
      columns: [
        TableColumn("Day", priority: 9), TableColumn("What happened", priority: 8, minWidth: 14),
        TableColumn("Told by", priority: 3, minWidth: 10),
      ],
      rows: events.prefix(Self.mostEvents).map { event in
        [
          TableCell(event.entry.at.day.dateText),
          TableCell(
            "\(text(event.change))\(event.isUndone ? ", taken back" : "")", event.isUndone ? .dim : nil),
          TableCell(event.entry.said.isEmpty ? "" : quoted(shortened(event.entry.said)), .dim),
        ]
      })
    let more = events.count - Self.mostEvents
    return [.gap, .table(table, indent: 0)]
      + (more > 0 ? [.note("\(counted(more, "earlier change")) in \"sous amounts history\".")] : [])
  }

  private func shortened(_ said: String) -> String { said.count > 44 ? "\(said.prefix(43))…" : said }

  private func text(_ change: LotEvent.Change) -> String {
    switch change {
    case .noted(let held): held == .untold ? "noted" : "noted: \(heldText(held))"
    case .gone: "taken out, all of it"
    case .amount(let from, let to): "\(heldText(from)) → \(heldText(to))"
    case .opened: "opened"
    case .unopened: "not opened after all"
    case .moved(let place): "in the \(placeText(place))".replacing("in the counter", with: "on the counter")
    case .dated(_, let to?): "good until \(PantryRoom.dateText(to, from: today))"
    case .dated(_, nil): "no date any more"
    }
  }

  func next(_ words: Wording) -> Closing {
    guard let first = lots.first else { return .say("what's in the pantry", "shopping list") }
    return .say("what do I need to use up", "we used half of the \(first.name)", end: ", for instance")
  }

  var matter: Facts? {
    [
      "kind": "pantry", "items": lots.map(\.facts),
      "history": (events ?? []).map {
        ["turn": $0.entry.turn, "day": $0.entry.at.day, "what": text($0.change), "undone": $0.isUndone]
          as Facts
      },
    ]
  }
}
