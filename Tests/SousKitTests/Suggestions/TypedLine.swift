import Values

/// A suggested line that was typed, and what came back.
struct TypedLine {
  /// What stood for the braces of its row.
  var values: [String: String]
  var moment: Moment
  var after: WalkedReply

  /// What is wrong with the reply; nil when the line did what it says. `choice` answers a line in the
  /// same moment.
  func wrong(_ meaning: Meaning, choice: (String) throws -> WalkedReply) rethrows -> String? {
    let good = ["done", "asking"] + (meaning.mayFindNothing ? ["nothing_fits"] : [])
    if !good.contains(after.status) { return "the status is \(after.status)" }
    if after.exit != 0, !meaning.mayFindNothing { return "the exit status is \(after.exit)" }
    if after.text.isEmpty { return "the reply is empty" }
    // "I can't vouch" is what a page says of people, and no refusal.
    let said = plain.replacing("i can't vouch", with: "")
    if after.exit == 0, let refusal = Self.refusals.first(where: said.contains) {
      return "the reply says \"\(refusal)\""
    }
    let intents = meaning.intents.map { $0.isEmpty ? [moment.reply.intent ?? ""] : $0 }
    if let intents, !intents.contains(after.intent ?? "") {
      return "read as \(after.intent ?? "nothing"), not \(intents.joined(separator: " or "))"
    }
    if isKept(meaning.outcome) { return nil }
    return try wrong(meaning.outcome, choice)
  }

  /// What a change of a plan costs is known only when it was tried: where all of it is over the budget, the
  /// plan on the table stays, and the reply says so and goes on asking.
  private func isKept(_ outcome: Outcome) -> Bool {
    let isChange =
      switch outcome {
      case .swaps, .plans, .shows(["plan"]): moment.reply.state == "awaitingApproval"
      default: false
      }
    return isChange && after.status == "asking" && after.sentence.contains("The plan stays as it was.")
  }

  private func wrong(_ outcome: Outcome, _ choice: (String) throws -> WalkedReply) rethrows -> String? {
    switch outcome {
    case .shows(let kinds):
      return kinds.contains(after.kind) ? nil : "shows \(after.kind), not \(kinds.joined(separator: " or "))"
    case .says(let words):
      let filled = values.reduce(words) { $0.replacing("{\($1.key)}", with: $1.value) }
      return plain.contains(filled.lowercased()) ? nil : "does not say \"\(filled)\""
    case .answers: return after.status == "not_understood" ? "is not understood" : nil
    case .movesOn:
      // Two questions may both want a yes: whether all was bought, then whether it is put away.
      let isSame = after.asks == moment.reply.asks && after.sentence == moment.reply.sentence
      return isSame ? "the question stays" : nil
    case .staysOpen: return after.asks == moment.reply.asks ? nil : "the question is gone"
    case .plans: return after.kind == "plan" || after.state == "onboarding" ? nil : "makes no plan"
    case .takesBack: return wrongUndo
    case .swaps: return wrongSwap
    case .opensDish:
      let title = (after.data["recipe"] as? [String: Any])?["title"] as? String
      return title == values["dish"] ? nil : "opens \(title ?? "nothing")"
    case .opensNumber:
      let index = (Int(values["number"] ?? "1") ?? 0) - 1
      let choices = moment.reply.asks == "choice" ? moment.reply.choices : []
      if choices.indices.contains(index) {
        return try choice(choices[index]).text == after.text ? nil : "is not \"\(choices[index])\""
      }
      guard moment.listed.indices.contains(index) else { return "there is no list with that number" }
      return after.sentence.contains(moment.listed[index]) ? nil : "does not open \(moment.listed[index])"
    }
  }

  /// The reply in small letters, without what is not said of the request.
  private var plain: String {
    after.sentence.replacing("Nothing to buy: everything is at home.", with: "")
      .replacing(": that I can't check.", with: ".").lowercased()
  }

  private static let refusals = [
    "did you mean", "nothing to", "i can't", "there is no plan", "noted nothing", "i have no ",
    "i don't know \"",
  ]

  /// Only the line before is taken back; an earlier one where the reply speaks of the last change.
  private var wrongUndo: String? {
    guard after.sentence.hasPrefix("Taken back: ") else { return "nothing is taken back" }
    let last = ["takes the last change back", "to go one step further back", "You could say:"]
    if last.contains(where: moment.reply.sentence.contains) || moment.reply.intent == "undo" { return nil }
    // A long line is quoted by its beginning.
    let quoted = after.sentence.dropFirst("Taken back: \"".count).prefix { $0 != "\"" && $0 != "…" }
    return flowing([moment.said]).hasPrefix(quoted) ? nil : "another line is taken back"
  }

  private var wrongSwap: String? {
    guard after.sentence.contains(" is now ") else { return "no dinner is changed" }
    guard let days = (after.data["plan"] as? [String: Any])?["days"] as? [[String: Any]],
      let meal = days.first(where: isDay)
    else { return "the plan has no such day" }
    guard let title = meal["title"] as? String, after.sentence.contains(" is now \(title)") else {
      return "another day is changed"
    }
    guard let food = values["food"] else { return nil }
    // Chickpeas are beans too.
    if food == "beans", meal["protein"] as? String == "legumes" { return nil }
    let list = (after.data["list"] as? [String: Any])?["sections"] as? [[String: Any]] ?? []
    let items = list.flatMap { $0["items"] as? [[String: Any]] ?? [] }
    let holds = items.contains { item in
      let sources = item["sources"] as? [[String: Any]] ?? []
      return (item["name"] as? String)?.contains(food.dropLast(food.hasSuffix("s") ? 1 : 0)) == true
        && sources.contains { $0["recipe"] as? String == meal["recipe"] as? String }
    }
    return holds ? nil : "the new dinner, \(title), is without \(food)"
  }

  private func isDay(_ meal: [String: Any]) -> Bool {
    guard let iso = meal["day"] as? String, let day = Day(iso: iso), let named = values["day"] else {
      return false
    }
    let month = DayText.months[day.civil.month - 1]
    return named == day.weekday.name || named == "\(month) \(day.civil.day)"
  }
}
