/// Numbers the words of the grammar and the lists, so that matching compares integers.
struct Vocabulary: Sendable {
  /// Where a word is used; a word may be used in several ways.
  struct Use: OptionSet, Sendable {
    let rawValue: UInt8
    /// In a sentence, a detail or an answer.
    static let literal = Use(rawValue: 1)
    /// In a list.
    static let list = Use(rawValue: 2)
    /// By a parser of ours: number words, weekdays, months …
    static let entity = Use(rawValue: 4)
    /// Politeness, stop words, negations and the words that begin a question.
    static let function = Use(rawValue: 8)
  }

  static let unknown: Int32 = -1
  /// The stem of a comma or another separator: it meets itself only, in a name written with one.
  static let separator: Int32 = -2

  private var ids: [String: Int32] = [:]
  private(set) var words: [String] = []
  private(set) var uses: [Use] = []
  /// The id of each word's stem.
  private(set) var stems: [Int32] = []
  private var listedStems: Set<Int32> = []

  mutating func add(_ word: String, _ use: Use) -> Int32 {
    let id = ids[word] ?? insert(word)
    uses[Int(id)].formUnion(use)
    if use.contains(.list) { listedStems.insert(stems[Int(id)]) }
    return id
  }

  private mutating func insert(_ word: String) -> Int32 {
    let id = Int32(words.count)
    ids[word] = id
    words.append(word)
    uses.append([])
    stems.append(id)
    let stem = Stem.of(word)
    if stem != word { stems[Int(id)] = ids[stem] ?? insert(stem) }
    return id
  }

  /// True when some sentence or list can match the word, if only by its stem.
  func isKnown(_ word: String) -> Bool {
    let id = id(word)
    return !uses(id).isEmpty || listedStems.contains(stem(word, id: id))
  }

  func id(_ word: String) -> Int32 { ids[word] ?? Self.unknown }

  /// The stem's id: of a known word, or of an unknown one whose stem is known.
  func stem(_ word: String, id: Int32) -> Int32 {
    id == Self.unknown ? self.id(Stem.of(word)) : stems[Int(id)]
  }

  func uses(_ id: Int32) -> Use { id == Self.unknown ? [] : uses[Int(id)] }
}

/// Takes the plural ending off, the same way for lists and for what is said. It is no linguist: both
/// sides only have to meet.
enum Stem {
  static func of(_ word: String) -> String {
    let bytes = word.utf8
    guard bytes.count > 3, bytes.last == UInt8(ascii: "s") else { return word }
    for ending in ["ss", "us", "is", "'s"] where word.hasSuffix(ending) { return word }
    if word.hasSuffix("ies") { return bytes.count > 4 ? word.dropLast(3) + "y" : String(word.dropLast()) }
    for ending in ["oes", "ches", "shes", "xes", "sses"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }
}
