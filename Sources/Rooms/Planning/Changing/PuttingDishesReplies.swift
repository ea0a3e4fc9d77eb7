import Talk

/// A dish was put on an evening although it takes longer than dinners do there.
struct LongerThanUsual: Reply, Hashable {
  var title: String
  var minutes: Int
  var limit: Int

  func blocks(_ words: Wording) -> [Block] {
    .say("\(title) takes \(minutes) minutes, more than your \(limit).")
  }

  func next(_ words: Wording) -> Closing { .none }
}

/// No dish of the book is what was wished.
struct NoDishLikeThat: Reply, Hashable {
  var want: String
  /// Titles that come near; none where nothing does.
  var near: [String]

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "I have no recipe for \(foodText(want))."
        + (near.isEmpty ? "" : " The nearest: \(near.joined(separator: ", ")). Nothing was changed."))
  }

  func next(_ words: Wording) -> Closing { .say("show all recipes", "show the plan") }
  var status: ReplyStatus { .nothingFits }
}
