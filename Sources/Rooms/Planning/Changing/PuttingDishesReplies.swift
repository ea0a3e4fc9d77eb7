import Talk

/// A dish was named for an evening of the plan that is still asked about.
struct DishAwaited: Reply, Hashable {
  var title: String
  var day: Day

  func blocks(_ words: Wording) -> [Block] { .say("\(day.weekday.name): \(title), once it is planned.") }
  func next(_ words: Wording) -> Closing { .none }
}

/// A dish was named for an evening at whose table somebody may not have it.
struct DishNotForTable: Reply, Hashable {
  var title: String
  var day: Day
  /// Names; empty where the whole house avoids it.
  var people: [String]
  /// What it breaks, or what nobody vouches for in it: "no peanuts", "low-sodium".
  var breaks: [String]
  /// Whether it does hold something of that; else nobody vouches that it does not.
  var isSure: Bool

  func blocks(_ words: Wording) -> [Block] {
    let who = people.isEmpty ? "somebody at the table" : joined(people)
    let why =
      isSure
      ? "\(title) is not for \(who): \(joined(breaks))."
      : "I can't vouch for \(lowered(title)) for \(who): \(joined(breaks))."
    return .say("\(why) \(day.weekday.name) stays as it is.")
  }

  func next(_ words: Wording) -> Closing { .say("swap \(words.names.typed(day))", "show the plan") }
  var status: ReplyStatus { .nothingFits }
}

/// A wish that no dish of the book meets.
struct UnknownDish: Hashable {
  var want: String
  /// Titles that come near; none where nothing does.
  var near: [String]

  var blocks: [Block] {
    .say(
      "I have no recipe for \(foodText(want))."
        + (near.isEmpty ? "" : " The nearest: \(near.joined(separator: ", "))."))
  }
}

/// A named dish breaks what was told of that evening.
struct DishAgainstEvening: Reply, Hashable {
  var title: String
  var day: Day
  var without: [Avoidance]

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "For \(day.weekday.name) you said \(joined(without.map(\.phrase))), and \(lowered(title)) has, or may have, some. "
        + "\(day.weekday.name) stays as it is.", .warn)
  }

  func next(_ words: Wording) -> Closing { .say("swap \(words.names.typed(day))", "show the plan") }
  var status: ReplyStatus { .nothingFits }
}
