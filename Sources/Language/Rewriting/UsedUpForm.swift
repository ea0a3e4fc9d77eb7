import Quantities

/// "Used: all the mushrooms, all the tomatoes but one package, half of the spinach": what was used up, one food after the
/// other, each with how much of it. Said in a sentence for each; a form with anything else in it is left as it is.
struct UsedUpForm {
  let scan: Scan

  /// The line with such sentences said one by one; nil where it has none.
  func sentences() -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
    for start in scan.tokens.indices where start == 0 || scan.tokens[start - 1].kind == .end {
      let end = (start..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
      if let said = said(start..<end) { changes.append((start..<end, said)) }
    }
    return changes.isEmpty ? nil : scan.utterance.replacing(changes)
  }

  private func said(_ sentence: Range<Int>) -> String? {
    var at = sentence.lowerBound
    skip(["we", "i", "have", "'ve"], in: scan, at: &at)
    guard ["used", "eaten", "consumed"].contains(scan.word(at)) else { return nil }
    at += 1
    if scan.word(at) == "up" { at += 1 }
    let isForm = at < sentence.upperBound && scan.tokens[at].text == ":"
    if isForm { at += 1 }
    var told: [String] = []
    while at < sentence.upperBound {
      while at < sentence.upperBound,
        scan.tokens[at].kind == .comma || ["and", "also"].contains(scan.word(at))
      { at += 1 }
      guard at < sentence.upperBound else { break }
      guard let item = item(at, before: sentence.upperBound) else { return nil }
      told.append(item.said)
      at = item.end
    }
    return isForm && !told.isEmpty || told.count > 1 && told.contains { !$0.hasPrefix(Self.all) }
      ? told.joined(separator: ". ") : nil
  }

  private func item(_ start: Int, before end: Int) -> (said: String, end: Int)? {
    var at = start
    if scan.word(at) == "half" {
      at += 1
      skip(["of", "the", "our", "my", "a"], in: scan, at: &at)
      guard let food = food(at: at), closes(food, end) else { return nil }
      return ("half of the \(scan.utterance.text(tokens: at..<food)) is used up", food)
    }
    if let amount = AmountParser(scan: scan).amount(at: at).max(by: { $0.end < $1.end }) {
      var name = amount.end
      skip(["of", "the"], in: scan, at: &name)
      guard let food = food(at: name), closes(food, end) else { return nil }
      return ("we used \(scan.utterance.text(tokens: at..<food))", food)
    }
    skip(["all", "of", "the", "our", "my", "whole"], in: scan, at: &at)
    guard let food = food(at: at) else { return nil }
    if ["but", "except"].contains(scan.word(food)), food < end {
      let amount = AmountParser(scan: scan).amount(at: food + 1).max { $0.end < $1.end }
      guard let amount, closes(amount.end, end) else { return nil }
      let words = scan.utterance.text(tokens: food + 1..<amount.end)
      return ("there is \(words) of \(scan.utterance.text(tokens: at..<food)) left", amount.end)
    }
    guard closes(food, end) else { return nil }
    return ("\(Self.all)\(scan.utterance.text(tokens: at..<food))", food)
  }

  private func food(at start: Int) -> Int? {
    guard start < scan.count else { return nil }
    return scan.union(scan.lexicon.parserLists.supplyAny, at: start).map(\.end).max()
  }

  private func closes(_ at: Int, _ end: Int) -> Bool {
    at >= end || scan.tokens[at].kind == .comma || scan.word(at) == "and"
  }

  private static let all = "we used up the "
}
