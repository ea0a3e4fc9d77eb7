import SousKit

/// Performs a command beside the talk itself; gives the exit status.
func runTool(_ command: ToolCommand, _ options: GlobalOptions) -> Int32 {
  let place = Terminal().place
  let session = options.sessionOptions(at: place)
  switch command {
  case .understand:
    let lines = ScriptEditor()
    if let folder = options.intents {
      return understandLines(
        intents: folder, options: options, session: session, read: { lines.nextLine() },
        write: { _ = report($0) }, complain: complain)
    }
    return understandLines(
      json: options.isJSON, explains: options.explains, options: session, read: { lines.nextLine() },
      write: { _ = report($0) }, complain: complain)
  case .transcripts(let mode, let files):
    return transcriptCommand(mode, files: files, write: { _ = report($0) })
  case .intents(let task, let files):
    return intentsCommand(
      task, files: files, json: options.isJSON, width: session.width, write: { _ = report($0) })
  case .doctor:
    return doctorCommand(session, json: options.isJSON, write: { _ = report($0) }, complain: complain)
  case .ingredients:
    let lines = ScriptEditor()
    return ingredientsCommand(
      json: options.isJSON, read: { lines.nextLine() }, write: { _ = report($0) }, complain: complain)
  case .amounts(let task):
    let lines = ScriptEditor()
    let talk = CommandTalk(
      asks: Terminal().inputIsTerminal, read: { lines.nextLine() }, write: { _ = report($0) },
      complain: complain, progress: showProgress)
    return amountsCommand(task, session, json: options.isJSON, talk: talk)
  case .list(let task):
    let talk = CommandTalk(asks: false, read: { nil }, write: { _ = report($0) }, complain: complain)
    return listCommand(task, session, json: options.isJSON, talk: talk)
  case .recipe(let task):
    let talk = CommandTalk(asks: false, read: { nil }, write: { _ = report($0) }, complain: complain)
    return recipeCommand(task, session, json: options.isJSON, talk: talk)
  case .imports(let task):
    let lines = ScriptEditor()
    let talk = CommandTalk(
      asks: Terminal().inputIsTerminal, read: { lines.nextLine() },
      write: { line in _ = report(options.shown([line], at: place)[0]) }, complain: complain,
      progress: showProgress)
    return importCommand(
      task, session, json: options.isJSON, colors: options.usesColor(at: place), talk: talk)
  case .solve(let file):
    // Ctrl-C ends the search, and the best it found is told.
    catchSignals()
    let status = solveCommand(
      file, options, shouldStop: { statusOfSignal() != nil }, write: { _ = report($0) }, complain: complain,
      progress: showProgress)
    return statusOfSignal() ?? status
  case .remind:
    var isWritten = true
    let talk = CommandTalk(
      asks: false, read: { nil },
      write: { line in if writeLines(options.shown([line], at: place)) != nil { isWritten = false } },
      complain: complain)
    return remindCommand(
      session, form: RemindForm(options), colors: options.usesColor(at: place), talk: talk,
      isWritten: { isWritten })
  case .log: return logCommand { _ = report($0) }
  case .units: return unitsCommand(json: options.isJSON) { _ = report($0) }
  case .cooklang(let file):
    return cooklangCommand(
      file, json: options.isJSON, width: session.width, write: { _ = report($0) }, complain: complain)
  case .backup(let task): return backupCommand(task, session, write: { _ = report($0) }, complain: complain)
  case .typed(let intent):
    return performTyped(intent, options, session) { _ = writeLines(options.shown($0, at: place)) }
  }
}

/// A request as intent and slots, answered as a line would be.
private func performTyped(
  _ intent: String, _ options: GlobalOptions, _ wishes: SessionOptions, show: ([String]) -> Void
) -> Int32 {
  do {
    let session = try Session(wishes)
    ignoreBrokenPipes()
    session.notices.forEach(complain)
    session.afterFirstPrompt()
    let answer = try session.perform(intent, options.slots)
    show(options.isJSON ? [answer.json] : answer.lines)
    session.close().map(complain)
    return answer.exit
  } catch let failure as StartFailure {
    complain(failure.lines.joined(separator: "\n"))
    if options.isJSON { show([failure.json(said: intent)]) }
    return failure.exit
  } catch {
    complain((error as? TypedProblem)?.sentence ?? "\(error)")
    return 2
  }
}
