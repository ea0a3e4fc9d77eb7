/// What no frame binds, and what it does to those beside it.
extension FrameReader {
  func isHot(_ at: Int) -> Bool {
    scan.heat.isHot(at: at) || scan.lexicon.qualifiers.contains(scan.ids[at])
  }

  /// A boundary of clauses: a separator, or a joining word.
  func isCut(_ at: Int) -> Bool {
    scan.tokens[at].isSeparator || Self.joiners.contains(scan.word(at))
  }

  private static let joiners: Set<String> = [
    "and", "but", "so", "because", "while", "then", "also", "plus", "since", "cause", "cuz", "though", "n",
    "&", "um", "uh", "hm", "hmm", "er", "erm", "oh", "well", "ok", "okay", "anyway", "yes", "yeah",
  ]

  /// "Friday, sorry, Saturday"; "no" alone between commas.
  private func isApology(_ at: Int) -> Bool {
    let isLast = at + 1 == scan.count || scan.tokens[at + 1].isSeparator
    switch scan.word(at) {
    case "wait": return true
    case "no":
      let isAside = at + 1 < scan.count && scan.tokens[at + 1].kind == .comma
      return isAside && scan.tokens[at - 1].isSeparator
    default: return isLast && Self.apologies.contains(scan.word(at))
    }
  }

  private static let apologies: Set<String> = ["sorry", "oops", "pardon"]

  /// Runs of unbound words of one clause with something hot among them.
  func stretches(_ open: Set<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for at in 0...scan.count {
      let goesOn = at < scan.count && open.contains(at) && !isCut(at)
      if goesOn {
        start = start ?? at
      } else if let first = start {
        if (first..<at).contains(where: isHot) || NoTalk(scan: scan).holds(first..<at) {
          result.append(first..<at)
        }
        start = nil
      }
    }
    return result
  }

  /// Whether unbound words belong to what a binding tells: they stand in its clause.
  func spoils(_ left: Range<Int>, _ binding: Range<Int>) -> Bool {
    if left.upperBound == binding.lowerBound || binding.upperBound == left.lowerBound { return true }
    // "Monday, next week's Monday I mean".
    let isMeant = left.contains { scan.word($0) == "i" && ["mean", "meant"].contains(scan.word($0 + 1)) }
    if isMeant, binding.upperBound <= left.lowerBound, sameSentence(binding.lowerBound, left.lowerBound) {
      return true
    }
    // "Two and a half".
    return binding.upperBound == left.lowerBound - 1 && scan.word(binding.upperBound) == "and"
      && left.contains { ["half", "quarter"].contains(scan.word($0)) }
  }

  /// "NINE, I already said it": a number said twice is said once.
  func repeats(_ left: Range<Int>, _ chosen: [Binding]) -> Bool {
    let hot = left.filter(isHot)
    return hot.count == 1
      && hot.allSatisfy { at in
        NumberParser(scan: scan).number(at: at) != nil
          && chosen.contains { binding in binding.range.contains { scan.ids[$0] == scan.ids[at] } }
      }
  }

  /// The number of its sentence, by token.
  var sentences: [Int] {
    var number = 0
    return scan.tokens.map { token in
      defer { if token.kind == .end { number += 1 } }
      return number
    }
  }

  /// Whether the line takes back something that it said before.
  var retracts: Bool { !retractedSentences(Set(scan.tokens.indices)).isEmpty }

  /// The sentences that take something back, and those before one that begins with it.
  func retractedSentences(_ open: Set<Int>) -> Set<Int> {
    let words = scan.tokens.indices.filter { !scan.tokens[$0].isSeparator }
    let ids = words.map { scan.ids[$0] }
    let sentences = sentences
    var result: Set<Int> = []
    for place in words.indices where open.contains(words[place]) {
      let isFirst = place == 0 || sentences[words[max(0, place - 2)]] != sentences[words[place]]
      // At the beginning of a line it corrects the line before.
      if place < 3 { continue }
      let isSorry = !isFirst && isApology(words[place])
      guard isSorry || scan.lexicon.retractions.longest(ids, from: place) != nil else { continue }
      let sentence = sentences[words[place]]
      result.insert(sentence)
      if isFirst { result.insert(sentence - 1) }
    }
    return result
  }

  func sameSentence(_ a: Int, _ b: Int) -> Bool {
    !(min(a, b)..<max(a, b)).contains { scan.tokens[$0].kind == .end }
  }

  /// Whether something is read as avoided in a clause that says it may be had again.
  func isLifted(_ binding: Binding) -> Bool {
    guard case .detail = binding.program.owner,
      binding.match.captures.contains(where: { $0.slot.hasPrefix("avoid") || $0.slot == "eats" })
    else { return false }
    var (start, end) = (binding.start, binding.match.end)
    while start > 0, !isCut(start - 1) { start -= 1 }
    while end < scan.count, !isCut(end) { end += 1 }
    return (start..<end).contains { at in
      scan.lexicon.lifting.longest(scan.ids, from: at).map { $0 <= end } ?? false
    }
  }
}
