import Talk

/// What food took to make: of what was thrown away, and of what was eaten in time. Source: requirements BB-23.
struct FootprintShown: Reply, Hashable {
  var ledger: FoodLedger
  var when: String
  /// The one asked about; nil for all.
  var asked: LossMeasure?
  var isByCategory: Bool
  var system: UnitSystem

  func blocks(_ words: Wording) -> [Block] {
    guard !ledger.thrown.isEmpty || !ledger.saved.isEmpty else {
      return .say("Nothing thrown away or eaten just in time \(when), as far as you told me.")
    }
    let thrown = LossSum(.carbon, ledger.thrown)
    let saved = LossSum(.carbon, ledger.saved)
    let lead =
      asked.flatMap { $0.isFootprint ? $0 : nil }.map { asked in
        "\(asked.title) for the food thrown away \(when): \(text(ledger.thrown, asked)); "
          + "for what was eaten just before its date: \(text(ledger.saved, asked))."
      } ?? "What the food took to make, \(when):"
    let missing = thrown.without + saved.without.filter { !thrown.without.contains($0) }
    var unknown = thrown
    unknown.without = missing
    return .say(lead) + [isByCategory ? byCategory : inAll] + .say(withoutText(unknown))
      + .say(
        "Weight as noted, times world means per kilogram: Poore and Nemecek 2018, tabulated by Our World in Data "
          + "(CC BY 4.0). Just before its date means in its last \(savedDays) days.", .dim)
  }

  private func text(_ losses: [FoodLoss], _ measure: LossMeasure) -> String {
    let sum = LossSum(measure, losses)
    return losses.isEmpty
      ? "none" : sum.counted == 0 ? "unknown" : "about \(lossText(sum.total, measure, system))"
  }

  private func cell(_ losses: [FoodLoss], _ measure: LossMeasure) -> TableCell {
    let sum = LossSum(measure, losses)
    return TableCell(
      losses.isEmpty ? "–" : sum.counted == 0 ? "unknown" : lossText(sum.total, measure, system))
  }

  private var inAll: Block {
    .table(
      Table(
        columns: [
          TableColumn("", priority: 9, minWidth: 6),
          TableColumn("Thrown away", .right, priority: 8, label: "thrown away"),
          TableColumn("Eaten in time", .right, priority: 7, label: "eaten in time"),
        ],
        rows: [LossMeasure.carbon, .water, .land, .weight].map { measure in
          [TableCell(measure.title, .accent), cell(ledger.thrown, measure), cell(ledger.saved, measure)]
        }), indent: 0)
  }

  private var byCategory: Block {
    let measure = asked.flatMap { $0.isFootprint ? $0 : nil } ?? .carbon
    let names = Set((ledger.thrown + ledger.saved).map(\.category))
    let parts = names.map { name in (name: name, part: ledger.only { $0.category == name }) }
      .sorted { a, b in
        let (first, second) = (LossSum(measure, a.part.thrown).total, LossSum(measure, b.part.thrown).total)
        return (second, a.name) < (first, b.name)
      }
    let top = parts.map { LossSum(measure, $0.part.thrown).total }.max() ?? .zero
    return .table(
      Table(
        columns: [
          TableColumn("Category", priority: 9, minWidth: 8),
          TableColumn("CO2e", .right, priority: 8, label: "CO2e"),
          TableColumn("Water", .right, priority: 7, label: "water"),
          TableColumn("Land", .right, priority: 6, label: "land"), TableColumn("", priority: 5),
          TableColumn("\(measure.title) in time", .right, priority: 4, label: "eaten in time"),
        ],
        rows: parts.map { name, part in
          [TableCell(name, .accent)] + [.carbon, .water, .land].map { cell(part.thrown, $0) } + [
            TableCell(barText(LossSum(measure, part.thrown).total, of: top)), cell(part.saved, measure),
          ]
        }), indent: 0)
  }

  func next(_ words: Wording) -> Closing {
    isByCategory
      ? .say("waste by month", "tips to waste less")
      : .say("environmental impact of our waste by category", "waste by month", "tips to waste less")
  }

  var matter: Facts? {
    func facts(_ losses: [FoodLoss]) -> Facts {
      [
        "things": losses.count, "grams_co2e": hundredths(LossSum(.carbon, losses).total),
        "milliliters_water": hundredths(LossSum(.water, losses).total),
        "square_centimeters_land": hundredths(LossSum(.land, losses).total),
        "without": LossSum(.carbon, losses).without,
      ]
    }
    return ["kind": "footprint", "thrown": facts(ledger.thrown), "saved": facts(ledger.saved)]
  }
}
