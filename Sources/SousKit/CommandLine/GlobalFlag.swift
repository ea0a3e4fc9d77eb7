/// The flags that may stand anywhere on the command line, by their spelling.
package enum GlobalFlag: String, CaseIterable, Sendable {
  case kitchen, seed, now
  case person = "as"
  case json, yes, plain, color, width, explain
  case dryRun = "dry-run"
  case saveTranscript = "save-transcript"
  case intents, context, catalogue, version, help

  /// Reads "--seed"; `-h` is the only short one. Nil for anything else.
  package init?(spelling: String) {
    if spelling == "-h" {
      self = .help
      return
    }
    guard spelling.hasPrefix("--") else { return nil }
    self.init(rawValue: String(spelling.dropFirst(2)))
  }

  /// "--seed".
  package var spelling: String { "--" + rawValue }

  /// What its value is, for a sentence such as "--kitchen wants a file"; nil when it takes none.
  package var wants: String? {
    switch self {
    case .kitchen, .saveTranscript: "a file"
    case .seed: "a whole number"
    case .now: "a time such as 2026-03-02T17:00"
    case .person: "a name"
    case .color: "auto, always or never"
    case .width: "a number of columns, 40 to 200"
    case .intents: "a folder of intent files"
    case .context: "a JSON object such as {\"area\": \"kitchen\"}"
    case .catalogue: "builtin or small"
    case .json, .yes, .plain, .explain, .dryRun, .version, .help: nil
    }
  }

  /// The placeholder `--help` shows for its value; nil when it takes none.
  package var valueName: String? {
    switch self {
    case .kitchen, .saveTranscript: "FILE"
    case .seed, .width: "N"
    case .now: "TIME"
    case .person: "NAME"
    case .color: "WHEN"
    case .intents: "DIR"
    case .context: "JSON"
    case .catalogue: "WHICH"
    case .json, .yes, .plain, .explain, .dryRun, .version, .help: nil
    }
  }

  /// What `--help` says about it; nil for the flag it keeps to itself.
  package var summary: String? {
    switch self {
    case .kitchen: "keep the kitchen in FILE instead of the usual place"
    case .seed: "draw the same \"random\" choices every time"
    case .now: "take TIME (2026-03-02T17:00) for the present"
    case .person: "talk as NAME; the login name otherwise"
    case .json: "one JSON object for each line said"
    case .yes: "answer every question with its default"
    case .plain: "no colour"
    case .color: "auto, always or never"
    case .width: "lay out for N columns, 40 to 200"
    case .explain: "with understand: why each line is read so"
    case .dryRun: "show what would happen and change nothing"
    case .saveTranscript: "write the talk to FILE, as a test that can be played again"
    case .intents: "understand by the intent files in DIR"
    case .context: "the facts that conditions of --intents look at"
    case .catalogue: nil
    case .version: "print the version"
    case .help: "print this"
    }
  }
}
