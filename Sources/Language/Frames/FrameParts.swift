/// What the chosen frames ask for and tell.
extension FrameReader {
  func said(_ bindings: [Binding]) -> [Part] {
    let filler = SlotFiller(scan, recognizer)
    let requests = bindings.filter { if case .intent = $0.program.owner { true } else { false } }
    let told = bindings.filter { binding in
      guard case .detail(let kind) = binding.program.owner else { return false }
      return isUsed(kind)
    }
    let details = filler.details(told.compactMap(detail))
    var own: [Int: [Detail]] = [:]
    var facts: [Part] = []
    for (binding, detail) in zip(told, details) {
      if let place = request(for: detail, binding, among: requests) {
        own[place, default: []].append(detail)
      } else if let fact = fact(detail, binding, filler) {
        facts.append(fact)
      }
    }
    let isAlone = requests.count == 1 && facts.isEmpty
    let asked = requests.enumerated().compactMap { place, binding in
      part(binding, details: own[place] ?? [], filler, isAlone: isAlone)
    }
    return asked + merged(facts)
  }

  /// A detail kind that no intent takes is an aside: it binds its words and tells nothing.
  func isUsed(_ kind: Int) -> Bool {
    let name = grammar.details[kind].name
    return grammar.intents.contains { $0.details.contains(name) }
  }

  func detail(_ binding: Binding) -> DetailMatch? {
    guard case .detail(let kind) = binding.program.owner else { return nil }
    return DetailMatch(kind: kind, source: binding.program, match: binding.match, isCorrection: false)
  }

  /// The request of the same sentence that a wish belongs to; what is told of people is a fact.
  func request(for detail: Detail, _ binding: Binding, among requests: [Binding]) -> Int? {
    guard !detail.slots.contains(where: { $0.name == "person" || $0.name == "who" }) else { return nil }
    return requests.indices.filter { place in
      guard case .intent(let index) = requests[place].program.owner else { return false }
      return grammar.intents[index].details.contains(detail.kind)
        && sameSentence(requests[place].start, binding.start)
    }.min { abs(requests[$0].start - binding.start) < abs(requests[$1].start - binding.start) }
  }

  /// A question that stands alone is all that was said: "… for mashing" behind it says which of the answers counts.
  func part(_ binding: Binding, details: [Detail], _ filler: SlotFiller, isAlone: Bool) -> Part? {
    guard case .intent(let index) = binding.program.owner else { return nil }
    let intent = grammar.intents[index]
    var slots = binding.match.captures.map {
      SlotBinding(
        name: intent.slot($0.slot)?.fills ?? $0.slot, value: $0.value, range: scan.utterance.span($0.range))
    }
    slots += binding.program.set.filter { set in !slots.contains { $0.name == set.name } }
    let isQuestion = isAlone && intent.act == .show && sameSentence(0, scan.count)
    let span = isQuestion ? 0..<scan.utterance.raw.utf8.count : scan.utterance.span(binding.range)
    return Part(
      found: recognition(intent, filler.slots(of: details, in: intent, after: slots), details, span),
      span: span)
  }

  func fact(_ detail: Detail, _ binding: Binding, _ filler: SlotFiller) -> Part? {
    guard let tell = grammar.intents.first(where: { $0.isDetailsOnly && $0.details.contains(detail.kind) })
    else {
      return nil
    }
    let span = scan.utterance.span(binding.range)
    if detail.slots.contains(where: { $0.name == "subject" }) || filler.isOfSomebody([detail]) {
      return leftOut([binding.range]).first
    }
    return Part(found: recognition(tell, filler.slots(of: [detail], in: tell), [detail], span), span: span)
  }

  /// Its ranges count from the start of the span; a value said outside of it has none.
  func recognition(
    _ intent: IntentDeclaration, _ slots: [SlotBinding], _ details: [Detail], _ span: Range<Int>
  ) -> Recognition {
    func moved(_ slots: [SlotBinding]) -> [SlotBinding] {
      slots.map { slot in
        let isInside = slot.range.lowerBound >= span.lowerBound && slot.range.upperBound <= span.upperBound
        return SlotBinding(
          name: slot.name, value: slot.value,
          range: isInside && !slot.range.isEmpty
            ? slot.range.lowerBound - span.lowerBound..<slot.range.upperBound - span.lowerBound : 0..<0)
      }.inOrder()
    }
    var found = Recognition(
      said: scan.utterance.text(span), intent: intent.name, act: intent.act, slots: moved(slots),
      details: details.map { Detail(kind: $0.kind, slots: moved($0.slots)) }, confidence: Confidence.framed,
      layer: .template)
    found.planned = intent.planned
    return found
  }

  /// Facts that follow one another are noted together.
  func merged(_ facts: [Part]) -> [Part] {
    var result: [Part] = []
    for fact in facts {
      guard var last = result.last, last.found.intent == fact.found.intent, !last.found.isLeftOut,
        !fact.found.isLeftOut
      else {
        result.append(fact)
        continue
      }
      let shift = fact.span.lowerBound - last.span.lowerBound
      last.span = last.span.lowerBound..<fact.span.upperBound
      last.found.said = scan.utterance.text(last.span)
      last.found.slots = (last.found.slots + fact.found.slots.map { $0.shifted(shift) }).inOrder()
      last.found.details += fact.found.details.map { detail in
        Detail(kind: detail.kind, slots: detail.slots.map { $0.shifted(shift) })
      }
      result[result.count - 1] = last
    }
    return result
  }

  func leftOut(_ ranges: [Range<Int>]) -> [Part] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined.map { range in
      Part(found: .leftOut(scan.utterance.text(tokens: range)), span: scan.utterance.span(range))
    }
  }
}
