/// What a line about the stove tells: the foods it names, the way of cooking, weight, thickness and degrees.
package struct StoveLine: Hashable, Sendable {
  package var words: StoveWords
  /// In the order of their importance: the longest name first, then the first said.
  package var foods: [StoveFood]
  /// The words each of them was named by.
  package private(set) var names: [String]
  package var methods: [String]
  package var pounds: Rational?
  package var inches: Rational?
  /// A heat that was said, with its scale.
  package var degrees: Rational?
  package var scale: TemperatureScale?
  /// Words that name foods, ways and figures, by their place.
  package private(set) var understood: Set<Int>

  package init(_ line: String, in stove: Stove) {
    let vocabulary = Set(
      (stove.foods.flatMap(\.words) + Self.ways.flatMap(\.words)).flatMap { StoveWords.split($0) })
    words = StoveWords(line).mended(by: vocabulary.union(Self.plainWords))
    (foods, names, methods, understood) = ([], [], [], [])
    readFoods(stove)
    readWays()
    readFigures()
  }

  /// Words besides what was understood that say something of their own.
  package var rest: [String] {
    words.words.enumerated().filter { at, word in !understood.contains(at) && !Self.filler.contains(word) }
      .map(\.element)
  }

  /// The same as far as those keys leave it.
  package func rest(beside keys: [String]) -> [String] {
    let covered = words.covered(by: keys).union(understood)
    return words.words.enumerated().filter { at, word in !covered.contains(at) && !Self.filler.contains(word)
    }
    .map(\.element)
  }

  private mutating func readFoods(_ stove: Stove) {
    var found: [(food: StoveFood, place: Range<Int>)] = []
    for food in stove.foods {
      for word in food.words {
        let phrase = StoveWords.split(word)
        guard let place = words.place(of: phrase) else { continue }
        found.append((food, place))
      }
    }
    found.sort { (-$0.place.count, $0.place.lowerBound) < (-$1.place.count, $1.place.lowerBound) }
    var taken: Set<Int> = []
    for (food, place) in found where taken.isDisjoint(with: place) {
      taken.formUnion(place)
      guard !foods.contains(food) else { continue }
      foods.append(food)
      names.append(words.words[place].joined(separator: " "))
    }
    understood.formUnion(taken)
  }

  private mutating func readWays() {
    for way in Self.ways {
      for word in way.words {
        guard let place = words.place(of: StoveWords.split(word)) else { continue }
        understood.formUnion(place)
        if !methods.contains(way.method) { methods.append(way.method) }
      }
    }
    // A slow cooker and its like are named beside a plain "cook" or "roast".
    let own = methods.filter {
      ["slow_cook", "pressure", "air_fry", "microwave", "thaw", "deep_fry"].contains($0)
    }
    if !own.isEmpty { methods = own }
  }

  private mutating func readFigures() {
    for at in words.words.indices {
      guard let number = number(at: at) else { continue }
      understood.formUnion(number.place)
      let next = number.place.upperBound < words.words.count ? words.words[number.place.upperBound] : ""
      func unit() { understood.insert(number.place.upperBound) }
      switch next {
      case "lb": (pounds, _) = (pounds ?? number.value, unit())
      case "kg": (pounds, _) = (pounds ?? number.value * Rational(22046, 10000), unit())
      case "oz": (pounds, _) = (pounds ?? number.value / Rational(16), unit())
      case "g": (pounds, _) = (pounds ?? number.value / Rational(4536, 10), unit())
      case "inch", "in": (inches, _) = (inches ?? number.value, unit())
      case "min", "hour", "month", "year", "cup", "tbsp", "ml", "people", "day", "week": unit()
      case "f", "fahrenheit": set(number.value, .fahrenheit)
      case "c", "celsius": set(number.value, .celsius)
      case "degree", "deg":
        let after =
          number.place.upperBound + 1 < words.words.count ? words.words[number.place.upperBound + 1] : ""
        set(
          number.value,
          ["c", "celsius"].contains(after)
            ? .celsius : ["f", "fahrenheit"].contains(after) ? .fahrenheit : nil)
      default: if (Rational(35)...Rational(550)).contains(number.value) { set(number.value, nil) }
      }
    }
  }

  private mutating func set(_ value: Rational, _ scale: TemperatureScale?) {
    guard degrees == nil || self.scale == nil && scale != nil else { return }
    (degrees, self.scale) = (value, scale)
  }

  private func number(at: Int) -> (value: Rational, place: Range<Int>)? {
    let list = words.words
    if at > 0, self.isNumber(list[at - 1]), self.isNumber(list[at]), list[at].contains("/") { return nil }
    if list[at] == "half" { return (Rational(1, 2), at..<at + 1) }
    guard isNumber(list[at]), let value = Rational(text: list[at]) else { return nil }
    if at + 1 < list.count, list[at + 1].contains("/"), let part = Rational(text: list[at + 1]), part < .one {
      return (value + part, at..<at + 2)
    }
    return (value, at..<at + 1)
  }

  private func isNumber(_ word: String) -> Bool { word.first.map { $0.isASCII && $0.isNumber } ?? false }

  /// The heat that was said in °F: without a scale below 100 it is Celsius inside of food.
  package var fahrenheit: Rational? {
    degrees.map { degrees in
      switch scale {
      case .fahrenheit?: degrees
      case .celsius?: TemperatureScale.celsius.onOther(degrees)
      case nil: degrees < Rational(100) ? TemperatureScale.celsius.onOther(degrees) : degrees
      }
    }
  }

  package static let ways: [(method: String, words: [String])] = [
    ("roast", ["roast", "roasting", "roasted", "oven"]), ("bake", ["bake", "baking", "baked", "oven"]),
    ("grill", ["grill", "grilling", "grilled"]), ("broil", ["broil", "broiling", "broiled", "broiler"]),
    (
      "pan_fry",
      [
        "pan fry", "fry", "frying", "fried", "saute", "sauteed", "sear", "searing", "skillet", "frying pan",
        "pan",
        "pan sear",
      ]
    ),
    ("boil", ["boil", "boiling", "boiled"]), ("simmer", ["simmer", "simmering"]),
    ("poach", ["poach", "poached"]),
    ("steam", ["steam", "steaming", "steamed", "steamer"]), ("braise", ["braise", "braising", "braised"]),
    ("stew", ["stew", "stewing"]), ("microwave", ["microwave", "microwaving", "nuke"]),
    ("air_fry", ["airfryer"]), ("slow_cook", ["slowcooker"]),
    ("pressure", ["pressurecooker"]), ("deep_fry", ["deep fry", "deep fried", "deep fryer"]),
    ("smoke", ["smoke", "smoking", "smoker"]), ("thaw", ["thaw", "thawing", "defrost", "defrosting"]),
  ]

  /// Ways that count as one another.
  package static func family(of method: String) -> Set<String> {
    switch method {
    case "roast", "bake": ["roast", "bake"]
    case "boil", "simmer", "stand": ["boil", "simmer", "stand"]
    case "braise", "stew": ["braise", "stew", "simmer"]
    default: [method]
    }
  }

  /// Words that are never taken for a slip of another.
  private static let plainWords: Set<String> = [
    "reheat", "reheating", "watery", "grainy", "stringy", "sticky", "boiler", "browny",
    "better", "water", "heated", "whole", "should", "would", "could", "about", "these", "there", "where",
    "which",
    "until", "inside", "under", "little", "people", "cooked", "cooking", "health", "wheat", "bread", "sauce",
    "taste", "every", "after", "before", "still", "leave", "plate", "brand", "beard", "steady", "later",
    "other",
  ]

  static let filler: Set<String> = [
    "how", "long", "do", "doe", "does", "i", "you", "we", "it", "to", "the", "a", "an", "my", "our", "some",
    "of",
    "at", "in", "on", "for", "with", "and", "or", "is", "are", "be", "will", "would", "should", "must", "can",
    "could",
    "what", "whats", "when", "time", "cook", "cooking", "cooked", "make", "made", "prepare", "fix", "take",
    "need",
    "done", "ready", "get", "best", "way", "please", "much", "many", "min", "hour", "heat", "hot",
    "temperature",
    "degree", "set", "put", "leave", "keep", "about", "perfect", "perfectly", "good", "right", "proper",
    "properly",
    "from", "up", "by", "per", "each", "if", "that", "this", "them", "they", "stove", "stovetop", "hob",
    "pot", "water",
    "whole", "fresh", "raw", "frozen", "piece", "until", "so", "am", "im", "me", "ok", "hey", "just", "plain",
    "simple",
    "basic", "home", "easy", "s", "show", "tell", "hi", "hello", "size", "large", "small", "medium", "big",
    "one",
    "two", "three", "four", "six", "f", "c", "have", "has", "got", "ive", "there", "dish", "recipe", "well",
    "without",
    "ratio", "steps", "step", "instruction", "method", "know", "want", "wanna", "gonna", "like", "as", "not",
    "dont",
    "yo", "dear", "um", "umm", "uh", "sir", "chef", "making", "doing", "having", "got", "dinner", "supper",
    "really",
    "actually", "dude", "bro", "mom", "husband", "wife", "kid", "guest", "thanks", "thank", "sorry", "quick",
    "quickly",
    "fast", "trying", "supposed", "gotta", "any", "anyone", "somebody", "once", "been", "being", "was",
    "were", "then",
    "than", "enough", "too", "very", "also", "only", "maybe", "probably", "wonder", "wondering", "curious",
    "question",
    "help", "never", "learned", "teach", "explain", "number", "required", "average", "normal", "inside",
    "middle", "lunch",
    "breakfast", "weekend", "sunday", "tomorrow", "evening", "put", "going", "go", "its", "hers", "his",
    "their",
    "here", "now", "tonight", "today", "again", "idea", "table", "total", "weigh", "weight", "lb", "oz", "kg",
    "cup",
    "bone", "skin", "boneless", "skinless", "thick", "thin", "inch", "side", "uncooked", "dry", "dried",
    "soaked",
    "unsoaked", "stuffed", "unstuffed", "thawed", "cut", "half", "your", "own", "into", "out", "first",
    "usually",
  ]
}
