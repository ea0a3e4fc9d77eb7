/// Everything `--json` tells of one line.
package struct ReplyFacts {
  package var said: String
  /// How the line was read; several when it asked for several things, none when nothing was read.
  package var recognitions: [Recognition]
  package var replies: [any Reply]
  package var state: DialogueState
  /// The lines `--plain` prints.
  package var text: [String]
  /// Sentences beside the reply, such as what was wrong when the kitchen was opened.
  package var notices: [String]
  package var status: ReplyStatus
  package var today: Day?
  /// How things stand after the turn; nil where nobody looked.
  package var standing: Standing?
  /// The question that is open now.
  package var asks: AskedSlot?
  /// The replies of a line that asked for several things; empty for one.
  package var parts: [ReplyFacts]

  /// The status is the worst of the parts' and of what follows from replies and state, unless it is given.
  package init(
    said: String, recognitions: [Recognition], replies: [any Reply], state: DialogueState, house: House?,
    text: [String], notices: [String] = [], status: ReplyStatus? = nil, today: Day? = nil,
    standing: Standing? = nil, parts: [ReplyFacts] = []
  ) {
    (self.said, self.recognitions, self.replies, self.state) = (said, recognitions, replies, state)
    (self.text, self.notices, self.today, self.standing) = (text, notices, today, standing)
    self.parts = parts
    asks = house.flatMap { AskedSlot(in: state, house: $0, today: today) }
    self.status = status ?? parts.map(\.status).reduce(worst(of: replies, isAsking: asks != nil), max)
  }
}

/// The open question as `--json` tells it. Source: formats, `asks`.
package struct AskedSlot: Encodable, Equatable, Sendable {
  package var slot: String
  /// Lines that answer it.
  package var choices: [String]

  /// Nil when nothing waits for an answer.
  package init?(in state: DialogueState, house: House, today: Day?) {
    guard let question = house.openQuestion(in: state), let slot = question.slot else { return nil }
    self.slot = slot
    choices = question.choices(Wording(today: today, state: state))
  }
}

/// The worst status of the replies; asking rather than done while a question waits.
package func worst(of replies: [any Reply], isAsking: Bool) -> ReplyStatus {
  replies.map(\.status).reduce(isAsking ? .asking : .done, max)
}

/// A reply as one JSON object: every key always there. A line that asked for several things is understood as
/// its first. Source: formats, "A reply of --json".
package func replyObject(_ facts: ReplyFacts) -> JSONValue {
  let recognition = facts.recognitions.first
  let words = Wording(today: facts.today, state: facts.state, standing: facts.standing)
  let notices = facts.replies.flatMap { $0.notices(words) }.filter { !$0.isEmpty }.map(plainSpaces)
  let data = facts.replies.lazy.compactMap(\.data).last
  let suggestions =
    facts.replies.isEmpty ? facts.asks?.choices ?? [] : words.closing(for: facts.replies).lines
  return [
    "schema": 1, "said": .string(facts.said), "text": .strings(facts.text),
    "status": .string(facts.status.rawValue), "exit": .integer(Int(facts.status.exit)),
    "intent": .optional(recognition?.intent), "confidence": .hundredths(recognition?.confidence ?? 0),
    "layer": .optional(recognition?.layer?.rawValue), "slots": recognition.map(slotsObject) ?? [:],
    "state": .string(facts.state.planning.name.rawValue),
    "asks": facts.asks.map { JSONValue(encoding: $0) } ?? .null, "suggestions": .strings(suggestions),
    "notices": .strings(facts.notices + notices),
    "data": data.map { JSONValue(encoding: $0) } ?? ["kind": "none"],
    "parts": .array(facts.parts.map(replyObject)),
  ]
}
