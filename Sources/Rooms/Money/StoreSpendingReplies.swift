import Talk

/// What was spent in the last month, trip by trip and in all for each store.
struct StoreSpendingShown: Reply, Hashable {
  /// The stores that were asked about; empty for all.
  var asked: [String]
  var trips: [Spending]
  /// The span that was asked about, as it stands in a sentence; nil for the last month.
  var span: String?
  var today: Day

  func blocks(_ words: Wording) -> [Block] {
    let unknown = asked.filter { store in !trips.contains { $0.store?.lowercased() == store.lowercased() } }
    var blocks: [Block] = []
    if !trips.isEmpty {
      let rows = trips.sorted { ($0.day, $0.id) < ($1.day, $1.id) }.map { trip in
        [
          TableCell(unbroken(trip.day.shortText)), TableCell(title(trip.store), .accent),
          TableCell(trip.amount.text),
        ]
      }
      let columns = [
        TableColumn("Day", priority: 8, minWidth: 6), TableColumn("Store", priority: 9, minWidth: 8),
        TableColumn("Spent", .right, priority: 7),
      ]
      blocks += [
        .heading("Spent\(span.map { " \($0)" } ?? ""), trip by trip"),
        .table(Table(columns: columns, rows: rows), indent: 0),
      ]
      blocks += .say(sums)
    }
    if !unknown.isEmpty {
      blocks += .say(
        "Nothing is noted for \(joined(unknown.map { title($0) })) \(span ?? "in the last month").")
    }
    if trips.isEmpty, asked.isEmpty {
      blocks += .say(
        "No shopping is noted \(span.map { "for \($0.hasPrefix("in ") ? String($0.dropFirst(3)) : $0)" } ?? "in the last month")."
      )
    }
    return blocks
  }

  /// "Aldi $31.20, Target $18.40; this week $49.60".
  private var sums: String {
    var order: [String] = []
    var sums: [String: Money] = [:]
    for trip in trips {
      let name = title(trip.store)
      if sums[name] == nil { order.append(name) }
      sums[name, default: .zero] = (sums[name] ?? .zero) + trip.amount
    }
    let week = trips.filter { $0.day >= today.monday }.map(\.amount).reduce(.zero, +)
    let parts = order.map { "\($0) \((sums[$0] ?? .zero).text)" }
    let all = trips.map(\.amount).reduce(.zero, +)
    if span != nil {
      return "In all: \(all.text)" + (order.count > 1 ? ", of which \(parts.joined(separator: ", "))." : ".")
    }
    return "In all: \(parts.joined(separator: ", ")). This week: \(week.text)."
  }

  private func title(_ store: String?) -> String {
    store.map(storeTitle) ?? "no store told"
  }

  func next(_ words: Wording) -> Closing {
    .say("how are we doing on budget", "it came to $31 at Aldi", end: ", for instance")
  }
  var matter: Facts? {
    [
      "kind": "store_spending",
      "trips": trips.map { ["day": $0.day, "store": $0.store, "amount": $0.amount] as Facts },
    ]
  }
}
