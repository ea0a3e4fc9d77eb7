/// Phrases of word ids, found at a place in a line in one walk.
struct PhraseTrie: Sendable {
  private var children: [UInt64: Int32] = [:]
  /// What ends at each node, in the order added.
  private var endings: [[Int32]] = [[]]

  /// The words that phrases begin with.
  private(set) var firstWords: Set<Int32> = []

  var isEmpty: Bool { endings.count == 1 }

  mutating func add(_ phrase: [Int32], value: Int32) {
    guard !phrase.isEmpty else { return }
    var node: Int32 = 0
    firstWords.insert(phrase[0])
    for word in phrase {
      let key = Self.key(node, word)
      if let child = children[key] {
        node = child
      } else {
        let child = Int32(endings.count)
        endings.append([])
        children[key] = child
        node = child
      }
    }
    endings[Int(node)].append(value)
  }

  /// Calls back for each phrase that starts there, shortest first, with its values and its end.
  func walk(_ words: [Int32], from start: Int, _ found: ([Int32], Int) -> Void) {
    var node: Int32 = 0
    var at = start
    while at < words.count, let child = children[Self.key(node, words[at])] {
      node = child
      at += 1
      if !endings[Int(node)].isEmpty { found(endings[Int(node)], at) }
    }
  }

  /// Where the longest phrase that starts there ends; nil when none does.
  func longest(_ words: [Int32], from start: Int) -> Int? {
    var end: Int?
    walk(words, from: start) { _, at in end = at }
    return end
  }

  private static func key(_ node: Int32, _ word: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
  }
}
