import Talk

/// Food at home that will be past its date on the evening its dinner was moved to.
struct MovedPast: Reply, Hashable {
  struct Row: Hashable {
    var food: String
    var end: Day
    var day: Day
    var title: String
  }
  var rows: [Row]

  func blocks(_ words: Wording) -> [Block] {
    rows.flatMap { row in
      [Block].say(
        "Mind the \(row.food): good until \(row.end.dateText), and \(words.names.heading(row.day)) comes after that. Freeze it, "
          + "or cook it before.", .warn)
    }
  }
  var isByTheWay: Bool { true }
  func next(_ words: Wording) -> Closing { .none }
}
