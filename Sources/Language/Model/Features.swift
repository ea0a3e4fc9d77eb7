/// What the second layer looks at in a line: numbers for its words, pairs of words and pieces of words,
/// ascending and each once. Separators are skipped, digits are one and the same word.
///
/// Source: design §5 (character and word n-grams over sorted features).
struct Features {
  private(set) var ids: [UInt32] = []

  init(_ tokens: [Token]) {
    var words: [Substring] = []
    words.reserveCapacity(tokens.count)
    for token in tokens.prefix(Self.mostTokens) {
      switch token.kind {
      case .word: words.append(Substring(Stem.of(token.text)))
      case .number: words.append("0")
      case .sign: words.append(Substring(token.text))
      case .comma: break
      case .end: if token.text == "?" { words.append("?") }
      }
    }
    ids.reserveCapacity(words.count * 12)
    var hashes = words.map { Self.hash($0.utf8) }
    for (word, hash) in zip(words, hashes) {
      add(hash, .word)
      addPieces(of: word)
    }
    hashes.insert(Self.edge, at: 0)
    hashes.append(Self.edge &+ 1)
    for at in 1..<hashes.count {
      add(Self.joined(hashes[at - 1], hashes[at]), .pair)
      if at >= 2 { add(Self.joined(hashes[at - 2], hashes[at]), .gap) }
    }
    ids.sort()
    var last: UInt32?
    ids.removeAll { id in
      defer { last = id }
      return id == last
    }
  }

  private static let mostTokens = 64
  private static let edge: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Keeps a word and a piece of the same letters apart.
  private enum Kind: UInt64 {
    case word = 1, pair, gap, piece
  }

  private mutating func add(_ hash: UInt64, _ kind: Kind) {
    let mixed = (hash ^ kind.rawValue &* 0xD6E8_FEB8_6659_FD93) &* 0xFF51_AFD7_ED55_8CCD
    ids.append(UInt32(truncatingIfNeeded: (mixed ^ mixed >> 33) >> 20))
  }

  /// Three and four letters in a row, the word's ends among them.
  private mutating func addPieces(of word: Substring) {
    let bytes = [UInt8(ascii: "<")] + word.utf8 + [UInt8(ascii: ">")]
    guard bytes.count > 4 else { return }
    for length in 3...4 where bytes.count > length {
      for start in 0...(bytes.count - length) {
        add(Self.hash(bytes[start..<start + length]), .piece)
      }
    }
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  private static func joined(_ a: UInt64, _ b: UInt64) -> UInt64 {
    (a &* 0x9E37_79B9_7F4A_7C15 ^ b) &* 0xC2B2_AE3D_27D4_EB4F
  }
}
