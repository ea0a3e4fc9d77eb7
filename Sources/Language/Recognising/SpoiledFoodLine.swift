/// Food told or asked of by the sign that it went off: a smell, slime. Whatever else the line asks, that sign is
/// answered, and no date beside it.
struct SpoiledFoodLine {
  let recognizer: Recognizer
  let context: RecognitionContext

  /// The line as a question whether the food is still good; nil for every other line, for one that tells the food was
  /// thrown out, and where no intent "food_keeps" is declared.
  func read(_ line: String) -> Recognition? {
    guard recognizer.grammar.intent(Self.intent) != nil else { return nil }
    let words = Utterance(line).tokens.filter { !$0.isSeparator }.map(\.text)
    let text = " " + words.joined(separator: " ") + " "
    func holds(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
    guard tellsOfSpoiling(line), !holds(Self.gone), !words.starts(with: ["what", "does"]) else { return nil }
    // "The fridge smells, what has gone off" asks what is past its date.
    guard var found = recognizer.recognize(line, as: Self.intent, context: context),
      found.value("food") != nil || holds(["it", "this", "that", "they", "them"]) && line.contains("?")
    else { return nil }
    found.confidence = Confidence.framed
    found.unexplained = []
    found.passedOver = []
    return found
  }

  private static let intent = "food_keeps"
  /// It was thrown out, or goes now: that is told of the pantry.
  private static let gone = [
    "threw", "thrown", "throw", "throwing", "tossed", "binned",
    "chucked",
    "had to go", "in the bin", "in the trash", "in the garbage", "got rid", "dumped", "bin it",
    "chuck it out",
  ]
}

/// Whether a line tells a sign that food went off: a smell, a look or a touch with what is wrong with it close behind
/// ("smells a little bit sour", "looks slimy"). What "smells fine" tells none, nor does food that is sour by nature. Source: USDA FSIS, "Molds on Food" and
/// "Food Product Dating": food with an off odor, flavor or appearance is not eaten, whatever its date.
package func tellsOfSpoiling(_ line: String) -> Bool {
  let words = Utterance(line).tokens.filter { !$0.isSeparator }.map(\.text)
  guard ripe.isDisjoint(with: words) else { return false }
  return words.indices.contains { at in
    // "I feel off, soup tonight?" is said of nobody's soup.
    if at > 0, ["feel", "feels", "look", "looks"].contains(words[at]), people.contains(words[at - 1]) {
      return false
    }
    guard senses.contains(words[at]) else { return signs.contains(words[at]) }
    return words[(at + 1)...].prefix { !fine.contains($0) }.prefix(4).contains(where: wrong.contains)
  }
}

private let senses: Set<String> = [
  "smell", "smells", "smelt", "smelled", "smelling", "looks", "look", "feels", "feel",
]
private let wrong: Set<String> = [
  "off", "funny", "sour", "bad", "weird", "odd", "strange", "sus", "funky", "eggy", "rotten", "rancid",
  "fishy", "iffy",
  "slimy", "sticky", "ammonia", "foul", "sulphur", "sulfur", "suspicious", "dodgy", "manky", "rank", "grim",
  "gross",
  "nasty", "horrible", "awful", "sketchy", "questionable",
]
private let people: Set<String> = ["i", "we", "you", "he", "she", "kids", "children"]
/// Sour or strong by nature.
private let ripe: Set<String> = [
  "starter", "sourdough", "kimchi", "kefir", "sauerkraut", "vinegar", "tempeh", "durian", "miso", "kombucha",
]
/// Signs by themselves.
private let signs: Set<String> = ["slimy", "rancid", "stinks", "reeks"]
private let fine: Set<String> = [
  "fine", "good", "great", "ok", "okay", "alright", "lovely", "delicious", "amazing", "divine", "normal",
  "not",
  "wonderful", "nice",
]
