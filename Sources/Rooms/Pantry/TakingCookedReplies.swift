import Talk

/// What a cooked dish took went out of the pantry.
struct CookedTakenOut: Reply, Hashable {
  var title: String
  var servings: Int
  var taken: [String]
  /// What is left of the foods taken.
  var left: [PantryItem]
  /// Foods there was less of than the dish takes.
  var short: [String]
  /// Foods that could not be counted off.
  var uncounted: [String]

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    if !taken.isEmpty {
      blocks += .say("Taken out for the \(lowered(title)), for \(servings): \(joined(taken)).")
    }
    if !left.isEmpty { blocks += .say("Left: \(left.map(lotText).joined(separator: ", ")).") }
    if !short.isEmpty { blocks += .say("Less was noted than it takes: \(joined(short)).") }
    if !uncounted.isEmpty {
      blocks += .say("Not counted off, since they are noted in other measures: \(joined(uncounted)).")
    }
    return blocks
  }

  func next(_ words: Wording) -> Closing { .say(["what's in the pantry"] + (taken.isEmpty ? [] : ["undo"])) }
  var matter: Facts? {
    [
      "kind": "taken_out", "title": title, "servings": servings, "taken": taken, "left": left.map(\.facts),
      "short": short, "uncounted": uncounted,
    ]
  }
  var status: ReplyStatus { taken.isEmpty ? .refused : .done }
}

/// Nothing that a cooked dish takes is noted as being at home.
struct NothingOfItAtHome: Reply, Hashable {
  var title: String

  func blocks(_ words: Wording) -> [Block] {
    .say("Nothing that \(lowered(title)) takes is noted at home, so the pantry stays as it is.")
  }
  func next(_ words: Wording) -> Closing { .say("what's in the pantry", "what's for dinner tonight") }
  var status: ReplyStatus { .refused }
}

/// Nobody said of which cooked dish.
struct TakenOutOfWhat: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] { .say("Of which dish? I take out only what was cooked.") }
  func next(_ words: Wording) -> Closing { .say("we cooked the beef chili", "what's in the pantry") }
  var status: ReplyStatus { .refused }
}

/// The dish named is of an evening to come.
struct NotCookedYet: Reply, Hashable {
  var day: Day
  func blocks(_ words: Wording) -> [Block] {
    .say("\(words.names.heading(day)) is still to come, so nothing is used up for it yet.")
  }
  func next(_ words: Wording) -> Closing { .say("what's in the pantry", "show the plan") }
  var status: ReplyStatus { .refused }
}

/// That evening had leftovers: the pantry gave nothing for it.
struct TakenForLeftovers: Reply, Hashable {
  var title: String
  func blocks(_ words: Wording) -> [Block] {
    .say("That evening is leftovers of \(lowered(title)): the pantry gives nothing for it.")
  }
  func next(_ words: Wording) -> Closing { .say("what's in the pantry", "show the plan") }
  var status: ReplyStatus { .refused }
}

/// The ingredients of that dinner were taken out already.
struct TakenOutBefore: Reply, Hashable {
  var title: String
  func blocks(_ words: Wording) -> [Block] {
    .say("What \(lowered(title)) took is out of the pantry already, so nothing is taken again.")
  }
  func next(_ words: Wording) -> Closing { .say("what's in the pantry", "undo") }
  var status: ReplyStatus { .refused }
}
