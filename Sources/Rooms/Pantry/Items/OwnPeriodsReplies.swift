import Talk

/// A period with its food.
struct NamedPeriod: Hashable, Sendable {
  var food: Ingredient
  var period: OwnPeriod
}

/// A period of the household's own was noted or let go.
struct OwnPeriodTold: Reply, Hashable {
  var food: Ingredient
  /// Nil where it was let go.
  var period: OwnPeriod?
  /// Whether there was one to let go.
  var had: Bool
  /// What the sources say.
  var known: KeepingRules
  var lots: [PantryItem]
  var today: Day

  func blocks(_ words: Wording) -> [Block] {
    guard let period else {
      return .say(
        had
          ? sentences("\(capitalized(plural(food))): back to the usual figures.", dates)
          : "You never gave a period of your own for \(plural(food)).")
    }
    let from = period.isOpened ? "once opened" : "from when it was bought"
    return .say(
      sentences(
        "Noted: with you \(plural(food)) keep\(food.plural == nil ? "s" : "") \(period.text) \(from).", dates)
    )
      + caution(period)
  }

  private var dates: String {
    let dated = lots.compactMap { lot in
      lot.bestBefore.map { "\(lotText(lot)): good until \(dateText($0, from: today))" }
    }
    guard !dated.isEmpty else { return "" }
    let stays = lots.contains { lot in
      period?.isOpened == true && lot.opened != nil && lot.bestBefore == lot.unopenedDate
    }
    let why = stays ? " Opening it never makes that later." : ""
    return "At home: \(dated.joined(separator: "; ")).\(why)"
  }

  /// Food that makes ill is judged by the sources all the same.
  private func caution(_ period: OwnPeriod) -> [Block] {
    let usual = period.isOpened ? known.begun(in: known.place, by: .opening) : known.kept(in: known.place)
    guard let usual, usual.isShorter(than: period.period), known.spoils || known.place == .refrigerator else {
      return []
    }
    return [
      .note(
        "The usual figure is \(usual.text). It sets the date only: asked whether it is still safe, I go by the usual figure."
      )
    ]
  }

  func next(_ words: Wording) -> Closing {
    period == nil ? .say("what do I need to use up") : .say("what do I need to use up", "undo")
  }

  var matter: Facts? {
    ["kind": "own_period", "food": food.id.rawValue, "days": period?.days, "opened": period?.isOpened]
  }
}

/// The periods the household gave.
struct OwnPeriodsShown: Reply, Hashable {
  var periods: [NamedPeriod]

  func blocks(_ words: Wording) -> [Block] {
    guard !periods.isEmpty else { return .say("You gave no periods of your own; I go by the usual figures.") }
    let table = Table(
      columns: [
        TableColumn("Food", priority: 9, minWidth: 10),
        TableColumn("Keeps with you", priority: 8, minWidth: 12),
      ],
      rows: periods.map { one in
        [
          TableCell(plural(one.food), .accent),
          TableCell("\(one.period.text)\(one.period.isOpened ? " once opened" : " from buying")"),
        ]
      })
    return [.table(table, indent: 0)]
  }

  func next(_ words: Wording) -> Closing {
    guard let first = periods.first else {
      return .say("milk lasts 5 days after opening here", end: ", for instance")
    }
    return .say("forget our period for \(plural(first.food))", end: ", for instance")
  }
}

/// No length of time that a food could keep.
struct NoSuchPeriod: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] { .say("Say how long, from 1 day to 10 years.") }
  func next(_ words: Wording) -> Closing {
    .say("milk lasts 5 days after opening here", end: ", for instance")
  }
  var status: ReplyStatus { .refused }
}
