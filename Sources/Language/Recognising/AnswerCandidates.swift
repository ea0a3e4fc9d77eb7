extension TemplateLayer {
  /// The slot of an answer's sentences that stands for the slot asked about.
  static let answerSlot = "answer"

  /// Readings of the line as an answer to the open question: a bare answer with details around it, or
  /// details alone when one of them fills the slot.
  func answers(_ scan: Scan, _ expecting: Expectation, _ intent: Int) -> [Candidate] {
    var result: [Candidate] = []
    if tellsPrice(scan) || tellsSupply(scan, expecting) || expecting.slot == "budget" && countsUs(scan) {
      return []
    }
    let kinds = detailKinds[intent]
    func add(
      _ captures: [Capture], _ set: [SlotBinding], _ outside: Outside, _ words: Int, _ match: ProgramMatch?
    ) {
      let confidence = Candidate.confidence(explained: words, outside: outside, unknown: match?.unknown ?? 0)
      result.append(
        Candidate(
          intent: intent, layer: .entity, captures: captures, set: set, response: nil, outside: outside,
          confidence: confidence,
          score: Candidate.score(
            confidence: confidence, isFirst: true, fitsState: true, covered: words + outside.explained,
            literals: match?.literals ?? 0, weak: (match?.weak ?? 0) + outside.weak, words: words),
          isLoose: isLoose(outside)))
    }
    let index = answerIndex[expecting.entity] ?? ProgramIndex()
    var matcher = Matcher(scan)
    let possible = scan.possible(index)
    for start in 0..<min(scan.count, Self.startLimit) {
      for number in scan.starting(at: start, in: possible) {
        let program = index.programs[Int(number)]
        guard program.isOpen(scan.context.facts), let match = matcher.run(program, from: start),
          match.end > start, match.unknown == 0 || scan.isShort
        else { continue }
        let outside = Outside(scan, [0..<start, match.end..<scan.count], kinds: kinds, in: details)
        let isEmptied = program.set.contains { $0.name == Self.answerSlot } && fills(expecting.slot, outside)
        if isEmptied { continue }
        let captures = match.captures.map { capture in
          var capture = capture
          if capture.slot == Self.answerSlot { capture.slot = expecting.slot }
          return capture
        }
        let set = program.set.map { binding in
          var binding = binding
          if binding.name == Self.answerSlot {
            binding.name = expecting.slot
            binding.range = scan.utterance.span(start..<match.end)
          }
          return binding
        }
        add(captures, set, outside, scan.words(in: start..<match.end), match)
      }
    }
    var outside = Outside(scan, [0..<scan.count], kinds: kinds, in: details)
    if fills(expecting.slot, outside) {
      dropLeadingNo(scan, &outside)
      add([], [], outside, 0, nil)
    }
    return result
  }

  /// "Milk was $3.89", whatever is open: what a food cost is nobody's budget, and nobody avoids it.
  private func tellsPrice(_ scan: Scan) -> Bool {
    scan.tokens.indices.contains { at in
      guard at > 0, ["was", "were", "cost", "costs", "is"].contains(scan.word(at)),
        scan.tokens[at].kind == .word,
        !FigureParser(scan: scan).money(at: at + 1, bare: false).isEmpty
      else { return false }
      return (max(0, at - 4)..<at).contains { start in
        FoodParser(scan: scan).edible(at: start).contains { $0.end == at && !$0.isWeak && !$0.isUnknown }
      }
    }
  }

  /// "We are 5": people, and nobody's dollars.
  private func countsUs(_ scan: Scan) -> Bool {
    ["we", "there"].contains(scan.word(0)) && ["are", "'re", "were"].contains(scan.word(1))
      && NumberParser(scan: scan).wholeNumber(at: 2) != nil
  }

  /// "We have 3 onions", whatever is open but what is at home: a counted food is there, and nobody avoids it.
  private func tellsSupply(_ scan: Scan, _ expecting: Expectation) -> Bool {
    let supplies: [BuiltInEntity] = [.supply, .supplyAny]
    guard !supplies.contains(where: { $0.rawValue == expecting.entity }), !tellsOfHarm(scan),
      !scan.ids.contains(where: scan.lexicon.negations.contains)
    else { return false }
    return scan.tokens.indices.contains { at in
      let counted = NumberParser(scan: scan).wholeNumber(at: at)?.end ?? at
      return counted > at && scan.mayCount(at: at)
        && AmountParser(scan: scan).supply(at: at).contains {
          $0.end > counted && !$0.isWeak && !$0.isUnknown
        }
    }
  }

  /// "no, Emma can't have dairy": the "no" before an answer that follows is no negation.
  private func dropLeadingNo(_ scan: Scan, _ outside: inout Outside) {
    guard let first = outside.unexplained.first, ["no", "nope"].contains(scan.word(first)),
      (0..<first).allSatisfy({ !scan.isContent($0) })
    else { return }
    outside.unexplained.removeFirst()
    outside.hasNegation = outside.unexplained.contains { scan.lexicon.negations.contains(scan.ids[$0]) }
  }

  /// Whether a detail fills the slot.
  private func fills(_ slot: String, _ outside: Outside) -> Bool {
    outside.details.contains { detail in
      detail.match.captures.contains { $0.slot == slot }
        || detail.source.set.contains { $0.name == slot }
    }
  }
}
