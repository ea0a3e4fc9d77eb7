/// "Could you leave the mushrooms out of the plan", "no walnuts this time": what the dinners are to be without, and neither food
/// that stood out nor a thing of the list.
struct LeftOutOfPlan {
  let scan: Scan

  /// The wish in plain words, with the sentences around it; nil for every other line.
  func plain() -> String? { leftOut() ?? thisTime() ?? unwanted() }

  private func leftOut() -> String? {
    guard
      let leave = scan.tokens.indices.first(where: { ["leave", "leaving", "keep"].contains(scan.word($0)) }),
      let out = (leave + 1..<min(leave + 7, scan.count)).first(where: { scan.word($0) == "out" })
    else { return nil }
    var (end, isOfWeek, isOfIt) = (out + 1, false, false)
    while end < scan.count, !scan.tokens[end].isSeparator {
      let word = scan.word(end)
      if Self.weeks.contains(word) { isOfWeek = true }
      if word == "it" { isOfIt = true }
      guard Self.behind.contains(word) || Self.weeks.contains(word) else { return nil }
      end += 1
    }
    guard isOfWeek || isOfIt else { return nil }
    let start = clauseStart(leave)
    guard (start..<leave).allSatisfy({ Self.asking.contains(scan.word($0)) }) else { return nil }
    var named = leave + 1
    skip(["the", "those", "these", "my", "our", "all", "any", "out"], in: scan, at: &named)
    let isPointing = ["them", "it", "that", "those"].contains(scan.word(leave + 1)) && out == leave + 2
    let food: String
    if isPointing {
      guard let before = foods(in: 0..<start), before.count == 1 else { return nil }
      food = before[0]
    } else {
      guard named < out, let found = foods(in: named..<out), found.count == 1 else { return nil }
      food = scan.utterance.text(tokens: named..<out)
    }
    let wish = isOfWeek ? "nothing with \(food) this week" : "without \(food)"
    // What points back tells nothing that the wish does not.
    let head = isPointing ? "" : scan.utterance.text(tokens: 0..<start)
    return joined(head, wish, end)
  }

  /// "I do not want any zucchini in the plan this week, they are dreadful in March".
  private func unwanted() -> String? {
    var at = 0
    skip(["and", "but", "so", "no", "please", "oh", ","], in: scan, at: &at)
    guard ["i", "we"].contains(scan.word(at)) else { return nil }
    let denial =
      scan.word(at + 1) == "dont"
      ? at + 2 : scan.word(at + 1) == "do" && scan.word(at + 2) == "not" ? at + 3 : nil
    guard var food = denial, ["want", "like", "wish", "need"].contains(scan.word(food)) else { return nil }
    food += 1
    skip(["for", "any", "the", "more", "to", "have", "see"], in: scan, at: &food)
    guard
      let inside = (food..<min(food + 4, scan.count)).first(where: { ["in", "on"].contains(scan.word($0)) }),
      inside > food,
      let found = foods(in: food..<inside), found.count == 1
    else { return nil }
    var end = inside + 1
    skip(
      ["the", "our", "this", "my", "plan", "week", "'s", "menu", "dinners", "meals", "s", "please", "weeks"],
      in: scan, at: &end)
    guard (inside..<end).contains(where: { Self.weeks.contains(scan.word($0)) }),
      end == scan.count || scan.tokens[end].isSeparator
    else { return nil }
    return joined("", "nothing with \(scan.utterance.text(tokens: food..<inside)) this week", end)
  }

  /// "No rosemary this time", "leave walnuts out only this once".
  private func thisTime() -> String? {
    guard
      let this = scan.tokens.indices.first(where: {
        scan.word($0) == "this" && ["time", "once"].contains(scan.word($0 + 1))
      })
    else { return nil }
    let start = clauseStart(this)
    let first = start + (["and", "but", "so", "please"].contains(scan.word(start)) ? 1 : 0)
    guard ["no", "without", "skip"].contains(scan.word(first)) else { return nil }
    var food = first + 1
    skip(["the", "any"], in: scan, at: &food)
    var foodEnd = this
    while foodEnd > food, ["just", "only", ","].contains(scan.word(foodEnd - 1)) { foodEnd -= 1 }
    guard food < foodEnd, let found = foods(in: food..<foodEnd), found.count == 1 else { return nil }
    var end = this + 2
    while end < scan.count,
      scan.tokens[end].isSeparator || Self.behind.contains(scan.word(end))
        || Self.weeks.contains(scan.word(end))
    {
      end += 1
    }
    let wish = "nothing with \(scan.utterance.text(tokens: food..<foodEnd)) this week"
    return joined(scan.utterance.text(tokens: 0..<start), wish, end)
  }

  private func joined(_ head: String, _ wish: String, _ end: Int) -> String {
    let tail = end < scan.count ? scan.utterance.text(tokens: end..<scan.count).withoutOuterMarks : ""
    return [head.withoutOuterMarks, wish, tail].filter { !$0.isEmpty }.joined(separator: ". ")
  }

  private func clauseStart(_ at: Int) -> Int {
    (0..<at).last { scan.tokens[$0].isSeparator }.map { $0 + 1 } ?? 0
  }

  /// The foods of a stretch, as they are written.
  private func foods(in range: Range<Int>) -> [String]? {
    var found: [String] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let end = scan.union(scan.lexicon.parserLists.avoid + scan.lexicon.parserLists.supplyAny, at: at)
        .filter { $0.end <= range.upperBound }.map(\.end).max()
      if let end { found.append(scan.utterance.text(tokens: at..<end)) }
      at = end ?? at + 1
    }
    return found.isEmpty ? nil : found
  }

  private static let weeks: Set<String> = [
    "plan", "week", "weeks", "dinners", "menu", "meals", "time", "once", "this", "everything", "suppers",
  ]
  private static let behind: Set<String> = [
    "of", "the", "our", "it", "please", "only", "just", "for", "my", "dear", "all", "in", "s", "'s", "then",
    "now",
  ]
  private static let asking: Set<String> = [
    "please", "can", "could", "you", "would", "let", "'s", "lets", "us", "and", "so", "just", "but", "we",
    "i", "to", "want",
    "dear", "like", "'d", "will", "better", "ok", "oh", "no", "shall",
  ]
}
