import Talk

/// Neither a plan nor anything of one's own to buy.
struct EmptyList: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("Nothing is on the list yet.") }
  func next(_ words: Wording) -> Closing { .say("add milk to the list", "plan the week") }
  var matter: Facts? { ["kind": "list", "list": listFacts([], assumed: [], covered: [])] }
  var status: ReplyStatus { .refused }
}

/// Every line there is so already.
struct NothingToTick: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("Nothing of that is left on the list.") }
  func next(_ words: Wording) -> Closing { .say("shopping list", "we're done shopping") }
  var matter: Facts? { ["kind": "list_change", "error": "nothing"] }
  var status: ReplyStatus { .refused }
}

/// A list was made, or has another name.
struct ListMade: Reply {
  var list: ShoppingList

  func blocks(_ words: Wording) -> [Block] {
    .say(list.name.map { "The list \"\($0)\" is open." } ?? "A new list is open.")
  }
  func next(_ words: Wording) -> Closing { .say("add milk to the list", "show all my lists") }
  var matter: Facts? { ["kind": "list_change", "list": listFacts(list, [])] }
}

/// There is a list of that name.
struct ListExists: Reply {
  var name: String

  func blocks(_ words: Wording) -> [Block] { .say("There is an open list called \"\(name)\" already.") }
  func next(_ words: Wording) -> Closing { .say("show all my lists") }
  var matter: Facts? { ["kind": "list_change", "error": "exists"] }
  var status: ReplyStatus { .refused }
}

/// No list has that name.
struct NoSuchList: Reply {
  var name: String
  /// Names of those there are.
  var names: [String]

  func blocks(_ words: Wording) -> [Block] {
    let known = names.isEmpty ? "" : " There is \(joined(names.map { "\"\($0)\"" }))."
    return .say(name.isEmpty ? "There is no other list." : "No list is called \"\(name)\".\(known)")
  }
  func next(_ words: Wording) -> Closing { .say("show all my lists") }
  var matter: Facts? { ["kind": "list_change", "error": "noSuchList"] }
  var status: ReplyStatus { .refused }
}

/// A list of all lists.
struct ListRow: Hashable, Sendable {
  var list: ShoppingList
  var count, done: Int
}

/// All lists: name, day made, how far. Source: requirements GL-08.
struct ListsShown: Reply {
  var rows: [ListRow]

  func blocks(_ words: Wording) -> [Block] {
    guard !rows.isEmpty else { return .say("There are no lists yet.") }
    let cells = rows.map { row in
      let share = row.count == 0 ? 0 : row.done * 100 / row.count
      return [
        TableCell(row.list.title, .accent), TableCell(row.list.made.dateText),
        TableCell(row.list.done == nil ? "open" : "done"), TableCell(counted(row.count, "item")),
        TableCell("\(share) %"),
      ]
    }
    let columns = [
      TableColumn("List", priority: 9, minWidth: 12), TableColumn("Made", priority: 5, minWidth: 8),
      TableColumn("", priority: 7, minWidth: 4), TableColumn("", .right, priority: 6),
      TableColumn("Done", .right, priority: 8),
    ]
    return [.table(Table(columns: columns, rows: cells), indent: 0)]
  }

  func next(_ words: Wording) -> Closing {
    rows.isEmpty ? .say("add milk to the list") : .say("shopping list", "add milk to the list")
  }

  var matter: Facts? {
    [
      "kind": "lists",
      "lists": rows.map {
        [
          "name": $0.list.name, "week": $0.list.week, "made": $0.list.made, "done": $0.list.done != nil,
          "items": $0.count, "bought": $0.done,
        ] as Facts
      },
    ]
  }
}

/// The list is done with.
struct ListFinished: Reply {
  var list: ShoppingList
  var bought, left: [String]

  func blocks(_ words: Wording) -> [Block] {
    let all = bought.count + left.count
    let done = left.isEmpty ? all == 1 ? "1" : "all \(all)" : "\(bought.count) of \(all)"
    return .say(all == 0 ? "Done; nothing stood on the list." : "Done: \(done) bought.")
      + (left.isEmpty ? [] : .say("Not bought: \(joined(left))."))
  }

  func next(_ words: Wording) -> Closing {
    left.isEmpty
      ? .say("it came to $80", "undo") : .say("keep the rest for next time", "it came to $80", "undo")
  }
  var matter: Facts? { ["kind": "list_done", "bought": bought, "left": left] }
}

/// Next week has neither a plan nor anything on its list.
struct NothingForNextWeek: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say("Nothing is planned for next week, so there is no list of it yet.")
  }
  func next(_ words: Wording) -> Closing { .say("plan next week", "shopping list") }
  var status: ReplyStatus { .nothingFits }
}

/// All of the last list was bought.
struct NothingLeft: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("Nothing was left on the last list.") }
  func next(_ words: Wording) -> Closing { .say("shopping list", "add milk to the list") }
  var matter: Facts? { ["kind": "list_change", "error": "nothingLeft"] }
  var status: ReplyStatus { .refused }
}

/// Nothing is ticked: was it all bought?
struct BoughtAllAsked: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say("Nothing on the list is ticked. Was all of it bought? Say yes or no.")
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}

/// It goes on.
struct ListStaysOpen: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("Then the list stays open.") }
  func next(_ words: Wording) -> Closing { .say("got the milk", "what's left") }
}

/// What was bought is noted at home.
struct PutAway: Reply {
  var names: [String]
  /// Nobody said yet what the shopping came to.
  var asksSum = false
  func blocks(_ words: Wording) -> [Block] {
    .say(
      names.count > 8
        ? "At home now: \(names.prefix(6).joined(separator: ", ")) and \(names.count - 6) more."
        : "At home now: \(joined(names)).") + (asksSum ? .say(tillQuestion) : [])
  }
  func next(_ words: Wording) -> Closing {
    asksSum ? .say("what's in the pantry", "it came to $80", "undo") : .say("what's in the pantry", "undo")
  }
  var matter: Facts? { ["kind": "pantry", "put_away": names] }
}

/// Nobody has to answer it.
private let tillQuestion = "What did it come to?"

/// Shall the list be thrown away?
struct ClearListAsked: Reply {
  var list: String
  var count: Int
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Throw \(list) away, with \(count == 0 ? "its ticks" : counted(count, "thing") + " you put there")? "
        + "What a plan needs stays. Say yes or no.")
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}

/// It was.
struct ListCleared: Reply {
  var count: Int
  func blocks(_ words: Wording) -> [Block] { .say("Thrown away, \(counted(count, "thing")) with it.") }
  func next(_ words: Wording) -> Closing { .say("shopping list", "undo") }
  var matter: Facts? { ["kind": "list_change", "cleared": count] }
}

/// Nobody put anything there.
struct NoOwnEntries: Reply {
  var hasPlan: Bool
  func blocks(_ words: Wording) -> [Block] {
    .say(
      hasPlan
        ? "Nothing of your own is on the list; what the plan needs goes with the plan."
        : "The list is empty already.")
  }
  func next(_ words: Wording) -> Closing { .say("shopping list", "add milk to the list") }
  var matter: Facts? { ["kind": "list_change", "error": "empty"] }
  var status: ReplyStatus { .refused }
}
