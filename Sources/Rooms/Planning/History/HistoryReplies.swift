import Talk

/// No dinner of those days has so many stars.
struct NoneRated: Reply, Hashable {
  var stars: Int
  func blocks(_ words: Wording) -> [Block] { .say("No dinner has \(stars) stars or more yet.") }
  func next(_ words: Wording) -> Closing {
    .say("show our dinner history", "that was a 5", end: ", for instance")
  }
  var matter: Facts? { ["kind": "history", "dinners": [Facts]()] }
}

/// Dinners by day: what, for how many, the stars and what was said. Source: 004 §3.6.
struct DinnersShown: Reply {
  var dinners: [MealHistoryEntry]
  var from, to: Day

  func blocks(_ words: Wording) -> [Block] {
    let span = spanText([from, to])
    guard !dinners.isEmpty else { return .say("I know of no dinners from \(span).") }
    let rows = dinners.map { dinner in
      [
        TableCell(dinner.day.shortText), TableCell(dinner.title, .accent), TableCell("\(dinner.servings)"),
        TableCell(dinner.stars.map { "\($0.count)" } ?? ""), TableCell(remark(on: dinner)),
      ]
    }
    let columns = [
      TableColumn("Day", priority: 8, minWidth: 6), TableColumn("Dinner", priority: 9, minWidth: 16),
      TableColumn("For", .right, priority: 4, label: "for"),
      TableColumn("Stars", .right, priority: 6, label: "stars"),
      TableColumn("Notes", priority: 7, minWidth: 12, maxWidth: max(24, words.width - 50)),
    ]
    return [.heading("Your dinners, \(span)"), .table(Table(columns: columns, rows: rows), indent: 0)]
  }

  private func remark(on dinner: MealHistoryEntry) -> String {
    let parts = [
      dinner.outcome == .skipped ? "skipped" : "", dinner.actualCost?.text ?? "", dinner.notes ?? "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func next(_ words: Wording) -> Closing {
    guard let last = dinners.last else {
      return .say("we cooked the beef chili yesterday", "plan the week", end: ", for instance")
    }
    return .say("rate \(typed(last.day, words)) 4", "show my favorites", end: ", for instance")
  }

  /// What can be typed for a day gone by.
  private func typed(_ day: Day, _ words: Wording) -> String {
    guard let today = words.today, (1...6).contains(today - day) else {
      return "\(day.monthName) \(day.civil.day)"
    }
    return today - day == 1 ? "yesterday's dinner" : "\(day.weekday.name)'s dinner"
  }

  var matter: Facts? { historyFacts(dinners, from: from, to: to) }
}

/// When one dish was on the table, the oldest first, and how it was liked.
struct DishHistory: Reply {
  var title: String
  var dinners: [MealHistoryEntry]
  /// The next evening it is planned for.
  var upcoming: Day?

  func blocks(_ words: Wording) -> [Block] {
    let coming =
      upcoming.map { "It is planned \($0 == words.today ? "for tonight" : words.names.adverb($0))." } ?? ""
    guard let last = dinners.last else {
      return .say(sentences("\(title) was not on the table yet, as far as I know.", coming))
    }
    let rated = dinners.last { $0.stars != nil }?.stars.map { "You gave it \(starsText($0))." } ?? ""
    return .say(
      sentences(
        "\(title) was cooked \(timesText(dinners)), the last time \(pastDayText(last.day, words)).", rated,
        coming))
  }

  func next(_ words: Wording) -> Closing { .say("show the recipe", "show our dinner history") }
  var matter: Facts? { ["kind": "history", "dinners": dinners.map(\.facts), "next": upcoming] }
}

/// How often dishes of a kind were cooked in those days.
struct KindHistory: Reply {
  var kind: DinnerKind
  var dinners: [MealHistoryEntry]
  var from, to: Day

  func blocks(_ words: Wording) -> [Block] {
    let what = capitalized(name)
    let span = "from \(spanText([from, to]))"
    guard let last = dinners.last else { return .say("\(what): never \(span), as far as I know.") }
    let past = pastDayText(last.day, words)
    return .say("\(what): \(timesText(dinners)) \(span), the last time \(past) (\(last.title)).")
  }

  private var name: String {
    switch kind {
    case .protein(let protein): spaced(protein.rawValue)
    case .cuisine(let cuisine): "\(cuisineName(cuisine)) dishes"
    }
  }

  func next(_ words: Wording) -> Closing { .say("show our dinner history", "plan the week") }
  var matter: Facts? { historyFacts(dinners, from: from, to: to) }
}

/// "once", "4 times".
private func timesText(_ dinners: [MealHistoryEntry]) -> String {
  dinners.count == 1 ? "once" : counted(dinners.count, "time")
}

extension MealHistoryEntry {
  /// One dinner of history. Source: requirements MP-21.
  var facts: Facts {
    [
      "day": day, "recipe": recipe, "title": title, "servings": servings, "outcome": outcome,
      "stars": stars?.count, "notes": notes, "actual_cost": actualCost, "picture": picture,
    ]
  }
}

/// The dinners of a stretch of days as the matter of a reply.
func historyFacts(_ entries: [MealHistoryEntry], from: Day, to: Day) -> Facts {
  ["kind": "history", "from": from, "to": to, "dinners": entries.map(\.facts)]
}

/// One dinner as the matter of a reply.
struct DinnerShownData: Encodable {
  let kind = "dinner"
  let dinner: Facts
  init(_ entry: MealHistoryEntry) { dinner = entry.facts }
}
