import Talk

/// Spendings that are no longer noted, and what the week holds without them.
struct SpendingTakenBack: Reply, Hashable {
  var taken: [Spending]
  var report: BudgetReport

  func blocks(_ words: Wording) -> [Block] {
    .say(sentences("No longer noted: \(joined(taken.map(\.told))).", weekLeftSentence(report)))
  }

  func next(_ words: Wording) -> Closing { .say("how are we doing on budget", "undo") }

  var matter: Facts? {
    ["kind": "spending_taken_back", "amounts": taken.map(\.amount.text), "budget": report.facts]
  }
}

/// No spending goes by what was said, or several do.
struct SpendingNotFound: Reply, Hashable {
  var sums: [Money]
  /// What is noted lately.
  var noted: [Spending]

  func blocks(_ words: Wording) -> [Block] {
    guard !noted.isEmpty else { return .say("No shopping is noted, so there is nothing to take back.") }
    let missing = sums.filter { sum in !noted.contains { $0.amount == sum } }
    let lead =
      missing.isEmpty ? "" : "\(joined(missing.map(\.text), "or")) I don't find among what was spent."
    return .say(sentences(lead, "Noted: \(joined(noted.map(\.told))).", "Please say which sum."))
  }

  func next(_ words: Wording) -> Closing {
    .say(["take off the \(noted.last?.amount.text ?? "$12")"], end: ", for instance")
  }

  var status: ReplyStatus { .refused }
}

extension Spending {
  /// "$41.20 at Aldi on Monday, March 2".
  fileprivate var told: String { amount.text + (store.map { " at \($0)" } ?? "") + " on \(day.longText)" }
}
