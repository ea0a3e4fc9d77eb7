/// What the second layer knows about words: which mean much the same, and which are names of food. Kept
/// with the model, so that a line is looked at as the training lines were.
struct ModelWords: Hashable, Sendable {
  /// By a word's hash: the groups it stands in.
  private(set) var groups: [UInt64: [UInt64]] = [:]
  /// Hashes of the names of food, and of their beginnings.
  private(set) var names: Set<UInt64> = []
  private(set) var beginnings: Set<UInt64> = []
  /// Hashes of the words said often enough to be known; all others are much alike.
  private(set) var common: Set<UInt64> = []

  init() {}

  init(concepts: [Concept], names lists: [NamedList]) {
    for concept in concepts {
      let group = Self.hash("#" + concept.name)
      for word in concept.words {
        let tokens = Utterance(word).tokens
        guard let only = tokens.first, tokens.count == 1 else { continue }
        let hash = Self.hash(Stem.of(only.text))
        if groups[hash]?.contains(group) != true { groups[hash, default: []].append(group) }
      }
    }
    for value in lists.filter({ $0.name != "person" }).flatMap(\.values) {
      var hash = Self.seed
      for token in Utterance(value.text).tokens where !token.isSeparator {
        hash = Self.joined(hash, Self.hash(Stem.of(token.text)))
        beginnings.insert(hash)
      }
      names.insert(hash)
    }
  }

  /// The same, with the words of these lines that are said often enough.
  func knowing(wordsOf lines: some Sequence<String>) -> Self {
    var counts: [UInt64: Int] = [:]
    for line in lines {
      for token in Utterance(line).tokens where token.kind == .word {
        counts[Self.hash(Stem.of(token.text)), default: 0] += 1
      }
    }
    var words = self
    words.common = Set(counts.filter { $0.value >= Self.often }.keys).union(groups.keys)
    return words
  }

  private static let often = 4

  init(
    groups: [UInt64: [UInt64]], names: Set<UInt64>, beginnings: Set<UInt64>, common: Set<UInt64>
  ) {
    self.common = common
    self.groups = groups
    self.names = names
    self.beginnings = beginnings
  }

  /// The place after the longest name of a food there; nil when none begins.
  func food(_ words: [UInt64], at start: Int) -> Int? {
    var hash = Self.seed
    var end: Int?
    for at in start..<words.count {
      hash = Self.joined(hash, words[at])
      guard beginnings.contains(hash) else { break }
      if names.contains(hash) { end = at + 1 }
    }
    return end
  }

  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  static let food = hash("#food")
  static let rare = hash("#rare")

  static func hash(_ text: String) -> UInt64 { hash(text.utf8) }

  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  static func joined(_ a: UInt64, _ b: UInt64) -> UInt64 {
    (a &* 0x9E37_79B9_7F4A_7C15 ^ b) &* 0xC2B2_AE3D_27D4_EB4F
  }
}
