package import Talk

/// Why a line was read as it was, as one object: what `understandingObject` tells, and the evidence.
package func explanationObject(_ explanation: Explanation) -> JSONValue {
  let recognition = explanation.recognition
  guard case .object(var members) = understandingObject(recognition) else { return .null }
  members["template"] = .optional(recognition.template)
  members["repairs"] = .array(
    explanation.repairs.map { ["written": .string($0.written), "read": .string($0.read)] })
  members["words"] = .array(
    explanation.weights.map { ["word": .string($0.word), "adds_thousandths": .integer($0.weight)] })
  members["stretches"] = .array(
    recognition.slots.map { slot in
      [
        "slot": .string(slot.name), "value": .strings(slot.value.shortTexts),
        "from": .optional(explanation.stretch(of: slot)),
      ]
    })
  members["unexplained"] = .strings(recognition.unexplained)
  members["alternatives"] = .array(
    explanation.alternatives.map { alternative in
      [
        "intent": .string(alternative.intent), "confidence": .hundredths(alternative.confidence),
        "example": .string(alternative.example),
      ]
    })
  return .object(members)
}

/// Why a line was read as it was, for people: what was read, then the evidence under it.
package func explanationLines(_ explanation: Explanation, width: Int) -> [String] {
  let recognition = explanation.recognition
  var rows: [(label: String, text: String)] = []
  let act = recognition.intent == nil ? "" : ", \(verdict(recognition.band))"
  rows.append(("read as", "\(recognition.intent ?? "nothing"), \(recognition.confidence) %\(act)"))
  if let layer = recognition.layer { rows.append(("by", evidence(layer, recognition.template))) }
  if !explanation.weights.isEmpty {
    rows.append(
      ("words", explanation.weights.map { "\($0.word) \(signed($0.weight))" }.joined(separator: ", ")))
  }
  for slot in recognition.slots {
    let from = explanation.stretch(of: slot).map { "from “\($0)”" } ?? "fixed by the sentence"
    rows.append(("slot", "\(slot.name) = \(slot.value.shortTexts.joined(separator: ", ")), \(from)"))
  }
  for repair in explanation.repairs { rows.append(("repaired", "“\(repair.written)” to “\(repair.read)”")) }
  if !recognition.unexplained.isEmpty {
    rows.append(("left over", recognition.unexplained.map { "“\($0)”" }.joined(separator: ", ")))
  }
  for other in explanation.alternatives {
    let example = other.example.isEmpty ? "" : ": “\(other.example)”"
    rows.append(("or", "\(other.intent), \(other.confidence) %\(example)"))
  }
  let label = rows.map { displayWidth($0.label) }.max() ?? 0
  return wrapped("“\(recognition.said)”", width: width)
    + rows.flatMap { row in
      wrapped(row.text, width: max(20, width - label - 4)).enumerated().map { index, line in
        "  " + padded(index == 0 ? row.label : "", to: label) + "  " + line
      }
    }
}

private func verdict(_ band: Confidence.Band) -> String {
  switch band {
  case .act: "it is done"
  case .ask: "it is asked about"
  case .refuse: "it is refused"
  }
}

private func evidence(_ layer: Layer, _ template: String?) -> String {
  switch layer {
  case .template: template.map { "the sentence “\($0)”" } ?? "details alone"
  case .model: "its words, rather than a sentence"
  case .entity: "the answer to the open question"
  }
}

/// "+12.5 %" of so many thousandths.
private func signed(_ thousandths: Int) -> String {
  let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 10)
  return (thousandths < 0 ? "−" : "+") + "\(whole).\(rest) %"
}
