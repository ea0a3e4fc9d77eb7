/// "Only Samira is vegan, the others eat meat", "me and the kids eat meat, she gets separate food": who eats otherwise than the
/// rest of the table, told in whatever order; said again as what the person is and that they get a plate of their own.
struct ApartAtTable {
  let scan: Scan

  /// The line in plain sentences; nil where no sentence of it tells of that and of nothing else.
  func plain() -> String? {
    guard scan.tokens.contains(where: { Self.cues.contains($0.text) }) else { return nil }
    var (last, othersEatMeat, isChanged): (String?, Bool, Bool) = (nil, false, false)
    var said: [(text: String, told: ApartReader.Told)] = []
    for range in sentences {
      let words = range.filter { scan.tokens[$0].kind != .comma }.map {
        (word: scan.word($0), written: scan.utterance.text(tokens: $0..<$0 + 1))
      }
      var reader = ApartReader(words, last: last, othersEatMeat: othersEatMeat)
      let told = reader.told()
      switch told {
      case .nothing: said.append((scan.utterance.text(tokens: range), told))
      case .others(let isPlain):
        othersEatMeat = true
        said.append((isPlain ? "the rest of us eat meat" : scan.utterance.text(tokens: range), told))
        isChanged = isChanged || isPlain
      case .person(let plain):
        said.append((plain, told))
        isChanged = true
      }
      last = reader.person ?? last
    }
    // Whoever is told of says the same of the others, and for whom.
    let tellsOfPerson = said.contains { if case .person = $0.told { true } else { false } }
    if tellsOfPerson { said.removeAll { if case .others = $0.told { true } else { false } } }
    return isChanged ? said.map(\.text).joined(separator: ". ") : nil
  }

  private var sentences: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for at in scan.tokens.indices where scan.tokens[at].kind == .end {
      if at > start { ranges.append(start..<at) }
      start = at + 1
    }
    if start < scan.count { ranges.append(start..<scan.count) }
    return ranges
  }

  private static let cues: Set<String> = [
    "meat", "chicken", "beef", "own", "separate", "different", "else", "vegan", "vegetarian", "veggie",
  ]
}

/// Takes one sentence apart word by word; a word without a place ends it.
private struct ApartReader {
  enum Told: Equatable {
    case nothing
    /// That others eat meat, and nothing of anybody; plainly where it can be nothing but the way of the house.
    case others(isPlain: Bool)
    /// Somebody by name, in plain sentences.
    case person(String)
  }

  private let words: [String]
  /// The same as they were written.
  private let written: [String]
  private var at = 0
  private(set) var person: String?
  private var diet: String?
  private var eatsNoMeat = false
  private var othersEatMeat: Bool
  private var isPlainOfOthers = false
  private var isApart = false
  private var isAlways = false

  init(_ all: [(word: String, written: String)], last: String?, othersEatMeat: Bool) {
    let kept = all.filter { !Self.fillers.contains($0.word) }
    (words, written) = (kept.map(\.word), kept.map(\.written))
    person = last
    self.othersEatMeat = othersEatMeat
  }

  mutating func told() -> Told {
    var (tellsOfPerson, tellsOfOthers) = (false, false)
    while at < words.count {
      if take(Self.joints) { continue }
      if takesMeatDays() {
        isAlways = true
      } else if takesOthers() {
        (othersEatMeat, tellsOfOthers) = (true, true)
      } else if takesPerson() {
        tellsOfPerson = true
      } else {
        return .nothing
      }
    }
    guard tellsOfPerson, let person else {
      return othersEatMeat && tellsOfOthers ? .others(isPlain: isPlainOfOthers) : .nothing
    }
    guard othersEatMeat || isApart && isAlways else { return .nothing }
    let eating = diet.map { "\(person) is \($0). " } ?? (eatsNoMeat ? "\(person) does not eat meat. " : "")
    return .person("\(eating)\(person) always gets their own plate")
  }

  private mutating func take(_ set: Set<String>) -> Bool {
    guard at < words.count, set.contains(words[at]) else { return false }
    at += 1
    return true
  }

  /// One of the phrases, the longest first, from here on.
  private mutating func take(phrases: [[String]]) -> Bool {
    guard let phrase = phrases.first(where: { Array(words[at...].prefix($0.count)) == $0 }) else {
      return false
    }
    at += phrase.count
    return true
  }

  /// "When we have meat", "if it is meat".
  private mutating func takesMeatDays() -> Bool {
    let start = at
    guard take(["when", "whenever", "if"]), take(["we", "they", "others", "it", "its", "the"]) else {
      at = start
      return false
    }
    _ = take(["others", "rest"])
    _ = take(["have", "eat", "is", "'s", "are", "having", "eating"])
    guard takesMeat() else {
      at = start
      return false
    }
    return true
  }

  /// "… wish to eat vegan", behind a denial.
  private mutating func takesNoDiet() -> Bool {
    let start = at
    while take(["want", "wish", "like", "to", "eat", "be", "have", "go", "all", "food", "need"]) {}
    guard at < words.count, Self.diets[words[at]] != nil else {
      at = start
      return false
    }
    at += 1
    _ = take(["food", "too", "either", "as", "dinners"])
    return true
  }

  /// "The others may eat meat", "me and the kids have chicken and beef". Only of the rest of the house, and of meat as
  /// such, is it more than a taste where nobody is told of.
  private mutating func takesOthers() -> Bool {
    let start = at
    _ = take(["can", "could", "may"])
    let isRest = take(phrases: Self.rests)
    guard isRest || take(phrases: Self.groups) else {
      at = start
      return false
    }
    _ = take(["can", "could", "may", "do", "all", "shall", "will", "would", "like", "want", "wants"])
    _ = take(["to", "like"])
    // "The rest of us do not wish to eat vegan".
    if isRest, at > start, words[at - 1] == "do" || words[at - 1] == "will", take(["not"]) || take(["dont"]),
      takesNoDiet()
    {
      isPlainOfOthers = true
      return true
    }
    if isRest, take(["dont", "wont"]), takesNoDiet() {
      isPlainOfOthers = true
      return true
    }
    let eats = take(["eat", "eats", "have", "has", "get", "gets"])
    let likes = !eats && take(["like", "likes", "love", "loves", "want", "wants"])
    let food = at
    guard eats || likes, takesMeat() else {
      at = start
      return false
    }
    let names = words[food..<at]
    isPlainOfOthers = isRest && eats && (names.contains("meat") || names.contains(where: Self.stuff.contains))
    return true
  }

  private mutating func takesMeat() -> Bool {
    _ = take(["some"])
    guard take(Self.meats) else { return false }
    while at + 1 < words.count, ["and", "or", "n"].contains(words[at]),
      Self.meats.contains(words[at + 1]) || Self.stuff.contains(words[at + 1])
    {
      at += 2
    }
    return true
  }

  /// "Samira is vegan", "she gets separate food", "only Annike wants to have something else", "Lou does not".
  private mutating func takesPerson() -> Bool {
    let start = at
    guard at < words.count else { return false }
    let first = words[at]
    var name = written[at]
    at += 1
    if first == "my", at < words.count {
      name += " " + written[at]
      at += 1
    }
    let isPronoun = Self.pronouns.contains(first)
    guard isPronoun ? person != nil : !Self.noNames.contains(first) else {
      at = start
      return false
    }
    if takesDiet() || takesOwn() || takesNot() {
      if !isPronoun { person = name }
      return true
    }
    at = start
    return false
  }

  private mutating func takesDiet() -> Bool {
    let start = at
    if take(["is", "'s", "eats", "has"]) {
      _ = take(["been", "a", "an"])
      _ = take(["a"])
      if at < words.count, let known = Self.diets[words[at]] {
        at += 1
        diet = known
        return true
      }
    }
    at = start
    return false
  }

  private mutating func takesOwn() -> Bool {
    let start = at
    _ = take(["can", "could", "may", "should", "will", "must", "always"])
    guard take(["gets", "get", "has", "have", "eats", "eat", "needs", "need", "wants", "want"]) else {
      at = start
      return false
    }
    _ = take(["to"])
    _ = take(["have", "eat", "get"])
    _ = take(["always"])
    if take(phrases: Self.own) {
      isApart = true
      return true
    }
    at = start
    return false
  }

  private mutating func takesNot() -> Bool {
    let start = at
    guard
      take(["cant", "can't", "doesnt", "doesn't", "cannot"])
        || take(phrases: [["does", "not"], ["can", "not"]])
    else {
      at = start
      return false
    }
    _ = take(["eat", "have"])
    _ = take(["any"])
    // One kind of meat is no way of eating: it is told as ever.
    if at < words.count, Self.meats.contains(words[at]), words[at] != "meat" {
      at = start
      return false
    }
    _ = take(["meat"])
    eatsNoMeat = true
    return true
  }

  private static let fillers: Set<String> = [
    "please", "pls", "dear", "tho", "just", "only", "also", "too", "still", "then", "well", "really",
    "actually",
    "you", "see", "know", "rn", "now", "though", "anyway", "lol", "btw",
  ]
  private static let joints: Set<String> = [
    "and", "but", "so", "because", "even", "although", "while", "since", "as", "n", "cause", "cuz",
  ]
  private static let meats: Set<String> = [
    "meat", "chicken", "beef", "lamb", "pork", "turkey", "steak", "burgers", "sausages", "bacon", "ham",
  ]
  private static let stuff: Set<String> = ["stuff", "things", "everything"]
  private static let pronouns: Set<String> = ["she", "he"]
  private static let diets = [
    "vegan": "vegan", "vegetarian": "vegetarian", "veggie": "vegetarian", "pescatarian": "pescatarian",
  ]
  private static let noNames: Set<String> = [
    "i", "me", "we", "they", "it", "that", "this", "there", "everything", "everyone", "everybody", "dinner",
    "food", "who",
    "which", "anyone", "nobody", "all", "the", "a", "one", "what", "why", "us", "our", "you", "no", "not",
    "someone",
    "somebody", "guests", "others", "rest", "kids", "family", "plan", "each",
  ]
  private static let rests = phrases([
    "the rest of the family", "the rest of us", "the other two", "the other three", "the other four",
    "the others",
    "the rest", "other two", "other three", "other four", "others", "everyone else", "everybody else",
    "we others",
    "rest of us", "rest of family",
  ])
  private static let groups = phrases([
    "the family", "me and the kids", "me and kids", "the kids and me", "kids and me", "the kids and i",
    "me and my kids", "the two of us", "the three of us", "the four of us",
  ])
  private static func phrases(_ all: [String]) -> [[String]] {
    all.map { $0.split(separator: " ").map(String.init) }
  }
  private static let own = phrases([
    "a plate of her own", "a plate of his own", "a plate of their own", "a meal of her own",
    "a meal of his own",
    "a dish of their own", "something of her own", "something of his own", "something of their own",
    "a dish of her own",
    "a dish of his own",
    "something else", "something different", "something separate", "smth else", "smth different",
    "other food",
    "separate food", "separate dish", "a separate dish", "a separate plate", "a separate meal",
    "different food",
    "her own dish", "his own dish", "their own dish", "her own food", "his own food", "her own plate",
    "his own plate",
    "her own thing", "his own thing", "her own meal", "his own meal", "her own", "his own", "their own plate",
    "own dish", "own food", "own plate", "own meal",
  ])
}
