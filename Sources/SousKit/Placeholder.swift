package import Values

/// What the command line asks for, read before anything is opened.
package struct SessionOptions: Sendable {
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
  /// Columns to lay out for; 40 to 200.
  package var width = 80
  package var usesColor = false

  package init() {}
}

/// The answer to one line.
package struct Reply: Sendable {
  /// For standard output, already laid out.
  package var lines: [String]
  /// The same reply as one line of `--json`.
  package var json: String
  /// 0 done or asking, 1 failed, refused or not understood, 3 nothing fits, 4 damaged data.
  package var exit: Int32
  /// True when the person said goodbye.
  package var endsChat: Bool

  package init(lines: [String], json: String, exit: Int32, endsChat: Bool) {
    self.lines = lines
    self.json = json
    self.exit = exit
    self.endsChat = endsChat
  }
}

/// Why no session could begin; `lines` say it and what to do next.
package struct StartFailure: Error, Sendable {
  package var lines: [String]
  package var exit: Int32

  package init(lines: [String], exit: Int32) {
    self.lines = lines
    self.exit = exit
  }
}

/// One person's talk with one kitchen: a line in, a reply out, synchronously.
package final class Session {
  package init(_ options: SessionOptions) throws(StartFailure) {}

  /// What a chat opens with; empty for a script.
  package func greeting() -> [String] { [] }

  package func say(_ line: String) -> Reply {
    Reply(lines: [], json: "{}", exit: 0, endsChat: false)
  }

  /// Completions of the word before the cursor: the kitchen's own names and what can be said now.
  package func completions(for line: String) -> [String] { [] }

  /// Work that waits until the first prompt is shown: the daily check and backup.
  package func afterFirstPrompt() {}

  /// Writes what is still open (`--save-transcript`) and closes the file.
  package func close() {}
}
