import Dialogue
import Kitchen
import Values

extension Wording {
  /// Spending by week with bars, this week's rest, the month, what is still to buy. Source: MP-S4.
  func budget(_ report: BudgetReport) -> [Block] {
    var blocks: [Block] = []
    if report.isEmpty {
      blocks += .say(
        sentences(
          report.budget.map { "Your budget is \($0.shortText) a week." } ?? "There is no budget.",
          "No shopping is noted yet."))
    } else {
      blocks.append(.heading("What the shopping came to"))
      blocks.append(weekTable(report))
      blocks += .say(sentences(leftSentence(report), monthSentence(report)))
    }
    if let ahead = report.ahead { blocks += .say(aheadSentence(ahead, report)) }
    return blocks + .say(suggestion(report), .dim)
  }

  private func weekTable(_ report: BudgetReport) -> Block {
    let hasEstimates = report.weeks.contains { $0.estimate != nil }
    var columns = [Column("Week of", priority: 9, minWidth: 8), Column("Spent", .right, priority: 8)]
    if hasEstimates { columns.append(Column("Estimate", .right, priority: 6, label: "estimated")) }
    if report.budget != nil { columns.append(Column("Of the budget", priority: 7, label: "budget")) }
    let rows = report.weeks.map { week in
      var cells = [Cell(unbroken(week.monday.dateText)), Cell(week.spent.text)]
      if hasEstimates { cells.append(Cell(week.estimate?.text ?? "", .dim)) }
      if let budget = report.budget {
        cells.append(Cell(unbroken(bar(value: week.spent.cents, of: budget.cents, width: 10))))
      }
      return cells
    }
    return .table(Table(columns: columns, rows: rows), indent: 0)
  }

  private func monthSentence(_ report: BudgetReport) -> String {
    "\(report.today.monthName) so far: \(report.month.text)."
  }

  private func aheadSentence(_ ahead: Money, _ report: BudgetReport) -> String {
    let planned = "The plan's shopping is still ahead: about \(ahead.text)"
    guard let left = report.left, left >= .zero else { return planned + "." }
    return ahead <= left
      ? "\(planned), which fits." : "\(planned), \((ahead - left).text) more than is left."
  }

  /// One idea when the week runs over.
  private func suggestion(_ report: BudgetReport) -> String {
    guard let left = report.left else { return "" }
    let isOver = left < .zero || report.ahead.map { $0 > left } ?? false
    guard isOver else { return "" }
    return state.draft == nil
      ? "A dinner from what is at home evens it out: \(typeable("what's in the pantry"))."
      : "\(typeable("too expensive")) makes a cheaper plan."
  }

  func closing(for reply: MoneyReply) -> Closing {
    switch reply {
    case .spent: .say("how are we doing on budget", "milk was $3.89", "undo")
    case .notTaken(.price): .say("milk was $3.89", end: ", for instance")
    case .notTaken: .say("it came to $112", end: ", for instance")
    case .budget(let report):
      report.budget == nil
        ? .say("our budget is $120 a week", "it came to $112")
        : .say("it came to $112", "what's for dinner tonight")
    case .converted: .say("plan the week", "what do you know about us")
    case .priceNoted(let food, _, _):
      .say("price of \(plural(food))", "shopping list", "undo")
    case .prices(let prices):
      prices.first.map { price in
        price.own == nil
          ? .say("\(plural(price.food)) cost $3.89", end: " when you paid that, for instance")
          : .say("forget the price of \(plural(price.food))", "shopping list")
      } ?? .say("shopping list")
    case .noSuchSaving(let days, let hasBrands):
      .say(
        days.prefix(1).map { "keep \(names.typed($0))'s first dish" }
          + (hasBrands ? ["no store brand"] : []) + ["show the plan", "looks good"])
    case .pricesForgotten: .say("shopping list", "undo")
    }
  }
}
