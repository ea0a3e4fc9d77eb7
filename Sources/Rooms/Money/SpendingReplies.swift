import Talk

/// "$48.60 at Lidl yesterday", "$12 on Friday, February 27"; of today's no day is named.
private func spendingText(_ spending: Spending, today: Day?) -> String {
  let place = spending.store.map { " at \($0)" } ?? ""
  let day =
    if spending.day == today { "" } else if let today, today - spending.day == 1 { " yesterday" } else {
      " on \(spending.day.longText)"
    }
  return "\(spending.amount.text)\(place)\(day)"
}

/// The same sum told twice of one day.
struct SpendingToldAgain: Reply, Hashable {
  var spending: Spending
  /// The store was told only now.
  var isNewStore: Bool

  func blocks(_ words: Wording) -> [Block] {
    let trip = spendingText(spending, today: words.today)
    let lead =
      isNewStore ? "Noted where it was: \(trip), counted once." : "\(trip) is noted already and counts once."
    return .say("\(lead) If it was a second trip, say \"another \(spending.amount.text)\".")
  }

  func next(_ words: Wording) -> Closing { .say("how are we doing on budget", "undo") }

  var matter: Facts? {
    ["kind": "spending_again", "amount": spending.amount, "day": spending.day, "store": spending.store]
  }
}

/// A shopping trip as it was noted: the amount against the estimate, what is left, and whether prices are
/// learned. Source: MP-S4.
struct SpendingNoted: Reply, Hashable {
  var spending: Spending
  /// The amount it takes the place of.
  var corrects: Money?
  /// What the week came to with it.
  var report: BudgetReport
  /// How the bills compare with averages from now on, in percent; nil until it can be told.
  var level: Int?
  /// Set when this very trip changed the level.
  var isNewLevel = false

  func blocks(_ words: Wording) -> [Block] {
    let amount = spendingText(spending, today: words.today)
    let lead = corrects.map { "Corrected: \(amount) instead of \($0.text)" } ?? "Noted: \(amount)"
    return .say(sentences(lead + againstEstimate + ".", weekLeftSentence(report))) + .say(levelSentence)
  }

  /// ", $8.40 under the estimate of $120.40".
  private var againstEstimate: String {
    guard let estimate = spending.estimate else { return "" }
    let amount = spending.amount
    if amount == estimate { return ", just as estimated" }
    let gap = amount > estimate ? amount - estimate : estimate - amount
    return ", \(gap.text) \(amount > estimate ? "over" : "under") the estimate of \(estimate.text)"
  }

  private var levelSentence: String {
    guard spending.estimate != nil else { return "" }
    guard let level else {
      return "With one more receipt I can tell how your store compares with the averages."
    }
    if level == 100 { return "Your bills run just as the averages do." }
    let gap = level > 100 ? "\(level - 100)\u{A0}% above" : "\(100 - level)\u{A0}% below"
    return isNewLevel
      ? "Your bills run \(gap) the averages; I reckon with that from now on."
      : "Your bills still run \(gap) the averages."
  }

  func next(_ words: Wording) -> Closing { .say("how are we doing on budget", "milk was $3.89", "undo") }

  var matter: Facts? {
    [
      "kind": "spending", "amount": spending.amount, "day": spending.day, "store": spending.store,
      "estimate": spending.estimate, "corrects": corrects, "price_level": level, "budget": report.facts,
    ]
  }
}

/// An amount or a price that can't be taken, and why.
enum MoneyNotTaken: Reply, Hashable {
  case spending(Money)
  case price(Money, Ingredient)
  /// Shopping on a day to come.
  case dayAhead(Day)

  func blocks(_ words: Wording) -> [Block] {
    switch self {
    case .spending(let amount):
      .say(
        amount > .zero
          ? "\(amount.shortText) for one trip looks like a slip; up to $10,000 I believe."
          : "What the shopping came to has to be more than $0.")
    case .price(let price, let food):
      .say(
        price > .zero
          ? "\(price.shortText) for \(plural(food)) looks like a slip; up to $1,000 I believe."
          : "A price has to be more than $0.")
    case .dayAhead(let day): .say("\(day.longText) is still to come; tell me once the shopping is done.")
    }
  }

  func next(_ words: Wording) -> Closing {
    switch self {
    case .price: .say("milk was $3.89", end: ", for instance")
    case .spending, .dayAhead: .say("it came to $112", end: ", for instance")
    }
  }

  var status: ReplyStatus { .refused }
}
