/// The first layer: what the grammar's sentences, details and answers make of a line.
struct TemplateLayer: Sendable {
  let grammar: Grammar
  let details: ProgramIndex
  /// By intent: the indices of its details, in its own order.
  let detailKinds: [[Int]]
  /// By name.
  let intentIndex: [String: Int]
  /// Intents with sentences that say "not": a "not" is no surprise to them.
  let negative: Set<Int>
  let sentences: ProgramIndex
  let frames: ProgramIndex
  let rewrites: ProgramIndex
  /// By the name an expectation gives.
  let answerIndex: [String: ProgramIndex]
  /// Intents whose lines are details alone.
  private let detailsOnly: [Int]

  init(_ grammar: Grammar, _ compiled: CompiledGrammar) {
    self.grammar = grammar
    sentences = compiled.sentences
    details = compiled.details
    frames = compiled.frames
    rewrites = compiled.rewrites
    answerIndex = compiled.answers
    intentIndex = Dictionary(
      grammar.intents.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    detailsOnly = grammar.intents.indices.filter { grammar.intents[$0].isDetailsOnly }
    detailKinds = grammar.intents.map { intent in
      intent.details.compactMap { name in grammar.details.firstIndex { $0.name == name } }
    }
    negative = Self.negative(compiled.sentences, compiled.lexicon.negations)
  }

  private static func negative(_ sentences: ProgramIndex, _ negations: Set<Int32>) -> Set<Int> {
    var found = Set<Int>()
    for program in sentences.programs {
      guard case .intent(let intent) = program.owner, !found.contains(intent) else { continue }
      let says = program.steps.contains { step in
        if case .word(let word) = step { negations.contains(word) } else { false }
      }
      if says { found.insert(intent) }
    }
    return found
  }

  /// Sentences may begin within this many tokens.
  static let startLimit = 48

  /// The best reading of each intent that explains anything, the best first, ties by name.
  /// With `telling`, words that may be passed over count as talk around what the line tells.
  func candidates(_ scan: Scan, expecting: Expectation?, telling: Bool = false) -> [Candidate] {
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
        offer(candidate(scan, intent, program, match, start, telling: telling))
      }
    }
    for intent in detailsOnly {
      if let candidate = detailsOnly(scan, intent, telling: telling) { offer(candidate) }
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
    _ scan: Scan, _ intent: Int, _ program: Program, _ match: ProgramMatch, _ start: Int, telling: Bool
  ) -> Candidate {
    let outside = Outside(scan, [0..<start, match.end..<scan.count], kinds: detailKinds[intent], in: details)
    let words = scan.words(in: start..<match.end)
    let declaration = grammar.intents[intent]
    let confidence =
      telling && declaration.act == .change && declaration.planned == nil && !match.captures.isEmpty
      ? Candidate.confidence(telling: words, outside: outside, unknown: match.unknown, heat: scan.heat)
      : min(
        // A sentence torn over the end of another is only asked about.
        scan.crossesSentences(start..<match.end) ? Confidence.modelCap : 100,
        Candidate.confidence(explained: words, outside: outside, unknown: match.unknown))
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

  func isLoose(_ outside: Outside) -> Bool {
    outside.details.contains { isLoose($0.match, slots: grammar.details[$0.kind].slots) }
  }

  func fits(_ intent: IntentDeclaration, _ state: String) -> Bool {
    intent.states.isEmpty || intent.isAlwaysHeard || intent.states.contains(state)
  }

  /// A line of nothing but details.
  private func detailsOnly(_ scan: Scan, _ intent: Int, telling: Bool) -> Candidate? {
    let outside = Outside(scan, [0..<scan.count], kinds: detailKinds[intent], in: details)
    guard !outside.details.isEmpty else { return nil }
    let most = scan.isQuestion ? Confidence.negationCap : 100
    let confidence = min(
      most,
      telling
        ? Candidate.confidence(telling: 0, outside: outside, unknown: 0, heat: scan.heat)
        : Candidate.confidence(explained: 0, outside: outside, unknown: 0))
    return Candidate(
      intent: intent, layer: .template, captures: [], set: [], response: nil, outside: outside,
      confidence: confidence,
      score: Candidate.score(
        confidence: confidence, isFirst: false, fitsState: fits(grammar.intents[intent], scan.context.state),
        covered: outside.explained, literals: 0, weak: outside.weak, words: 0),
      isLoose: isLoose(outside))
  }
}
