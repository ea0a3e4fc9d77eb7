package import Values

/// What the command line asks for, read before anything is opened.
package struct SessionOptions: Equatable, Sendable {
  /// Nil: the XDG data directory's kitchen. ":memory:" for none on disk.
  package var kitchen: String?
  package var seed: UInt64?
  package var now: CivilTime?
  package var person: String?
  package var answersYes = false
  package var isDryRun = false
  /// "builtin" or "small".
  package var catalogue = "builtin"
  package var saveTranscript: String?
  /// Whether the transcript may replace an ordinary file.
  package var replacesFile = false
  /// Columns to lay out for; 40 to 200.
  package var width = 80
  package var usesColor = false
  package init() {}
}
