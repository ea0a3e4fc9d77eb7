package import Dialogue
package import Values

/// Finds the words for responses and lays them out. Pure: the same responses give the same lines.
package struct Renderer: Hashable, Sendable {
  /// Columns to lay out for; 40 to 200.
  package let width: Int
  package let style: Style

  /// A width outside 40 to 200 counts as the nearer end.
  package init(width: Int, style: Style) {
    self.width = min(200, max(40, width))
    self.style = style
  }

  /// The lines of one response, with what can be said next under it.
  package func lines(
    for response: Response, in state: DialogueState = DialogueState(), today: Day? = nil
  ) -> [String] {
    lines(for: [response], in: state, today: today)
  }

  /// The lines of a reply: its responses in order, an empty line between two where one of them fills
  /// part of a page, and what can be said next once, at the end. No line is wider than `width`, none
  /// ends in a space. The state left behind and the day make what is said fit better; both may be
  /// missing. Source: requirements DC-08, DC-09.
  package func lines(
    for responses: [Response], in state: DialogueState = DialogueState(), today: Day? = nil
  ) -> [String] {
    let wording = Wording(today: today, state: state, width: width)
    return wording.blocks(for: responses).lines(width: width, style: style)
  }

  /// The lines of what one request came to.
  package func lines(for outcome: TurnOutcome, today: Day? = nil) -> [String] {
    lines(for: outcome.responses, in: outcome.state, today: today)
  }
}

/// The words for responses in one conversation, not yet laid out.
struct Wording: Hashable, Sendable {
  /// Makes "tonight" out of a date; nil where nobody said what day it is.
  var today: Day?
  var state: DialogueState
  /// Columns there will be, for choosing how much goes beside each other.
  var width = 80

  var names: DayNames { DayNames(today: today) }

  /// All responses of a reply and its end.
  func blocks(for responses: [Response]) -> [Block] {
    var blocks: [Block] = []
    var wasPage = false
    for (index, response) in asked(responses).enumerated() {
      let next = self.blocks(for: response, isFirst: index == 0)
      if !blocks.isEmpty, wasPage || next.isPage { blocks.append(.gap) }
      blocks += next
      wasPage = next.isPage
    }
    return blocks + .say(closing(for: responses).text)
  }

  /// What the reply ends in: the last response decides that is more than a word by the way.
  func closing(for responses: [Response]) -> Closing {
    (responses.last { !$0.isByTheWay } ?? responses.last).map { closing(for: $0) } ?? .none
  }
}

extension Response {
  /// A reminder nobody asked for, or news of another plan: what stands before it is what was asked.
  var isByTheWay: Bool {
    switch self {
    case .reminders(_, let isAsked): !isAsked
    case .planNews(.archived): true
    default: false
    }
  }
}
