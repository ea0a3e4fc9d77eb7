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
