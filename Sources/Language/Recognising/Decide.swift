import Values

extension Recognizer {
  /// What the templates alone say: act, ask, or a tie; nil when no sentence explains enough of the line.
  func decided(_ scan: Scan, _ found: [Candidate], repairs: Int, said: String) -> Recognition? {
    let price = Confidence.repairCost * repairs
    guard let first = found.first, first.confidence - price >= Confidence.ask else { return nil }
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
    result.template = first.template
    result.response = first.response
    if intent.act == .destroy, repairs > 0 { result.confidence = min(result.confidence, Confidence.modelCap) }
    result.details = withNames(first.outside.details.map { detail(scan, $0) }, scan)
    result.slots = slots(scan, first, intent, details: result.details)
    result = opened(result, scan, first.intent)
    result.alternatives = alternatives(
      found.dropFirst().filter { $0.confidence >= Confidence.ask }.prefix(3), price: price)
    return result
  }

  func detail(_ scan: Scan, _ found: DetailMatch) -> Detail {
    let program = details.programs[Int(found.program)]
    let bound = found.match.captures.map {
      SlotBinding(name: $0.slot, value: $0.value, range: scan.utterance.span($0.range))
    }
    let fixed = program.set.filter { set in !bound.contains { $0.name == set.name } }
    return Detail(kind: grammar.details[found.kind].name, slots: (bound + fixed).inOrder())
  }

  /// The sentence's own slots, its fixed ones, and those of the details that the intent declares.
  func slots(_ scan: Scan, _ candidate: Candidate, _ intent: IntentDeclaration, details: [Detail])
    -> [SlotBinding]
  {
    var slots = candidate.captures.map {
      SlotBinding(name: $0.slot, value: $0.value, range: scan.utterance.span($0.range))
    }
    slots += candidate.set.filter { set in !slots.contains { $0.name == set.name } }
    return self.slots(of: details, in: intent, after: slots)
  }

  /// The slots so far, and those of details that the intent declares too.
  func slots(of details: [Detail], in intent: IntentDeclaration, after slots: [SlotBinding] = [])
    -> [SlotBinding]
  {
    var slots = slots
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
