import SousKit

/// Does what the arguments (without the program's name) ask for; gives the exit status.
/// Everything runs here, on the main thread: readline and a session know no other.
func runSous(_ arguments: [String]) -> Int32 {
  let options: GlobalOptions
  let command: ToolCommand?
  do {
    options = try GlobalOptions(lifting: arguments)
    if options.showsVersion { return statusWhenWritten(report("sous \(sousVersion)")) }
    if options.showsHelp { return statusWhenWritten(report(helpText())) }
    command = try ToolCommand(options)
  } catch {
    complain(error.sentence)
    return 2
  }
  if let command, !isRequest(command, options) {
    guard options.session.saveTranscript == nil else {
      complain("--save-transcript goes with a talk or a single request.")
      return 2
    }
    return statusWhenWritten(runTool(command, options))
  }
  guard options.session.saveTranscript != nil || !options.session.replacesFile else {
    complain("--force goes with --save-transcript, or with \"sous list\" and --output.")
    return 2
  }
  guard options.slots.isEmpty else {
    complain("--slot goes with \"sous do INTENT\".")
    return 2
  }
  if let flag = options.list.given {
    complain("\(flag) goes with \"sous list\" or \"sous recipe show\".")
    return 2
  }
  if options.reviews {
    complain("--review goes with \"sous amounts import FILE\".")
    return 2
  }
  if options.explains {
    complain("--explain goes with \"sous understand\".")
    return 2
  }
  return talk(options)
}

/// Whether what looks like a command is a request: "list recipes" is one unless a list is called "recipes".
private func isRequest(_ command: ToolCommand, _ options: GlobalOptions) -> Bool {
  guard case .list(.write(let name?, _, _)) = command, ListTask.mayBeRequest(options) else { return false }
  return !isNamedList(name, options.sessionOptions(at: Terminal().place))
}

/// A chat, a script or a single request, whichever the words and standard input make it.
private func talk(_ options: GlobalOptions) -> Int32 {
  let terminal = Terminal()
  let isSingle = !options.words.isEmpty
  let show: ([String]) -> OutputFault? = { writeLines(options.shown($0, at: terminal.place)) }
  let session: Session
  do { session = try Session(options.sessionOptions(at: terminal.place)) } catch {
    complain(error.lines.joined(separator: "\n"))
    if options.isJSON { _ = show([error.json(said: options.words.joined(separator: " "))]) }
    return statusWhenWritten(error.exit)
  }
  ignoreBrokenPipes()
  let output = TalkOutput(show: show, complain: complain)
  let manner = TalkManner(isJSON: options.isJSON, isChat: terminal.inputIsTerminal && !isSingle)
  // A chat's greeting says what went wrong on opening; elsewhere only replies belong on the output.
  if !manner.isChat || manner.isJSON { session.notices.forEach(complain) }
  if isSingle {
    let request = options.words.joined(separator: " ")
    return answerOnce(request, session, isJSON: options.isJSON, output: output)
  }
  catchSignals()
  guard manner.isChat else {
    return converse(session, editor: ScriptEditor(), manner: manner, output: output)
  }
  let editor = ReadlineEditor(
    prompt: prompt(isColored: terminal.colorsPrompt(for: options)),
    promptsOnError: options.isJSON || !terminal.place.isTerminal, completions: session.completions)
  return converse(session, editor: editor, manner: manner, output: output)
}

/// The sign that it is the person's turn; what readline must not count stands between \u{1} and \u{2}.
private func prompt(isColored: Bool) -> String {
  isColored ? "\u{1}\u{1b}[1;32m\u{2}›\u{1}\u{1b}[0m\u{2} " : "› "
}
