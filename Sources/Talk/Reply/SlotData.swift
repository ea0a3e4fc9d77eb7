/// Slots that always come as arrays, however many values were said.
private let manySlots: Set<String> = [
  "avoid", "avoids", "cuisine", "cuisines", "days", "people", "supply", "want", "without",
]

/// What was understood, by slot name: the sentence's own slots, then those of its phrases. What
/// people avoid is gathered under `people`. Source: formats, `slots`.
package func slotsObject(_ recognition: Recognition) -> JSONValue {
  var slots: [String: JSONValue] = [:]
  let people = people(in: recognition)
  let parts: Set<String> = people.isEmpty ? [] : ["avoid", "avoids", "person", "strength"]
  let details = recognition.details.filter { !isAboutPeople($0.kind) }.flatMap(\.slots)
  for bindings in [recognition.slots, details] {
    let taken = slots
    for binding in bindings where !parts.contains(binding.name) && taken[binding.name] == nil {
      add(binding, to: &slots)
    }
  }
  if !people.isEmpty { slots["people"] = .array(people) }
  return .object(slots)
}

private func isAboutPeople(_ kind: String) -> Bool { kind == "avoid" || kind == "avoids" }

private func add(_ binding: SlotBinding, to slots: inout [String: JSONValue]) {
  let value = slotObject(binding.value)
  switch slots[binding.name] {
  case .array(let values)?: slots[binding.name] = .array(values + flat(value))
  case let single?: slots[binding.name] = .array([single] + flat(value))
  case nil: slots[binding.name] = manySlots.contains(binding.name) ? .array(flat(value)) : value
  }
}

/// A slot's several days are several values.
private func flat(_ value: JSONValue) -> [JSONValue] {
  if case .array(let values) = value { values } else { [value] }
}

private func slotObject(_ value: SlotValue) -> JSONValue {
  switch value {
  case .text(let text): .string(text)
  case .item(_, let id, _): .string(id)
  case .number(let number): number.isWhole ? .integer(number.numerator) : .hundredths((number * 100).rounded)
  case .money(let money): JSONValue(encoding: money)
  case .day(let day): .string(day.iso)
  case .days(let days): .strings(days.map(\.iso))
  case .minutes(let minutes, let bound): .object([bound.rawValue: .integer(minutes)])
  case .percent(let percent): .integer(percent)
  case .amount(let amount): JSONValue(encoding: amount)
  case .supply(let amount, _, let id, _):
    ["ingredient": .string(id), "amount": amount.map { JSONValue(encoding: $0) } ?? .null]
  case .choice(let number): .integer(number)
  }
}

/// Who avoids what, one entry a phrase; a null name is everybody. An answer to the open question
/// counts as a phrase.
private func people(in recognition: Recognition) -> [JSONValue] {
  var phrases = recognition.details.filter { isAboutPeople($0.kind) }.map(\.slots)
  if recognition.layer == .entity, phrases.isEmpty { phrases = [recognition.slots] }
  return phrases.compactMap { slots in
    let strength = Slots(slots).word("strength") == "dislike" ? "dislike" : "strict"
    let avoids = (slots.values("avoid") + slots.values("avoids")).compactMap { value -> JSONValue? in
      guard value.word != "none", let what = value.avoided ?? value.word.map({ Avoided.food($0) })
      else { return nil }
      return JSONValue(encoding: Facts(what, strength: strength))
    }
    let name: JSONValue = .optional(Slots(slots).word("person"))
    return avoids.isEmpty ? nil : ["name": name, "avoid": .array(avoids)]
  }
}
