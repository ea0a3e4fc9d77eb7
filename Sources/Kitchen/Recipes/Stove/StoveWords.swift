/// A line as words the stove's tables are looked up with: small letters, of one, other spellings made one.
package struct StoveWords: Hashable, Sendable {
  package private(set) var words: [String]

  package init(_ line: String) { words = Self.split(line) }

  /// Where the phrase stands; nil where it does not. The words of a phrase stand behind each other.
  package func place(of phrase: [String]) -> Range<Int>? {
    guard !phrase.isEmpty, phrase.count <= words.count else { return nil }
    return (0...words.count - phrase.count).first { words[$0..<$0 + phrase.count].elementsEqual(phrase) }
      .map { $0..<$0 + phrase.count }
  }

  package func holds(_ phrase: String) -> Bool { place(of: Self.split(phrase)) != nil }
  package func holdsAny(_ phrases: [String]) -> Bool { phrases.contains { holds($0) } }

  /// The words of the key that stand here; 0 where some don't. Parts joined by "+" stand anywhere, a phrase whole.
  package func weight(of key: String) -> Int {
    var sum = 0
    for part in key.split(separator: "+") {
      let phrase = Self.split(String(part))
      guard place(of: phrase) != nil else { return 0 }
      sum += phrase.count
    }
    return sum
  }

  package func weight(of keys: [String]) -> Int { keys.map { weight(of: $0) }.max() ?? 0 }

  /// The words of the keys found here.
  package func covered(by keys: [String]) -> Set<Int> {
    var found: Set<Int> = []
    for key in keys where weight(of: key) > 0 {
      for part in key.split(separator: "+") {
        if let place = place(of: Self.split(String(part))) { found.formUnion(place) }
      }
    }
    return found
  }

  /// The line with words that are nearly one of those written as they are: a letter too many, too few, or swapped.
  package func mended(by known: Set<String>) -> StoveWords {
    var other = self
    let sorted = known.filter { $0.utf8.count > 4 }.sorted()
    for (at, word) in words.enumerated() where word.utf8.count > 4 && !known.contains(word) {
      if let near = sorted.first(where: { isSlip(word, of: $0) }) { other.words[at] = near }
    }
    return other
  }

  package static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(plain(word)) }
      word = ""
    }
    let letters = Array(line.lowercased())
    for (at, letter) in letters.enumerated() {
      let last = word.last
      if let plainLetter = folded(letter) {
        // "14lb" is a number and a word; "9x13" stays.
        if let last, last.isNumber != letter.isNumber, last != ".", last != "/", letter != "x", last != "x" {
          end()
        }
        word.append(plainLetter)
      } else if letter == "'" || letter == "’" {
        continue
      } else if ".,/".contains(letter), let last, last.isNumber, at + 1 < letters.count,
        letters[at + 1].isNumber
      {
        if letter != "," { word.append(letter) }
      } else {
        end()
      }
    }
    end()
    return joinedUp(words)
  }

  private static func folded(_ letter: Character) -> Character? {
    switch letter {
    case "é", "è", "ê", "ë": "e"
    case "á", "à", "â", "ä": "a"
    case "í", "î", "ï": "i"
    case "ó", "ô", "ö": "o"
    case "ú", "û", "ü": "u"
    case "ñ": "n"
    case "ç": "c"
    case "½", "¼", "¾", "⅓", "⅔": letter
    default: letter.isLetter || letter.isNumber ? letter : nil
    }
  }

  private static func plain(_ word: String) -> String {
    if let other = spellings[word] { return other }
    let one = singular(word)
    return spellings[one] ?? one
  }

  private static func singular(_ word: String) -> String {
    guard word.utf8.count > 3, word.hasSuffix("s") else { return word }
    if word.hasSuffix("ies") { return String(word.dropLast(3)) + "y" }
    for ending in ["oes", "ches", "shes", "xes", "sses"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return ["ss", "us", "is"].contains { word.hasSuffix($0) } ? word : String(word.dropLast())
  }

  private static let spellings = [
    "mould": "mold", "moldy": "mold", "mouldy": "mold", "barbecue": "grill", "bbq": "grill",
    "barbeque": "grill",
    "celcius": "celsius", "centigrade": "celsius", "farenheit": "fahrenheit", "tempature": "temperature",
    "temp": "temperature", "unpasteurised": "unpasteurized", "lbs": "lb", "pound": "lb", "pounder": "lb",
    "ounce": "oz", "kilo": "kg", "kilogram": "kg", "gram": "g", "minute": "min", "hr": "hour",
    "potatoe": "potato", "tomatoe": "tomato", "yolks": "yolk", "dryed": "dried", "steack": "steak",
    "crockpot": "slowcooker", "airfryer": "airfryer", "instapot": "pressurecooker",
    "hardboiled": "hardboiled",
    "prawns": "shrimp", "doggo": "dog", "puppy": "dog", "kitty": "cat", "kitten": "cat", "meds": "medication",
  ]

  /// Names of things that are written as one word or as two.
  private static func joinedUp(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words {
      if let last = result.last, let one = pairs["\(last) \(word)"] {
        result[result.count - 1] = one
      } else {
        result.append(word)
      }
    }
    return result
  }

  private static let pairs = [
    "slow cooker": "slowcooker", "crock pot": "slowcooker", "air fryer": "airfryer", "air fried": "airfryer",
    "air fry": "airfryer", "instant pot": "pressurecooker", "pressure cooker": "pressurecooker",
    "pressure cook": "pressurecooker", "slow cook": "slowcooker", "slow cooked": "slowcooker",
  ]
}

/// Whether a word is another with one letter left out, doubled in or swapped with the next.
private func isSlip(_ word: String, of other: String) -> Bool {
  let (a, b) = (Array(word.utf8), Array(other.utf8))
  guard a.first == b.first, abs(a.count - b.count) <= 1 else { return false }
  let same = zip(a, b).prefix { $0 == $1 }.count
  if a.count == b.count {
    guard same + 1 < a.count, a[same] == b[same + 1], a[same + 1] == b[same] else { return false }
    return a[(same + 2)...].elementsEqual(b[(same + 2)...])
  }
  return a.count > b.count
    ? a[(same + 1)...].elementsEqual(b[same...]) : a[same...].elementsEqual(b[(same + 1)...])
}

extension StoveWords {
  /// What asks for a time or a heat rather than for steps.
  package static let askingTime = ["how long", "how many minute", "what temperature", "how hot", "time"]
  /// Foods of the times' table that are poisonous undercooked, as it names them. Source: FDA Bad Bug Book.
  package static let poisonousRaw = ["kidney beans", "red beans", "dry beans in general"]
  /// What tells of a pregnancy beside a question.
  package static let tellingPregnancy = ["i am pregnant", "im pregnant", "is pregnant"]
}
