import Talk

/// Food at home that will be past its date on the evening its dinner was moved to.
struct MovedPast: Reply, Hashable {
  struct Row: Hashable {
    var food: String
    var end: Day
    var day: Day
    var title: String
    /// Whether it is past its date today.
    var isPast = false
  }
  var rows: [Row]

  func blocks(_ words: Wording) -> [Block] {
    rows.flatMap { row in
      row.isPast
        ? [Block].say(
          "The \(row.food) at home is past its date of \(row.end.dateText): throw it out and buy fresh for "
            + "\(words.names.heading(row.day)).", .bad)
        : [Block].say(
          "Mind the \(row.food): good until \(row.end.dateText), and \(words.names.heading(row.day)) comes after that. Freeze it, "
            + "or cook it before.", .warn)
    }
  }
  var isByTheWay: Bool { true }
  func next(_ words: Wording) -> Closing { .none }
}
