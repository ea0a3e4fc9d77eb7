import Talk

/// What fills one slot of a request that comes as an intent, as it was typed.
package struct TypedSlot: Hashable, Sendable {
  package var name, value: String
}

/// Why a typed request can't be read; the exit status is 2.
package enum TypedProblem: Error, Equatable, Sendable {
  case noSuchIntent(String)
  case noSuchSlot(String, intent: String, known: [String])
  case unreadable(TypedSlot, entity: String)

  package var sentence: String {
    switch self {
    case .noSuchIntent(let name):
      "There is no intent called \(name); \"sous intents list\" names those there are."
    case .noSuchSlot(let slot, let intent, let known):
      known.isEmpty
        ? "\(intent) has no slots."
        : "\(intent) has no slot called \(slot); it has \(known.joined(separator: ", "))."
    case .unreadable(let slot, let entity): "\"\(slot.value)\" can't be read as \(slot.name) (\(entity))."
    }
  }
}

extension Session {
  /// Answers a request that comes as an intent and what fills its slots, each value in words as somebody
  /// would say it, or a list's id. It goes the way every line goes: decided, saved, said, and taken back by
  /// the same undo.
  package func perform(_ intent: String, _ slots: [TypedSlot]) throws(TypedProblem) -> Answer {
    guard let declared = knowledge.grammar.intent(intent) else { throw .noSuchIntent(intent) }
    let context = RecognitionContext(now: clock.now)
    let recognizer = plainRecognizer
    var request = Recognition(
      said: ([intent] + slots.map { "\($0.name)=\($0.value)" }).joined(separator: " "), intent: intent,
      act: declared.act, confidence: 100, layer: .template)
    request.planned = declared.planned
    let phrases = declared.details.compactMap { name in knowledge.grammar.details.first { $0.name == name } }
    for slot in slots {
      let own = declared.slot(slot.name)
      let phrase = phrases.first { $0.slots.contains { $0.name == slot.name } }
      guard let entity = (own ?? phrase?.slots.first { $0.name == slot.name })?.entity else {
        let known = declared.slots.map(\.name) + phrases.flatMap { $0.slots.map(\.name) }
        throw .noSuchSlot(slot.name, intent: intent, known: Array(Set(known)).sorted())
      }
      let value = try value(slot, entity, declared, recognizer, context)
      let binding = SlotBinding(name: slot.name, value: value)
      if own != nil {
        request.slots.append(binding)
      } else if let index = request.details.firstIndex(where: { $0.kind == phrase?.name }) {
        request.details[index].slots.append(binding)
      } else if let phrase {
        request.details.append(Detail(kind: phrase.name, slots: [binding]))
      }
    }
    return logged(self) { answer(request.said, asking: request) }
  }

  private func value(
    _ slot: TypedSlot, _ entity: String, _ intent: IntentDeclaration, _ recognizer: Recognizer,
    _ context: RecognitionContext
  ) throws(TypedProblem) -> SlotValue {
    let reader = SessionReader(recognizer: recognizer, context: context)
    let expectation = Expectation(intent: intent.name, slot: slot.name, entity: entity)
    if let value = reader.value(of: slot.value, for: expectation) { return value }
    // A list's own id, or free words where the slot takes them.
    let own = knowledge.grammar.lists.first { $0.name == entity }
    let lists = knowledge.catalogue.lists.filter { $0.name == entity }.map(\.values) + [own?.values ?? []]
    if let entry = lists.joined().first(where: { $0.out == slot.value }) {
      return .item(list: entity, id: entry.out, name: entry.text)
    }
    if own?.isWildcard == true { return .text(slot.value) }
    throw .unreadable(slot, entity: entity)
  }
}
