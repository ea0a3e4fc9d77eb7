import Values

extension Recognizer {
  /// Turns the ranked readings into the answer: act, ask, a tie, or a refusal with alternatives.
  func decided(_ scan: Scan, _ found: [Candidate], repairs: Int, said: String) -> Recognition {
    let price = Confidence.repairCost * repairs
    guard let first = found.first, first.confidence - price >= Confidence.ask else {
      return guessed(scan, found, repairs: repairs, said: said)
    }
    let isTie = found.dropFirst().first?.score == first.score
    var result = Recognition(said: said, confidence: first.confidence - price, fuzzy: repairs > 0)
    result.unexplained = first.outside.unexplained.map { scan.utterance.text(tokens: $0..<$0 + 1) }
    if isTie {
      result.confidence = min(result.confidence, Confidence.modelCap)
      result.alternatives = alternatives(found.prefix(3), price: price)
      return result
    }
    let intent = grammar.intents[first.intent]
    result.intent = intent.name
    result.act = intent.act
    result.planned = intent.planned
    result.layer = first.layer
    result.response = first.response
    if intent.act == .destroy, repairs > 0 { result.confidence = min(result.confidence, Confidence.modelCap) }
    result.details = first.outside.details.map { detail(scan, $0) }
    result.slots = slots(scan, first, intent, details: result.details)
    result.alternatives = alternatives(
      found.dropFirst().filter { $0.confidence >= Confidence.ask }.prefix(3), price: price)
    return result
  }

  private func detail(_ scan: Scan, _ found: DetailMatch) -> Detail {
    let program = details.programs[Int(found.program)]
    let bound = found.match.captures.map {
      SlotBinding(name: $0.slot, value: $0.value, range: scan.utterance.span($0.range))
    }
    let fixed = program.set.filter { set in !bound.contains { $0.name == set.name } }
    return Detail(kind: grammar.details[found.kind].name, slots: (bound + fixed).inOrder())
  }

  /// The sentence's own slots, its fixed ones, and those of the details that the intent declares.
  private func slots(_ scan: Scan, _ candidate: Candidate, _ intent: IntentDeclaration, details: [Detail])
    -> [SlotBinding]
  {
    var slots = candidate.captures.map {
      SlotBinding(name: $0.slot, value: $0.value, range: scan.utterance.span($0.range))
    }
    slots += candidate.set.filter { set in !slots.contains { $0.name == set.name } }
    for binding in details.flatMap(\.slots) {
      guard let declared = intent.slot(binding.name), !slots.contains(binding) else { continue }
      if declared.many || !slots.contains(where: { $0.name == binding.name }) { slots.append(binding) }
    }
    return slots.inOrder()
  }

  func alternatives(_ found: some Sequence<Candidate>, price: Int) -> [Alternative] {
    found.map { alternative($0.intent, confidence: max(0, $0.confidence - price)) }
  }

  func alternative(_ index: Int, confidence: Int) -> Alternative {
    let intent = grammar.intents[index]
    return Alternative(
      intent: intent.name, summary: intent.summary, confidence: min(confidence, Confidence.modelCap),
      example: intent.examples.first?.say ?? "")
  }

  /// No sentence explains the line: what its words are most like. Clear winners are asked about, with the
  /// entities that can be spotted; all else is refused.
  private func guessed(_ scan: Scan, _ found: [Candidate], repairs: Int, said: String) -> Recognition {
    let price = Confidence.repairCost * repairs
    var scores = model.scores(scan)
    if scan.isQuestion {
      for index in scores.indices where grammar.intents[scores[index].intent].act != .show {
        scores[index].percent = min(scores[index].percent, Confidence.ask - 1)
      }
    }
    for candidate in found {
      let known = scores.firstIndex { $0.intent == candidate.intent }
      if let known {
        scores[known].percent = max(scores[known].percent, candidate.confidence)
      } else {
        scores.append((candidate.intent, candidate.confidence))
      }
    }
    scores.sort {
      (-$0.percent, grammar.intents[$0.intent].name) < (-$1.percent, grammar.intents[$1.intent].name)
    }
    var result = Recognition(said: said, fuzzy: repairs > 0)
    result.unexplained = scan.tokens.indices.filter(scan.isContent).map {
      scan.utterance.text(tokens: $0..<$0 + 1)
    }
    guard let first = scores.first else { return result }
    let confidence = max(0, min(first.percent, Confidence.modelCap) - price)
    let margin = first.percent - (scores.dropFirst().first?.percent ?? 0)
    result.confidence = confidence
    let isClear = confidence >= Confidence.ask && margin >= Confidence.modelMargin
    if isClear {
      let intent = grammar.intents[first.intent]
      result.intent = intent.name
      result.act = intent.act
      result.layer = .model
      result.slots = spotted(scan, intent)
    } else {
      result.confidence = min(confidence, Confidence.ask - 1)
    }
    result.alternatives = scores.dropFirst(isClear ? 1 : 0).prefix(3).filter { $0.percent >= 20 }.map {
      alternative($0.intent, confidence: $0.percent)
    }
    return result
  }

  /// The intent's slots filled by what stands in the line, each stretch once.
  private func spotted(_ scan: Scan, _ intent: IntentDeclaration) -> [SlotBinding] {
    var slots: [SlotBinding] = []
    var used = Set<Int>()
    for slot in intent.slots {
      guard let entity = lexicon.entityIndex(slot.entity) else { continue }
      for at in 0..<min(scan.count, 48) where !used.contains(at) {
        guard let match = scan.matches(entity, at: at).first(where: { !$0.isWeak }),
          used.isDisjoint(with: at..<match.end)
        else { continue }
        used.formUnion(at..<match.end)
        slots.append(
          SlotBinding(name: slot.name, value: match.value, range: scan.utterance.span(at..<match.end)))
        if !slot.many { break }
      }
    }
    return slots.inOrder()
  }
}

extension Lexicon {
  /// The table's index of an entity; nil when no sentence uses it.
  func entityIndex(_ name: String) -> Int32? {
    let key: Compiler.EntityKey? =
      if let builtIn = BuiltInEntity(rawValue: name) {
        .builtIn(builtIn)
      } else {
        listIndex[name].map { .list($0) }
      }
    return key.flatMap { entities.firstIndex(of: $0) }.map { Int32($0) }
  }
}
