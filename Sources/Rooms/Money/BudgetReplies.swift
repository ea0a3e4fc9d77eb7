import Talk

/// What the week's budget still holds.
func weekLeftSentence(_ report: BudgetReport) -> String {
  guard let left = report.left, let budget = report.budget else {
    return "This week: \(report.thisWeek.text)."
  }
  if left < .zero {
    return "This week is \((Money.zero - left).text) over its \(budget.shortText); it happens."
  }
  return "Left of this week's \(budget.shortText): \(left.text)."
}

/// Spending by week with bars, this week's rest, the month, what is still to buy. Source: MP-S4.
struct BudgetShown: Reply, Hashable {
  var report: BudgetReport
  /// What the shopping for a week to come costs, which takes nothing from this week's budget.
  var later: Money?
  /// Whether some of the list is bought already: `report.ahead` is then the rest of it.
  var isRest = false

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    if report.isEmpty {
      blocks += .say(
        sentences(
          report.budget.map { "Your budget is \($0.shortText) a week." } ?? "There is no budget.",
          "No shopping is noted yet."))
    } else {
      blocks += [.heading("What the shopping came to"), weekTable]
      blocks += .say(
        sentences(weekLeftSentence(report), "\(report.today.monthName) so far: \(report.month.text)."))
    }
    if let ahead = report.ahead { blocks += .say(aheadSentence(ahead)) }
    if let later {
      let budget = report.budget.map { " of that week's \($0.shortText)" } ?? ""
      blocks += .say("The shopping for next week's plan: about \(later.text)\(budget).")
    }
    return blocks + .say(suggestion(hasDraft: words.state.draft != nil), .dim)
  }

  private var weekTable: Block {
    let hasEstimates = report.weeks.contains { $0.estimate != nil }
    var columns = [
      TableColumn("Week of", priority: 9, minWidth: 8), TableColumn("Spent", .right, priority: 8),
    ]
    if hasEstimates { columns.append(TableColumn("Estimate", .right, priority: 6, label: "estimated")) }
    if report.budget != nil { columns.append(TableColumn("Of the budget", priority: 7, label: "budget")) }
    let rows = report.weeks.map { week in
      var cells = [TableCell(unbroken(week.monday.dateText)), TableCell(week.spent.text)]
      if hasEstimates { cells.append(TableCell(week.estimate?.text ?? "", .dim)) }
      if let budget = report.budget {
        cells.append(TableCell(unbroken(bar(value: week.spent.cents, of: budget.cents, width: 10))))
      }
      return cells
    }
    return .table(Table(columns: columns, rows: rows), indent: 0)
  }

  private func aheadSentence(_ ahead: Money) -> String {
    let planned =
      isRest
      ? "What is still to buy from the list: about \(ahead.text)"
      : "The plan's shopping is still ahead: about \(ahead.text)"
    guard let left = report.left, left >= .zero else { return planned + "." }
    return ahead <= left ? "\(planned), which fits." : "\(planned), \((ahead - left).text) more than is left."
  }

  /// One idea when the week runs over.
  private func suggestion(hasDraft: Bool) -> String {
    guard let left = report.left else { return "" }
    let isOver = left < .zero || report.ahead.map { $0 > left } ?? false
    guard isOver else { return "" }
    return hasDraft
      ? "\(typeable("too expensive")) makes a cheaper plan."
      : "A dinner from what is at home evens it out: \(typeable("what's in the pantry"))."
  }

  func next(_ words: Wording) -> Closing {
    report.budget == nil
      ? .say("our budget is $120 a week", "it came to $112")
      : .say("it came to $112", "what's for dinner tonight")
  }

  var matter: Facts? { ["kind": "budget", "budget": report.facts] }
}

extension BudgetReport {
  /// How the household is doing on its budget.
  var facts: Facts {
    [
      "weekly": budget, "left": left, "month": month, "ahead": ahead,
      "weeks": weeks.map { ["monday": $0.monday, "spent": $0.spent, "estimate": $0.estimate] as Facts },
    ]
  }
}
