import Talk

/// A dinner is the household's own to see to.
struct OwnDinnerNoted: Reply, Hashable {
  var dish: String
  var days: [Day]
  /// Whether somebody avoids something: what is in the dish is unknown.
  var isWatched: Bool

  func blocks(_ words: Wording) -> [Block] {
    let evenings = joined(days.map { words.names.heading($0) })
    let watched = isWatched ? " What is in it I don't know: please read the label." : ""
    return .say("\(evenings): \(dish), your own. Nothing is planned or bought for it.\(watched)")
  }

  func next(_ words: Wording) -> Closing { .say("show the plan", "undo") }
  var matter: Facts? {
    ["kind": "own_dinner", "dish": dish, "days": JSONValue.array(days.map { .string($0.iso) })]
  }
}

/// The book has no such dish; it may be bought or made without a recipe.
struct OwnDinnerAsked: Reply, Hashable {
  var dish: String
  var day: Day
  var near: [String]

  func blocks(_ words: Wording) -> [Block] {
    let nearest = near.isEmpty ? "" : " The nearest by name: \(joined(near))."
    return .say(
      "I have no recipe called \(quoted(dish)).\(nearest) Is it your own for \(day.longText), bought or made without me?"
    )
  }

  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}
