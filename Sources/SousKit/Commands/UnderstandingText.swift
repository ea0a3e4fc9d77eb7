package import Talk

/// How a line was read, as one object of `sous understand --json`; `withResponse` adds the response that
/// the sentence names.
package func understandingObject(_ recognition: Recognition, withResponse: Bool = false) -> JSONValue {
  var members: [String: JSONValue] = [
    "said": .string(recognition.said), "intent": .optional(recognition.intent),
    "slots": slotsObject(recognition), "confidence": .hundredths(recognition.confidence),
    "layer": .optional(recognition.layer?.rawValue),
    "alternatives": .array(
      recognition.alternatives.map { alternative in
        [
          "intent": .string(alternative.intent), "confidence": .hundredths(alternative.confidence),
          "example": .string(alternative.example),
        ]
      }),
  ]
  if withResponse, let response = recognition.response { members["response"] = .string(response) }
  return .object(members)
}

/// A whole line as one object: its first request, and the others under `also` when it holds several.
package func understandingObject(of line: String, _ found: [Recognition]) -> JSONValue {
  guard let first = found.first, found.count > 1, case .object(var members) = understandingObject(first)
  else { return found.first.map { understandingObject($0) } ?? .null }
  members["said"] = .string(line)
  members["also"] = .array(found.dropFirst().map { understandingObject($0) })
  return .object(members)
}

/// How a line was read, for people: the intent, what filled its slots, what stayed unexplained.
package func understandingLines(_ recognition: Recognition) -> [String] {
  var lines = ["\(recognition.said): \(recognition.intent ?? "not understood"), \(recognition.confidence) %"]
  let slots = slotsObject(recognition).text
  if slots != "{}" { lines.append("  \(slots)") }
  if !recognition.unexplained.isEmpty {
    lines.append("  unexplained: \(recognition.unexplained.joined(separator: ", "))")
  }
  for alternative in recognition.alternatives {
    lines.append("  or \(alternative.intent), \(alternative.confidence) %: \"\(alternative.example)\"")
  }
  return lines
}
