import Values

/// What the second layer learns from: everything the files under `intents/` say, and nothing else.
///
/// Of each intent its phrasings and examples, a few samples of every template, and near misses under the
/// intent they name; some written lines once more with slips of the fingers, or with talk around them. Source: design §5.
struct TrainingSet {
  private(set) var lines: [TrainingLine] = []
  /// The intents' names in the grammar's order, then `outside`.
  let classes: [String]
  let words: ModelWords
  let grammar: Grammar
  /// The features of what is said around requests.
  private var talk: [[UInt32]] = []
  private var random = SplitMix64(seed: 5)

  /// `lists` are the names that templates are filled with: dishes, foods.
  init(_ grammar: Grammar, lists: [NamedList]) {
    self.grammar = grammar
    words = ModelWords(concepts: grammar.concepts, names: lists + Self.named(grammar)).knowing(
      wordsOf: grammar.intents.flatMap(\.phrasings) + grammar.outside)
    talk = (grammar.chatter.before + grammar.chatter.after + grammar.polite).map { [words] in
      Features(Utterance($0).tokens, words).ids
    }
    classes = grammar.intents.map(\.name) + [PhraseModel.outside]
    for (label, intent) in grammar.intents.enumerated() {
      for line in intent.phrasings { addWritten(line, label) }
      for example in intent.examples where example.expecting == nil { addWritten(example.say, label) }
      addSamples(of: intent, label, lists)
      for miss in intent.nearMisses {
        if let other = classes.firstIndex(of: miss.intent == "none" ? PhraseModel.outside : miss.intent) {
          addWritten(miss.say, other)
        }
      }
    }
    for line in grammar.outside { addWritten(line, classes.count - 1) }
  }

  /// What people call dishes and goods that the catalogue lacks.
  private static func named(_ grammar: Grammar) -> [NamedList] {
    grammar.lists.filter { $0.name == namedList }.map {
      NamedList(name: $0.name, version: 1, values: $0.values)
    }
  }

  static let namedList = "named"

  private mutating func add(_ features: [UInt32], _ label: Int, _ weight: Float) {
    if !features.isEmpty { lines.append(TrainingLine(features: features, label: label, weight: weight)) }
  }

  private func features(_ line: String) -> [UInt32] { Features(Utterance(line).tokens, words).ids }

  private mutating func addWritten(_ line: String, _ label: Int) {
    let own = features(line)
    add(own, label, 1)
    if random.below(10) == 0 { add(features(slipped(line)), label, 0.5) }
    // Talk around a request adds its features to the request's own.
    if random.below(5) < 3 { add(told(told(own)), label, 0.5) }
  }

  /// A line with one more piece of talk around it.
  private mutating func told(_ features: [UInt32]) -> [UInt32] {
    random.pick(from: talk).map { Self.merged(features, $0) } ?? features
  }

  /// Both, ascending and each once.
  private static func merged(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(a.count + b.count)
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      result.append(min(a[i], b[j]))
      let (x, y) = (a[i], b[j])
      if x <= y { i += 1 }
      if y <= x { j += 1 }
    }
    return result + a[i...] + b[j...]
  }

  private mutating func addSamples(of intent: IntentDeclaration, _ label: Int, _ lists: [NamedList]) {
    let sampler = Sampler(grammar: grammar, intent: intent, slots: intent.slots, lists: lists)
    for text in intent.groups.flatMap(\.templates) {
      guard let template = try? Template(text) else { continue }
      for _ in 0..<Self.samplesOfTemplate {
        add(features(sampler.sample(template, from: &random)), label, Self.sampleWeight)
      }
    }
  }

  private static let samplesOfTemplate = 3
  private static let sampleWeight: Float = 0.3

  /// One letter of one or two longer words swapped with the next, left out or written twice.
  private mutating func slipped(_ line: String) -> String {
    var words = line.split(separator: " ").map { Array($0.unicodeScalars) }
    let long = words.indices.filter { words[$0].count >= 4 }
    for _ in 0..<(long.count > 4 ? 2 : 1) {
      guard let at = random.pick(from: long) else { break }
      let letter = 1 + random.below(words[at].count - 2)
      switch random.below(3) {
      case 0: words[at].swapAt(letter, letter + 1)
      case 1: words[at].remove(at: letter)
      default: words[at].insert(words[at][letter], at: letter)
      }
    }
    return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }
}

extension PhraseModel {
  /// Learns from the grammar's files; the same files give the same model. Takes some seconds with a
  /// hundred intents, so that it is done once and kept.
  package init(learnedFrom grammar: Grammar, lists: [NamedList], pace: TrainingPace = TrainingPace()) {
    let set = TrainingSet(grammar, lists: lists)
    self.init(set, pace: pace)
  }

  /// Rounds the learned weights to whole numbers.
  init(_ set: TrainingSet, pace: TrainingPace) {
    let learned = LinearTraining(set.lines, classes: set.classes.count, pace: pace)
    let most = learned.weights.reduce(Float(0.1)) { max($0, abs($1)) }
    let scale = max(1, (127 / min(most, 8)).rounded())
    self.init(
      classes: set.classes, words: set.words, names: NameModel(learnedFrom: set.grammar, set.words),
      scale: Int(scale), ids: learned.ids,
      rarity: learned.rarity.map { UInt8(max(1, min(255, ($0 * 16).rounded()))) },
      weights: learned.weights.map { Int8(max(-127, min(127, ($0 * scale).rounded()))) })
  }
}
