/// What the second layer looks at in a line: numbers for its words, neighbouring words, the groups of
/// words that mean the same, and pieces of words; ascending and each once. Separators are skipped, all
/// numbers are one word, and so are all names of food.
///
/// Source: design §5 (character and word n-grams over sorted features).
struct Features {
  private(set) var ids: [UInt32] = []

  init(_ tokens: [Token], _ known: ModelWords) {
    let (words, texts) = Self.words(tokens, known)
    guard !words.isEmpty else { return }
    ids.reserveCapacity(words.count * 12)
    var meant: [UInt64] = [Self.edge]
    for (word, text) in zip(words, texts) {
      add(word, .word)
      if let text { addPieces(of: text) }
      let groups = known.groups[word] ?? []
      for group in groups { add(group, .group) }
      meant.append(groups.first ?? word)
    }
    meant.append(Self.edge &+ 1)
    for at in 1..<words.count { add(ModelWords.joined(words[at - 1], words[at]), .pair) }
    for at in 1..<meant.count {
      add(ModelWords.joined(meant[at - 1], meant[at]), .groupPair)
      if at >= 2 { add(ModelWords.joined(meant[at - 2], meant[at]), .gap) }
    }
    ids.sort()
    var last: UInt32?
    ids.removeAll { id in
      defer { last = id }
      return id == last
    }
  }

  /// The line's words as hashes; the text too where it is an ordinary word.
  private static func words(_ tokens: [Token], _ known: ModelWords) -> (words: [UInt64], texts: [String?]) {
    var stems: [UInt64] = []
    var texts: [String?] = []
    for token in tokens.prefix(mostTokens) {
      switch token.kind {
      case .word:
        let stem = Stem.of(token.text)
        stems.append(ModelWords.hash(stem))
        texts.append(stem)
      case .number:
        stems.append(number)
        texts.append(nil)
      case .sign:
        stems.append(ModelWords.hash(token.text))
        texts.append(nil)
      case .comma: break
      case .end:
        if token.text == "?" {
          stems.append(ModelWords.hash("?"))
          texts.append(nil)
        }
      }
    }
    var words: [UInt64] = []
    var kept: [String?] = []
    var at = 0
    while at < stems.count {
      if texts[at] != nil, let end = known.food(stems, at: at) {
        if words.last != ModelWords.food {
          words.append(ModelWords.food)
          kept.append(nil)
        }
        at = end
      } else {
        let isRare = texts[at] != nil && !known.common.isEmpty && !known.common.contains(stems[at])
        words.append(isRare ? ModelWords.rare : stems[at])
        kept.append(texts[at])
        at += 1
      }
    }
    return (words, kept)
  }

  /// Ids are below this: a feature is its hash, and two may share one.
  static let space: UInt32 = 1 << 22
  private static let mostTokens = 64
  private static let edge: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let number = ModelWords.hash("0")

  /// Keeps a word and a piece of the same letters apart.
  private enum Kind: UInt64 {
    case word = 1, group, pair, groupPair, gap, piece
  }

  private mutating func add(_ hash: UInt64, _ kind: Kind) {
    let mixed = (hash ^ kind.rawValue &* 0xD6E8_FEB8_6659_FD93) &* 0xFF51_AFD7_ED55_8CCD
    ids.append(UInt32(truncatingIfNeeded: (mixed ^ mixed >> 33) >> 20) & (Self.space - 1))
  }

  /// Three letters in a row, the word's ends among them.
  private mutating func addPieces(of word: String) {
    var before: (UInt8, UInt8) = (0, UInt8(ascii: "<"))
    for byte in word.utf8 {
      if before.0 != 0 { add(Self.piece(before.0, before.1, byte), .piece) }
      before = (before.1, byte)
    }
    if before.0 != 0 { add(Self.piece(before.0, before.1, UInt8(ascii: ">")), .piece) }
  }

  private static func piece(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt64 {
    UInt64(a) << 16 | UInt64(b) << 8 | UInt64(c)
  }
}
