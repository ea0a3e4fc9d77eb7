import Talk

/// Which of several foods of that name.
struct WhichOfNames: Reply, Hashable {
  var name: String
  var lots: [PantryItem]

  func blocks(_ words: Wording) -> [Block] {
    .say("Which \(name)?")
      + lots.enumerated().map { index, lot in .item("\(index + 1)  ", [Span(lotText(lot))]) }
  }
  func next(_ words: Wording) -> Closing { .say("the first one", "never mind") }
  var status: ReplyStatus { .asking }
}
