/// "Noor is vegetarian but she does eat fish": what that is called.
struct FishEaters {
  let scan: Scan

  /// The line with "pescatarian" for a vegetarian who eats fish; nil for every other line. How often stays to be read, or told.
  func named() -> String? {
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
