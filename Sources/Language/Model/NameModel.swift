/// Where a line names a food or a dish, also one that no list knows: by the words around it and by how
/// often its own words stand where foods stand.
///
/// Learned from the same files as the word model, without labels: in what people ask about food, the names
/// of the lists show which neighbours a name has, and all other words show which it has not. Source: naive
/// Bayes on neighbouring words (Manning, Raghavan and Schütze 2008, chapter 13).
struct NameModel: Hashable, Sendable {
  /// Feature ids, ascending.
  let ids: [UInt32]
  /// By feature: sixteenths of the natural logarithm of the odds that a name stands there.
  let odds: [Int8]

  init(ids: [UInt32], odds: [Int8]) {
    self.ids = ids
    self.odds = odds
  }

  /// How likely the words of a stretch are a name, in sixteenths of a logarithm; above 0 rather yes.
  /// `words` are those of `NameModel.words(_:)`.
  func score(_ words: [UInt64], _ range: Range<Int>) -> Int {
    let around = Self.around(words, range).reduce(0) { $0 + odds(of: $1) }
    let own = words[range].reduce(0) { $0 + odds(of: Self.id($1, .own)) }
    return around / 2 + own
  }

  /// How often the word itself stands where names of food stand.
  func own(_ word: UInt64) -> Int { odds(of: Self.id(word, .own)) }

  /// A word that is written with a capital where no sentence begins, and is no food: somebody's name, or a
  /// shop's or a place's.
  func isName(_ word: UInt64) -> Bool { odds(of: Self.id(word, .capital)) > 0 }

  /// A word said often where no food stands.
  func isTalk(_ word: UInt64) -> Bool { odds(of: Self.id(word, .own)) < 0 }

  private func odds(of id: UInt32) -> Int {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? Int(odds[low]) : 0
  }

  /// A hash for every token: of a word's stem, one for all numbers, one for each kind of separator.
  static func words(_ tokens: [Token]) -> [UInt64] {
    tokens.map { token in
      switch token.kind {
      case .word: ModelWords.hash(Stem.of(token.text))
      case .number: number
      case .sign: ModelWords.hash(token.text)
      case .comma: comma
      case .end: end
      }
    }
  }

  private static let number = ModelWords.hash("0")
  private static let comma = ModelWords.hash(",")
  private static let end = ModelWords.hash(".")

  private enum Kind: UInt64 {
    case left = 1, lefts, right, rights, both, own, capital
  }

  private static func id(_ hash: UInt64, _ kind: Kind) -> UInt32 {
    let mixed = (hash ^ kind.rawValue &* 0xD6E8_FEB8_6659_FD93) &* 0xFF51_AFD7_ED55_8CCD
    return UInt32(truncatingIfNeeded: (mixed ^ mixed >> 33) >> 24)
  }

  /// The features of a stretch's neighbours; a line's edge is a full stop.
  private static func around(_ words: [UInt64], _ range: Range<Int>) -> [UInt32] {
    func word(_ at: Int) -> UInt64 { words.indices.contains(at) ? words[at] : end }
    let (left, right) = (word(range.lowerBound - 1), word(range.upperBound))
    return [
      id(left, .left), id(ModelWords.joined(word(range.lowerBound - 2), left), .lefts), id(right, .right),
      id(ModelWords.joined(right, word(range.upperBound + 1)), .rights),
      id(ModelWords.joined(left, right), .both),
    ]
  }
}

extension NameModel {
  private struct Count {
    var names = 0
    var others = 0
  }

  /// Learns from the phrasings, the requests out of scope and the small talk of the grammar; the same files give the same.
  init(learnedFrom grammar: Grammar, _ known: ModelWords) {
    var lines: [(words: [UInt64], isAsking: Bool)] = []
    for intent in grammar.intents {
      let isAsking = intent.slots.contains(where: \.isThing)
      lines += intent.phrasings.map { (Self.words(Utterance($0).tokens), isAsking) }
    }
    for line in grammar.outside + grammar.chatter.before + grammar.chatter.after {
      lines.append((Self.words(Utterance(line).tokens), false))
    }
    var counts: [UInt32: Count] = [:]
    for (words, isAsking) in lines {
      Self.eachStretch(words, known) { range, isName in
        for id in Self.around(words, range) {
          if isName, isAsking { counts[id, default: Count()].names += 1 }
          if !isName || !isAsking { counts[id, default: Count()].others += 1 }
        }
      }
    }
    let around = Self(counts.filter { $0.value.names + $0.value.others >= Self.leastCount })
    var own: [UInt32: (sum: Int, count: Int)] = [:]
    for (words, isAsking) in lines {
      Self.eachStretch(words, known) { range, isName in
        guard !isName else { return }
        let score = isAsking ? around.score(words, range) : Self.talk
        let id = Self.id(words[range.lowerBound], .own)
        let before = own[id] ?? (0, 0)
        own[id] = (before.sum + score, before.count + 1)
      }
    }
    let learned =
      Array(zip(around.ids, around.odds))
      + own.filter { $0.value.count >= 2 }.map { id, mean in
        (id, Int8(max(-64, min(32, mean.sum / mean.count))))
      }
    var table = Self.capitals(grammar, known)
    for (id, odds) in learned { table[id] = odds }
    let sorted = table.sorted { $0.key < $1.key }
    self.init(ids: sorted.map(\.key), odds: sorted.map(\.value))
  }

  /// The words most often written with a capital inside of a sentence.
  private static func capitals(_ grammar: Grammar, _ known: ModelWords) -> [UInt32: Int8] {
    var counts: [UInt64: (capital: Int, all: Int)] = [:]
    for line in grammar.intents.flatMap(\.phrasings) + grammar.chatter.before + grammar.chatter.after {
      let tokens = Utterance(line).tokens
      for at in tokens.indices.dropFirst() where tokens[at].kind == .word && tokens[at - 1].kind != .end {
        let word = ModelWords.hash(Stem.of(tokens[at].text))
        let before = counts[word] ?? (0, 0)
        counts[word] = (before.capital + (tokens[at].isCapitalised ? 1 : 0), before.all + 1)
      }
    }
    var found: [UInt32: Int8] = [:]
    for (word, count) in counts
    where count.capital >= 2 && count.capital * 2 >= count.all && known.food([word], at: 0) == nil {
      found[id(word, .capital)] = 16
    }
    return found
  }

  private static let leastCount = 3
  /// What a word of mere talk is given each time it is said.
  private static let talk = -32

  private init(_ counts: [UInt32: Count]) {
    var (names, others) = (1, 1)
    for count in counts.values {
      names += count.names
      others += count.others
    }
    let sorted = counts.sorted { $0.key < $1.key }
    let base = LinearTraining.logarithm(Float(names) / Float(others))
    self.init(
      ids: sorted.map(\.key),
      odds: sorted.map { _, count in
        let odds = LinearTraining.logarithm((Float(count.names) + 0.5) / (Float(count.others) + 0.5)) - base
        return Int8(max(-64, min(64, (odds * 16).rounded())))
      })
  }

  /// Every name of a list and every other word between separators.
  private static func eachStretch(
    _ words: [UInt64], _ known: ModelWords, _ visit: (Range<Int>, _ isName: Bool) -> Void
  ) {
    var at = 0
    while at < words.count {
      if let end = known.food(words, at: at) {
        visit(at..<end, true)
        at = end
      } else {
        if words[at] != comma, words[at] != end { visit(at..<at + 1, false) }
        at += 1
      }
    }
  }
}
