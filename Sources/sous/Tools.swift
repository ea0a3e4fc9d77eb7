import ArgumentParser
import SousKit

/// A command beside the talk itself, with what was lifted out of the line before it was parsed.
private protocol Tool: ParsableCommand {
  func perform(_ options: GlobalOptions) -> Int32
}

/// The commands that are no requests. Global options never reach them: they are lifted out first.
struct ToolCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sous",
    subcommands: [Understand.self, TranscriptTool.self, IntentsTool.self])

  /// The words that make a line a command instead of a request.
  static let names = ["understand", "transcript", "intents"]
}

private struct Understand: Tool {
  static let configuration = CommandConfiguration(
    abstract: "Show how lines on standard input are read.",
    discussion: """
      With --json one object a line, with every alternative considered, --explain says why. --intents DIR reads them with the \
      intent files of a folder instead, ours or Home Assistant's, and --context JSON gives the facts that \
      their conditions look at.
      """)

  func perform(_ options: GlobalOptions) -> Int32 {
    let lines = ScriptEditor()
    if let folder = options.intents {
      return understandLines(
        intents: folder, options: options, session: options.sessionOptions(at: Terminal().place),
        read: { lines.nextLine() }, write: { _ = report($0) }, complain: complain)
    }
    return understandLines(
      json: options.isJSON, explains: options.explains, options: options.sessionOptions(at: Terminal().place),
      read: { lines.nextLine() }, write: { _ = report($0) })
  }
}

private struct TranscriptTool: Tool {
  enum Mode: String, CaseIterable, ExpressibleByArgument {
    case test, record
  }

  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Play written conversations again (test), or write their replies anew (record).")

  @Argument(help: ArgumentHelp("Play them, or record their replies.", valueName: "test|record"))
  var mode: Mode

  @Argument(help: "Transcripts; with test, all of them when none is named.")
  var files: [String] = []

  func validate() throws {
    if mode == .record, files.isEmpty {
      throw ValidationError("sous transcript record wants the files to record.")
    }
  }

  func perform(_ options: GlobalOptions) -> Int32 {
    transcriptCommand(mode == .test ? .test : .record, files: files, write: { _ = report($0) })
  }
}

private struct IntentsTool: Tool {
  static let configuration = CommandConfiguration(
    commandName: "intents",
    abstract: "List what Sous understands, check the files that say so, or show what covers what.")

  @Argument(help: ArgumentHelp("What to do.", valueName: "list|lint|coverage"))
  var task: IntentsTask

  @Argument(help: "Transcripts for coverage, or folders of them; all of them when none is named.")
  var files: [String] = []

  func validate() throws {
    if task != .coverage, !files.isEmpty {
      throw ValidationError("sous intents \(task.rawValue) takes no files.")
    }
  }

  func perform(_ options: GlobalOptions) -> Int32 {
    intentsCommand(
      task, files: files, json: options.isJSON, width: options.sessionOptions(at: Terminal().place).width,
      write: { _ = report($0) })
  }
}

extension IntentsTask: ExpressibleByArgument {}

/// Parses and performs a command; gives the exit status, 2 for what can't be parsed.
func runTool(_ options: GlobalOptions) -> Int32 {
  do {
    let words = options.words + (options.showsHelp ? ["--help"] : [])
    var command = try ToolCommands.parseAsRoot(words)
    if let tool = command as? any Tool { return tool.perform(options) }
    // What is left is the parser's own: its help, which comes as an error that is a success.
    try command.run()
    return 0
  } catch {
    let message = ToolCommands.message(for: error)
    if ToolCommands.exitCode(for: error) == .success { return report(message) }
    complain(message.hasSuffix(".") ? message : message + ".")
    return 2
  }
}
