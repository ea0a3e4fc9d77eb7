import Kitchen
import Quantities

/// What tells the parts of a recipe's text apart.
enum RecipeTextWords {
  /// The parts that headings open.
  enum Part: Hashable { case ingredients, steps, notes, other }

  static func heading(_ line: String) -> Part? {
    let words = plainWords(line)
    guard (1...6).contains(words.count) else { return nil }
    let phrase = words.joined(separator: " ")
    if ingredientHeadings.contains(phrase) { return .ingredients }
    if stepHeadings.contains(phrase) { return .steps }
    if noteHeadings.contains(phrase) { return .notes }
    if otherHeadings.contains(phrase) { return .other }
    return nil
  }

  private static let ingredientHeadings: Set<String> = [
    "ingredients", "ingredient list", "the ingredients", "what you need", "you need", "you will need",
    "youll need",
    "shopping list", "ingredient", "ingredients list", "what youll need", "for the recipe",
  ]
  private static let stepHeadings: Set<String> = [
    "steps", "directions", "instructions", "method", "preparation", "procedure", "how to make it",
    "how to cook",
    "how to", "cooking instructions", "cooking", "the steps", "what to do", "making it", "the method",
    "directions for cooking",
    "step by step", "cooking directions", "to make", "recipe steps", "how to make",
  ]
  private static let noteHeadings: Set<String> = [
    "notes", "note", "tips", "tip", "recipe notes", "cooks notes", "hints", "remarks", "my notes",
  ]
  private static let otherHeadings: Set<String> = [
    "nutrition", "nutrition facts", "nutritional information", "equipment", "nutrition information", "tools",
    "comments", "reviews", "video", "you may also like",
  ]

  /// "For the sauce:", "Sauce:".
  static func group(_ line: String) -> String? {
    guard line.last == ":" || plainWords(line).first == "for" && line.count < 40 && !line.contains(",") else {
      return nil
    }
    let words = plainWords(line)
    guard (1...5).contains(words.count), !words.contains(where: { $0.first?.isNumber == true }) else {
      return nil
    }
    let named = words.first == "for" ? words : ["for", "the"] + words.drop { $0 == "the" }
    return named.joined(separator: " ")
  }

  /// Words a step of cooking begins with.
  static func isCooking(_ word: String) -> Bool { verbs.contains(word) }

  private static let verbs: Set<String> = [
    "add", "allow", "arrange", "assemble", "bake", "barbecue", "baste", "beat", "blanch", "blend", "blitz",
    "boil", "bone",
    "braise", "bread", "bring", "broil", "brown", "brush", "caramelize", "char", "chill", "chop", "coat",
    "combine", "continue",
    "cook", "cool", "core", "cover", "cream", "crack", "crumble", "crush", "cube", "cut", "debone", "deglaze",
    "dice", "dip",
    "discard", "dissolve", "divide", "drain", "dredge", "drizzle", "drop", "dry", "dust", "enjoy", "fill",
    "finish", "flatten", "flip",
    "fold", "form", "freeze", "fry", "garnish", "grate", "grease", "grill", "grind", "halve", "heat", "hold",
    "julienne", "keep",
    "knead", "ladle", "layer", "leave", "let", "lay", "line", "lower", "make", "marinate", "mash", "measure",
    "melt", "microwave",
    "mince", "mix", "moisten", "pan-fry", "parboil", "pat", "peel", "pit", "place", "plate", "poach", "pound",
    "pour",
    "prebake", "preheat", "prepare", "press", "pull", "punch", "puree", "put", "quarter", "raise", "reduce",
    "refrigerate",
    "reheat", "remove", "repeat", "reserve", "rest", "return", "rinse", "roast", "roll", "rub", "salt",
    "saute", "sauté", "scald",
    "scatter", "scoop", "score", "scrape", "scramble", "sear", "season", "separate", "serve", "set", "shake",
    "shape", "shred",
    "sift", "simmer", "skim", "slice", "slide", "smash", "soak", "soften", "spoon", "spread", "sprinkle",
    "squeeze", "steam", "steep",
    "stew", "stir", "store", "strain", "stuff", "sweat", "take", "taste", "thaw", "thicken", "thin", "throw",
    "toast", "top",
    "toss", "transfer", "trim", "turn", "uncover", "warm", "wash", "whip", "whisk", "wilt", "wipe", "work",
    "wrap", "zest",
    "bung", "chuck", "stick", "pop", "pour", "tip", "dump", "wait", "lift", "tear", "mix", "shut", "open",
  ]

  /// What may stand before a step's verb.
  static let leads: Set<String> = [
    "then", "first", "next", "finally", "now", "and", "after", "afterwards", "meanwhile", "lastly", "when",
    "once", "while",
    "in", "to", "gently", "lightly", "slowly", "quickly", "carefully", "you", "i", "we", "just", "second",
    "third", "on",
    "thinly", "finely", "roughly", "with", "using", "if", "until", "before", "at", "as", "also", "it",
  ]

  /// Whether a sentence tells to do something, and names no food to get.
  static func isStep(_ sentence: String) -> Bool {
    var words = plainWords(sentence)[...]
    guard let first = words.first else { return false }
    if isCooking(first) { return !isFood(words.prefix(2).map { $0 }) }
    guard leads.contains(first) else { return false }
    // "Then brown the meat", "in a large pot heat the oil", "you cook it for an hour".
    words = words.prefix(14)
    return words.dropFirst().contains(where: isCooking)
  }

  /// Words that a step may begin with, and that name a food here: "brown sugar", "salt and pepper".
  static func isFood(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    guard words.count > 1 else {
      return ["salt", "cream", "bread", "roast", "stew", "toast", "pepper"].contains(first)
    }
    return foods[first]?.contains(words[1]) ?? false
  }

  private static let foods: [String: Set<String>] = [
    "salt": ["and", "to", "pork", "pepper", "cod", "or"],
    "brown": ["sugar", "rice", "lentils", "bread", "eggs", "mustard", "onions"],
    "cream": ["cheese", "of", "and", "or"], "bread": ["crumbs", "flour", "cubes", "and", "or"],
    "roast": ["beef"],
    "dry": ["yeast", "mustard", "white", "red", "sherry", "wine", "pasta", "vermouth", "milk"],
    "stew": ["meat", "beef"], "top": ["round", "sirloin"], "bone": ["broth"], "mix": ["of"],
    "season": ["salt"],
    "quarter": ["cup", "teaspoon", "pound"], "rest": ["of"], "mince": ["meat", "beef"],
    "toast": ["points", "and"],
  ]

  /// What is done with the ingredient before: it continues that one behind a comma.
  static func continuesIngredient(_ words: [String]) -> Bool {
    guard let last = words.first(where: { !adverbs.contains($0) }) else { return false }
    return done.contains(last) || last.hasSuffix("ed") && last.count > 4 || words.has("to taste")
      || last == "cut" || last == "for"
  }

  private static let adverbs: Set<String> = [
    "finely", "roughly", "thinly", "coarsely", "freshly", "very", "well", "lightly", "and", "or", "then",
    "thickly", "not", "too", "about", "if", "each",
  ]
  private static let done: Set<String> = [
    "chopped", "diced", "sliced", "minced", "grated", "peeled", "drained", "rinsed", "melted", "softened",
    "crushed",
    "beaten", "cubed", "halved", "quartered", "shredded", "ground", "torn", "cut", "divided", "optional",
    "trimmed",
    "plus", "preferably", "such", "room", "skin", "boneless", "skinless", "bone", "undrained", "uncooked",
    "frozen", "fresh",
  ]
}
