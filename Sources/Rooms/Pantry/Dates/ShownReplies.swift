import Talk

/// What is at home, in the order it should be used. Source: requirements MP-04, BB-08.
struct PantryShown: Reply, Hashable {
  var items: [PantryItem]
  /// The foods asked about; empty for everything.
  var asked: [Ingredient] = []
  /// Says what becomes of amounts in words.
  var explains = false
  /// The same lots with their places and kinds.
  var shown: [ShownLot] = []
  /// The place asked about; nil for all of them.
  var place: PantryPlace?
  var grouping: PantryGrouping?
  var order = PantryOrder.date
  /// What was left out; nil for nothing.
  var only: PantryFilter?

  init(items: [PantryItem], asked: [Ingredient] = [], explains: Bool = false) {
    (self.items, self.asked, self.explains) = (items, asked, explains)
  }

  func blocks(_ words: Wording) -> [Block] {
    guard !items.isEmpty else {
      let names = joined(asked.map(plural), "or")
      if let only, !only.isEmpty {
        let there =
          place.map { " \(placePhrase($0))" } ?? " at home"
        return .say("\(filterText(only, isNone: true))\(there), as far as it is noted.")
      }
      if let place {
        return .say("Nothing noted \(placePhrase(place)).")
      }
      return .say(names.isEmpty ? "Nothing is noted in the pantry yet." : "No \(names) noted in the pantry.")
    }
    let lots = order.sorted(
      shown.isEmpty ? items.map { ShownLot(lot: $0, place: $0.place ?? .pantry, category: "") } : shown)
    let groups = groups(lots, words.today)
    let ordered = groups.flatMap(\.lots)
    let hasDates = items.contains { $0.bestBefore != nil }
    let hasPlaces = place == nil && grouping != .place && items.contains { $0.place != nil }
    let isOpened = items.contains { $0.opened != nil || $0.percentLeft != nil }
    var columns = [
      TableColumn("At home", priority: 9, minWidth: 12), TableColumn("Amount", .right, priority: 8),
    ]
    if hasDates { columns.append(TableColumn("Best before", priority: 7, label: "best before")) }
    if hasPlaces { columns.append(TableColumn("Place", priority: 5, minWidth: 6)) }
    if isOpened { columns.append(TableColumn("State", priority: 6, minWidth: 6)) }
    let rows = ordered.prefix(mostLotsShown).map { shown -> [TableCell] in
      var row = [TableCell(shown.lot.name, .accent), amountCell(shown.lot.held)]
      if hasDates { row.append(TableCell(dateText(shown.lot, words.today))) }
      if hasPlaces { row.append(TableCell(shown.lot.place == nil ? "" : placeText(shown.place))) }
      if isOpened { row.append(TableCell(stateText(shown.lot))) }
      return row
    }
    let table = Table(columns: columns, rows: rows)
    let head =
      only.map {
        $0.isEmpty ? [] : [Block].say("\(filterText($0, isNone: false)): \(counted(items.count, "thing")).")
      } ?? []
    let foot = lotsNotShown(ordered.count) + (explains ? wordsExplained(nil) : [])
    guard grouping != nil else { return head + [.table(table, indent: 0)] + missing + foot }
    var at = 0
    let sections = groups.compactMap { group -> TableSection? in
      defer { at += group.lots.count }
      let end = min(at + group.lots.count, rows.count)
      return at < end ? TableSection(title: "\(group.title) (\(group.lots.count))", rows: at..<end) : nil
    }
    return head + [.sections(table, sections)] + foot
  }

  /// What was asked about, too, and is not there.
  private var missing: [Block] {
    let names = asked.filter { food in !items.contains { $0.ingredient == food.id } }.map(plural)
    return names.isEmpty ? [] : .say("No \(joined(names, "or")) noted in the pantry.")
  }

  private func groups(_ lots: [ShownLot], _ today: Day?) -> [(title: String, lots: [ShownLot])] {
    switch grouping {
    case nil: return [("", lots)]
    case .place:
      return PantryPlace.allCases.map { place in
        (capitalized(placeText(place)), lots.filter { $0.place == place })
      }.filter { !$0.1.isEmpty }
    case .category:
      let names = lots.map(\.category)
      let order = names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        .sorted()
      return order.map { name in (name, lots.filter { $0.category == name }) }
    case .date:
      guard let today else { return [("", lots)] }
      return DateBand.allCases.map { band in
        (bandTitle(band), lots.filter { DateBand($0.lot, on: today) == band })
      }.filter { !$0.1.isEmpty }
    }
  }

  private func amountCell(_ held: HeldAmount) -> TableCell {
    if held == .untold { return TableCell("not told", .dim) }
    return held.amount.map { TableCell(kitchenText($0)) }
      ?? TableCell("\(heldText(held)) (manual only)", .dim)
  }

  private func dateText(_ item: PantryItem, _ today: Day?) -> String {
    guard let day = item.bestBefore else { return "" }
    let text = "\(item.dating == .usual ? "about " : "")\(PantryRoom.dateText(day, from: today ?? day))"
    return item.isExpired(on: today ?? day) ? "\(text), past" : text
  }

  func next(_ words: Wording) -> Closing {
    guard let first = items.first else {
      return .say("add 2 lb chicken thighs and 6 eggs to the pantry", end: ", for instance")
    }
    if let today = words.today, items.contains(where: { ($0.bestBefore.map { $0 - today } ?? 99) <= 7 }) {
      return .say(
        "what do I need to use up", "take the \(first.name) out of the pantry", end: ", for instance")
    }
    return .say(
      "what's for dinner tonight", "take the \(first.name) out of the pantry", end: ", for instance")
  }

  var matter: Facts? { ["kind": "pantry", "items": items.map(\.facts)] }
}

/// How many lots one look writes out: more than anybody reads.
let mostLotsShown = 200

/// How many were left out, and how to see them; nothing where all are there.
func lotsNotShown(_ count: Int) -> [Block] {
  guard count > mostLotsShown else { return [] }
  return .say(
    "\(count - mostLotsShown) more are not written out here. \"what's in the freezer\", \"what dairy do we have\" and the like show fewer.",
    .dim)
}

/// What somebody did with a lot: "opened March 2, 50 % left", "frozen"; empty for a whole one.
func stateText(_ lot: PantryItem) -> String {
  var parts: [String] = []
  if let opened = lot.opened { parts.append("opened \(opened.dateText)") }
  if let thawed = lot.thawed, lot.opened == nil { parts.append("thawed \(thawed.dateText)") }
  if let percent = lot.percentLeft { parts.append("\(percent)\u{A0}% left") }
  return parts.joined(separator: ", ")
}

/// A group of dates by name. Source: 003 "Group items by".
func bandTitle(_ band: DateBand) -> String {
  switch band {
  case .expired: "Past its date"
  case .today: "Today"
  case .week: "This week"
  case .month: "This month"
  case .later: "Good for a while"
  case .undated: "No date noted"
  }
}

/// "Dairy, opened", "Nothing opened", "No dairy".
func filterText(_ filter: PantryFilter, isNone: Bool) -> String {
  let state =
    switch filter.state {
    case .opened: "opened"
    case .unopened: "unopened"
    case .begun: "partly used"
    case nil: ""
    }
  let kinds = joined(filter.kinds.sorted().map { $0.replacing(" & ", with: " and ").lowercased() }, "or")
  let search = filter.search.isEmpty ? "" : "\"\(filter.search.joined(separator: " "))\""
  let what = [kinds, search].filter { !$0.isEmpty }.joined(separator: ", ")
  if isNone {
    let named = what.isEmpty ? "Nothing" : filter.search.isEmpty ? "No \(what)" : "Nothing by \(what)"
    return state.isEmpty ? named : "\(named) \(state)"
  }
  return capitalized([what, state].filter { !$0.isEmpty }.joined(separator: ", "))
}
