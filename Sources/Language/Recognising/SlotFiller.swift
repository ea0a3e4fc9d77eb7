/// Fills the slots of a line's reading: from its sentence, from its details, and from what stands elsewhere
/// in the line.
struct SlotFiller {
  let scan: Scan
  let templates: TemplateLayer
  /// Asked for only where something must be spotted: it may have to be waited for.
  let model: @Sendable () -> PhraseModel?

  init(_ scan: Scan, _ recognizer: Recognizer) {
    self.scan = scan
    templates = recognizer.templates
    model = recognizer.model
  }

  var lexicon: Lexicon { scan.lexicon }

  /// Details with their slots, and with the names of the people they speak of.
  func details(_ found: [DetailMatch]) -> [Detail] { withNames(found.map(detail)) }

  func detail(_ found: DetailMatch) -> Detail {
    let program = found.source
    let declared = templates.grammar.details[found.kind].slots
    let bound = found.match.captures.map { capture in
      SlotBinding(
        name: declared.first { $0.name == capture.slot }?.fills ?? capture.slot, value: capture.value,
        range: scan.utterance.span(capture.range))
    }
    let fixed = program.set.filter { set in !bound.contains { $0.name == set.name } }
    return Detail(kind: templates.grammar.details[found.kind].name, slots: (bound + fixed).inOrder())
  }

  /// The sentence's own slots, its fixed ones, and those of the details that the intent declares.
  func slots(
    of candidate: Candidate, in intent: IntentDeclaration, details: [Detail]
  ) -> [SlotBinding] {
    var slots = candidate.captures.map {
      SlotBinding(name: $0.slot, value: $0.value, range: scan.utterance.span($0.range))
    }
    slots += candidate.set.filter { set in !slots.contains { $0.name == set.name } }
    return self.slots(of: details, in: intent, after: slots)
  }

  /// The slots so far, and those of details that the intent declares too.
  func slots(
    of details: [Detail], in intent: IntentDeclaration, after slots: [SlotBinding] = []
  ) -> [SlotBinding] {
    var slots = slots
    for binding in details.flatMap(\.slots) {
      guard let declared = intent.slot(binding.name), !slots.contains(binding) else { continue }
      if declared.many || !slots.contains(where: { $0.name == binding.name }) { slots.append(binding) }
    }
    return slots.inOrder()
  }
}
