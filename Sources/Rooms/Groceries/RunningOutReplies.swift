import Talk

/// What runs out in the next two weeks, each with how that is known. Source: requirements FR-AI-006.
struct RunningOutShown: Reply {
  var things: [RunningThing]
  var today: Day
  /// How many purchases are known in all.
  var known: Int

  func blocks(_ words: Wording) -> [Block] {
    guard !things.isEmpty else {
      return .say(
        known == 0
          ? "I can't tell yet: I learn how long things last from lists you finish, after three times each."
          : "Nothing I know of runs out within two weeks. What was bought fewer than three times I can't tell."
      )
    }
    let rows = things.map { thing in
      [
        TableCell(thing.thing.name, .accent), TableCell(dayText(thing.day, today: today)),
        TableCell(thing.reason.text, .dim),
      ]
    }
    let columns = [
      TableColumn("Runs out", priority: 9, minWidth: 10), TableColumn("", priority: 8),
      TableColumn("", priority: 6, minWidth: 14),
    ]
    return [.table(Table(columns: columns, rows: rows), indent: 0)]
  }

  func next(_ words: Wording) -> Closing {
    things.isEmpty ? .say("show our staples", "shopping list") : .say("add what we're about to run out of")
  }
  var matter: Facts? { ["kind": "running_out", "things": things.map(\.facts)] }
}

/// They go on the list, and why.
struct RunningOutListed: Reply {
  var things: [RunningThing]
  var today: Day

  func blocks(_ words: Wording) -> [Block] {
    things.map {
      .item("", [Span("\(capitalized($0.thing.name)): \(dayText($0.day, today: today)); \($0.reason.text).")])
    }
  }
  func next(_ words: Wording) -> Closing { .say("shopping list", "undo") }
  var matter: Facts? { ["kind": "running_out", "things": things.map(\.facts)] }
}

/// When one thing runs out.
struct RunOutTold: Reply {
  var name: String
  /// Nil where that can't be told.
  var found: RunningThing?
  /// On how many days it was bought.
  var times: Int
  var today: Day

  func blocks(_ words: Wording) -> [Block] {
    if let found {
      return .say("\(capitalized(name)): \(dayText(found.day, today: today)); \(found.reason.text).")
    }
    let why =
      times < 3
      ? "I need to see it bought three times, and saw it \(times == 0 ? "never" : counted(times, "time"))."
      : "it is bought too unevenly."
    return .say("When \(name) runs out I can't tell: \(why)")
  }
  func next(_ words: Wording) -> Closing {
    .say("add \(name) to the list", "what are we about to run out of")
  }
  var matter: Facts? { ["kind": "running_out", "name": name, "things": found.map { [$0.facts] } ?? []] }
}

/// Shall what runs low go on the list?
struct ListThingsAsked: Reply {
  var names: [String]
  func blocks(_ words: Wording) -> [Block] {
    .say("Shall I put \(joined(names)) on the list? Say yes or no.")
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}

/// "today or soon", "around March 12".
private func dayText(_ day: Day, today: Day) -> String {
  day <= today ? "now" : day == today + 1 ? "around tomorrow" : "around \(day.dateText)"
}

extension RunningThing {
  /// "out around March 14".
  var noteText: String {
    if case .low(let mark) = reason { return "less than \(unbroken(kitchenText(mark))) at home" }
    return "out around \(day.dateText)"
  }

  fileprivate var facts: Facts { ["name": thing.name, "day": day, "reason": reason.text] }
}

extension RunningThing.Reason {
  /// "lasts about 7 days, bought 4 times, last on March 2; fairly sure".
  fileprivate var text: String {
    switch self {
    case .said(let every, let last): "you buy it \(everyText(every)), last on \(last.dateText)"
    case .low(let mark): "less than \(unbroken(kitchenText(mark))) at home"
    case .bought(let out):
      "lasts about \(counted(out.lasts, "day")), bought \(counted(out.purchases, "time")), "
        + "last on \(out.lastBought.dateText); \(out.sureness.text)"
    }
  }
}

extension RunOut.Sureness {
  fileprivate var text: String {
    switch self {
    case .sure: "quite sure"
    case .fairly: "fairly sure"
    case .guess: "a guess"
    }
  }
}
