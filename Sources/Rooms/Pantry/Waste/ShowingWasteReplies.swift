import Talk

/// What was thrown away, with what it cost.
struct WasteShown: Reply, Hashable {
  var entries: [ThrownAway]
  var when: String
  var hasAny: Bool

  func blocks(_ words: Wording) -> [Block] {
    guard !entries.isEmpty else {
      let how = hasAny ? "" : " I count what you tell me: \"threw out the spinach\"."
      return .say("Nothing thrown away \(when), as far as you told me.\(how)")
    }
    let priced = entries.compactMap(\.cost)
    let sum = Money(cents: priced.reduce(0) { $0 + $1.cents })
    let about =
      priced.isEmpty
      ? "" : ", about \(sum.text)\(priced.count < entries.count ? " for what has a price" : "")"
    let table = Table(
      columns: [
        TableColumn("Thrown away", priority: 9, minWidth: 10), TableColumn("Amount", .right, priority: 7),
        TableColumn("Day", priority: 6, minWidth: 7), TableColumn("Why", priority: 4, minWidth: 6),
        TableColumn("Cost", .right, priority: 8),
      ],
      rows: entries.map { entry in
        [
          TableCell(entry.name, .accent), TableCell(entry.amount.map { kitchenText($0) } ?? ""),
          TableCell(entry.day.dateText), TableCell(entry.reason ?? ""), TableCell(entry.cost?.text ?? ""),
        ]
      })
    return .say("Thrown away \(when): \(counted(entries.count, "thing"))\(about).") + [
      .table(table, indent: 0)
    ]
  }

  func next(_ words: Wording) -> Closing { .say("what do I need to use up", "what's in the pantry") }

  var matter: Facts? {
    [
      "kind": "waste",
      "items": entries.map {
        ["name": $0.name, "day": $0.day, "amount": $0.amount, "reason": $0.reason, "cost": $0.cost] as Facts
      },
    ]
  }
}

/// "Noted as thrown away: spinach, moldy; about $2.10."
func thrownText(_ thrown: [ThrownAway]) -> String {
  let names = thrown.map { entry in entry.reason.map { "\(entry.name) (\($0))" } ?? entry.name }
  let cents = thrown.compactMap(\.cost?.cents).reduce(0, +)
  return "Noted as thrown away: \(joined(names))\(cents > 0 ? ", about \(Money(cents: cents).text)" : "")."
}
