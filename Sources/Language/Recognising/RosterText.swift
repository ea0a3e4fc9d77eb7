/// How a list of people and their notes is taken apart, and how a note becomes a sentence.
enum RosterText {
  /// The parts between commas, semicolons, ends of lines and sentences and joining words, but for those within brackets.
  static func items(_ list: Substring) -> [String] {
    var items: [String] = []
    var current = ""
    var depth = 0
    for character in list {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      // "Ada (6), Tobe (2). Ada - no eggs": the end of a sentence ends what is told of one.
      let endsSentence =
        character == " " && current.last == "." && !(current.dropLast().last?.isNumber ?? true)
      if depth == 0, character.isNewline || ",;•".contains(character) || endsSentence {
        items.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    items.append(current)
    return items.flatMap(joined).map(trimmed).filter { !$0.isEmpty }
  }

  /// "Ann and me", "my wife Ania and my daughter Zosia and me", "jaden 12 and amara 4": as many people as are joined.
  private static func joined(_ item: String) -> [String] {
    let words = item.split(separator: " ")
    let places = words.indices.filter { ["and", "&", "n"].contains(words[$0].lowercased()) }
    guard let at = places.last, at > 0, at + 1 < words.count,
      ["me", "my", "myself", "i"].contains(words[at + 1].lowercased())
        || words[at + 1].first?.isUppercase == true
        || words.count == at + 3 && Int(words[at + 2]) != nil && Int(words[at - 1]) != nil,
      at <= 8, !words[(at + 1)...].joined().contains(")") || words[(at + 1)...].joined().contains("(")
    else { return [item] }
    return joined(words[..<at].joined(separator: " ")) + [words[(at + 1)...].joined(separator: " ")]
  }

  /// The number that a list begins with ("3. Me, Bernd"), and the list behind it.
  static func counted(_ list: Substring) -> (count: Int?, list: Substring) {
    let digits = list.drop { $0 == " " }.prefix { $0.isNumber }
    var rest = list[digits.endIndex...]
    // "4 persons. Ingrid, Maja …".
    let behind = rest.drop { $0 == " " }
    let word = behind.prefix { $0.isLetter }
    if ["persons", "people", "of", "eaters"].contains(word.lowercased()) {
      rest = behind[word.endIndex...]
      if word.lowercased() == "of", rest.lowercased().hasPrefix(" us") { rest = rest.dropFirst(3) }
    }
    guard let count = Int(digits), (1...20).contains(count), let sign = rest.first, ".,;:".contains(sign)
    else {
      return (nil, list)
    }
    return (count, rest.dropFirst())
  }

  /// "Wife Ania" is "my wife Ania": whose a role is, a list need not say.
  static func ours(_ item: String) -> String {
    let first = item.split(separator: " ").first?.lowercased() ?? ""
    return PersonWords.kin.contains(first) ? "my " + item : item
  }

  /// "Ania is my wife" of "my wife Ania", "Bernd lives here" of a name alone; nil of "I" and of a role alone.
  static func lives(_ name: String) -> String? {
    // "Me (Nora)".
    if name.hasPrefix("I ") { return "my name is \(name.dropFirst(2))" }
    let words = name.split(separator: " ").map(String.init)
    if words.count == 1, name != "I", !PersonWords.kin.contains(name.lowercased()) {
      return "\(name) lives here"
    }
    guard words.count > 2, ["my", "our"].contains(words[0].lowercased()) else { return nil }
    return "\(words[words.count - 1]) is \(words.dropLast().joined(separator: " "))"
  }

  /// "On Sundays also my mother-in-law": somebody who eats along on some days; nil for every other note.
  static func visiting(_ note: String) -> String? {
    var words = note.split(separator: " ").map(String.init)
    guard words.count > 2, ["on", "every", "each"].contains(words[0].lowercased()) else { return nil }
    let when = words[0].lowercased() == "on" ? "on " + words[1] : "every " + words[1]
    words.removeFirst(2)
    while let word = words.first, ["also", "too", "plus", "and"].contains(word.lowercased()) {
      words.removeFirst()
    }
    return words.isEmpty ? nil : "\(words.joined(separator: " ")) eats with us \(when)"
  }

  /// What stands behind a name, one note for each fact: "(vegan, 16)" and "no pork halal" are two.
  static func notes(_ rest: String) -> [String] {
    let plain = rest.map { "()[]".contains($0) ? "," : $0 }
    return String(plain).split { ",;".contains($0) }.map { trimmed(String($0)) }.filter { !$0.isEmpty }
      .flatMap(parted)
  }

  /// Whether that word begins a note rather than a name.
  static func begins(note word: String) -> Bool { starters.contains(word) || joiners.contains(word) }

  /// A note cut before each word that begins one, unless a word before still waits for it.
  private static func parted(_ note: String) -> [String] {
    var parts: [[String]] = [[]]
    for word in note.split(separator: " ").map(String.init) {
      let last = parts[parts.count - 1].last?.lowercased()
      if starters.contains(word.lowercased()), let last, !waiting.contains(last), !negations.contains(last) {
        parts.append([])
      }
      parts[parts.count - 1].append(word)
    }
    return parts.map { part in
      // "And", "but" before a cut belong to neither.
      var part = part
      while let last = part.last, joiners.contains(last.lowercased()) { part.removeLast() }
      return part.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// "Lena is vegan" of "vegan", "Nico is 7 years old" of "7 yrs", "Tomasz is allergic to kiwi" of "allergy: kiwi".
  static func sentence(_ name: String, _ note: String) -> String {
    let isSelf = name == "I"
    let be = isSelf ? "am" : "is"
    let spaced = note.map { ":=".contains($0) ? " " : "+/&".contains($0) ? "," : $0 }
    var words = String(spaced).split(separator: " ").map(String.init)
    while words.count > 1, ["who", "that", "which"].contains(words[0].lowercased()) { words.removeFirst() }
    if words.count > 1, words[0].lowercased() == "has", Int(words[1]) != nil { words.removeFirst() }
    words = words.flatMap {
      $0 == "," ? ["and"] : $0.split(separator: ",").map(String.init).joined(with: "and")
    }
    let lower = words.map { $0.lowercased() }
    if lower.isEmpty { return name }
    if let age = age(lower) { return "\(name) \(be) \(age)" }
    if let harm = lower.firstIndex(where: allergies.contains) {
      let hard = lower.contains { ["severe", "severely", "bad", "deadly"].contains($0) } ? "severely " : ""
      let before = words[..<harm].filter {
        !["severe", "severely", "bad", "deadly"].contains($0.lowercased())
      }
      var behind = Array(words[(harm + 1)...])
      if ["to", "against", "2", "at", "on", "from", "of"].contains(behind.first?.lowercased()) {
        behind.removeFirst()
      }
      let foods = behind.isEmpty ? Array(before) : behind
      return "\(name) \(be) \(hard)allergic to \(foods.joined(separator: " "))"
    }
    if ["no", "not", "without", "avoids", "avoid", "w/o", "minus"].contains(lower[0]) {
      return "\(name) \(isSelf ? "eat" : "eats") no \(words.dropFirst().joined(separator: " "))"
    }
    if let diet = shortDiets[lower.joined(separator: " ")] { return "\(name) \(be) \(diet)" }
    if verbs.contains(lower[0]) { return "\(name) \(words.joined(separator: " "))" }
    return "\(name) \(be) \(words.joined(separator: " "))"
  }

  /// "7", "7 yrs", "9 months", "7yo", "age 7" as an age in words; nil for anything else.
  private static func age(_ words: [String]) -> String? {
    var words = words.filter {
      !["age", "aged", "old", "years", "year", "yrs", "yr", "y", "yo"].contains($0)
    }
    guard var number = words.popFirst() else { return nil }
    var unit = "years"
    for (ending, meant) in [
      ("yo", "years"), ("yrs", "years"), ("mo", "months"), ("y", "years"), ("m", "months"),
    ]
    where number.hasSuffix(ending) && Int(number.dropLast(ending.count)) != nil {
      number = String(number.dropLast(ending.count))
      unit = meant
      break
    }
    if let next = words.first, ["m", "mo", "mos", "month", "months"].contains(next) {
      unit = "months"
      words.removeFirst()
    }
    guard words.isEmpty, let value = Int(number), value > 0, value < 120 else { return nil }
    return "\(value) \(unit) old"
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while let first = text.first, first.isWhitespace || "-–—:=.".contains(first) { text.removeFirst() }
    while let last = text.last, last.isWhitespace || "-–—:=.".contains(last) { text.removeLast() }
    for joiner in ["and ", "& ", "n ", "+ ", "plus "] where text.lowercased().hasPrefix(joiner) {
      text = text.dropFirst(joiner.count)
    }
    return String(text)
  }

  private static let allergies: Set<String> = ["allergy", "allergies", "allergic", "alergic", "alergy"]
  private static let negations: Set<String> = ["no", "not", "without", "avoids", "avoid", "w/o", "minus"]
  private static let joiners: Set<String> = ["and", "but", "n", "also", "plus", "&", "+"]
  private static let waiting: Set<String> = [
    "to", "and", "is", "severe", "severely", "or", "are", "n", "strict",
  ]
  private static let verbs: Set<String> = [
    "hates", "dislikes", "loves", "likes", "eats", "avoids", "cant", "can't", "cannot", "doesn't", "doesnt",
    "won't", "wont", "is", "has", "reacts", "hate", "dislike", "love", "like", "eat", "don't", "dont", "am",
    "have", "must", "needs", "swells", "gets",
  ]
  private static let shortDiets: [String: String] = [
    "veg": "vegetarian", "veggie": "vegetarian", "vego": "vegetarian", "gf": "gluten-free",
    "df": "dairy-free",
    "coeliac": "celiac", "t2d": "diabetic", "lactose": "lactose intolerant",
  ]
  private static let starters: Set<String> = [
    "no", "not", "without", "avoids", "avoid", "w/o", "vegan", "vegetarian", "veggie", "veg", "halal",
    "kosher",
    "pescatarian", "celiac", "coeliac", "diabetic", "allergic", "hates", "dislikes", "cant", "can't",
    "cannot",
    "doesn't", "doesnt", "won't", "wont", "gluten-free", "dairy-free", "lactose", "gf", "df", "keto",
    "pregnant",
    "eats", "loves", "likes", "minus", "severely", "anything", "everything", "any", "all", "nothing",
  ]
}

extension [String] {
  /// The same with a word between each two.
  fileprivate func joined(with word: String) -> [String] {
    enumerated().flatMap { $0.offset == 0 ? [$0.element] : [word, $0.element] }
  }

  /// The first, taken off; nil where there is none.
  fileprivate mutating func popFirst() -> String? { isEmpty ? nil : removeFirst() }
}
