/// Writes a live conversation down as a transcript, so that a bug report can be a test.
///
/// Played on a host that answers as it did live, the text passes. Source: design §8.
package struct LiveRecorder: Sendable {
  private let header: TranscriptHeader
  private var lines: [String] = []
  private var secondsDue = 0
  private var hasSaid = false
  package init(_ header: TranscriptHeader) { self.header = header }

  /// A line said and its reply. A line feed in the line, which no one can type, is written as a space.
  package mutating func say(_ line: String, reply: [String]) {
    let line = splitLines(line).joined(separator: " ")
    add(line.isEmpty ? ">" : "> \(line)", reply)
    hasSaid = true
  }

  /// Time that passed before the next act. Whole minutes are written; what is left waits for more.
  package mutating func advanceClock(bySeconds seconds: Int) { secondsDue += seconds }

  /// The program ended and started again; `reply` is what it said on starting.
  package mutating func restart(reply: [String]) { add("@ \(Directive.restart.text)", reply) }

  /// The next such call was made to fail.
  package mutating func failNext(_ call: FailingCall) { add("@ \(Directive.fail(call).text)", []) }

  /// The transcript so far; nil while nothing was said, as no transcript is without a word.
  package func text(title: String) -> String? {
    guard hasSaid else { return nil }
    let title = splitLines(title).joined(separator: " ")
    let story = header.lines + ["# \(title)", "", "```transcript"] + lines + ["```", ""]
    return story.joined(separator: "\n")
  }

  private mutating func add(_ act: String, _ reply: [String]) {
    let due = secondsDue - secondsDue % 60
    if due != 0 {
      lines.append("@ \(Directive.clock(bySeconds: due).text)")
      secondsDue -= due
    }
    lines.append(act)
    lines += comparable(reply).map { written($0) }
  }
}
