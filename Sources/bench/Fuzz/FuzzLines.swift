import Language
import Values

/// Draws lines without end: what people might say, what fingers make of it, and noise. One seed draws one
/// row of lines.
struct FuzzLines {
  private let corpus: FuzzCorpus
  private var random: SplitMix64

  init(_ corpus: FuzzCorpus, seed: UInt64) {
    self.corpus = corpus
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> String {
    switch random.below(1000) {
    case ..<60: written()
    case ..<550: mutated(written())
    case ..<800: mutated(random.pick(from: corpus.samples) ?? "")
    case ..<930: mutated(noise(of: corpus.words))
    case ..<998: scalars()
    default: long()
    }
  }

  /// A state and, now and then, an open question to read a line in.
  mutating func context() -> (state: String, question: Expectation?) {
    (
      random.pick(from: corpus.states) ?? "idle",
      random.below(4) == 0 ? random.pick(from: corpus.questions) : nil
    )
  }

  /// One of these, as often as the number says out of a hundred; else a line of our own.
  mutating func next(or lines: [String], share: Int) -> String {
    random.below(100) < share ? random.pick(from: lines) ?? "" : next()
  }

  /// Something that the files hold, as it stands there.
  mutating func written() -> String { random.pick(from: corpus.written) ?? "" }

  private mutating func noise(of words: [String]) -> String {
    (0..<random.within(1...12)).map { _ in random.pick(from: words) ?? "" }.joined(separator: " ")
  }

  private mutating func mutated(_ line: String) -> String {
    var words = line.split(separator: " ").map(String.init)
    for _ in 0..<random.within(1...3) { mutate(&words) }
    return words.joined(separator: " ")
  }

  private mutating func mutate(_ words: inout [String]) {
    guard !words.isEmpty else { return words = [odd()] }
    let at = random.below(words.count)
    switch random.below(12) {
    case 0: words.swapAt(at, random.below(words.count))
    case 1: words.remove(at: at)
    case 2: words.insert(words[at], at: at)
    case 3...5: words[at] = slipped(words[at])
    case 6: words = Array(words[..<at]) + half()
    case 7: words.insert(odd(), at: at)
    case 8: words[at] += odd()
    case 9: words[at] = words[at].uppercased()
    case 10: if at > 0 { words[at - 1] += words.remove(at: at) }
    default: words.insert(random.pick(from: Self.joints) ?? "", at: at)
    }
  }

  /// One letter swapped with the next, left out or written twice.
  private mutating func slipped(_ word: String) -> String {
    var letters = Array(word)
    guard !letters.isEmpty else { return word }
    let at = random.below(letters.count)
    switch random.below(3) {
    case 0: letters.swapAt(at, random.below(letters.count))
    case 1: letters.remove(at: at)
    default: letters.insert(letters[at], at: at)
    }
    return String(letters)
  }

  /// The end of another line.
  private mutating func half() -> [String] {
    let words = written().split(separator: " ").map(String.init)
    return Array(words.dropFirst(random.below(max(1, words.count))))
  }

  private mutating func odd() -> String {
    random.below(3) == 0 ? "\(random.within(-5...9999))" : random.pick(from: Self.oddities) ?? ""
  }

  /// Any characters at all.
  private mutating func scalars() -> String {
    var line = String.UnicodeScalarView()
    for _ in 0..<random.within(0...40) {
      let range = random.pick(from: Self.blocks) ?? 32...126
      if let scalar = Unicode.Scalar(UInt32(random.within(range))) { line.append(scalar) }
    }
    return String(line)
  }

  /// Up to some thousand bytes, and once in a while past every limit.
  private mutating func long() -> String {
    let most = random.below(50) == 0 ? 100_000 : 5_000
    let size = random.within(200...most)
    var piece = ""
    switch random.below(4) {
    case 0: piece = noise(of: corpus.words)
    case 1: piece = mutated(written())
    case 2: piece = (random.pick(from: corpus.words) ?? "") + " "
    default: piece = odd()
    }
    piece += " "
    return String(repeating: piece, count: max(1, size / piece.utf8.count))
  }

  private static let joints = [
    ",", "and", "but", "no", "not", "then", ";", ".", "?", "-", "or", "also", "with",
  ]
  private static let oddities = [
    "99999999999999999999", "-$1", "$", "%", "''", "'s", "½", "\u{301}", "🍕", "👩‍👩‍👧‍👦", "🇫🇷", "2️⃣",
    "2026-99-99", "1/0", "0/0", "+99999d", "-", "…", "25:61", "trillion", "$1e9", "100%", "1,000,000", "٣",
    "今晚吃什么", "что", "на", "ужин", "février", "ﬁ", "ß", "İ", "\u{0}", "\u{7}", "\u{1B}[31m", "\u{202E}",
    "\u{FEFF}", "\u{FFFD}", "\u{A0}", "\t", "{day}", "<swap>", "\"", "\\", "&", "march 99",
    "in 999999999 weeks",
  ]
  private static let blocks: [ClosedRange<Int>] = [
    0...31, 32...126, 32...126, 97...122, 0xA0...0x24F, 0x300...0x36F, 0x400...0x4FF, 0x590...0x6FF,
    0x900...0x97F, 0x2000...0x206F, 0x3040...0x30FF, 0x4E00...0x9FFF, 0xD800...0xDFFF, 0xFE00...0xFFFF,
    0x1F300...0x1FAFF, 0xE0000...0xE01EF,
  ]
}
