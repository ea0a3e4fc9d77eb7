/// "Plan next week, just for one, and use up what I have": a plan that uses what is at home, in whatever words.
struct PlanFromHome {
  let scan: Scan

  /// The line with that wish as "use up what we have"; nil for every line that orders no plan, or wishes so already.
  func wished() -> String? {
    var first = 0
    skip(["please", "so", "ok", "and", "then", "now", "could", "can", "you"], in: scan, at: &first)
    guard scan.word(first) == "plan" else { return nil }
    for at in scan.tokens.indices where at > first + 1 && ["use", "using"].contains(scan.word(at)) {
      var start = at
      while start > first + 1,
        scan.tokens[start - 1].kind == .comma || ["and", "first", "to"].contains(scan.word(start - 1))
      {
        start -= 1
      }
      var end = at + 1
      skip(["up", "first", "as", "much", "as", "possible", "of", "all"], in: scan, at: &end)
      guard ["what", "whats", "whatever"].contains(scan.word(end)) else { continue }
      end += 1
      let what = end
      skip(
        [
          "'s", "is", "we", "i", "have", "got", "'ve", "already", "at", "home", "in", "the", "fridge",
          "pantry", "here", "there", "first", "house",
        ], in: scan, at: &end)
      guard end > what else { continue }
      return scan.utterance.replacing([(start..<end, ", use up what we have")]).replacing(" ,", with: ",")
    }
    return nil
  }
}
