/// "Tea towels: 2, coffee: 1 pound. Please add these to the list", "add these to the list: milk, eggs": things told before or
/// behind the words that point at them. They are for the list, and nothing of them is at home.
struct ListedNearby {
  let scan: Scan

  /// The line with the things where the pointing word stood; nil for every other line.
  func named() -> String? {
    guard let order = order() else { return nil }
    if order.end < scan.count, scan.word(order.end) == ":" { return behind(order) }
    return before(order)
  }

  /// "Add these to the list": where it begins, courtesy included, where it ends, and the list in its words.
  private func order() -> (start: Int, end: Int, list: String)? {
    guard
      let verb = scan.tokens.indices.first(where: {
        Self.verbs.contains(scan.word($0)) && Self.pointing.contains(scan.word($0 + 1))
      })
    else { return nil }
    var at = verb + 2
    skip(["things", "items", "all", "few", "ones", "also", "too"], in: scan, at: &at)
    guard ["to", "on", "onto"].contains(scan.word(at)) else { return nil }
    at += 1
    let list = at
    skip(["the", "my", "our", "shopping", "grocery", "weekly"], in: scan, at: &at)
    guard scan.word(at) == "list" else { return nil }
    var start = verb
    while start > 0, Self.courtesy.contains(scan.word(start - 1)) { start -= 1 }
    return (start, at + 1, scan.utterance.text(tokens: list..<at + 1))
  }

  /// "Add these to the list: milk, eggs".
  private func behind(_ order: (start: Int, end: Int, list: String)) -> String? {
    let first = order.end + 1
    let stop = (first..<max(first, scan.count)).first { scan.tokens[$0].kind == .end } ?? scan.count
    guard first < stop else { return nil }
    let things = items(first..<stop)
    guard !things.isEmpty else { return nil }
    return joined(
      scan.utterance.text(tokens: 0..<order.start), things, order.list,
      stop < scan.count ? scan.utterance.text(tokens: stop + 1..<scan.count) : "")
  }

  /// "Milk: 2, apples: 6. Add these to the list": the sentence before is nothing but things.
  private func before(_ order: (start: Int, end: Int, list: String)) -> String? {
    var last = order.start
    while last > 0, scan.tokens[last - 1].isSeparator { last -= 1 }
    guard last > 0, last < order.start else { return nil }
    let opening = (0..<last).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    // "I need milk and eggs, add them to the list".
    var first = opening
    skip(["so", "ok", "okay", "um", "i", "we", "also", "still", "just"], in: scan, at: &first)
    let lead = first
    skip(["need", "want", "to", "buy", "get", "some", "more"], in: scan, at: &first)
    if first == lead { first = opening }
    guard first < last, !(first..<last).contains(where: { Self.telling.contains(scan.word($0)) }) else {
      return nil
    }
    let things = items(first..<last)
    guard !things.isEmpty, things.allSatisfy({ $0.split(separator: " ").count <= 5 }) else { return nil }
    var rest = order.end
    while rest < scan.count,
      scan.tokens[rest].isSeparator || ["and", "then", "too"].contains(scan.word(rest))
    { rest += 1 }
    let behind =
      rest < scan.count
      ? replacedIt(scan.utterance.text(tokens: rest..<scan.count), order.list) : ""
    return joined(opening > 0 ? scan.utterance.text(tokens: 0..<opening) : "", things, order.list, behind)
  }

  /// "Show it": the list.
  private func replacedIt(_ text: String, _ list: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard let at = words.indices.first(where: { $0 > 0 && ["it", "it."].contains(words[$0]) }),
      ["show", "see", "sort", "read", "open"].contains(words[at - 1].lowercased())
    else { return text }
    return (words[..<at] + [list] + words[(at + 1)...]).joined(separator: " ")
  }

  private func joined(_ before: String, _ things: [String], _ list: String, _ behind: String) -> String {
    [before, "add \(things.joined(separator: ", ")) to \(list)" + (behind.isEmpty ? "" : "."), behind]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Each thing with its amount before it: "1 pound coffee" of "coffee: 1 pound".
  private func items(_ range: Range<Int>) -> [String] {
    var found: [String] = []
    var start = range.lowerBound
    func close(_ end: Int) {
      var from = start
      while from < end, scan.tokens[from].isSeparator || scan.word(from) == "and" { from += 1 }
      if from < end { found.append(turned(from..<end)) }
      start = end + 1
    }
    for at in range where scan.tokens[at].isSeparator && scan.word(at) != ":" || scan.word(at) == "and" {
      close(at)
    }
    close(range.upperBound)
    return found
  }

  private func turned(_ item: Range<Int>) -> String {
    guard let colon = item.first(where: { [":", "-", "–", "="].contains(scan.word($0)) }),
      colon > item.lowerBound, colon + 1 < item.upperBound, scan.tokens[colon + 1].kind == .number
    else { return scan.utterance.text(tokens: item) }
    let name = scan.utterance.text(tokens: item.lowerBound..<colon)
    return "\(scan.utterance.text(tokens: colon + 1..<item.upperBound)) \(name.lowercased())"
  }

  private static let verbs: Set<String> = ["add", "put", "write", "note", "get", "set"]
  private static let pointing: Set<String> = ["these", "those", "them"]
  private static let courtesy: Set<String> = [
    "please", "could", "can", "would", "you", "kindly", "and", "just", "then", "so", "now",
  ]
  /// Words of a sentence that is more than things.
  private static let telling: Set<String> = [
    "i", "we", "you", "they", "he", "she", "it", "is", "are", "was", "were", "have", "has", "had", "need",
    "needs", "want", "wants", "got", "bought", "no", "not", "recipe", "for", "what", "which", "how", "the",
    "?", "out", "add", "put", "remove", "take", "home", "pantry", "fridge",
  ]
}
