import Hassil
import Language
import Page

/// How a grammar in Home Assistant's layout read a line, as one object of `sous understand --intents --json`.
/// `response`, `metadata` and `slot_metadata` are there only where the grammar names them.
func understandingObject(_ recognition: ForeignRecognition) -> JSONValue {
  let isUnderstood = recognition.intent != nil
  var members: [String: JSONValue] = [
    "said": .string(recognition.said), "intent": .optional(recognition.intent),
    "slots": slotsObject(recognition), "confidence": .hundredths(isUnderstood ? 100 : 0),
    "layer": .optional(isUnderstood ? Layer.template.rawValue : nil),
    "alternatives": .array(
      recognition.others.map { other in
        ["intent": .string(other.intent), "confidence": 1, "example": .string(other.sentence)]
      }),
  ]
  if let response = recognition.response { members["response"] = .string(response) }
  if let metadata = recognition.metadata { members["metadata"] = JSONValue(metadata) }
  if !recognition.slotMetadata.isEmpty {
    members["slot_metadata"] = .object(recognition.slotMetadata.mapValues { JSONValue($0) })
  }
  return .object(members)
}

/// How a grammar in Home Assistant's layout read a line, for people: the intent, then what filled its slots
/// and the other readings, one a line.
func understandingLines(_ recognition: ForeignRecognition) -> [String] {
  var lines = ["\(recognition.said): \(recognition.intent ?? "not understood")"]
  if !recognition.slots.isEmpty { lines.append("  \(slotsObject(recognition).text)") }
  lines += recognition.others.map { "  or \($0.intent): \"\($0.sentence)\"" }
  return lines
}

private func slotsObject(_ recognition: ForeignRecognition) -> JSONValue {
  .object(recognition.slots.mapValues { JSONValue($0) })
}

extension JSONValue {
  fileprivate init(_ value: ForeignValue) {
    switch value {
    case .null: self = .null
    case .text(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .bool(flag)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    case .map(let members): self = .object(members.mapValues { JSONValue($0) })
    }
  }
}
