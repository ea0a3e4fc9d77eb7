/// "I have plenty of onions already, so take those off": what is at home goes off the list.
struct TakenOffList {
  let scan: Scan

  /// "I have plenty of onions already. Take onions off the list"; nil where no food stands before it.
  func named() -> String? { unticked() ?? thereAlready() ?? takenOff() }

  /// "Take ginger off, we have some", "strike the butter from the list; I have found some": it is at home.
  private func thereAlready() -> String? {
    guard let take = (0..<min(4, scan.count)).first(where: { Self.strikes.contains(scan.word($0)) }) else {
      return nil
    }
    var at = take + 1
    skip(["off", "the", "my", "our"], in: scan, at: &at)
    guard let food = FoodParser(scan: scan).edible(at: at).filter({ !$0.isWeak }).max(by: { $0.end < $1.end })
    else { return nil }
    let name = scan.utterance.text(tokens: at..<food.end)
    var end = food.end
    skip(
      [
        "off", "from", "the", "my", "our", "list", "shopping", "please", ",", ".", ";", "because", "as",
        "since", "cos", "-",
      ], in: scan, at: &end)
    guard ["i", "we", "there", "ive", "weve", "theres"].contains(scan.word(end)) else { return nil }
    skip(
      [
        "i", "we", "there", "ive", "weve", "theres", "have", "'ve", "got", "found", "still", "already",
        "just", "is", "'s",
      ], in: scan, at: &end)
    guard ["some", "it", "them", "plenty", "enough", "that", "those"].contains(scan.word(end)) else {
      return nil
    }
    end += 1
    skip(
      [
        "in", "at", "the", "my", "our", "home", "already", "left", "larder", "pantry", "cupboard", "fridge",
        "freezer", "of", "it", "that",
      ], in: scan, at: &end)
    guard (end..<max(end, scan.count)).allSatisfy({ scan.tokens[$0].isSeparator }) else { return nil }
    return "take \(name) off the list. we have \(name) at home"
  }

  private static let strikes: Set<String> = ["take", "cross", "strike", "remove", "scratch", "delete"]

  /// "I need to buy garlic and spaghetti again, uncheck them": those named before are unticked, and nothing else.
  private func unticked() -> String? {
    guard
      let at = scan.tokens.indices.first(where: {
        ["untick", "uncheck", "unmark"].contains(scan.word($0)) && $0 > 2
      }),
      Self.pointing.contains(scan.word(at + 1)),
      at + 2 >= scan.count || scan.tokens[at + 2].isSeparator || scan.word(at + 2) == "please"
    else { return nil }
    let start = (0..<at).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    let names = foods(start..<at)
    guard !names.isEmpty else { return nil }
    let before = start > 0 ? scan.utterance.text(tokens: 0..<start) + " " : ""
    return before + names.map { "untick \($0)" }.joined(separator: ". ")
  }

  /// The foods named there, as they were said.
  private func foods(_ range: Range<Int>) -> [String] {
    let foods = FoodParser(scan: scan)
    var names: [String] = []
    var at = range.lowerBound
    while at < range.upperBound {
      if let food = foods.edible(at: at).filter({ !$0.isWeak && $0.end <= range.upperBound }).max(by: {
        $0.end < $1.end
      }) {
        names.append(scan.utterance.text(tokens: at..<food.end))
        at = food.end
      } else {
        at += 1
      }
    }
    return names
  }

  private func takenOff() -> String? {
    guard let take = scan.tokens.indices.first(where: { Self.takes.contains(scan.word($0)) && $0 > 2 }),
      Self.pointing.contains(scan.word(take + 1)), scan.word(take + 2) == "off"
    else { return nil }
    var start = take
    while start > 0, Self.before.contains(scan.word(start - 1)) || scan.tokens[start - 1].kind == .comma {
      start -= 1
    }
    let names = foods(0..<start)
    // "I have no onions": what is lacking goes off no list.
    guard !names.isEmpty, !(0..<start).contains(where: { scan.lexicon.negations.contains(scan.ids[$0]) }),
      (0..<start).contains(where: {
        Self.having.contains(scan.word($0)) || scan.word($0) == "at" && scan.word($0 + 1) == "home"
      })
    else { return nil }
    var end = take + 3
    skip(["the", "my", "our", "shopping", "grocery", "list"], in: scan, at: &end)
    let rest = scan.utterance.text(tokens: end..<scan.count)
    let first = scan.utterance.text(tokens: 0..<start)
    let behind = rest.drop { ",. ".contains($0) }
    return "\(first). Take \(names.joined(separator: " and ")) off the list"
      + (behind.isEmpty ? "" : ". \(behind)")
  }

  private static let takes: Set<String> = ["take", "strike", "cross"]
  private static let pointing: Set<String> = ["those", "them", "it", "that", "these"]
  private static let having: Set<String> = ["have", "got", "'ve", "has"]
  private static let before: Set<String> = [
    "so", "kindly", "please", "you", "can", "may", "and", "then", "could", "just", "that",
  ]
}
