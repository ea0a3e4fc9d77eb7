package import Dialogue
package import Language
import Planning
package import Values

/// Everything `--json` tells of one request.
package struct ReplyFacts: Sendable {
  package var said: String
  /// Nil when nothing was read at all.
  package var recognition: Recognition?
  package var responses: [Response]
  package var state: DialogueState
  /// The lines `--plain` prints.
  package var text: [String]
  package var status: ReplyStatus
  package var today: Day?
  /// The replies of a line that asked for several things; empty for one.
  package var parts: [ReplyFacts]
  /// Sentences that do not follow from the responses: a broken file, a restored backup.
  package var also: [String] = []

  /// Without a status of its own, the one that follows from responses and state.
  package init(
    said: String, recognition: Recognition?, responses: [Response], state: DialogueState,
    text: [String], status: ReplyStatus? = nil, today: Day? = nil, parts: [ReplyFacts] = []
  ) {
    self.said = said
    self.recognition = recognition
    self.responses = responses
    self.state = state
    self.text = text
    self.status = status ?? Rendering.status(of: responses, in: state)
    self.today = today
    self.parts = parts
  }

  /// The reply to a line that asked for several things: understood as its first part, standing where
  /// the last one left it, its status the worst. One part is the reply itself.
  package init?(said: String, parts: [ReplyFacts], text: [String]) {
    guard let first = parts.first, let last = parts.last else { return nil }
    guard parts.count > 1 else {
      self = first
      return
    }
    self.init(
      said: said, recognition: first.recognition, responses: parts.flatMap(\.responses),
      state: last.state, text: text, status: parts.map(\.status).max(), today: last.today,
      parts: parts)
  }
}

/// A reply as one JSON object: every key always there. Source: formats, "A reply of --json".
package func replyObject(_ facts: ReplyFacts) -> JSONValue {
  let recognition = facts.recognition
  return [
    "schema": 1,
    "said": .string(facts.said),
    "text": .strings(facts.text),
    "status": .string(facts.status.rawValue),
    "exit": .integer(Int(facts.status.exit)),
    "intent": .optional(recognition?.intent),
    "confidence": .hundredths(recognition?.confidence ?? 0),
    "layer": .optional(recognition?.layer?.rawValue),
    "slots": recognition.map(slotsObject) ?? [:],
    "state": .string(facts.state.planning.name.rawValue),
    "asks": openQuestion(in: facts.state, today: facts.today)?.json ?? .null,
    "suggestions": .strings(suggestions(for: facts.responses, in: facts.state, today: facts.today)),
    "notices": .strings(
      facts.also + Rendering.notices(for: facts.responses, in: facts.state, today: facts.today)),
    "data": dataObject(for: facts.responses),
    "parts": .array(facts.parts.map(replyObject)),
  ]
}
