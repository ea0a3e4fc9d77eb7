import Talk

/// What fills one slot of a request that comes as an intent, as it was typed.
package struct TypedSlot: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
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
    case .unreadable(let slot, let entity):
      "\"\(slot.value)\" can't be read as \(slot.name) (\(entity))."
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
    let phrases = declared.details.compactMap { name in
      knowledge.grammar.details.first { $0.name == name }
    }
    for slot in slots {
      if let own = declared.slot(slot.name) {
        let value = try value(slot, own.entity, declared, recognizer, context)
        request.slots.append(SlotBinding(name: slot.name, value: value))
      } else if let phrase = phrases.first(where: { phrase in
        phrase.slots.contains { $0.name == slot.name }
      }) {
        let entity = phrase.slots.first { $0.name == slot.name }?.entity ?? ""
        let value = try value(slot, entity, declared, recognizer, context)
        let binding = SlotBinding(name: slot.name, value: value)
        if let index = request.details.firstIndex(where: { $0.kind == phrase.name }) {
          request.details[index].slots.append(binding)
        } else {
          request.details.append(Detail(kind: phrase.name, slots: [binding]))
        }
      } else {
        let known = declared.slots.map(\.name) + phrases.flatMap { $0.slots.map(\.name) }
        throw .noSuchSlot(slot.name, intent: intent, known: Array(Set(known)).sorted())
      }
    }
    return answer(request.said, asking: request)
  }

  private func value(
    _ slot: TypedSlot, _ entity: String, _ intent: IntentDeclaration, _ recognizer: Recognizer,
    _ context: RecognitionContext
  ) throws(TypedProblem) -> SlotValue {
    let reader = SessionReader(recognizer: recognizer, context: context)
    let expectation = Expectation(intent: intent.name, slot: slot.name, entity: entity)
    if let value = reader.value(of: slot.value, for: expectation) { return value }
    // A list's own id, or free words where the slot takes them.
    for list in knowledge.catalogue.lists where list.name == entity {
      if let entry = list.values.first(where: { $0.out == slot.value }) {
        return .item(list: entity, id: entry.out, name: entry.text)
      }
    }
    if let list = knowledge.grammar.lists.first(where: { $0.name == entity }) {
      if let entry = list.values.first(where: { $0.out == slot.value }) {
        return .item(list: entity, id: entry.out, name: entry.text)
      }
      if list.isWildcard { return .text(slot.value) }
    }
    throw .unreadable(slot, entity: entity)
  }
}
