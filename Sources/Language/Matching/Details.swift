/// A detail found at a place in the line.
struct DetailMatch {
  /// Index into the grammar's details.
  var kind: Int
  /// What matched.
  var source: Program

  var match: ProgramMatch
  /// "make that 5" corrects what was said: its sentence sets `correction`.
  var isCorrection: Bool
}

extension Scan {
  /// The longest detail of each kind that starts there, in the grammar's order.
  func details(at start: Int, in index: ProgramIndex) -> [DetailMatch] {
    if let known = detailMemo[start] { return known }
    let result = details(at: start, limit: count, in: index)
    detailMemo[start] = result
    return result
  }

  /// The same, for details that end at or before `limit`.
  func details(at start: Int, limit: Int, in index: ProgramIndex) -> [DetailMatch] {
    var best: [Int: DetailMatch] = [:]
    var matcher = Matcher(self)
    for number in starting(at: start, in: possibleDetails(index)) {
      let program = index.programs[Int(number)]
      guard case .detail(let kind) = program.owner, program.isOpen(context.facts),
        let match = matcher.run(program, from: start, limit: limit), match.end > start
      else { continue }
      if let other = best[kind], other.match.rank >= match.rank { continue }
      best[kind] = DetailMatch(
        kind: kind, source: program, match: match,
        isCorrection: program.set.contains { $0.name == "correction" })
    }
    return best.values.sorted { $0.kind < $1.kind }
  }

  /// The programs that can begin at a token, each once, in their order.
  func starting(at start: Int, in possible: PossiblePrograms) -> [Int32] {
    guard start < count, !tokens[start].isSeparator else { return [] }
    var result = possible.byWord[ids[start]] ?? []
    var lists = result.isEmpty ? 0 : 1
    for entry in possible.byEntity where !matches(entry.entity, at: start).isEmpty {
      result += entry.programs
      lists += 1
    }
    guard lists > 1 else { return result }
    result.sort()
    var previous: Int32 = -1
    return result.filter { number in
      defer { previous = number }
      return number != previous
    }
  }
}

extension ProgramMatch {
  /// Longer first, then more literal words, then the surer reading.
  var rank: Int { end << 16 | min(literals, 255) << 8 | (255 - min(weak + unknown, 255)) }
}

/// What stands around a sentence: details, politeness, stop words, and what nothing explains.
struct Outside {
  var details: [DetailMatch] = []
  /// Stop words: they count neither as explained nor as unexplained.
  var free = 0
  /// Tokens that details account for.
  var explained = 0
  /// Tokens that nothing accounts for.
  var unexplained: [Int] = []
  var hasNegation = false
  var unknown = 0
  var weak = 0

  /// Walks a stretch from the left; at each place the longest allowed detail wins, and of equal ones the
  /// kind named first.
  init(_ scan: Scan, _ ranges: [Range<Int>], kinds: [Int], in index: ProgramIndex) {
    for range in ranges { walk(scan, range, kinds, index) }
  }

  private mutating func walk(_ scan: Scan, _ range: Range<Int>, _ kinds: [Int], _ index: ProgramIndex) {
    var at = range.lowerBound
    while at < range.upperBound {
      if scan.tokens[at].isSeparator {
        at += 1
      } else if let detail = detail(scan, at, range.upperBound, kinds, index) {
        details.append(detail)
        explained += scan.words(in: at..<detail.match.end)
        unknown += detail.match.unknown
        weak += detail.match.weak
        at = detail.match.end
      } else if let end = scan.lexicon.polite.longest(scan.ids, from: at), end <= range.upperBound {
        at = end
      } else {
        let id = scan.ids[at]
        if scan.lexicon.negations.contains(id) {
          hasNegation = true
          unexplained.append(at)
        } else if scan.lexicon.stopWords.contains(id) {
          free += 1
        } else {
          unexplained.append(at)
        }
        at += 1
      }
    }
  }

  /// Details are looked for in so many tokens.
  private static let mostTokens = 200

  private func detail(_ scan: Scan, _ at: Int, _ limit: Int, _ kinds: [Int], _ index: ProgramIndex)
    -> DetailMatch?
  {
    guard !kinds.isEmpty, at < Self.mostTokens else { return nil }
    var best: DetailMatch?
    var candidates = scan.details(at: at, in: index)
    if candidates.contains(where: { $0.match.end > limit }) {
      candidates = scan.details(at: at, limit: limit, in: index)
    }
    for found in candidates {
      guard let place = kinds.firstIndex(of: found.kind) else { continue }
      let other = best.flatMap { kinds.firstIndex(of: $0.kind) } ?? .max
      if best == nil || found.match.rank > best?.match.rank ?? 0
        || (found.match.rank == best?.match.rank && place < other)
      {
        best = found
      }
    }
    return best
  }
}

extension Scan {
  /// The words of a stretch, without its separators.
  func words(in range: Range<Int>) -> Int { range.count { !tokens[$0].isSeparator } }
}
