/// Tastes told of a person or of all: "nothing too spicy for Poppy", "we like fish and soups".
struct TastesTold {
  let scan: Scan

  /// "Poppy doesn't like spicy food" for "nothing too hot for Poppy", "nothing spicy" for "nothing too hot"; nil for every other line.
  func ofPerson() -> String? {
    for start in scan.tokens.indices where scan.word(start) == "nothing" || scan.word(start) == "not" {
      guard start == 0 || scan.tokens[start - 1].isSeparator || scan.tokens[start - 1].kind == .end else {
        continue
      }
      var at = start + 1
      skip(["too", "very", "so", "really", "overly", "anything"], in: scan, at: &at)
      guard ["spicy", "hot"].contains(scan.word(at)) else { continue }
      let isHot = scan.word(at) == "hot" || at > start + 1
      if scan.word(start) == "nothing", isHot, at + 1 >= scan.count || scan.tokens[at + 1].isSeparator {
        return scan.utterance.replacing([(start..<at + 1, "nothing spicy")])
      }
      guard scan.word(at + 1) == "for",
        let person = PersonParser(scan: scan).person(at: at + 2).first,
        person.end >= scan.count || scan.tokens[person.end].isSeparator
          || scan.tokens[person.end].kind == .end,
        !["us", "me", "everyone"].contains(scan.word(at + 2))
      else { continue }
      let name = scan.utterance.text(tokens: at + 2..<person.end)
      return scan.utterance.replacing([(start..<person.end, "\(name) doesn't like spicy food")])
    }
    return nil
  }

  /// "Plan the week with two Asian dinners" for "I want two Asian dinners in the week"; nil for every other line.
  func counted() -> String? {
    var at = 0
    skip(
      ["i", "we", "want", "would", "'d", "like", "need", "wish", "please", "just", "only", "have"], in: scan,
      at: &at)
    guard at > 1, let number = NumberParser(scan: scan).wholeNumber(at: at), number.value < 8 else {
      return nil
    }
    guard let feature = WishPieces(scan: scan).feature(at: number.end),
      ["dinner", "dinners", "meals", "nights", "suppers", "dishes", "evenings"].contains(
        scan.word(feature.end))
    else { return nil }
    var end = feature.end + 1
    skip(["in", "this", "the", "a", "per", "each", "week"], in: scan, at: &end)
    let isOfWeek = (feature.end..<end).contains { scan.word($0) == "week" }
    guard isOfWeek, end >= scan.count || scan.tokens[end].isSeparator || scan.tokens[end].kind == .end else {
      return nil
    }
    return scan.utterance.replacing([
      (0..<end, "plan the week with \(scan.utterance.text(tokens: at..<feature.end + 1))")
    ])
  }

  /// "From now on at least one fish a week and at least one soup a week" for "we like fish and soups": what a household
  /// likes has its place in every plan. Cuisines have a place of their own.
  func ofAll() -> String? {
    var at = 0
    skip(["and", "oh", "also", "hi", "hello", ","], in: scan, at: &at)
    guard
      let subject = end(
        of: [["we"], ["we", "all"], ["my", "family"], ["our", "family"]], in: scan, at: at)
    else {
      return nil
    }
    at = subject
    skip(["all", "really", "do", "very", "much", "always"], in: scan, at: &at)
    guard ["like", "likes", "love", "loves", "enjoy", "enjoys"].contains(scan.word(at)) else { return nil }
    at += 1
    var things: [String] = []
    while at < scan.count {
      skip(["a", "good", "some", "our", "the", "lots", "of", "nice"], in: scan, at: &at)
      let isCuisine = scan.listIndex("cuisine").map { !scan.list($0, at: at).isEmpty } ?? false
      guard !isCuisine, let feature = WishPieces(scan: scan).feature(at: at), !feature.code.hasPrefix("diet")
      else {
        return nil
      }
      things.append(scan.utterance.text(tokens: at..<feature.end))
      at = feature.end
      skip([",", "and", "&", "n", "also"], in: scan, at: &at)
    }
    guard !things.isEmpty, things.count < 5 else { return nil }
    return "from now on " + things.map { "at least one \($0) a week" }.joined(separator: " and ")
  }
}
