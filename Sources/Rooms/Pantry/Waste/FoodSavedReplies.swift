import Talk

/// What was eaten in time and what was lost, in money. Source: requirements BB-24.
struct FoodSavedShown: Reply, Hashable {
  var ledger: FoodLedger
  var when: String
  /// By what; nil for in all.
  var grouping: LossGrouping?
  var system: UnitSystem
  /// Whether the share eaten was asked for.
  var isOfShare: Bool
  /// Whether the space in a landfill was asked for.
  var isOfLandfill: Bool

  func blocks(_ words: Wording) -> [Block] {
    let landfill =
      isOfLandfill
      ? "I have no figure for the space food takes in a landfill; what I can tell is its weight." : ""
    guard !ledger.thrown.isEmpty || !ledger.eaten.isEmpty else {
      return .say(
        sentences(
          landfill, "Nothing eaten or thrown away is noted \(when).",
          "I count what you tell me: \"used up the spinach\", \"threw out the milk\"."))
    }
    let missing = LossSum(.money, ledger.saved + ledger.thrown)
    return .say(sentences(landfill, lead)) + [table]
      + .say(sentences(isOfShare ? "" : share, withoutText(missing)))
      + .say(
        "In time means eaten or cooked in the last \(savedDays) days before its date, or on it, as far as you told me. "
          + "The date is the one noted, printed or usual.", .dim)
  }

  private var lead: String {
    if isOfShare { return share }
    let lost = ledger.thrown.isEmpty ? "nothing" : costText(ledger.thrown)
    return ledger.saved.isEmpty
      ? "Nothing is noted as eaten just before its date \(when); thrown away: \(lost)."
      : "Saved \(when) by eating it in time: \(costText(ledger.saved)); thrown away: \(lost)."
  }

  private func costText(_ losses: [FoodLoss]) -> String {
    let sum = LossSum(.money, losses)
    let things = counted(losses.count, "thing")
    return sum.counted == 0 ? things : "\(things), about \(lossText(sum.total, .money, system))"
  }

  private var share: String {
    guard let percent = ledger.eatenPercent else {
      return "What share was eaten is unknown, as nothing with a price is noted as eaten."
    }
    let (eaten, lost) = (LossSum(.money, ledger.eaten).total, LossSum(.money, ledger.thrown).total)
    return
      "Of the \(lossText(eaten + lost, .money, system)) of food you told me was eaten or thrown away \(when), "
      + "\(percent) % was eaten. What nobody told me of is not in it."
  }

  private var table: Block {
    let title = grouping == .month ? "Month" : grouping == nil ? "" : "Category"
    let parts: [(name: String, part: FoodLedger)] =
      grouping == nil
      ? [("In all", ledger)]
      : Set((ledger.saved + ledger.thrown).map(name)).sorted().map { name in
        (name, ledger.only { self.name($0) == name })
      }
    return .table(
      Table(
        columns: [
          TableColumn(title, priority: 9, minWidth: 6),
          TableColumn("In time", .right, priority: 6, label: "in time"),
          TableColumn("Weight", .right, priority: 4, label: "weight"),
          TableColumn("Saved", .right, priority: 8, label: "saved"),
          TableColumn("Thrown away", .right, priority: 5, label: "thrown away"),
          TableColumn("Weight", .right, priority: 3, label: "weight"),
          TableColumn("Lost", .right, priority: 7, label: "lost"),
        ],
        rows: parts.map { name, part in
          [TableCell(heading(name), .accent)] + cells(part.saved) + cells(part.thrown)
        }), indent: 0)
  }

  private func cells(_ losses: [FoodLoss]) -> [TableCell] {
    [TableCell("\(losses.count)")]
      + [LossMeasure.weight, .money].map { measure in
        let sum = LossSum(measure, losses)
        return TableCell(sum.counted == 0 ? "" : lossText(sum.total, measure, system))
      }
  }

  private func name(_ loss: FoodLoss) -> String {
    grouping == .month ? String(loss.day.firstOfMonth.iso) : loss.category
  }

  private func heading(_ name: String) -> String {
    Day(iso: name).map { "\($0.monthName)\u{A0}\($0.civil.year)" } ?? name
  }

  func next(_ words: Wording) -> Closing {
    ledger.thrown.isEmpty && ledger.eaten.isEmpty
      ? .say("what do I need to use up", "what's in the pantry")
      : .say("money saved by category", "waste by month", "what do I need to use up")
  }

  var matter: Facts? {
    func facts(_ losses: [FoodLoss]) -> Facts {
      [
        "things": losses.count, "cents": LossSum(.money, losses).total.rounded,
        "grams": hundredths(LossSum(.weight, losses).total), "without_price": LossSum(.money, losses).without,
      ]
    }
    return [
      "kind": "food_saved", "saved": facts(ledger.saved), "thrown": facts(ledger.thrown),
      "eaten": facts(ledger.eaten), "eaten_percent": ledger.eatenPercent,
    ]
  }
}
