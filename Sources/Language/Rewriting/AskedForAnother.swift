/// "A neighbor asks: may a child allergic to hazelnuts eat almonds", "a mum asks if her little boy could eat ice cream with a
/// hazelnut allergy": asked for somebody this kitchen does not know, by what they cannot have.
struct AskedForAnother {
  let scan: Scan

  /// "Can somebody allergic to hazelnuts eat almonds?"; nil for every other line.
  func plain() -> String? { told() ?? asked() }

  /// "A mate at work has a prawn allergy, can she eat fish sauce": told of somebody else first.
  private func told() -> String? {
    var at = 0
    skip(["um", "so", "ok", "okay", "hey", "a", "one", "my", "our", "the"], in: scan, at: &at)
    // "My friend is allergic to nuts" tells of somebody who may come; "a mate at work" of nobody here.
    let isOurs = (0..<at).contains { ["my", "our"].contains(scan.word($0)) }
    // "A kid in Zoe's class".
    let isElsewhere =
      ["kid", "child", "boy", "girl"].contains(scan.word(at)) && ["a", "one"].contains(scan.word(at - 1))
      && ["in", "from", "at"].contains(scan.word(at + 1))
    guard Self.others.contains(scan.word(at)) || isElsewhere, !isOurs,
      let pronoun = scan.tokens.indices.first(where: { place in
        ["he", "she", "they"].contains(scan.word(place)) && Self.may.contains(scan.word(place - 1))
          && Self.eating.contains(scan.word(place + 1))
      }),
      !(0..<pronoun).contains(where: { Self.coming.contains(scan.word($0)) }),
      let has = (at..<pronoun).first(where: {
        ["has", "have", "is", "can't", "cant"].contains(scan.word($0))
          || scan.word($0) == "'s" && scan.word($0 + 1) == "allergic"
      })
    else { return nil }
    var first = has + 1
    skip(
      ["a", "an", "bad", "severe", "serious", "the", "allergic", "to", "have", "eat", "really", "very"],
      in: scan, at: &first)
    guard let food = FoodParser(scan: scan).avoid(at: first, unknown: false).first(where: { !$0.isWeak })
    else { return nil }
    var end = food.end
    skip(
      ["allergy", "allergies", "disease", "intolerance", "intolerant", ",", ".", "and", "so"], in: scan,
      at: &end)
    guard end == pronoun - 1 else { return nil }
    let close = (pronoun..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    return asked(
      scan.utterance.text(tokens: first..<food.end), scan.utterance.text(tokens: pronoun + 2..<close),
      behind: close)
  }

  private func asked() -> String? {
    guard let start = question() else { return nil }
    // "Can a child with a hazelnut allergy eat pistachios", "if her little boy could eat …".
    guard
      let verb = (start..<min(start + 16, scan.count)).first(where: {
        Self.eating.contains(scan.word($0)) && !["can't", "cant", "cannot"].contains(scan.word($0 - 1))
      }), verb > start + 1, verb + 1 < scan.count
    else { return nil }
    let end = (verb..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    if let avoid = avoided(in: start..<verb), isSomebody(start..<avoid.whole.lowerBound) {
      return asked(avoid.text, scan.utterance.text(tokens: verb + 1..<end), behind: end)
    }
    guard let avoid = avoided(in: verb + 1..<end), isSomebody(start..<verb), avoid.whole.upperBound == end
    else {
      return nil
    }
    return asked(avoid.text, scan.utterance.text(tokens: verb + 1..<avoid.whole.lowerBound), behind: end)
  }

  private func asked(_ avoid: String, _ foods: String, behind end: Int) -> String {
    let rest = end < scan.count ? scan.utterance.text(tokens: end..<scan.count) : "?"
    return
      "can somebody allergic to \(avoid) eat \(foods)\(rest.hasPrefix("?") ? rest : "?" + rest.dropFirst())"
  }

  /// Where the question begins: at the front, or behind "a neighbor asks:", "a mum from school asks if".
  private func question() -> Int? {
    if let asks = scan.tokens.indices.prefix(12).first(where: { Self.asking.contains(scan.word($0)) }),
      asks > 0
    {
      var at = asks + 1
      skip(["me", "us", ":", ",", "if", "whether", "\""], in: scan, at: &at)
      return at > asks + 1 ? at : nil
    }
    var at = 0
    skip(
      ["and", "so", "um", "uh", "well", "ok", "okay", ",", "no", "it", "'s", "just", "a", "question"],
      in: scan, at: &at)
    let start = Self.may.contains(scan.word(at)) ? at : 0
    return Self.may.contains(scan.word(start)) ? start : nil
  }

  /// Somebody without a name: a child, her little boy, people.
  private func isSomebody(_ range: Range<Int>) -> Bool {
    let words = range.map(scan.word)
    return words.contains(where: Self.nouns.contains)
      && words.allSatisfy { Self.nouns.contains($0) || Self.around.contains($0) || Self.may.contains($0) }
  }

  /// "Allergic to hazelnuts", "with a hazelnut allergy", "who can't have milk": the food, and all of the words.
  private func avoided(in range: Range<Int>) -> (text: String, whole: Range<Int>)? {
    for at in range {
      for (front, back) in Self.patterns {
        guard let start = end(of: [front], in: scan, at: at), start < range.upperBound else { continue }
        var first = start
        skip(["a", "an", "bad", "severe", "serious", "the"], in: scan, at: &first)
        for food in FoodParser(scan: scan).avoid(at: first, unknown: false)
        where !food.isWeak && food.end <= range.upperBound {
          let close = back.isEmpty ? food.end : end(of: back.map { [$0] }, in: scan, at: food.end)
          guard let close, close <= range.upperBound else { continue }
          return (scan.utterance.text(tokens: first..<food.end), at..<close)
        }
      }
    }
    return nil
  }

  private static let patterns: [([String], [String])] = [
    (["who", "is", "allergic", "to"], []), (["who", "'s", "allergic", "to"], []),
    (["that", "is", "allergic", "to"], []),
    (["allergic", "to"], []), (["who", "is", "intolerant", "to"], []),
    (["with", "an", "allergy", "to"], []), (["who", "has", "an", "allergy", "to"], []),
    (["who", "can't", "have"], []), (["who", "cant", "have"], []), (["who", "can't", "eat"], []),
    (["who", "cant", "eat"], []), (["who", "cannot", "eat"], []), (["who", "cannot", "have"], []),
    (["who", "has"], ["allergy", "allergies", "intolerance"]),
    (["with"], ["allergy", "allergies", "intolerance"]),
  ]
  private static let others: Set<String> = [
    "mate", "friend", "colleague", "coworker", "neighbour", "neighbor", "boss", "somebody", "someone",
    "teacher",
    "flatmate", "classmate", "mum", "mom", "lady", "guy",
  ]
  private static let coming: Set<String> = [
    "comes", "coming", "come", "visits", "visiting", "joins", "joining", "tonight", "tomorrow", "monday",
    "tuesday",
    "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let asking: Set<String> = ["asks", "asked", "asking", "wonders", "wonder"]
  private static let may: Set<String> = ["can", "could", "may", "should", "might"]
  private static let eating: Set<String> = ["eat", "have", "drink", "try"]
  private static let nouns: Set<String> = [
    "somebody", "someone", "anybody", "anyone", "person", "people", "child", "kid", "kids", "children", "boy",
    "girl",
    "friend", "guest", "man", "woman", "baby", "toddler", "adult", "son", "daughter", "those", "husband",
    "wife", "one",
  ]
  private static let around: Set<String> = [
    "a", "an", "the", "her", "his", "their", "little", "small", "young", "some", "that", "this", "old",
    "year", "own",
  ]
}
