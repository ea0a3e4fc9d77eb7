import Talk

/// What was bought, the things bought most often first. Source: requirements FR-SM-007.
struct PurchasesShown: Reply {
  var purchases: [PastPurchase]
  /// Nil for as long as is known.
  var days: ClosedRange<Day>?

  func blocks(_ words: Wording) -> [Block] {
    guard !purchases.isEmpty else {
      return .say(
        "I know of nothing bought\(days.map { " from \($0.lowerBound.dateText) to \($0.upperBound.dateText)" } ?? " yet"): "
          + "what is on a list counts as bought when you are done shopping.")
    }
    let things = Dictionary(grouping: purchases, by: \.line).values.map { (Set($0.map(\.day)), $0) }
    let sorted = things.sorted { ($1.0.count, $0.1[0].name) < ($0.0.count, $1.1[0].name) }
    let rows = sorted.prefix(40).map { days, own in
      [
        TableCell(own[0].name, .accent), TableCell(counted(days.count, "time")),
        TableCell(own.last?.amount.map { kitchenText($0) } ?? ""),
        TableCell(days.max().map(\.dateText) ?? "", .dim),
      ]
    }
    let columns = [
      TableColumn("Bought", priority: 9, minWidth: 12), TableColumn("", .right, priority: 7),
      TableColumn("Last", .right, priority: 6), TableColumn("", priority: 8),
    ]
    let more = sorted.count - rows.count
    return [.table(Table(columns: columns, rows: Array(rows)), indent: 0)]
      + (more > 0 ? [.note("And \(more) more.")] : [])
  }

  func next(_ words: Wording) -> Closing {
    purchases.isEmpty ? .say("shopping list", "we're done shopping") : .say("what are we about to run out of")
  }

  var matter: Facts? {
    [
      "kind": "purchases",
      "purchases": purchases.map { ["name": $0.name, "day": $0.day, "amount": $0.amount] as Facts },
    ]
  }
}

/// When one thing was bought.
struct ThingBought: Reply {
  var name: String
  var purchases: [PastPurchase]
  var days: ClosedRange<Day>?
  /// Nil where there is too little to know.
  var runOut: RunOut?

  func blocks(_ words: Wording) -> [Block] {
    let times = Set(purchases.map(\.day)).sorted()
    guard let last = times.last else {
      return .say(
        "I know of no \(name) bought\(days.map { " from \($0.lowerBound.dateText) to \($0.upperBound.dateText)" } ?? "")."
      )
    }
    let amount = purchases.last?.amount.map { ", \(kitchenText($0))" } ?? ""
    let often = times.count == 1 ? "once so far" : counted(times.count, "time")
    let pace = runOut.map { ", about \(everyText($0.lasts))" } ?? ""
    return .say("\(capitalized(name)): last bought on \(last.dateText)\(amount); \(often)\(pace).")
  }

  func next(_ words: Wording) -> Closing { .say("what are we about to run out of", "show our purchases") }
  var matter: Facts? {
    ["kind": "purchases", "name": name, "days": Set(purchases.map(\.day)).sorted(), "lasts": runOut?.lasts]
  }
}
