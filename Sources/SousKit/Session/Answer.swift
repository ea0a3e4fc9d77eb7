/// The answer to one line.
package struct Answer {
  /// For standard output, already laid out.
  package let lines: [String]
  /// 0 done or asking, 1 failed, refused or not understood, 3 nothing fits, 4 damaged data.
  package let exit: Int32
  /// True when the person said goodbye.
  package let endsChat: Bool
  private let object: () -> String

  package init(lines: [String], exit: Int32, endsChat: Bool, json: @escaping () -> String) {
    (self.lines, self.exit, self.endsChat) = (lines, exit, endsChat)
    object = json
  }

  /// The same answer as one line of `--json`; made only when it is asked for, before the next line is said.
  package var json: String { object() }
}

/// Why no session could begin; `lines` say it and what to do next.
package struct StartFailure: Error, Sendable {
  package var lines: [String]
  package var exit: Int32
}
