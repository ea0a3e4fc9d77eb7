import Values

/// What somebody at the stove asks for while a recipe is gone through step by step. Source: requirements FR-PR-002.
package enum CookingWord: Hashable, Sendable {
  case next, back, again
  /// "Which step am I on".
  case place
  case first, last
  case step(Int)
  /// What this step needs.
  case needs
  /// All that the dish needs.
  case everything
  /// How long this step takes.
  case minutes
  /// How much of a food.
  case amount(String)
  /// How long a food cooks, and how hot.
  case time(String)
  /// How hot: "high or low heat for this".
  case heat
  /// "Leave out the chipotle": of this pan alone.
  case leaveOut(String)
  /// "Stop cooking", before the end.
  case stop
  /// "It's on the table."
  case finished
}

/// A cooking word, and whether it can mean nothing else: "next step" can't, "ok" may answer another question.
package struct HeardCooking: Hashable, Sendable {
  package var word: CookingWord
  package var isPlain: Bool

  /// Nil for a line that is more, or something else. What is only told of the stove ("the onions are soft now") is none of
  /// it.
  package init?(_ line: String) {
    guard line.utf8.count <= 120 else { return nil }
    let clauses = line.split { ".?!;,".contains($0) }.map(String.init).filter {
      $0.contains(where: \.isLetter)
    }
    if clauses.count == 2, Self.tellsState(plainWords(clauses[0])) || Self.saysDone(plainWords(clauses[0])),
      let heard = HeardCooking(clauses[1]), heard.word == .next
    {
      (word, isPlain) = (.next, true)
      return
    }
    let sentences = line.split { ".?!;".contains($0) }.map(String.init).filter {
      $0.contains(where: \.isLetter)
    }
    if sentences.count == 2, plainWords(sentences[0]).allSatisfy(Self.startled.contains),
      let heard = HeardCooking(sentences[1])
    {
      (word, isPlain) = (heard.word, true)
      return
    }
    if sentences.count == 2, let at = sentences.firstIndex(where: { !Self.tellsState(plainWords($0)) }),
      Self.tellsState(plainWords(sentences[1 - at])), let heard = HeardCooking(sentences[at])
    {
      (word, isPlain) = (heard.word, true)
      return
    }
    // "Okay, got all that out. What now?"
    if sentences.count == 2, let heard = HeardCooking(sentences[1]), heard.word == .next,
      case let before = plainWords(sentences[0]), before.count < 8,
      before.contains(where: { ["got", "all", "ready", "set", "right", "everything", "here"].contains($0) })
    {
      (word, isPlain) = (.next, true)
      return
    }
    // "My eyes are not what they were. How much vinegar was that, again?"
    if sentences.count == 2, let heard = HeardCooking(sentences[1]) {
      switch heard.word {
      case .amount, .time:
        (word, isPlain) = (heard.word, false)
        return
      default: break
      }
    }
    let all = plainWords(line).map { ["nxt", "nex", "nexst"].contains($0) ? "next" : $0 }
    let words = all.filter { !Self.fillers.contains($0) }
    let phrase = words.joined(separator: " ")
    if words.isEmpty, let known = Self.phrases[all.joined(separator: " ")] {
      (word, isPlain) = (known, false)
      return
    }
    if words.isEmpty {
      guard all.contains(where: Self.nods.contains) else { return nil }
      (word, isPlain) = (.next, false)
      return
    }
    if let step = Self.step(words) {
      (word, isPlain) = (step, true)
    } else if all.count < 10, Self.tellsEnd(all),
      !all.contains(where: { ["left", "leftover", "over"].contains($0) })
    {
      (word, isPlain) = (.finished, true)
    } else if let known = Self.phrases[all.joined(separator: " ")]
      ?? Self.phrases[
        all.filter { !["please", "then", "dear", "so", "and", "ok", "okay"].contains($0) }.joined(
          separator: " ")]
      ?? Self.phrases[phrase]
    {
      word = known
      isPlain = phrase.contains("step") || phrase.contains("cook")
    } else if all.count < 14, all.last == "next", !phrase.contains("next week") {
      // "The lentils are on, what's next".
      (word, isPlain) = (.next, all.count > 2)
    } else if all.count < 14, Self.asksOn.contains(where: { phrase.hasSuffix($0) }) {
      // "Got it all out, what's first", "it's done, what comes after".
      (word, isPlain) = (.next, true)
    } else if all.count < 14, words.first == "next" || words.starts(with: ["whats", "next"]),
      Self.tellsDone(words)
    {
      // "Next, I've done the first one already".
      (word, isPlain) = (.next, true)
    } else if ["stop", "quit"].contains(words.first), words.count < 6,
      words.contains(where: { ["cook", "cooking"].contains($0) })
    {
      // "Stop cook the bread".
      (word, isPlain) = (.stop, true)
    } else if let food = leftOut(of: all) {
      (word, isPlain) = (.leaveOut(food), false)
    } else if let food = Self.timed(words) {
      (word, isPlain) = (.time(food), false)
    } else if let food = Self.food(words) {
      (word, isPlain) = (.amount(food), false)
    } else if asksHeat(all) {
      (word, isPlain) = (.heat, false)
    } else {
      return nil
    }
  }

  private static let fillers: Set<String> = [
    "please", "now", "sous", "so", "well", "um", "umm", "uh", "hm", "hmm", "alright", "right", "thanks",
    "thank",
    "you", "ok", "okay", "k", "cool", "great", "and", "yes", "yeah", "yep", "oh", "hey", "just", "pls",
    "good", "fine",
    "perfect", "then", "sure", "yup", "got", "it", "actually", "dear", "love", "kindly", "darling", "mate",
  ]

  /// What a line ends in that goes on at the stove, whatever is told before.
  private static let asksOn = [
    "whats first", "what is first", "what is the first", "what comes first", "what first", "whats the first",
    "and then",
    "what comes after", "what comes now", "what then", "whats after", "whats now", "what do i do after that",
    "what do i do next", "what do i do after", "what do we do next", "what should i do next",
    "where do we go from here", "what next", "the next thing", "what do i do further",
    "what must i do further",
    "what must i do", "go on", "carry on", "keep going", "go ahead", "i am ready", "im ready", "what first",
    "what comes first",
  ]

  /// Whether the rest of a line only tells that something at the stove is done or on.
  private static func tellsDone(_ words: [String]) -> Bool {
    let rest = Set(words.dropFirst())
    let told: Set<String> = [
      "done", "did", "finished", "ready", "on", "boiling", "simmering", "chopped", "mixed",
    ]
    let others: Set<String> = [
      "timer", "list", "add", "week", "plan", "dinner", "how", "what", "can", "is", "not",
    ]
    return !rest.isDisjoint(with: told) && rest.isDisjoint(with: others)
  }

  /// A line of these alone goes on.
  private static let nods: Set<String> = [
    "ok", "okay", "k", "yes", "yeah", "yep", "yup", "alright", "right", "then", "sure", "great", "got",
  ]

  /// "Step 4", "skip to step four", "take me to number 3", "the last step".
  private static func step(_ words: [String]) -> CookingWord? {
    var rest = words[...]
    let verbs: Set<String> = [
      "skip", "go", "jump", "move", "back", "take", "me", "show", "read", "tell", "whats", "what", "is", "to",
      "on",
      "ahead", "forward", "return", "the", "lets", "let", "us", "give", "see", "was", "again", "want", "i",
      "at",
      "from", "start", "do", "straight", "over", "cooking", "continue", "of", "with", "begin", "out",
      "repeat", "can",
    ]
    while let first = rest.first, verbs.contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, ["again", "over", "is", "says", "say"].contains(last) {
      rest = rest.dropLast()
    }
    let named = Array(rest)
    let isMoving = rest.count < words.count
    if named == ["first", "step"] || named == ["first", "one"] || isMoving && named == ["beginning"]
      || isMoving && named == ["start"]
    {
      return .first
    }
    if ["last", "final"].contains(named.first ?? ""),
      named.dropFirst() == ["step"] || named.dropFirst() == ["one"]
    {
      // "What was the last step" looks back.
      return words.contains("was") ? .back : .last
    }
    if named.first == "step" || named.first == "number", let number = saidNumber(named, at: 1),
      number.end == named.count, number.value.isWhole
    {
      return .step(number.value.numerator)
    }
    let ordinals = ["second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8]
    if named.count == 2, named[1] == "step", let number = ordinals[named[0]] { return .step(number) }
    if named.count == 3, named[2] == "step", let number = Int(named[0]),
      ["nd", "rd", "th", "st"].contains(named[1])
    {
      return .step(number)
    }
    return nil
  }

  /// "I've done that": what was asked for is done.
  private static func saysDone(_ words: [String]) -> Bool {
    words.count < 6 && words.contains(where: { ["done", "did", "finished"].contains($0) })
      && !words.contains("not")
  }

  /// "The onions are soft now": a state of what is on the stove, and nothing asked or wanted.
  private static func tellsState(_ words: [String]) -> Bool {
    guard words.count < 10, !words.contains(where: asking.contains), !words.contains("timer") else {
      return false
    }
    return words.contains(where: being.contains) && words.contains(where: states.contains)
  }

  /// "Dinner finish, everybody eat already", "all done it's on the table": the cooking is over.
  private static func tellsEnd(_ words: [String]) -> Bool {
    let text = words.joined(separator: " ")
    let orders: Set<String> = [
      "what", "get", "put", "set", "should", "can", "how", "when", "who", "not", "clear",
    ]
    if text.hasSuffix("on the table") { return orders.isDisjoint(with: words) }
    guard words.contains(where: { ["finish", "finished", "done"].contains($0) }),
      words.contains(where: { ["cook", "cooking", "dinner", "supper"].contains($0) })
    else { return false }
    let others: Set<String> = [
      "step", "timer", "list", "shopping", "plan", "not", "when", "what", "how", "is", "star", "stars",
      "before", "will",
      "can", "should", "if", "until", "next", "rate", "give",
    ]
    return !words.contains(where: others.contains)
  }

  /// Said before one asks: "wait what. How long".
  private static let startled: Set<String> = [
    "wait", "what", "ok", "okay", "omg", "oh", "no", "hang", "on", "sorry", "um", "hm", "hmm", "right", "so",
    "hold", "ugh",
    "stop", "hey", "argh", "oops", "hello",
  ]
  private static let being: Set<String> = [
    "is", "are", "has", "have", "its", "theyre", "looks", "look", "seems", "seem", "got", "getting", "gone",
    "went",
  ]
  private static let states: Set<String> = [
    "soft", "softened", "brown", "browned", "golden", "done", "cooked", "boiling", "simmering", "hot",
    "ready",
    "chopped", "melted", "in", "tender", "thick", "thickened", "reduced", "drained", "mixed", "crisp",
    "crispy",
    "translucent", "warm", "bubbling", "smooth", "peeled", "sliced", "cut", "washed", "fried", "on",
    "rolling",
  ]
  private static let asking: Set<String> = [
    "what", "how", "when", "why", "which", "who", "where", "can", "could", "should", "is it", "not", "no",
    "dont",
    "add", "put", "set", "list", "too", "burnt", "burned", "burning", "raw", "fridge", "pink", "smoke",
    "smoking", "fire",
  ]

  /// "How many minutes must the tomatoes cook", "how long do I fry the onions".
  private static func timed(_ words: [String]) -> String? {
    var rest = words[...]
    while let first = rest.first, ["for", "about", "and"].contains(first) { rest = rest.dropFirst() }
    let asks: [[String]] = [
      ["how", "long"], ["how", "many", "minutes"], ["how", "many", "min"], ["how", "much", "time"],
    ]
    guard let asked = asks.first(where: { rest.starts(with: $0) }) else { return nil }
    rest = rest.dropFirst(asked.count)
    let verbs: Set<String> = [
      "cook", "fry", "simmer", "boil", "roast", "bake", "brown", "soften", "steam", "stew", "cooking",
      "frying", "stay",
      "sit", "go", "saute", "toast", "grill", "cooked", "boiled", "fried",
    ]
    guard rest.contains(where: verbs.contains) else { return nil }
    let around: Set<String> = [
      "do", "does", "must", "should", "shall", "ought", "i", "we", "the", "to", "need", "needs", "have",
      "has", "be",
      "for", "it",
      "them", "in", "pan", "pot", "oven", "on", "fire", "heat", "flame", "strong", "soft", "high", "low",
      "medium", "or",
      "and", "now", "with", "big", "small", "fast", "slow", "full", "at", "what", "how", "hot", "which",
      "again", "my",
      "our", "these", "those", "this", "step", "is", "are", "will", "would", "can", "a", "of", "still",
      "more",
    ]
    let food = rest.filter { !verbs.contains($0) && !around.contains($0) }
    return food.isEmpty || food.count > 3 ? nil : food.joined(separator: " ")
  }

  /// "How much garlic do I need", "how many eggs", "amount of salt".
  private static func food(_ words: [String]) -> String? {
    var rest = words[...]
    if words.has("how much") || words.has("how many") {
      guard let at = words.range(of: ["how", "much"]) ?? words.range(of: ["how", "many"]), at.lowerBound <= 1
      else {
        return nil
      }
      rest = words[at.upperBound...]
    } else if let at = words.range(of: ["amount", "of"]) {
      rest = words[at.upperBound...]
    } else {
      return nil
    }
    while let first = rest.first,
      [
        "of", "the", "more", "was", "is", "that", "cups", "cans", "cloves", "grams", "g", "ml", "tablespoons",
        "teaspoons",
        "spoons", "ounces", "pounds", "oz", "tbsp", "tsp", "pieces", "heads", "kilos", "sticks", "slices",
      ].contains(first)
    {
      rest = rest.dropFirst()
    }
    let ends: Set<String> = [
      "do", "does", "did", "i", "we", "need", "needs", "go", "goes", "in", "into", "for", "this", "the",
      "was", "is", "that",
      "there", "again", "step", "use", "put", "add", "should", "altogether", "total", "all", "to", "have",
      "has", "are",
      "that", "be", "recipe", "dish", "say", "said", "take", "here", "were", "must", "shall", "them",
    ]
    var food: [String] = []
    for word in rest {
      if ends.contains(word) { break }
      food.append(word)
    }
    // "How many sugar in the Sunday dish" asks of another one.
    let around = ends.union([
      "now", "please", "pot", "pan", "bowl", "it", "still", "exactly", "step", "at", "with", "of",
    ])
    guard rest.dropFirst(food.count).allSatisfy(around.contains) else { return nil }
    return food.isEmpty || food.count > 4 ? nil : food.joined(separator: " ")
  }
}
