/// Short orders in words of the moment, said as the kitchen knows them: "cook for 3", "what do I need just for tonight", "how
/// spicy is it", "something cheesy".
struct PlainOrders {
  let scan: Scan

  /// The line said so; nil for every other.
  func said() -> String? { forSoMany() ?? needs() ?? howSpicy() ?? underMinutes() ?? tasting() ?? anyInIt() }

  /// "Cook for 3": as many eat tonight. Nothing else may be said in the sentence.
  private func forSoMany() -> String? {
    for start in scan.tokens.indices where start == 0 || scan.tokens[start - 1].kind == .end {
      guard scan.word(start) == "cook", scan.word(start + 1) == "for",
        let number = NumberParser(scan: scan).wholeNumber(at: start + 2), (1...20).contains(number.value)
      else { continue }
      var end = number.end
      while end < scan.count,
        ["people", "of", "us", "persons", "tonight", "please", "then", "today"].contains(scan.word(end))
      {
        end += 1
      }
      guard end == scan.count || scan.tokens[end].kind == .end else { continue }
      return scan.utterance.replacing([(start..<end, "actually \(number.value) tonight")])
    }
    return nil
  }

  /// "What else do I need to buy for tonight": what tonight's dish lacks.
  private func needs() -> String? {
    guard scan.word(0) == "what" || scan.word(0) == "whats" else { return nil }
    let words = (0..<scan.count).map(scan.word).filter { $0 != "?" }
    guard words.contains("need"), words.contains("tonight"), words.allSatisfy(Self.ofNeeds.contains),
      words.contains("else") || !words.contains("buy") && !words.contains("get")
    else { return nil }
    return "do we have everything for tonight"
  }

  /// "Any coriander in it for Bea": asked whether there is.
  private func anyInIt() -> String? {
    guard scan.word(0) == "any", let at = scan.tokens.indices.first(where: { scan.word($0) == "in" }),
      (2...4).contains(at),
      ["it", "this", "that", "them", "the", "these", "those"].contains(scan.word(at + 1)), scan.count - at < 9
    else { return nil }
    return "is there " + scan.utterance.text(tokens: 0..<scan.count)
  }

  /// "How spicy is the dal": whether it is.
  private func howSpicy() -> String? {
    guard
      let how = scan.tokens.indices.first(where: {
        scan.word($0) == "how" && ["spicy", "hot"].contains(scan.word($0 + 1))
      }),
      scan.word(how + 1) == "spicy", ["is", "are"].contains(scan.word(how + 2)),
      how == 0 || scan.tokens[how - 1].isSeparator
    else { return nil }
    var end = how + 3
    while end < scan.count, !scan.tokens[end].isSeparator, scan.word(end) != "?" { end += 1 }
    guard end > how + 3, end - how < 9 else { return nil }
    let what = scan.utterance.text(tokens: how + 3..<end)
    return scan.utterance.replacing([(how..<end, "\(scan.word(how + 2)) \(what) spicy")])
  }

  /// "Swap Saturday for something quick under 30": minutes.
  private func underMinutes() -> String? {
    let kinds: Set<String> = [
      "swap", "quick", "fast", "dinner", "meal", "dish", "recipe", "recipes", "ready", "quicker",
    ]
    guard scan.tokens.indices.contains(where: { kinds.contains(scan.word($0)) }),
      let at = scan.tokens.indices.first(where: { ["under", "within"].contains(scan.word($0)) }),
      let number = NumberParser(scan: scan).wholeNumber(at: at + 1), (10...120).contains(number.value),
      number.end == scan.count || scan.tokens[number.end].isSeparator
    else { return nil }
    return scan.utterance.replacing([(at + 1..<number.end, "\(number.value) minutes")])
  }

  /// "Something cheesy": with cheese.
  private func tasting() -> String? {
    guard
      let at = scan.tokens.indices.first(where: { Self.foods[scan.word($0)] != nil }), at > 0,
      ["something", "anything", "nothing", "dish", "dinner"].contains(scan.word(at - 1)),
      let food = Self.foods[scan.word(at)]
    else { return nil }
    return scan.utterance.replacing([(at..<at + 1, "with \(food)")])
  }

  private static let foods = [
    "cheesy": "cheese", "eggy": "eggs", "fishy": "fish", "beefy": "beef", "lemony": "lemon",
    "garlicky": "garlic",
    "mushroomy": "mushrooms", "beany": "beans",
  ]
  private static let ofNeeds: Set<String> = [
    "what", "whats", "else", "do", "i", "we", "need", "to", "buy", "get", "just", "only", "for", "tonight",
    "tonight's", "dinner",
    "'s", "still", "the", "from", "shop", "store", "pick", "up", "in",
  ]
}
