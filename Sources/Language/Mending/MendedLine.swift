import Values

/// The line said last with one piece of it said otherwise: "no, 3" after "2 guests on Friday" is "3 guests on Friday". Source:
/// issue 13, law 10 ("no, …" mends it in one line).
///
/// Nil where the line is no correction, or where no single piece of the last line is of the same kind as what is said now: a
/// number, a day, a time, a sum, a person (`isPerson`) or a food (`isFood`). "X not Y" names the piece it means.
package func mendedLine(
  _ line: String, after last: String, isPerson: @escaping (String) -> Bool, isFood: @escaping (String) -> Bool
) -> MendedLine? {
  guard let correction = CorrectionWords(line) else { return nil }
  let before = Utterance(last)
  let kinds = PieceKinds(isPerson: isPerson, isFood: isFood)
  let kind = kinds.kind(of: correction.words)
  func written(_ range: Range<Int>) -> MendedLine? {
    let start = before.tokens[range.lowerBound].range.lowerBound
    let end = before.tokens[range.upperBound - 1].range.upperBound
    let bytes = Array(last.utf8)
    guard end <= bytes.count else { return nil }
    let mended =
      String(decoding: bytes[..<start], as: UTF8.self) + correction.new
      + String(decoding: bytes[end...], as: UTF8.self)
    return mended == last ? nil : MendedLine(line: mended, isOfWhoOrWhat: kind != .number && kind != .day)
  }
  let words = before.tokens.map(\.text)
  if let old = correction.old {
    // Words of no known kind are exchanged where they are two at most: "oat, not almond", never a sentence.
    guard kinds.kind(of: old) == kind, kind != nil || max(old.count, correction.words.count) <= 2 else {
      return nil
    }
    let places = words.indices.filter { Array(words[$0...].prefix(old.count)) == old }
    guard places.count == 1, let at = places.first else { return nil }
    return written(at..<at + old.count)
  }
  guard let kind else { return nil }
  // "No onions" leaves them out; "no, onions" means them.
  if kind == .food || kind == .person, !correction.isPaused { return nil }
  let found = kinds.pieces(of: kind, in: words, like: correction.words)
  guard found.count == 1, let piece = found.first else { return nil }
  return written(piece)
}

/// The line said last as it was meant.
package struct MendedLine: Hashable, Sendable {
  package var line: String
  /// Whether it is another food, person or word than was said, and not another number or day alone.
  package var isOfWhoOrWhat: Bool

  package init(line: String, isOfWhoOrWhat: Bool) { (self.line, self.isOfWhoOrWhat) = (line, isOfWhoOrWhat) }
}

/// Whether a line begins or ends as corrections do; whether it is one hangs on the line before it.
package func mayCorrect(_ line: String) -> Bool { CorrectionWords(line) != nil }

/// What a plain correction puts in the place of what was said ("I meant oat milk": "oat milk"); nil for a line that is none,
/// or one that may be an answer ("no, oat milk").
package func plainlyCorrected(_ line: String) -> String? {
  CorrectionWords(line).flatMap { $0.isPlain && $0.old == nil ? $0.new : nil }
}

/// Whether a line can be nothing but a correction ("8.90 not 9.80", "I meant Sunday"), whatever was asked before it.
package func isPlainCorrection(_ line: String) -> Bool {
  CorrectionWords(line).map { $0.isPlain || $0.old != nil } ?? false
}

/// A line that says something otherwise, taken apart.
private struct CorrectionWords {
  /// As it was written.
  let new: String
  /// The same, word by word.
  let words: [String]
  /// What it stands instead of, where that is named.
  let old: [String]?
  /// Whether it says that something else was meant, and not only "no".
  let isPlain: Bool
  /// Whether it is no mere "no" before a word: something else was meant, or there is a comma behind.
  let isPaused: Bool

  init?(_ line: String) {
    let tokens = Utterance(line).tokens.filter { $0.kind != .comma && $0.kind != .end }
    var start = 0
    var end = tokens.count
    var isCorrection = false
    var isPlain = false
    while start < end {
      guard
        let cue = Self.lead.first(where: { cue in
          tokens[start..<end].prefix(cue.count).map(\.text) == cue
        })
      else { break }
      start += cue.count
      isCorrection = isCorrection || !Self.polite.contains(cue)
      isPlain = isPlain || cue.contains("meant") || cue.contains("mean")
    }
    for cue in Self.tail
    where end - start > cue.count && tokens[start..<end].suffix(cue.count).map(\.text) == cue {
      end -= cue.count
      (isCorrection, isPlain) = (true, isPlain || cue.first == "i")
      break
    }
    var old: [String]?
    if let not = tokens[start..<end].firstIndex(where: { ["not", "instead"].contains($0.text) }), not > start
    {
      var rest = tokens[(not + 1)..<end].map(\.text)
      if rest.first == "of" { rest.removeFirst() }
      guard (1...4).contains(rest.count) else { return nil }
      old = rest
      end = not
      isCorrection = true
    }
    while end - start > 1, Self.joints.contains(tokens[start].text) { start += 1 }
    guard isCorrection, (1...5).contains(end - start) else { return nil }
    let bytes = Array(line.utf8)
    let (first, last) = (tokens[start].range.lowerBound, tokens[end - 1].range.upperBound)
    guard last <= bytes.count else { return nil }
    new = String(decoding: bytes[first..<last], as: UTF8.self)
    words = tokens[start..<end].map(\.text)
    (self.old, self.isPlain) = (old, isPlain)
    let lead = tokens[..<start].map(\.text)
    isPaused = isPlain || !["no", "nope"].contains(lead.last ?? "") || line.contains(",")
  }

  /// Stands before a piece, and is there already before the one it takes the place of.
  private static let joints: Set<String> = ["on", "at", "for", "by", "about", "the", "a", "an", "with"]

  /// What a correction begins with, the longer first.
  private static let lead: [[String]] = [
    "no wait", "i meant to say", "i meant", "i mean", "i should have said", "that should be", "it should be",
    "should be", "should have been", "make that", "make it", "no its", "no it 's", "no it is", "no that 's",
    "no thats",
    "it was", "was", "it 's", "it is", "its", "correction", "no", "nope", "sorry", "wait", "oops", "actually",
    "oh",
    "rather",
    "hang on", "my mistake", "my bad", "scratch that",
  ].map { $0.split(separator: " ").map(String.init) }
  /// Said before other things, too: alone they correct nothing.
  private static let polite: Set<[String]> = [
    ["oh"], ["actually"], ["wait"], ["it", "'s"], ["it", "is"], ["its"], ["it", "was"], ["was"],
    ["hang", "on"],
    ["make", "it"],
  ]
  private static let tail: [[String]] = [
    "i mean", "i meant", "i meant to say", "sorry", "rather",
  ].map { $0.split(separator: " ").map(String.init) }
}

/// What pieces of a line are of one kind.
private struct PieceKinds {
  enum Kind { case number, day, person, food }

  let isPerson: (String) -> Bool
  let isFood: (String) -> Bool

  /// The kind of words that are one piece and nothing else; nil for anything else.
  func kind(of words: [String]) -> Kind? {
    let words = words.first == "$" ? Array(words.dropFirst()) : words
    let text = words.joined(separator: " ")
    if let first = words.first, Self.isNumber(first) {
      return words.dropFirst().allSatisfy { Self.isNumber($0) || Self.isUnit($0) } ? .number : nil
    }
    if words.allSatisfy({ Self.days.contains($0) || ["next", "this", "night", "evening"].contains($0) }),
      words.contains(where: Self.days.contains)
    {
      return .day
    }
    if isPerson(text) { return .person }
    return isFood(text) ? .food : nil
  }

  /// The pieces of that kind in a line's words, none inside another one.
  func pieces(of kind: Kind, in words: [String], like new: [String]) -> [Range<Int>] {
    switch kind {
    case .number:
      let hasUnit = new.contains(where: Self.isUnit)
      return words.indices.filter { Self.isNumber(words[$0]) && !($0 > 0 && Self.isNumber(words[$0 - 1])) }
        .map { at in
          var end = at + 1
          while end < words.count, Self.isNumber(words[end]) { end += 1 }
          if hasUnit, end < words.count, Self.isUnit(words[end]) { end += 1 }
          let start = at > 0 && words[at - 1] == "$" && hasUnit ? at - 1 : at
          return start..<end
        }
    case .day:
      return words.indices.filter { Self.days.contains(words[$0]) }.map { $0..<$0 + 1 }
    case .person: return longest(in: words, isPerson)
    case .food: return longest(in: words, isFood)
    }
  }

  private func longest(in words: [String], _ isOne: (String) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    while at < words.count {
      let length = (1...4).reversed().first { size in
        at + size <= words.count && isOne(words[at..<at + size].joined(separator: " "))
      }
      if let length {
        found.append(at..<at + length)
        at += length
      } else {
        at += 1
      }
    }
    return found
  }

  private static func isNumber(_ word: String) -> Bool {
    word.first.map { $0.isNumber } ?? false || NumberWords.small[word] != nil
  }

  private static let days: Set<String> = {
    let names = Weekday.allCases.map(\.rawValue)
    let all = names + names.map { String($0.prefix(3)) } + ["tues", "thur", "thurs"]
    return Set(
      all + all.map { $0 + "s" } + ["today", "tomorrow", "tonight", "yesterday", "weekend", "weekends"])
  }()

  private static func isUnit(_ word: String) -> Bool { others.contains(word) || Unit(named: word) != nil }

  /// Counted, and no measure of food.
  private static let others: Set<String> = [
    "dollars", "dollar", "bucks", "usd", "$", "cents", "minutes", "minute", "min", "hours", "hour", "stars",
    "star",
    "people", "guests", "am", "pm", "servings", "portions",
  ]
}
