import Talk

/// All that would go, in one table, before a yes.
struct ClearOutAsked: Reply, Hashable {
  var foods: [OldFood]
  var isThrown: Bool

  func blocks(_ words: Wording) -> [Block] {
    let table = Table(
      columns: [
        TableColumn("Food", priority: 9, minWidth: 10),
        TableColumn("Past its date", priority: 8, minWidth: 8),
        TableColumn("Amount", .right, priority: 6), TableColumn("Place", priority: 5, minWidth: 6),
      ],
      rows: foods.map { food in
        [
          TableCell(food.name, .accent),
          TableCell("\(food.isUsual ? "about " : "")\(counted(food.past, "day"))", .warn),
          TableCell(food.amount), TableCell(placeText(food.place)),
        ]
      })
    let what = foods.count == 1 ? "this" : "these \(foods.count)"
    let it = foods.count == 1 ? "It" : "They"
    let how = "\(it) will count as \(isThrown ? "thrown away" : "neither eaten nor thrown away")."
    return [.table(table, indent: 0)] + .say("Shall I clear out \(what)? \(how)")
  }

  func next(_ words: Wording) -> Closing { .say("yes", "no") }
  var matter: Facts? {
    [
      "kind": "clear_out", "thrown": isThrown,
      "items": foods.map { ["name": $0.name, "days_past": $0.past, "place": $0.place] as Facts },
    ]
  }
}

/// What went, after a yes.
struct ClearedOut: Reply, Hashable {
  var names: [String]
  var isThrown: Bool

  func blocks(_ words: Wording) -> [Block] {
    guard !names.isEmpty else { return .say("None of it is there any more, so nothing was cleared out.") }
    let how =
      isThrown ? "Noted as thrown away." : "Noted as neither eaten nor thrown away."
    return .say("Cleared out: \(joined(names)). \(how)")
  }
  func next(_ words: Wording) -> Closing { .say("what's in the pantry", "undo") }
  var matter: Facts? { ["kind": "cleared_out", "names": names, "thrown": isThrown] }
}

/// What went by the rule, as a talk begins.
struct ClearedByRule: Reply, Hashable {
  var names: [String]
  var days: Int

  func blocks(_ words: Wording) -> [Block] {
    let some =
      names.count > 6
      ? "\(names.prefix(6).joined(separator: ", ")) and \(names.count - 6) more" : joined(names)
    return .say(
      "Cleared out by your rule, as \(counted(days, "day")) or more past the date: \(some). "
        + "Noted as neither eaten nor thrown away; one undo brings it back.")
  }
  func next(_ words: Wording) -> Closing { .say("stop clearing out by yourself") }
  var matter: Facts? { ["kind": "cleared_out", "names": names, "rule": days] }
}

/// Nothing is that far past its date.
struct NothingToClear: Reply, Hashable {
  var days: Int
  var places: Set<PantryPlace>
  var rule: Int?

  func blocks(_ words: Wording) -> [Block] {
    let places = places.map { placeText($0) }.sorted()
    let from = places.isEmpty ? "at home" : "in the \(joined(places, "or"))"
    let how = days > 1 ? "\(counted(days, "day")) or more past its date" : "past its date"
    return .say("Nothing \(from) is \(how), so there is nothing to clear out.")
  }
  func next(_ words: Wording) -> Closing { .say("what do I need to use up", "what's in the pantry") }
}

/// By which rule food goes by itself.
struct ClearingRule: Reply, Hashable {
  var days: Int?
  var isNew: Bool
  /// How much the rule holds for already.
  var now = 0

  func blocks(_ words: Wording) -> [Block] {
    guard let days else {
      return .say(
        isNew
          ? "Nothing is cleared out by itself any more."
          : "Nothing is cleared out by itself: you set no rule.")
    }
    let all =
      "As a talk begins I clear out what is \(counted(days, "day")) or more past its date, and tell you. "
      + "It counts as neither eaten nor thrown away."
    return .say(
      now > 0
        ? "\(all) That holds for \(counted(now, "thing")) now, so \(now == 1 ? "it goes" : "they go") with the next talk."
        : all)
  }
  func next(_ words: Wording) -> Closing {
    days == nil
      ? .say("always clear out what is 14 days past its date", "clean up old items")
      : .say("clean up old items", "stop clearing out by yourself", "undo")
  }
  var matter: Facts? { ["kind": "clearing_rule", "days": days] }
}

/// A number of days that no rule takes.
struct ClearingDaysUnread: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say("I changed nothing: a rule for clearing out waits 1 to 365 days past the date.")
  }
  func next(_ words: Wording) -> Closing {
    .say("always clear out what is 14 days past its date", "clean up old items")
  }
  var status: ReplyStatus { .refused }
}
