/// "Noor is vegetarian but she does eat fish": what that is called.
struct FishEaters {
  let scan: Scan

  /// The line with "pescatarian" for a vegetarian who eats fish; nil for every other line. How often stays to be read, or told.
  func named() -> String? { meatless() ?? vegetarian() }

  /// "Joan doesn't eat any meat at all, no bacon, no duck, nothing, just fish is fine".
  private func meatless() -> String? {
    guard
      let meat = scan.tokens.indices.first(where: { at in
        scan.word(at) == "meat"
          && (max(0, at - 3)..<at).contains { ["eat", "eats", "have", "no"].contains(scan.word($0)) }
      }),
      let verb = (0..<meat).last(where: {
        ["doesn't", "doesnt", "don't", "dont", "can't", "cant", "eats"].contains(scan.word($0))
      }),
      let start = (max(0, verb - 3)..<verb).first(where: { at in
        PersonParser(scan: scan).person(at: at).contains { $0.end == verb }
      }),
      let fish = (meat + 1..<scan.count).first(where: { scan.word($0) == "fish" }),
      ["just", "only", "but", "except"].contains(scan.word(fish - 1))
        || ["just", "only", "but"].contains(scan.word(fish - 2))
    else { return nil }
    var end = fish + 1
    skip(["is", "are", "'s", "fine", "ok", "okay", "allowed", "only"], in: scan, at: &end)
    let between = meat + 1..<fish
    // Other meat is none either; whatever else stands between would be lost.
    let isOfMeat = between.allSatisfy { at in
      scan.tokens[at].isSeparator || Self.meats.contains(scan.word(at))
    }
    guard isOfMeat, end >= scan.count || scan.tokens[end].isSeparator else { return nil }
    let who = scan.utterance.text(tokens: start..<verb)
    return scan.utterance.replacing([(start..<end, "\(who) is pescatarian")])
  }

  private static let meats: Set<String> = [
    "at", "all", "no", "not", "nothing", "bacon", "ham", "duck", "beef", "pork", "lamb", "chicken", "turkey",
    "sausage",
    "sausages", "and", "or", "just", "only", "but", "except", "the", "whatsoever", "even", "veal", "poultry",
    "none",
  ]

  private func vegetarian() -> String? {
    guard let diet = scan.tokens.indices.first(where: { ["vegetarian", "veggie"].contains(scan.word($0)) }),
      let verb = scan.tokens.indices.first(where: {
        $0 > diet && ["eat", "eats", "have", "has", "eating"].contains(scan.word($0))
      }),
      verb - diet < 9,
      (diet + 1..<verb).allSatisfy({ scan.tokens[$0].isSeparator || Self.between.contains(scan.word($0)) }),
      ["fish", "seafood"].contains(scan.word(verb + 1)), isOfThem(diet, verb)
    else { return nil }
    // How often is a sentence of its own: it is told where nobody can read it.
    var end = verb + 2
    while ["like", "about", "maybe"].contains(scan.word(end)) { end += 1 }
    let often =
      ["once", "twice", "every", "sometimes", "occasionally"].contains(scan.word(end)) ? ". fish " : ""
    return scan.utterance.replacing([(diet..<(often.isEmpty ? verb + 2 : end), "pescatarian" + often)])
  }

  /// "Noor is vegetarian but I eat fish" tells two things of two.
  private func isOfThem(_ diet: Int, _ verb: Int) -> Bool {
    let isMe = (max(0, diet - 3)..<diet).contains { ["i", "im", "'m", "am"].contains(scan.word($0)) }
    return isMe || !(diet..<verb).contains { scan.word($0) == "i" }
  }

  private static let between: Set<String> = [
    "but", "she", "he", "they", "who", "does", "do", "still", "also", "and", "except", "that", "sometimes",
    "since", "last", "year", "a", "for",
    "years", "now", "can", "will", "though", "i",
  ]
}
