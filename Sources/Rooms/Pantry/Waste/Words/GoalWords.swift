import Talk

/// What the words around a goal say of it.
struct GoalWords: Hashable {
  /// Nil where no time is named.
  var period: WasteGoal.Period?
  var isNegative: Bool
  /// Whether it is meant by the week, or in other money than dollars; no goal is kept so.
  var isWeekly, isForeign: Bool
  /// Whether it counts things.
  var namesThings: Bool
  /// What "less than last month" is measured in; nil where nothing is said.
  var measure: LossMeasure?
  /// Whether it asks, and so sets nothing: "did we waste less than $10 this month?". "Can you set a goal" is an order.
  var isQuestion: Bool

  init(_ line: String) {
    let said = wordsSaid(line).map(\.word)
    let words = Set(said)
    let isYear = !words.isDisjoint(with: ["year", "yearly", "annual", "annually", "year's", "yr"])
    let isMonth = !words.isDisjoint(with: ["month", "monthly", "months", "month's", "mo"])
    period = isYear ? .year : isMonth ? .month : nil
    isNegative =
      said.contains { $0.first == "-" && $0.dropFirst().first?.isNumber == true }
      || line.contains("-$") || !words.isDisjoint(with: ["minus", "negative"])
    isWeekly = !words.isDisjoint(with: ["week", "weekly", "weeks", "day", "daily"]) && period == nil
    isForeign =
      !words.isDisjoint(with: ["euro", "euros", "eur", "quid"]) || line.contains("€") || line.contains("£")
    namesThings = !words.isDisjoint(with: [
      "thing", "things", "item", "items", "food", "foods", "product", "products", "times",
    ])
    measure = WasteQuestion(line).measure
    let first = said.first ?? ""
    let isPolite = ["can", "could", "would", "will"].contains(first)
    isQuestion =
      isPolite
      ? said.dropFirst().first != "you"
      : Self.askers.contains(first)
        || line.trimmingSpaces().hasSuffix("?") && !Self.orders.contains(first)
  }

  /// "Can you set a goal?" comes without its courtesy.
  private static let orders: Set<String> = [
    "set", "make", "put", "add", "give", "raise", "lower", "change", "note", "keep", "update", "forget",
    "delete",
    "remove", "drop", "cancel", "clear", "help", "start", "let", "let's", "please",
  ]
  private static let askers: Set<String> = [
    "do", "did", "does", "is", "are", "am", "was", "were", "have", "has", "had", "what", "whats", "what's",
    "how",
    "why", "which", "when", "should", "shall", "may", "might",
  ]
}
