import Talk

/// Staples that are not to be bought now, and why.
struct StaplesLeftOut: Reply {
  var rows: [StapleLeftOut]

  func blocks(_ words: Wording) -> [Block] {
    let enough = rows.compactMap { row in
      if case .enough(let amount) = row.why { "\(row.name) \(unbroken(kitchenText(amount)))" } else { nil }
    }
    let later = rows.compactMap { row in
      if case .notYet(let day) = row.why { "\(row.name) from \(day.dateText)" } else { nil }
    }
    return (enough.isEmpty ? [] : .say("Enough at home: \(joined(enough))."))
      + (later.isEmpty ? [] : .say("Not due yet: \(joined(later))."))
  }

  func next(_ words: Wording) -> Closing { .say("show our staples", "shopping list") }
  var matter: Facts? { ["kind": "staples", "left_out": rows.map(\.name)] }
}

/// Filled up to less than it is bought again at, or a mark of nothing.
struct MarksCrossed: Reply {
  var name: String

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "The marks for \(name) would cross: it has to be filled up to more than it is bought again at, both above zero."
    )
  }
  func next(_ words: Wording) -> Closing { .say("keep between 4 and 12 eggs at home", end: ", for instance") }
  var matter: Facts? { ["kind": "staples", "error": "marks"] }
  var status: ReplyStatus { .refused }
}

/// A staple has another name, or two became one.
struct StapleRenamed: Reply {
  var old: String
  var staple: Staple

  func blocks(_ words: Wording) -> [Block] {
    .say("Among your staples: \(staple.name), no longer \(old).")
  }
  func next(_ words: Wording) -> Closing { .say("show our staples", "undo") }
  var matter: Facts? { ["kind": "staples", "renamed": old, "name": staple.name] }
}

/// Shall two staples become one?
struct MergeStaplesAsked: Reply {
  var old, name: String

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\(capitalized(name)) is among your staples already. Make one of the two? Say yes, or no to leave both."
    )
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}

/// Shall all staples go?
struct ClearStaplesAsked: Reply {
  var count, marked: Int

  func blocks(_ words: Wording) -> [Block] {
    let with = marked == 0 ? "" : ", with the marks of \(marked)"
    return .say(
      "Forget \(count == 1 ? "your 1 staple" : "all \(count) staples")\(with)? Lists stay as they are. Say yes or no."
    )
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}
