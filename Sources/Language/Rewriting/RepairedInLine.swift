import Values

/// "Fish on Tuesday, no, Wednesday", "set the timer for eight minutes, no, make it ten": one piece of a line said otherwise
/// further on in it. The term of the field is self-repair: what gives way (the reparandum) need not stand beside what takes its
/// place. Source: issue 13, laws 1 and 10.
struct RepairedInLine {
  let scan: Scan

  /// What is put right: numbers and days, or people and foods; `harm` are the foods of a line that tells what somebody must
  /// not have, where both stay.
  enum Pieces { case figures, names, harm }

  /// The line as it was meant; nil where nothing is put right, or where it is open what gives way.
  func plain(_ pieces: Pieces) -> String? {
    for at in scan.tokens.indices.dropFirst() {
      guard let cue = cue(at), let new = piece(at: cue.end, pieces), isWhole(new, cue) else { continue }
      let before = clause(before: at)
      guard let old = old(for: new, in: before, isOfHarm: pieces == .harm) else { continue }
      let end = trailing(new.range.upperBound)
      if pieces == .harm {
        return scan.utterance.replacing([(cueStart(at)..<new.range.lowerBound, " and ")]).split(
          separator: " "
        ).joined(separator: " ")
      }
      return scan.utterance.replacing([
        (old, scan.utterance.text(tokens: new.range)), (cueStart(at)..<end, ""),
      ]).split(separator: " ").joined(separator: " ")
    }
    return nil
  }

  private struct Cue {
    var end: Int
    /// Whether it can be nothing but a correction: "no wait", "I mean".
    var isPlain: Bool
    /// Whether it stands apart from what follows: "no, Wednesday".
    var isPaused: Bool
  }

  private func cue(_ at: Int) -> Cue? {
    guard !scan.tokens[at].isSeparator, at > 0 else { return nil }
    var (next, words, isPaused): (Int, [String], Bool) = (at, [], false)
    while next < scan.count {
      if scan.tokens[next].isSeparator {
        guard !words.isEmpty else { return nil }
        isPaused = true
        next += 1
        continue
      }
      isPaused = Self.cues.contains(scan.word(next)) ? false : isPaused
      guard Self.cues.contains(scan.word(next)) else { break }
      words.append(scan.word(next))
      next += 1
    }
    // What leads to the piece belongs to the cue: "no, it is on Wednesday", "sorry, for ten".
    while next < scan.count, Self.joints.contains(scan.word(next)) { next += 1 }
    let text = words.joined(separator: " ")
    let isPlain = Self.plain.contains { text.hasPrefix($0) || text.hasSuffix($0) }
    let isApart = scan.tokens[at - 1].isSeparator
    guard isPlain || isApart && Self.weak.contains(text), words.first != "it", words.first != "that" else {
      return nil
    }
    return Cue(end: next, isPlain: isPlain, isPaused: isPaused)
  }

  /// Without the separator before the cue.
  private func cueStart(_ at: Int) -> Int {
    var start = at
    while start > 0, scan.tokens[start - 1].isSeparator { start -= 1 }
    return start
  }

  private enum Kind: Equatable { case count(unit: String?), day, person, food }
  private struct Piece {
    var kind: Kind
    var range: Range<Int>
  }

  private func piece(at start: Int, _ pieces: Pieces) -> Piece? {
    guard start < scan.count else { return nil }
    switch pieces {
    case .figures: return count(at: start) ?? day(at: start)
    case .names: return person(at: start) ?? food(at: start)
    case .harm: return food(at: start, among: scan.lexicon.parserLists.avoid)
    }
  }

  private func count(at start: Int) -> Piece? {
    let number = scan.word(start) == "$" ? start + 1 : start
    guard let found = NumberParser(scan: scan).number(at: number), !isClock(start) else { return nil }
    var (end, unit): (Int, String?) = (found.end, number > start ? "$" : nil)
    if end < scan.count, let named = Self.unit(scan.word(end)) {
      unit = named
      end += 1
    }
    return Piece(kind: .count(unit: unit), range: start..<end)
  }

  /// "At 7": a time, that counts nothing.
  private func isClock(_ at: Int) -> Bool {
    ["at", "until", "till"].contains(scan.word(at - 1)) || scan.word(at).contains(":")
  }

  private func day(at start: Int) -> Piece? {
    guard let found = DayParser(scan: scan).day(at: start), case .day = found.value else { return nil }
    return Piece(kind: .day, range: start..<found.end)
  }

  private func person(at start: Int) -> Piece? {
    guard let index = scan.lexicon.parserLists.person, let known = scan.list(index, at: start).first else {
      return nil
    }
    return Piece(kind: .person, range: start..<known.end)
  }

  private func food(at start: Int, among lists: [Int]? = nil) -> Piece? {
    let found = scan.union(lists ?? scan.lexicon.parserLists.supplyAny, at: start).filter { !$0.isWeak }.map(
      \.end
    )
    .max()
    return found.map { Piece(kind: .food, range: start..<$0) }
  }

  /// Whether nothing follows that makes another sentence of it: "no, Friday is Emma's birthday".
  private func isWhole(_ new: Piece, _ cue: Cue) -> Bool {
    if case .count = new.kind {} else if new.kind != .day, !cue.isPlain, !cue.isPaused { return false }
    let end = trailing(new.range.upperBound)
    return end >= scan.count || scan.tokens[end].isSeparator || scan.word(end) == "and"
  }

  /// "Four it was", "forty-two I believe": said behind the piece, and tells no more.
  private func trailing(_ start: Int) -> Int {
    var end = start
    while end < scan.count, Self.behind.contains(scan.word(end)) { end += 1 }
    return end
  }

  /// From the last end of a sentence on; the sentence before where the cue begins one.
  private func clause(before at: Int) -> Range<Int> {
    let cue = cueStart(at)
    let start = (0..<cue).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    return start..<cue
  }

  /// What gives way: the last number that counts the same, the last day, the only person or food.
  private func old(for new: Piece, in clause: Range<Int>, isOfHarm: Bool) -> Range<Int>? {
    var found: [Piece] = []
    var at = clause.lowerBound
    while at < clause.upperBound {
      let here: Piece? =
        switch new.kind {
        case .count: count(at: at)
        case .day: day(at: at)
        case .person: person(at: at)
        case .food: food(at: at, among: isOfHarm ? scan.lexicon.parserLists.avoid : nil)
        }
      if let here, here.range.upperBound <= clause.upperBound { found.append(here) }
      at = max(at + 1, here?.range.upperBound ?? 0)
    }
    switch new.kind {
    case .count(let unit):
      let same = found.last { piece in
        if case .count(let other) = piece.kind { unit == nil || other == nil || other == unit } else { false }
      }
      // Another number alone leaves what it counts as it was.
      guard let same else { return nil }
      guard unit == nil, case .count(.some) = same.kind else { return same.range }
      if scan.word(same.range.lowerBound) == "$" {
        return (same.range.lowerBound + 1)..<same.range.upperBound
      }
      return same.range.lowerBound..<(same.range.upperBound - 1)
    case .day: return found.last?.range
    case .person, .food: return found.count == 1 || isOfHarm && !found.isEmpty ? found[0].range : nil
    }
  }

  private static func unit(_ word: String) -> String? {
    others[word] ?? Unit(named: word).map { "\($0)" }
  }

  private static let others = [
    "dollars": "$", "dollar": "$", "bucks": "$", "minutes": "min", "minute": "min", "min": "min",
    "mins": "min", "hours": "h", "hour": "h", "stars": "star", "star": "star", "people": "people",
    "guests": "people",
  ]
  private static let cues: Set<String> = [
    "no", "nope", "wait", "sorry", "oops", "rather", "i", "mean", "meant", "make", "it", "that", "its", "'s",
    "is", "was", "actually", "scratch", "or", "correction", "should", "be", "uh", "um", "er",
  ]
  /// What can be nothing but a correction.
  private static let plain = [
    "no wait", "wait no", "no sorry", "sorry no", "i mean", "i meant", "or rather", "scratch that",
    "no make it", "no make that", "no it 's", "no its", "no that 's", "no no", "no actually", "oops no",
    "sorry i mean", "correction",
  ]
  /// Corrections where they stand apart.
  private static let weak: Set<String> = [
    "no", "nope", "sorry", "wait", "oops", "rather", "make that", "make it", "no it is", "sorry it is",
    "sorry its", "no uh", "no um", "no er", "uh no", "um no", "er no", "oops sorry", "sorry make it",
    "sorry make that", "actually make it", "actually make that", "wait make it", "wait make that",
    "no it was",
  ]
  private static let joints: Set<String> = ["on", "for", "the", "by"]
  private static let behind: Set<String> = [
    "it", "was", "were", "is", "i", "think", "believe", "please", "sorry", "rather", "of", "them", "then",
    "instead", "mean", "meant", "guess", "dear", "lol",
  ]
}
