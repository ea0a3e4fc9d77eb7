import Values

/// What is wrong with a transcript as a file, and where; nothing was run.
///
/// A transcript is a machine-read file, so the message is worded here. Source: design §8.
package struct TranscriptProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// Counted from 1.
  package var line: Int
  package var message: String

  /// "transcripts/planning/first-week.md:12: this block is never closed"; one line that no terminal obeys.
  package var description: String { inertLine("\(path):\(line): \(message)") }
}
