import Language

/// What was said, ready to be matched: its letters, and where words to skip begin and end.
struct SaidText {
  let raw: String
  let letters: [FoldedText.Letter]
  let ignoresSpaces: Bool
  /// By place: the places that skipping words from there leads to, the place itself first.
  private let reached: [[Int]]
  /// By place: where the phrases to skip that begin there end, and where those that end there begin.
  private let skipEnds: [[Int]]
  private let skipStarts: [[Int]]

  init(_ line: String, skipping phrases: [[FoldedText.Letter]], ignoresSpaces: Bool) {
    let utterance = Utterance(line)
    raw = utterance.raw
    letters = FoldedText(raw).letters
    self.ignoresSpaces = ignoresSpaces
    let count = letters.count
    var ends: [[Int]] = Array(repeating: [], count: count + 1)
    for at in 0..<count where ignoresSpaces || at == 0 || letters[at].gap != .none {
      for phrase in phrases {
        if let end = Self.end(of: phrase, in: letters, at: at, ignoresSpaces), end > at {
          ends[at].append(end)
        }
      }
    }
    var starts: [[Int]] = Array(repeating: [], count: count + 1)
    for at in ends.indices {
      for end in ends[at] { starts[end].append(at) }
    }
    skipEnds = ends
    skipStarts = starts
    var reached: [[Int]] = Array(repeating: [], count: count + 1)
    for at in (0...count).reversed() {
      var all = [at]
      var known: Set<Int> = [at]
      for next in ends[at] { all += reached[next].filter { known.insert($0).inserted } }
      reached[at] = all
    }
    self.reached = reached
  }

  var count: Int { letters.count }

  /// The gap before a place; the line's own ends are gaps.
  func gap(_ at: Int) -> FoldedText.Gap { at == 0 || at >= count ? .hard : letters[at].gap }
  func isWordEdge(_ at: Int) -> Bool { gap(at) != .none }

  /// The place, and those behind words that may be skipped from there on.
  func reachable(_ at: Int) -> [Int] { reached[at] }

  /// The stretch without words to skip at both of its ends; nil when nothing is left.
  func withoutSkipped(_ range: Range<Int>) -> Range<Int>? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, let next = skipEnds[start].filter({ $0 <= end }).max() { start = next }
    while start < end, let before = skipStarts[end].filter({ $0 >= start }).min() { end = before }
    return start < end ? start..<end : nil
  }

  /// UTF-8 offsets into the raw text.
  func span(_ range: Range<Int>) -> Range<Int> {
    letters[range.lowerBound].range.lowerBound..<letters[range.upperBound - 1].range.upperBound
  }

  /// The person's own words; where spaces count for nothing, none between signs of Chinese writing.
  func text(_ range: Range<Int>) -> String {
    let span = span(range)
    let utf8 = Array(raw.utf8)[span]
    let text = String(decoding: utf8, as: UTF8.self)
    guard ignoresSpaces else { return text }
    let scalars = Array(text.unicodeScalars)
    var kept = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isBetween =
        kept.last.map(Self.isUnspaced) ?? false
        && scalars[index...].first { !$0.properties.isWhitespace }.map(Self.isUnspaced) ?? false
      if scalar.properties.isWhitespace, isBetween { continue }
      kept.append(scalar)
    }
    return String(kept)
  }

  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
      || (0x20000...0x2FFFF).contains(scalar.value)
  }

  private static func end(
    of phrase: [FoldedText.Letter], in letters: [FoldedText.Letter], at start: Int, _ ignoresSpaces: Bool
  ) -> Int? {
    let end = start + phrase.count
    guard end <= letters.count else { return nil }
    for (index, letter) in phrase.enumerated() {
      let said = letters[start + index]
      guard said.scalar == letter.scalar else { return nil }
      if index > 0, !ignoresSpaces, (said.gap == .none) != (letter.gap == .none) { return nil }
    }
    return ignoresSpaces || end == letters.count || letters[end].gap != .none ? end : nil
  }
}
