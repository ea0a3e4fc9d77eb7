import Values

/// Measures by words that no table knows: "1 tuft of parsley", "3 water glasses of flour", "1 jarful honey".
struct NamedMeasures {
  let words: LineWords

  /// The measure in the singular and the token behind it; nil where the words name the food.
  func measure(at: Int) -> (word: String, end: Int)? {
    foreign(at) ?? full(at) ?? pan(at) ?? wholePan(at) ?? beforeOf(at)
  }

  /// "1/9 pan": steel pans are named by the share of a whole one.
  func pan(_ at: Int) -> (word: String, end: Int)? {
    guard at >= 0, at < words.count, ["1/2", "1/3", "2/3", "1/4", "1/6", "1/9"].contains(words.text(at)),
      ["pan", "pans"].contains(words.word(at + 1))
    else { return nil }
    return (words.text(at) + " pan", at + 2)
  }

  /// "2 pans lasagna".
  private func wholePan(_ at: Int) -> (word: String, end: Int)? {
    guard ["pan", "pans"].contains(words.word(at)), words.isName(at + 1),
      !["spray", "drippings", "juices"].contains(words.word(at + 1))
    else { return nil }
    return ("pan", at + 1)
  }

  private func beforeOf(_ at: Int) -> (word: String, end: Int)? {
    for length in 1...2
    where words.word(at + length) == "of" && words.isWord(at + length + 1)
      && words.number(at: at + length + 1) == nil
    {
      let names = (at..<at + length).map { words.word($0) }
      guard !names.contains(""), !isFood(names, of: words.word(at + length + 1)),
        !(at..<at + length).contains(where: {
          words.has(.cut, $0) || words.has(.extract, $0) || words.has(.size, $0) || words.has(.worked, $0)
        })
      else { return nil }
      return ((names.dropLast() + [singular(names[length - 1])]).joined(separator: " "), at + length)
    }
    return nil
  }

  /// "1 mozzarella of buffalo", "2 peppers of the sweet kind": the food stands before "of", and what kind behind it.
  private func isFood(_ names: [String], of kind: String) -> Bool {
    Self.kinds.contains(kind) || names.contains { Self.foods.contains($0) }
  }

  private static let kinds: Set<String> = [
    "the", "your", "that", "this", "medium", "small", "large", "good", "average", "equal", "same",
    "different", "any",
    "each", "about", "buffalo", "goat", "sheep", "cow", "ewe", "season", "choice", "type", "quality",
  ]

  private static let foods: Set<String> = [
    "mozzarella", "cheese", "cream", "milk", "flour", "oil", "vinegar", "wine", "pepper", "peppers", "egg",
    "eggs",
    "tomato", "tomatoes", "onion", "onions", "potato", "potatoes", "apple", "apples", "ham", "sausage",
    "sausages",
    "chicken", "rice", "sugar", "ricotta", "burrata", "steak", "steaks", "salt", "juice", "tart", "fruit",
    "meat",
  ]

  /// "1 jarful", "2 ladlefuls"; a tomato can be beautiful.
  private func full(_ at: Int) -> (word: String, end: Int)? {
    let word = words.word(at)
    guard word.utf8.count > 5, words.isName(at + 1) || words.word(at + 1) == "of" || words.allowsEnd,
      let ending = ["fuls", "fulls", "ful", "full"].first(where: { word.hasSuffix($0) })
    else { return nil }
    let stem = String(word.dropLast(ending.count))
    return Self.qualities.contains(stem) || stem.utf8.count < 3 ? nil : (stem, at + 1)
  }

  private static let qualities: Set<String> = [
    "beauti", "color", "colour", "flavor", "flavour", "wonder", "flavour", "care", "help", "fruit", "delight",
    "taste",
    "plenti", "event", "power", "zest",
  ]

  private func singular(_ word: String) -> String {
    if word.hasSuffix("sses") { return String(word.dropLast(2)) }
    let isPlural = word.hasSuffix("s") && !word.hasSuffix("ss") && word.count > 3
    return isPlural ? String(word.dropLast()) : word
  }

  /// Measures of other countries that have no fixed size here: "2 go rice", "1 tea glass oil".
  private func foreign(_ at: Int) -> (word: String, end: Int)? {
    if words.isWord(at), words.isWord(at + 1), Self.secondWords.contains(words.word(at + 1)) {
      let pair = words.word(at) + " " + singular(words.word(at + 1))
      if MeasureWords.foreignPairs.contains(pair) { return (pair, at + 2) }
    }
    let next = at + 1
    guard MeasureWords.foreignWords.contains(words.word(at)),
      words.isName(next) || words.isSign("(", next)
        || words.allowsEnd && (next >= words.count || [",", ";", "-"].contains { words.isSign($0, next) })
    else { return nil }
    return (words.word(at), next)
  }

  private static let secondWords: Set<String> = Set(
    MeasureWords.foreignPairs.flatMap { pair -> [String] in
      let last = pair.split(separator: " ").last.map { String($0) } ?? ""
      return [last, last + (last.hasSuffix("ss") ? "es" : "s")]
    })
}
