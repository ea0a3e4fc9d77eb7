import Talk

/// What was thrown away one by one, with what it cost and weighed.
struct WasteShown: Reply, Hashable {
  var entries: [ThrownAway]
  var weight: LossSum
  var when: String
  var hasAny: Bool
  /// The category or food it is about; nil for all.
  var what: String?
  /// How many things were thrown away in that time in all.
  var ofAll: Int
  /// Whether its weight was asked for, which then stands first.
  var isOfWeight: Bool
  var asksWhy: Bool
  var system: UnitSystem

  func blocks(_ words: Wording) -> [Block] {
    let of = what.map { " of \(lowered($0))" } ?? ""
    guard !entries.isEmpty else {
      let how = hasAny ? "" : " I count what you tell me: \"threw out the spinach\"."
      return .say("Nothing\(of) thrown away \(when), as far as you told me.\(how)")
    }
    let priced = entries.compactMap(\.cost)
    let about =
      priced.isEmpty
      ? "" : ", about \(priced.sum().text)\(priced.count < entries.count ? " for what has a price" : "")"
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
    let heavy = isOfWeight && weight.counted > 0 ? "\(lossText(weight.total, .weight, system)) in " : ""
    let lead = what.map { "\(capitalized($0)) thrown away" } ?? "Thrown away"
    return .say("\(lead) \(when): \(heavy)\(counted(entries.count, "thing"))\(ofText)\(about).") + [
      .table(table, indent: 0)
    ] + .say(sentences(reasons, weightSentence), .dim)
  }

  private var ofText: String { what != nil && ofAll > entries.count ? " of \(ofAll)" : "" }

  /// What is behind it, where somebody told: "Why: moldy 2, expired 1, not told 1."
  private var reasons: String {
    guard what != nil || asksWhy else { return "" }
    guard entries.contains(where: { $0.reason != nil }) else {
      return asksWhy ? "Nobody told me why." : ""
    }
    let counts = Dictionary(grouping: entries) { $0.reason ?? "" }.mapValues(\.count)
    let told = counts.filter { !$0.key.isEmpty }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value)" }
    return "Why: \((told + (counts[""].map { ["not told \($0)"] } ?? [])).joined(separator: ", "))."
  }

  private var weightSentence: String {
    guard weight.counted > 0 || isOfWeight else { return "" }
    return isOfWeight
      ? withoutText(weight)
      : sentences("By weight: \(lossText(weight.total, .weight, system)).", withoutText(weight))
  }

  func next(_ words: Wording) -> Closing {
    entries.isEmpty
      ? .say("what do I need to use up", "what's in the pantry")
      : .say("waste by month", "waste by category", "tips to waste less")
  }

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
