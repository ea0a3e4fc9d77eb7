/// Repairs words that nothing knows: a unique known word at one slip (four letters or more) or two (eight
/// or more) takes their place. Sentence words come before list words.
struct Spelling: Sendable {
  /// By length, in the order the vocabulary has them.
  private var core: [[Entry]] = []
  private var listed: [[Entry]] = []

  /// A word, and which letters stand in it: two words whose letters differ too much are never compared.
  private struct Entry {
    var letters: UInt32
    var bytes: [UInt8]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      letters = bytes.reduce(0) { $0 | 1 << UInt32($1 & 31) }
    }
  }

  init(_ vocabulary: Vocabulary) {
    add(from: vocabulary, since: Vocabulary())
  }

  /// Adds the words that are new in a vocabulary that grew.
  mutating func add(from vocabulary: Vocabulary, since old: Vocabulary) {
    let longest = vocabulary.words.map(\.utf8.count).max() ?? 0
    if longest >= core.count {
      let more = [[Entry]](repeating: [], count: longest + 1 - core.count)
      core += more
      listed += more
    }
    for (index, use) in vocabulary.uses.enumerated() {
      let before = index < old.uses.count ? old.uses[index] : []
      guard before.isDisjoint(with: [.literal, .entity, .list]), vocabulary.words[index].utf8.count >= 3
      else { continue }
      let bytes = Array(vocabulary.words[index].utf8)
      if !use.isDisjoint(with: [.literal, .entity]) {
        core[bytes.count].append(Entry(bytes))
      } else if use.contains(.list) {
        listed[bytes.count].append(Entry(bytes))
      }
    }
  }

  /// The tokens with their repairs, and how many; at most four in a line, so that junk costs little.
  func repaired(_ tokens: [Token], vocabulary: Vocabulary) -> (tokens: [Token], count: Int) {
    var tokens = tokens
    var repairs = 0
    var looked = 0
    for index in tokens.indices where tokens[index].kind == .word && tokens[index].text.utf8.count >= 4 {
      if vocabulary.isKnown(tokens[index].text) { continue }
      looked += 1
      if looked > 12 || repairs == 4 { break }
      // "Beto" is no slip for "keto": a name with its capital is not made into a word by its first letter.
      if let word = repair(Array(tokens[index].text.utf8)),
        !tokens[index].isCapitalised || word.first == tokens[index].text.first
      {
        tokens[index].text = word
        repairs += 1
      }
    }
    return (tokens, repairs)
  }

  private func repair(_ word: [UInt8]) -> String? {
    guard word.count <= 24 else { return nil }
    for distance in 1...(word.count >= 8 ? 2 : 1) {
      for table in [core, listed] {
        let found = within(distance, of: word, in: table)
        if found.count == 1, let only = found.first { return String(decoding: only, as: UTF8.self) }
        // A letter written once instead of twice is the likeliest slip: "diner" is dinner, not dine.
        let doubled = found.filter { Self.withoutDoubles($0) == Self.withoutDoubles(word) }
        if doubled.count == 1, let only = doubled.first { return String(decoding: only, as: UTF8.self) }
        if !found.isEmpty { return nil }
      }
    }
    return nil
  }

  private static func withoutDoubles(_ word: [UInt8]) -> [UInt8] {
    word.enumerated().filter { $0.offset == 0 || word[$0.offset - 1] != $0.element }.map(\.element)
  }

  private func within(_ distance: Int, of word: [UInt8], in table: [[Entry]]) -> [[UInt8]] {
    let letters = Entry(word).letters
    var found: [[UInt8]] = []
    for length in word.count - distance...word.count + distance where table.indices.contains(length) {
      for entry in table[length] where (entry.letters ^ letters).nonzeroBitCount <= 2 * distance {
        if Self.isWithin(distance, word, entry.bytes) { found.append(entry.bytes) }
      }
    }
    return found
  }

  /// True when at most that many letters were added, dropped, changed or swapped with their neighbour.
  static func isWithin(_ limit: Int, _ a: [UInt8], _ b: [UInt8]) -> Bool {
    var head = 0
    while head < min(a.count, b.count), a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < min(a.count, b.count) - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    let (m, n) = (a.count - head - tail, b.count - head - tail)
    if abs(m - n) > limit || max(m, n) > limit * 3 + 1 { return false }
    var previous = Array(0...n)
    var before = previous
    for i in stride(from: 1, through: m, by: 1) {
      var row = [i]
      for j in stride(from: 1, through: n, by: 1) {
        let (x, y) = (a[head + i - 1], b[head + j - 1])
        var cost = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (x == y ? 0 : 1))
        if i > 1, j > 1, x == b[head + j - 2], a[head + i - 2] == y { cost = min(cost, before[j - 2] + 1) }
        row.append(cost)
      }
      (before, previous) = (previous, row)
    }
    return previous[n] <= limit
  }
}
