import Talk

/// Spendings that are no longer noted, and what the week holds without them.
struct SpendingTakenBack: Reply, Hashable {
  var taken: [Spending]
  var report: BudgetReport

  func blocks(_ words: Wording) -> [Block] {
    let sums = joined(
      taken.map { one in
        one.amount.text + (one.store.map { " at \($0)" } ?? "") + " on \(one.day.longText)"
      })
    return .say(sentences("No longer noted: \(sums).", weekLeftSentence(report)))
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
    let all = joined(
      noted.map { one in
        one.amount.text + (one.store.map { " at \($0)" } ?? "") + " on \(one.day.longText)"
      })
    let lead = sums.isEmpty ? "" : "\(joined(sums.map(\.text), "or")) I don't find among what was spent."
    return .say(sentences(lead, "Noted: \(all).", "Please say which sum."))
  }

  func next(_ words: Wording) -> Closing {
    .say(["take off the \(noted.last?.amount.text ?? "$12")"], end: ", for instance")
  }

  var status: ReplyStatus { .refused }
}
