import Talk

/// What was thrown away in bars: by category, food, reason or place. Source: requirements BB-12, BB-25.
struct WasteBarsShown: Reply, Hashable {
  var groups: [LossGroup]
  var grouping: LossGrouping
  /// What the bars show.
  var measure: LossMeasure
  var when: String
  var hasAny: Bool
  var system: UnitSystem

  func blocks(_ words: Wording) -> [Block] {
    guard !groups.isEmpty else {
      let how = hasAny ? "" : " I count what you tell me: \"threw out the spinach\"."
      return .say("Nothing thrown away \(when), as far as you told me.\(how)")
    }
    let whole = LossSum(measure, groups.flatMap(\.losses))
    let by = grouping == .food ? "food" : grouping.rawValue
    return .say("Thrown away \(when), by \(by): \(lossText(whole.total, measure, system)) in all.")
      + [table(whole)] + .say(sentences(ends, withoutText(whole)))
      + .say(groups.count > 1 ? "High is two fifths of it or more, low less than 15 %." : "", .dim)
  }

  private func table(_ whole: LossSum) -> Block {
    let title = capitalized(grouping == .food ? "food" : grouping.rawValue)
    return .table(
      Table(
        columns: [TableColumn(title, priority: 9, minWidth: 8)] + lossColumns(measure)
          + [TableColumn("Share", priority: 7, label: "share"), TableColumn("", priority: 5)],
        rows: groups.map { group in
          [TableCell(groupText(group, grouping), .accent)] + lossCells(group.losses, measure, system) + [
            TableCell(share(group, whole)),
            groups.count > 1 ? TableCell(group.level?.rawValue ?? "", group.level?.tint) : "",
          ]
        }), indent: 0)
  }

  private func share(_ group: LossGroup, _ whole: LossSum) -> String {
    guard whole.total > .zero else { return "" }
    return unbroken(bar(value: (group.sum.total * 1000 / whole.total).rounded, of: 1000, width: 10))
  }

  /// The most and the least, where there is one of each.
  private var ends: String {
    let named = groups.filter { !$0.name.isEmpty && $0.sum.counted > 0 }
    guard let most = named.first, let least = named.last, most.sum.total > least.sum.total else { return "" }
    let tops = named.filter { $0.sum.total == most.sum.total }.map { groupText($0, grouping) }
    let ends = named.filter { $0.sum.total == least.sum.total }.map { groupText($0, grouping) }
    let last = ends.count > 3 ? "" : "Least: \(joined(ends)), \(lossText(least.sum.total, measure, system))."
    return sentences("Most: \(joined(tops)), \(lossText(most.sum.total, measure, system)).", last)
  }

  func next(_ words: Wording) -> Closing {
    groups.isEmpty
      ? .say("what do I need to use up", "what's in the pantry")
      : grouping == .category
        ? .say("waste by month", "which food do we waste most", "tips to waste less")
        : .say("waste by category", "waste by month", "tips to waste less")
  }

  var matter: Facts? {
    [
      "kind": "waste_groups", "by": grouping.rawValue, "measure": measure.rawValue,
      "groups": groups.map {
        [
          "name": $0.name, "things": $0.losses.count, "value": hundredths($0.sum.total),
          "without": $0.sum.without, "level": $0.level?.rawValue,
        ] as Facts
      },
    ]
  }
}

/// What was thrown away month by month. Source: 003 "Waste reduction trends"; requirements BB-25, BB-33.
struct WasteMonthsShown: Reply, Hashable {
  var months: LossMonths
  var today: Day
  /// Whether the month with the least was asked for.
  var isOfBest: Bool
  /// The category or food it is about; nil for all.
  var what: String?
  var system: UnitSystem

  func blocks(_ words: Wording) -> [Block] {
    guard months.since != nil else {
      return .say("Nothing is noted yet. I count what you tell me: \"threw out the spinach\".")
    }
    let losses = months.months.flatMap(\.losses)
    let whole = LossSum(months.measure, losses)
    let table = Table(
      columns: [TableColumn("Month", priority: 9, minWidth: 8)] + lossColumns(months.measure)
        + [TableColumn("", priority: 7), TableColumn("", priority: 5)],
      rows: months.months.map { month in
        let isOn = month.month == today.firstOfMonth
        let level = month.level
        return [TableCell(month.month.map { monthText($0, today) } ?? "", .accent)]
          + lossCells(month.losses, months.measure, system) + [
            TableCell(barText(month.sum.total, of: top)),
            isOn || months.isSilent(month)
              ? TableCell(isOn ? "so far" : "no notes", .dim) : TableCell(level?.rawValue ?? "", level?.tint),
          ]
      })
    let food = what.map { "\(capitalized($0)) thrown away" } ?? "Thrown away"
    let lead = "\(food), month by month: \(lossText(whole.total, months.measure, system)) in all."
    return .say(isOfBest ? best : "") + .say(lead) + [.table(table, indent: 0)]
      + .say(sentences(trend, soFar, isOfBest ? "" : withoutText(whole)))
      + .say(
        sentences(
          months.months.contains { $0.level != nil }
            ? "High is a quarter above the usual month, low a quarter below." : "",
          unknown), .dim)
  }

  private var top: Rational { months.months.map(\.sum.total).max() ?? .zero }

  private var best: String {
    guard let best = months.best, let month = best.month else {
      return
        "There is no best month yet: it takes two months with notes from their first day on, and a figure for all that is in them."
    }
    let name = monthText(month, today)
    return best.losses.isEmpty
      ? "Your best month: \(name), with nothing thrown away, as far as you told me."
      : "Your best month: \(name), with \(lossText(best.sum.total, months.measure, system))."
  }

  private var trend: String {
    switch months.trend {
    case .less: "It is going down: the newer months have less than the older ones."
    case .more: "It is going up: the newer months have more than the older ones."
    case .same: "It stays about the same."
    case nil: "It is too early for a trend, which takes two whole months with notes."
    }
  }

  private var soFar: String {
    let now =
      "\(today.monthName) up to the \(ordinal): \(lossText(months.soFar.total, months.measure, system))"
    guard let before = months.before else { return now + "." }
    return "\(now); the month before by then: \(lossText(before.total, months.measure, system))."
  }

  private var ordinal: String {
    let day = today.civil.day
    let ending = (11...13).contains(day) ? "th" : [1: "st", 2: "nd", 3: "rd"][day % 10] ?? "th"
    return "\(day)\(ending)"
  }

  /// What was before the first note is unknown.
  private var unknown: String {
    guard let since = months.since, let first = months.months.first?.month, since.firstOfMonth == first else {
      return ""
    }
    return "The first note is of \(since.dateText); what was before is unknown."
  }

  func next(_ words: Wording) -> Closing {
    months.since == nil
      ? .say("what do I need to use up", "what's in the pantry")
      : .say("waste by category", "waste goal $10 a month", "tips to waste less")
  }

  var matter: Facts? {
    [
      "kind": "waste_months", "measure": months.measure.rawValue, "trend": months.trend?.rawValue,
      "best": months.best?.name,
      "months": months.months.map {
        [
          "month": $0.name, "things": $0.losses.count, "value": hundredths($0.sum.total),
          "without": $0.sum.without, "level": $0.level?.rawValue,
        ] as Facts
      },
    ]
  }
}

/// Things, weight and cost stand in every row; a footprint beside them where the bars show it.
private func lossColumns(_ measure: LossMeasure) -> [TableColumn] {
  let more =
    measure.isFootprint ? [TableColumn(measure.title, .right, priority: 8, label: measure.title)] : []
  return [
    TableColumn("Things", .right, priority: 6, label: "things"),
    TableColumn("Weight", .right, priority: measure == .weight ? 8 : 4, label: "weight"),
    TableColumn("Cost", .right, priority: measure == .money ? 8 : 5, label: "cost"),
  ] + more
}

private func lossCells(_ losses: [FoodLoss], _ measure: LossMeasure, _ system: UnitSystem) -> [TableCell] {
  func cell(_ measure: LossMeasure) -> TableCell {
    let sum = LossSum(measure, losses)
    return TableCell(sum.counted == 0 ? "" : lossText(sum.total, measure, system))
  }
  return [TableCell("\(losses.count)"), cell(.weight), cell(.money)]
    + (measure.isFootprint ? [cell(measure)] : [])
}

extension LossMeasure {
  /// As a heading has it.
  var title: String {
    switch self {
    case .things: "Things"
    case .weight: "Weight"
    case .money: "Cost"
    case .carbon: "CO2e"
    case .water: "Water"
    case .land: "Land"
    }
  }
}
