import Talk

/// Only dinners are planned by day; ideas for other meals follow.
struct OtherMealsNotPlanned: Reply, Hashable {
  var course: String

  func blocks(_ words: Wording) -> [Block] {
    .say("I plan dinners by day; for \(course) here is what the book has.")
  }
  func next(_ words: Wording) -> Closing { .none }
  var isByTheWay: Bool { true }
}
