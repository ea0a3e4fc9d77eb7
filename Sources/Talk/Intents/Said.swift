/// One request as it was read: the line, its role, its slots and the facts told in it.
package struct Said {
  package let recognition: Recognition
  /// The part the request's intent plays; nil for most.
  package let role: Role?
  /// The slots of the sentence itself.
  package let slots: Slots
  /// Facts about the household told anywhere in the line.
  package let facts: [HouseholdFact]

  package init(_ recognition: Recognition, role: Role? = nil) {
    self.recognition = recognition
    facts = HouseholdFact.facts(in: recognition)
    // "Nobody", said to the open question and nothing else, is that question's no.
    self.role = role == .tell && recognition.isNobody ? .no : role
    slots = Slots(recognition.slots)
  }

  /// The line in the person's own words.
  package var text: String { recognition.said }

  /// The slots of the sentence, then those of the phrases around it.
  package var all: Slots { Slots(slots.bindings + recognition.details.flatMap(\.slots), reads: slots.reads) }

  /// The slots of the phrases around the sentence.
  package var details: Slots { Slots(recognition.details.flatMap(\.slots), reads: slots.reads) }

  /// Slots that were filled and that nothing has looked at, by name.
  package var unread: [String] {
    var names: [String] = []
    for binding in slots.bindings where !slots.reads.names.contains(binding.name) {
      if !names.contains(binding.name) { names.append(binding.name) }
    }
    return names.sorted()
  }
}

/// The words that filled a slot, as they were said; nil where none did.
package func spoken(_ slot: String, in reading: Recognition) -> String? {
  guard let range = reading.slots.first(where: { $0.name == slot })?.range, !range.isEmpty else { return nil }
  return String(
    decoding: Array(reading.said.utf8.dropFirst(range.lowerBound).prefix(range.count)), as: UTF8.self)
}
