package import Dialogue
package import Language
import Planning
package import Values

/// Everything `--json` tells of one line.
package struct ReplyFacts: Sendable {
  package var said: String
  /// How the line was read; several when it asked for several things, none when nothing was read.
  package var recognitions: [Recognition]
  package var responses: [Response]
  package var state: DialogueState
  /// The lines `--plain` prints.
  package var text: [String]
  /// Sentences beside the reply, such as what was wrong when the kitchen was opened.
  package var notices: [String]
  package var status: ReplyStatus
  package var today: Day?
  /// The replies of a line that asked for several things; empty for one.
  package var parts: [ReplyFacts]

  /// The status is the worst of the parts' and of what follows from responses and state, unless it
  /// is given.
  package init(
    said: String, recognitions: [Recognition], responses: [Response], state: DialogueState,
    text: [String], notices: [String] = [], status: ReplyStatus? = nil, today: Day? = nil,
    parts: [ReplyFacts] = []
  ) {
    self.said = said
    self.recognitions = recognitions
    self.responses = responses
    self.state = state
    self.text = text
    self.notices = notices
    self.status =
      status
      ?? parts.map(\.status).reduce(Rendering.status(of: responses, in: state), max)
    self.today = today
    self.parts = parts
  }
}

/// A reply as one JSON object: every key always there. A line
/// that asked for several things is understood as its first. Source: formats, "A reply of --json".
package func replyObject(_ facts: ReplyFacts) -> JSONValue {
  let recognition = facts.recognitions.first
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
    "suggestions": .strings(
      suggestions(for: facts.state, responses: facts.responses, today: facts.today)),
    "notices": .strings(
      facts.notices + notices(for: facts.responses, in: facts.state, today: facts.today)),
    "data": dataObject(for: facts.responses),
    "parts": .array(facts.parts.map(replyObject)),
  ]
}
