import Values

extension [Recognition] {
  /// The requests of one line with "she" and "her" as whom an earlier one names: "my mother can't chew, only soft food
  /// for her". Details have theirs already.
  var withAntecedents: [Recognition] {
    var named: SlotValue?
    return map { found in
      var found = found
      if let named, let at = found.slots.firstIndex(where: { $0.name == "person" && isThirdPerson($0.value) })
      {
        found.slots[at] = SlotBinding(name: "person", value: named)
      }
      let slots = found.slots + found.details.flatMap(\.slots)
      let people = slots.filter { ["person", "who"].contains($0.name) && !isPronoun($0.value) }
      named = people.last?.value ?? named
      return found
    }
  }
}

private func isPronoun(_ value: SlotValue) -> Bool {
  if case .text(let text) = value { PersonWords.pronouns.contains(text.lowercased()) } else { false }
}

/// Whether it stands for somebody named elsewhere.
func isThirdPerson(_ value: SlotValue) -> Bool {
  if case .text(let text) = value { ["she", "her", "he", "him"].contains(text.lowercased()) } else { false }
}
