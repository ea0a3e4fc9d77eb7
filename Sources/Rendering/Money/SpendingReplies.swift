import Dialogue
import Kitchen
import Values

extension Wording {
  func money(_ reply: MoneyReply) -> [Block] {
    switch reply {
    case .spent(let told): spent(told)
    case .notTaken(let problem): .say(sentence(problem))
    case .budget(let report): budget(report)
    case .converted(let amount, let period, let weekly):
      .say("\(amount.shortText) a \(period.rawValue) is \(weekly.text) a week.")
    case .priceNoted(let food, let own, let before): priceNoted(food, own, before: before)
    case .prices(let prices): prices.flatMap { self.price($0) }
    case .pricesForgotten(let foods, let unknown): pricesForgotten(foods, unknown: unknown)
    case .noSuchSaving(let days, let hasBrands):
      .say(
        days.isEmpty && !hasBrands
          ? "Nothing was exchanged to save money." : "No saving of the plan goes by those words.")
    }
  }

  /// The amount against the estimate, what is left, and whether prices are learned. Source: MP-S4.
  private func spent(_ told: SpendingTold) -> [Block] {
    let trip = told.spending
    let place = trip.store.map { " at \($0)" } ?? ""
    let when = trip.day == today ? "" : " \(dayPhrase(trip.day))"
    let amount = "\(trip.amount.text)\(place)\(when)"
    let lead = told.corrects.map { "Corrected: \(amount) instead of \($0.text)" } ?? "Noted: \(amount)"
    return .say(sentences(lead + against(trip) + ".", leftSentence(told.report)))
      + .say(levelSentence(told))
  }

  /// ", $8.40 under the estimate of $120.40".
  private func against(_ trip: Spending) -> String {
    guard let estimate = trip.estimate else { return "" }
    if trip.amount == estimate { return ", just as estimated" }
    let gap = trip.amount > estimate ? trip.amount - estimate : estimate - trip.amount
    return ", \(gap.text) \(trip.amount > estimate ? "over" : "under") the estimate of \(estimate.text)"
  }

  private func levelSentence(_ told: SpendingTold) -> String {
    guard told.spending.estimate != nil else { return "" }
    guard let level = told.level else {
      return "With one more receipt I can tell how your store compares with the averages."
    }
    if level == 100 { return "Your bills run just as the averages do." }
    let gap = level > 100 ? "\(level - 100)\u{A0}% above" : "\(100 - level)\u{A0}% below"
    return told.isNewLevel
      ? "Your bills run \(gap) the averages; I reckon with that from now on."
      : "Your bills still run \(gap) the averages."
  }

  /// What the week's budget still holds.
  func leftSentence(_ report: BudgetReport) -> String {
    guard let left = report.left, let budget = report.budget else {
      return "This week: \(report.thisWeek.text)."
    }
    if left < .zero {
      return "This week is \((Money.zero - left).text) over its \(budget.shortText); it happens."
    }
    return "Left of this week's \(budget.shortText): \(left.text)."
  }

  /// "yesterday", "on Friday, February 27".
  private func dayPhrase(_ day: Day) -> String {
    if let today, today - day == 1 { return "yesterday" }
    return "on \(day.longText)"
  }

  private func sentence(_ problem: MoneyProblem) -> String {
    switch problem {
    case .spending(let amount):
      amount > .zero
        ? "\(amount.shortText) for one trip looks like a slip; up to $10,000 I believe."
        : "What the shopping came to has to be more than $0."
    case .price(let price, let food):
      price > .zero
        ? "\(price.shortText) for \(food.plural ?? food.name) looks like a slip; up to $1,000 I believe."
        : "A price has to be more than $0."
    case .dayAhead(let day): "\(day.longText) is still to come; tell me once the shopping is done."
    }
  }
}
