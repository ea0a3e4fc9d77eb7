extension Recognizer {
  /// Sentences may begin within this many tokens.
  private static let startLimit = 48

  /// The best reading of each intent that explains anything, the best first, ties by name.
  func candidates(_ scan: Scan, expecting: Expectation?) -> [Candidate] {
    var best: [Int: Candidate] = [:]
    func offer(_ candidate: Candidate) {
      if let other = best[candidate.intent], other.score >= candidate.score { return }
      best[candidate.intent] = candidate
    }
    var matcher = Matcher(scan)
    let possible = scan.possible(sentences)
    for start in 0..<min(scan.count, Self.startLimit) {
      for number in scan.starting(at: start, in: possible) {
        let program = sentences.programs[Int(number)]
        guard case .intent(let intent) = program.owner, program.isOpen(scan.context.facts),
          let match = matcher.run(program, from: start), match.end > start
        else { continue }
        offer(candidate(scan, intent, program, match, start))
      }
    }
    for intent in detailsOnly {
      if let candidate = detailsOnly(scan, intent) { offer(candidate) }
    }
    if let expecting, let intent = intentIndex[expecting.intent] {
      let corrects = best.values.contains { $0.hasCorrection && $0.confidence >= Confidence.act }
      if !corrects {
        for candidate in answers(scan, expecting, intent) { offer(candidate) }
      }
    }
    return best.values.sorted {
      ($1.score, grammar.intents[$0.intent].name) < ($0.score, grammar.intents[$1.intent].name)
    }
  }

  private func candidate(
    _ scan: Scan, _ intent: Int, _ program: Program, _ match: ProgramMatch, _ start: Int
  ) -> Candidate {
    let outside = Outside(scan, [0..<start, match.end..<scan.count], kinds: detailKinds[intent], in: details)
    let words = scan.words(in: start..<match.end)
    let confidence = Candidate.confidence(explained: words, outside: outside, unknown: match.unknown)
    let declaration = grammar.intents[intent]
    return Candidate(
      intent: intent, layer: .template, template: program.template, captures: match.captures,
      set: program.set,
      response: program.response, outside: outside, confidence: confidence,
      score: Candidate.score(
        confidence: confidence,
        isFirst: declaration.isAlwaysHeard
          && outside.free + outside.explained + outside.unexplained.count == 0,
        fitsState: fits(declaration, scan.context.state), covered: words + outside.explained,
        literals: match.literals, weak: match.weak + outside.weak, words: words),
      isLoose: isLoose(match, slots: declaration.slots) || isLoose(outside))
  }

  /// More of the reading is uncertain than people's names, which always are.
  private func isLoose(_ match: ProgramMatch, slots: [SlotDeclaration]) -> Bool {
    let names = match.captures.count { capture in
      slots.first { $0.name == capture.slot }?.entity == BuiltInEntity.person.rawValue
    }
    return match.weak + match.unknown > names
  }

  private func isLoose(_ outside: Outside) -> Bool {
    outside.details.contains { isLoose($0.match, slots: grammar.details[$0.kind].slots) }
  }

  private func fits(_ intent: IntentDeclaration, _ state: String) -> Bool {
    intent.states.isEmpty || intent.isAlwaysHeard || intent.states.contains(state)
  }

  /// A line of nothing but details.
  private func detailsOnly(_ scan: Scan, _ intent: Int) -> Candidate? {
    let outside = Outside(scan, [0..<scan.count], kinds: detailKinds[intent], in: details)
    guard !outside.details.isEmpty else { return nil }
    let most = scan.isQuestion ? Confidence.negationCap : 100
    let confidence = min(most, Candidate.confidence(explained: 0, outside: outside, unknown: 0))
    return Candidate(
      intent: intent, layer: .template, captures: [], set: [], response: nil, outside: outside,
      confidence: confidence,
      score: Candidate.score(
        confidence: confidence, isFirst: false, fitsState: fits(grammar.intents[intent], scan.context.state),
        covered: outside.explained, literals: 0, weak: outside.weak, words: 0),
      isLoose: isLoose(outside))
  }

  /// Readings of the line as an answer to the open question: a bare answer with details around it, or
  /// details alone when one of them fills the slot.
  private func answers(_ scan: Scan, _ expecting: Expectation, _ intent: Int) -> [Candidate] {
    var result: [Candidate] = []
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
          match.end > start
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

  /// "no, Emma can't have dairy": the "no" before an answer that follows is no negation.
  private func dropLeadingNo(_ scan: Scan, _ outside: inout Outside) {
    guard let first = outside.unexplained.first, ["no", "nope"].contains(scan.word(first)),
      (0..<first).allSatisfy({ !scan.isContent($0) })
    else { return }
    outside.unexplained.removeFirst()
    outside.hasNegation = outside.unexplained.contains { scan.lexicon.negations.contains(scan.ids[$0]) }
  }

  private func fills(_ slot: String, _ outside: Outside) -> Bool {
    outside.details.contains { detail in
      detail.match.captures.contains { $0.slot == slot }
        || details.programs[Int(detail.program)].set.contains { $0.name == slot }
    }
  }

  static let answerSlot = "answer"
}
