/// "Plan dinners this week, vegetarian on weekdays please": a diet on some days of every week, said beside a plan. Each is a
/// sentence of its own.
struct DietWithinPlan {
  let scan: Scan

  /// The diet on its days, and the plan; nil for every other line.
  func parts() -> [String]? {
    guard
      let plan = scan.tokens.indices.first(where: {
        ["plan", "dinners", "week", "meals"].contains(scan.word($0))
      })
    else { return nil }
    for at in scan.tokens.indices where at > plan && Self.diets.contains(scan.word(at)) {
      var end = at + 1
      if ["food", "dinners", "meals", "only"].contains(scan.word(end)) { end += 1 }
      guard ["on", "during"].contains(scan.word(end)) else { continue }
      end += 1
      if ["the", "all"].contains(scan.word(end)) { end += 1 }
      guard Self.spans.contains(scan.word(end)) else { continue }
      end += 1
      if scan.word(end) == "days" || scan.word(end) == "nights" { end += 1 }
      var start = at
      while start > 0,
        scan.tokens[start - 1].isSeparator || ["and", "but", "with", "all"].contains(scan.word(start - 1))
      { start -= 1 }
      guard start > 0 else { continue }
      let rest = scan.utterance.text(tokens: 0..<start) + " " + scan.utterance.text(tokens: end..<scan.count)
      return [scan.utterance.text(tokens: at..<end), rest.split(separator: " ").joined(separator: " ")]
    }
    return nil
  }

  /// A plan and a diet on some days of every week, each read by itself; nil for every other line.
  func readings(by recognizer: Recognizer) -> [Recognition]? {
    parts()?.flatMap { recognizer.recognizeAll($0, expecting: nil, context: scan.context) }
  }

  private static let diets: Set<String> = [
    "vegetarian", "vegan", "veggie", "pescatarian", "meatless", "meat-free",
  ]
  private static let spans: Set<String> = [
    "weekdays", "weeknights", "weekends", "school", "mondays", "tuesdays", "wednesdays", "thursdays",
    "fridays", "saturdays", "sundays",
  ]
}
